import { CalendarPlus, MessageCircle } from 'lucide-react'
import { contactAddress } from '../../../contract/links/contact-address.ts'
import type { Pendaftaran } from '../../../contract/web/web.ts'
import { useIsKosong } from '../../template.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'

export function PendaftaranSection({ pendaftaran }: { pendaftaran: Pendaftaran }) {
	const hasPoli = !useIsKosong()('/poli-klinik')
	return (
		<section aria-label="Pendaftaran dan konsultasi" className="py-6 lg:py-16">
			<div className={`page grid items-center gap-6 lg:gap-12 ${pendaftaran.foto ? 'md:grid-cols-2' : ''}`}>
				{pendaftaran.foto && (
					<Picture
						folder="beranda/pendaftaran"
						file={pendaftaran.foto}
						alt={pendaftaran.alt}
						width={1200}
						height={900}
						sizes="(width >= 1200px) 560px, 50vw"
						className="aspect-4/3 w-full rounded-card max-md:hidden"
					/>
				)}
				<div>
					<RichText html={pendaftaran.text} />
					<div className="mt-4 flex flex-wrap gap-3 empty:hidden lg:mt-6">
						{hasPoli && (
							<ButtonLink to="/poli-klinik" icon={CalendarPlus}>
								Daftar Sekarang
							</ButtonLink>
						)}
						{pendaftaran.noTelp && (
							<ButtonLink
								to={contactAddress(pendaftaran.noTelp, pendaftaran.noTelpType)}
								look="secondary"
								icon={MessageCircle}
							>
								Konsultasi
							</ButtonLink>
						)}
					</div>
				</div>
			</div>
		</section>
	)
}
