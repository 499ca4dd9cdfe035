import { MapPin, MessageCircle, Phone } from 'lucide-react'
import { useTemplate } from '../../template.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Section } from '../../ui/section/section.tsx'
import { contactAddress } from '../kontak/contact-address.ts'

/** The ways to reach the hospital, at the end of the page. */
export function KontakSection() {
	const { webSetting, berandaPendaftaran } = useTemplate()
	const desk = berandaPendaftaran.data
	const setting = webSetting.data
	return (
		<Section judul="Ada yang bisa kami bantu?" pengantar={setting?.alamat} tone="teal">
			<ul className="grid gap-3 sm:flex sm:flex-wrap">
				<li>
					<ButtonLink to="/hubungi-kami" className="w-full">
						<Phone aria-hidden="true" className="size-5" />
						Hubungi Kami
					</ButtonLink>
				</li>
				{desk && (
					<li>
						<ButtonLink to={contactAddress(desk.noTelp, desk.noTelpType)} look="secondary" className="w-full">
							<MessageCircle aria-hidden="true" className="size-5" />
							Konsultasi
						</ButtonLink>
					</li>
				)}
				{setting?.petunjukArah && (
					<li>
						<ButtonLink to={setting.petunjukArah} look="secondary" className="w-full">
							<MapPin aria-hidden="true" className="size-5" />
							Kunjungi Kami
						</ButtonLink>
					</li>
				)}
			</ul>
		</Section>
	)
}
