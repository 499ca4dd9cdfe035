import { type LucideIcon, Mail, MapPin, Navigation, Phone } from 'lucide-react'
import type { PageHandle } from '../../contract/cache.ts'
import { contactAddress } from '../../contract/links/contact-address.ts'
import { DatangLink } from '../features/datang/datang-link.tsx'
import { GawatDarurat } from '../features/keluhan/gawat-darurat.tsx'
import { contactPage } from '../jsonld-pages.ts'
import { pageMeta, rootData } from '../meta.ts'
import { useFitur, useTemplate } from '../template.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { EmptyPage } from '../ui/list-page/list-page.tsx'
import { MapFrame } from '../ui/map-frame/map-frame.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/hubungi-kami'

const judul = 'Hubungi Kami'
const pengantar = 'Telepon, kirim pesan, atau datang langsung. Kami siap membantu Anda.'

export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: judul,
		description: pengantar,
		path: '/hubungi-kami',
		crumbs: [],
		jsonLd: [contactPage(rootData(matches), judul, '/hubungi-kami')],
	})

export default function HubungiKami() {
	const template = useTemplate()
	const hasDatang = useFitur('datang')
	const setting = template.webSetting.data
	if (!setting) return <EmptyPage judul={judul} pengantar={pengantar} thing="Kontak" />
	const { noTelp, noTelpType, noTelpUgd, email, alamat, petunjukArah } = setting
	const desk = template.berandaPendaftaran.data
	const contacts = [
		{ Icon: Phone, title: 'Telepon', text: noTelp, to: contactAddress(noTelp, noTelpType) },
		{
			Icon: Phone,
			title: 'Pendaftaran (CSO)',
			text: desk?.noTelp,
			to: desk ? contactAddress(desk.noTelp, desk.noTelpType) : '',
		},
		{ Icon: Mail, title: 'Email', text: email, to: `mailto:${email}` },
	].filter(({ text }) => text)
	return (
		<>
			<PageHeader judul={judul} pengantar={pengantar} />
			{noTelpUgd && (
				<div className="page pt-6 lg:pt-8">
					<GawatDarurat folded />
				</div>
			)}
			<div className="page py-8 has-[ul:empty]:hidden lg:py-12">
				<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
					{contacts.map(({ Icon, title, text, to }) => (
						<Kontak key={title} Icon={Icon} title={title}>
							<a
								href={to}
								className="inline-flex min-h-11 items-center wrap-anywhere font-semibold text-teal-700 underline decoration-teal-200 underline-offset-4 hover:decoration-current"
							>
								{text}
							</a>
						</Kontak>
					))}
					{hasDatang && (
						<li>
							<DatangLink className="h-full" />
						</li>
					)}
					{(alamat || petunjukArah) && (
						<Kontak Icon={MapPin} title="Alamat" className="sm:col-span-2">
							<address>{alamat}</address>
							{petunjukArah && (
								<ButtonLink to={petunjukArah} icon={Navigation} className="mt-3">
									Rute Menuju Rumah Sakit
								</ButtonLink>
							)}
						</Kontak>
					)}
				</ul>
			</div>
			<MapFrame mapLokasi={setting.mapLokasi} title={`Peta lokasi ${setting.namaWeb}`} />
		</>
	)
}

interface KontakProps {
	Icon: LucideIcon
	title: string
	className?: string
	children: React.ReactNode
}

const Kontak = ({ Icon, title, className = '', children }: KontakProps) => (
	<li className={`${className} flex items-start gap-4 rounded-card bg-paper p-5 shadow-soft`}>
		<span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-teal-50 text-teal-700">
			<Icon className="size-6" />
		</span>
		<div className="min-w-0">
			<h2 className="text-base">{title}</h2>
			<div className="mt-0.5 break-words">{children}</div>
		</div>
	</li>
)
