import { MapPin, MessageCircle, Phone } from 'lucide-react'
import { contactAddress } from '../../../contract/contact-address.ts'
import { useTemplate } from '../../template.ts'
import { ButtonLink } from '../../ui/button/button.tsx'

/** Contact links at the end of the page. */
export function KontakSection() {
	const { webSetting, berandaPendaftaran } = useTemplate()
	const desk = berandaPendaftaran.data
	const setting = webSetting.data
	return (
		<section aria-labelledby="kontak-beranda" className="page pb-10 lg:pb-12">
			<div className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-teal-100 px-6 py-8 lg:px-14 lg:py-12">
				<div>
					<h2 id="kontak-beranda" className="text-2xl lg:text-[2rem]">
						Ada yang bisa kami bantu?
					</h2>
					{setting?.alamat && <p className="mt-2 text-soft">{setting.alamat}</p>}
				</div>
				<ul className="grid w-full gap-3 sm:flex sm:w-auto sm:flex-wrap">
					<li>
						<ButtonLink to="/hubungi-kami" className="w-full">
							<Phone className="size-5" />
							Hubungi Kami
						</ButtonLink>
					</li>
					{desk?.noTelp && (
						<li>
							<ButtonLink to={contactAddress(desk.noTelp, desk.noTelpType)} look="secondary" className="w-full">
								<MessageCircle className="size-5" />
								Konsultasi
							</ButtonLink>
						</li>
					)}
					{setting?.petunjukArah && (
						<li>
							<ButtonLink to={setting.petunjukArah} look="secondary" className="w-full">
								<MapPin className="size-5" />
								Kunjungi Kami
							</ButtonLink>
						</li>
					)}
				</ul>
			</div>
		</section>
	)
}
