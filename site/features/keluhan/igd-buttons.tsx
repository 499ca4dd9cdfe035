import { Navigation, Phone } from 'lucide-react'
import { ButtonLink } from '../../ui/button/button.tsx'
import { NOMOR_DARURAT, useIgd } from './igd-links.tsx'

export function IgdButtons({ className }: { className: string }) {
	const { noTelp, to, rute } = useIgd()
	return (
		<div className={`flex flex-col gap-3 sm:flex-row sm:flex-wrap ${className}`}>
			{to && (
				<ButtonLink to={to} look="igd" className="max-sm:px-3!">
					<Phone className="size-5 shrink-0" />
					<span>
						Panggil IGD <span className="inline-block">{noTelp}</span>
					</span>
				</ButtonLink>
			)}
			<ButtonLink to={`tel:${NOMOR_DARURAT}`} look={to ? 'secondary' : 'igd'}>
				<Phone className="size-5 shrink-0" />
				Telepon {NOMOR_DARURAT}
			</ButtonLink>
			{rute && (
				<ButtonLink to={rute} look="quiet">
					<Navigation className="size-5 shrink-0" />
					Rute ke IGD
				</ButtonLink>
			)}
		</div>
	)
}
