import { Siren } from 'lucide-react'
import type { KeluhanData } from '../../../contract/dokter/keluhan.ts'
import { contactAddress } from '../../../contract/links/contact-address.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import type { BahayaGroup } from './bahaya.tsx'
import { IgdButtons } from './igd-buttons.tsx'
import { NOMOR_DARURAT, TextLink, useIgd } from './igd-links.tsx'

export interface BahayaCardProps {
	groups: BahayaGroup[]
	bantuan: KeluhanData['bantuan']
}

export const BahayaCard = ({ groups, bantuan }: BahayaCardProps) =>
	groups[0]?.tenang ? <Tenang groups={groups} bantuan={bantuan} /> : <SegeraKeIgd groups={groups} />

const SegeraKeIgd = ({ groups }: Pick<BahayaCardProps, 'groups'>) => (
	<div className="grid gap-x-10 gap-y-4 rounded-card border-2 border-igd bg-paper p-5 shadow-soft sm:p-6 lg:grid-cols-[1fr_auto]">
		<div className="max-w-text">
			<h2 className="flex items-center gap-3 text-2xl text-igd">
				<Siren className="size-8 shrink-0" />
				Segera ke IGD
			</h2>
			<p className="mt-3">Jangan menunggu jadwal poli: datanglah ke IGD sekarang atau telepon kami.</p>
		</div>
		{/* Before the sentences: on a phone the number is on the first screen. */}
		<IgdButtons className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex-col lg:self-center" />
		<ul className="flex max-w-text flex-col gap-2">
			{groups.map(({ id, judul, lakukan }) => (
				<li key={id}>
					<strong>{judul}.</strong> {lakukan}
				</li>
			))}
		</ul>
	</div>
)

/** Without red, siren and pictures. */
function Tenang({ groups, bantuan }: BahayaCardProps) {
	const { noTelp, to, rute } = useIgd()
	const lines = bantuan.length > 0 ? bantuan : [{ nama: 'Layanan darurat', nomor: NOMOR_DARURAT }]
	return (
		<div className="grid gap-x-10 gap-y-5 rounded-card border border-teal-200 bg-paper p-5 shadow-soft sm:p-6 lg:grid-cols-[3fr_2fr]">
			<div className="flex max-w-text flex-col gap-4">
				{groups.map(({ id, judul, lakukan }) => (
					<div key={id}>
						<h2 className="text-2xl">{judul}</h2>
						<p className="mt-2">{lakukan}</p>
					</div>
				))}
			</div>
			<div>
				<p className="font-semibold">Yang dapat Anda hubungi sekarang:</p>
				<ul className="mt-2 flex flex-col gap-3">
					{lines.map(({ nama, nomor }, index) => (
						<li key={`${nama} ${nomor}`}>
							<ButtonLink to={telAddress(nomor)} look={index === 0 ? 'primary' : 'secondary'} className="w-full">
								<span>
									{nama} <span className="inline-block">{nomor}</span>
								</span>
							</ButtonLink>
						</li>
					))}
				</ul>
				<p className="mt-4 text-balance">IGD kami buka 24 jam dan menerima Anda kapan saja.</p>
				<p className="flex flex-wrap gap-x-5">
					{to && <TextLink to={to}>IGD {noTelp}</TextLink>}
					{rute && <TextLink to={rute}>Rute ke IGD</TextLink>}
				</p>
			</div>
		</div>
	)
}

/** The dialler, which waits before it sends an extension: `119 ext 8` → `tel:119,8`. */
export function telAddress(nomor: string): string {
	const [number = '', extension = ''] = nomor.split(/\s*(?:ext|ekst|pesawat)\.?\s*/i)
	const digits = extension.replace(/\D/g, '')
	return contactAddress(number, 'telp') + (digits && `,${digits}`)
}
