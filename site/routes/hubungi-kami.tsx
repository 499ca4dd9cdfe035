import { Mail, MapPin, Navigation, Phone, Siren } from 'lucide-react'
import { contactAddress } from '../features/kontak/contact-address.ts'
import { MapFrame } from '../features/peta/map-frame.tsx'
import { pageMeta } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Empty } from '../ui/state/state.tsx'
import type { Route } from './+types/hubungi-kami'

const pengantar = 'Telepon, kirim pesan, atau datang langsung. Kami siap membantu Anda.'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Hubungi Kami', description: pengantar, path: '/hubungi-kami' })

export default function HubungiKami() {
	const { webSetting, berandaPendaftaran } = useTemplate()
	const setting = webSetting.data
	const desk = berandaPendaftaran.data
	return (
		<>
			<PageHeader judul="Hubungi Kami" pengantar={pengantar} />
			{setting ? (
				<>
					<div className="page py-8 lg:py-12">
						<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
							<Kontak icon={<Siren />} title="IGD 24 Jam">
								<a href={contactAddress(setting.noTelpUgd, setting.noTelpUgdType)}>{setting.noTelpUgd}</a>
							</Kontak>
							<Kontak icon={<Phone />} title="Telepon">
								<a href={contactAddress(setting.noTelp, setting.noTelpType)}>{setting.noTelp}</a>
							</Kontak>
							{desk && (
								<Kontak icon={<Phone />} title="Pendaftaran (CSO)">
									<a href={contactAddress(desk.noTelp, desk.noTelpType)}>{desk.noTelp}</a>
								</Kontak>
							)}
							<Kontak icon={<Mail />} title="Email">
								<a href={`mailto:${setting.email}`}>{setting.email}</a>
							</Kontak>
							<Kontak icon={<MapPin />} title="Alamat">
								<address>{setting.alamat}</address>
							</Kontak>
						</ul>
						<ButtonLink to={setting.petunjukArah} className="mt-8">
							<Navigation aria-hidden="true" className="size-5" />
							Rute Menuju Rumah Sakit
						</ButtonLink>
					</div>
					<MapFrame mapLokasi={setting.mapLokasi} title={`Peta lokasi ${setting.namaWeb}`} />
				</>
			) : (
				<div className="page py-10">
					<Empty thing="Kontak" />
				</div>
			)}
		</>
	)
}

function Kontak({ icon, title, children }: { icon: React.ReactNode; title: string; children: React.ReactNode }) {
	return (
		<li className="flex items-start gap-4 rounded-card bg-paper p-5 shadow-soft">
			<span
				aria-hidden="true"
				className="grid size-12 shrink-0 place-items-center rounded-2xl bg-teal-50 text-teal-700 [&>svg]:size-6"
			>
				{icon}
			</span>
			<div className="min-w-0">
				<h2 className="text-base">{title}</h2>
				<div className="mt-0.5 break-words [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center [&>a]:font-semibold [&>a]:text-teal-700 [&>a]:underline [&>a]:underline-offset-4">
					{children}
				</div>
			</div>
		</li>
	)
}
