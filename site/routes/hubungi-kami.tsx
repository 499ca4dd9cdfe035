import { Mail, MapPin, Navigation, Phone, Siren } from 'lucide-react'
import type { PageHandle } from '../../contract/cache.ts'
import { contactAddress } from '../../contract/links/contact-address.ts'
import { pageMeta } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { MapFrame } from '../ui/map-frame/map-frame.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Empty } from '../ui/state/state.tsx'
import type { Route } from './+types/hubungi-kami'

const pengantar = 'Telepon, kirim pesan, atau datang langsung. Kami siap membantu Anda.'

export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Hubungi Kami', description: pengantar, path: '/hubungi-kami', crumbs: [] })

export default function HubungiKami() {
	const { webSetting, berandaPendaftaran } = useTemplate()
	const setting = webSetting.data
	const desk = berandaPendaftaran.data
	return (
		<>
			<PageHeader judul="Hubungi Kami" pengantar={pengantar} />
			{setting ? (
				<>
					<div className="page py-8 has-[ul:empty]:hidden lg:py-12">
						<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
							{setting.noTelpUgd && (
								<Kontak icon={<Siren />} title="IGD 24 Jam">
									<KontakLink to={contactAddress(setting.noTelpUgd, setting.noTelpUgdType)}>
										{setting.noTelpUgd}
									</KontakLink>
								</Kontak>
							)}
							{setting.noTelp && (
								<Kontak icon={<Phone />} title="Telepon">
									<KontakLink to={contactAddress(setting.noTelp, setting.noTelpType)}>{setting.noTelp}</KontakLink>
								</Kontak>
							)}
							{desk?.noTelp && (
								<Kontak icon={<Phone />} title="Pendaftaran (CSO)">
									<KontakLink to={contactAddress(desk.noTelp, desk.noTelpType)}>{desk.noTelp}</KontakLink>
								</Kontak>
							)}
							{setting.email && (
								<Kontak icon={<Mail />} title="Email">
									<KontakLink to={`mailto:${setting.email}`}>{setting.email}</KontakLink>
								</Kontak>
							)}
							{(setting.alamat || setting.petunjukArah) && (
								<Kontak icon={<MapPin />} title="Alamat" wide>
									<address>{setting.alamat}</address>
									{setting.petunjukArah && (
										<ButtonLink to={setting.petunjukArah} className="mt-3">
											<Navigation className="size-5" />
											Rute Menuju Rumah Sakit
										</ButtonLink>
									)}
								</Kontak>
							)}
						</ul>
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

interface KontakProps {
	icon: React.ReactNode
	title: string
	wide?: boolean
	children: React.ReactNode
}

function Kontak({ icon, title, wide = false, children }: KontakProps) {
	return (
		<li className={`${wide ? 'sm:col-span-2' : ''} flex items-start gap-4 rounded-card bg-paper p-5 shadow-soft`}>
			<span
				aria-hidden="true"
				className="grid size-12 shrink-0 place-items-center rounded-2xl bg-teal-50 text-teal-700 [&>svg]:size-6"
			>
				{icon}
			</span>
			<div className="min-w-0">
				<h2 className="text-base">{title}</h2>
				<div className="mt-0.5 break-words">{children}</div>
			</div>
		</li>
	)
}

function KontakLink({ to, children }: { to: string; children: React.ReactNode }) {
	return (
		<a
			href={to}
			className="inline-flex min-h-11 items-center font-semibold text-teal-700 underline decoration-teal-200 underline-offset-4 hover:decoration-current"
		>
			{children}
		</a>
	)
}
