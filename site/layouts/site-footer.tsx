import { Mail, MapPin, Phone, Siren } from 'lucide-react'
import { Link } from 'react-router'
import { contactAddress } from '../../contract/links/contact-address.ts'
import { tautanCepat } from '../../contract/web/menu.ts'
import { askAgain, usePersetujuanNeeded } from '../features/pelacakan/persetujuan.ts'
import { useIsOffered, useTemplate } from '../template.ts'
import { SosmedIcon } from '../ui/icon/sosmed-icon.tsx'
import './site-footer.css'

export function SiteFooter() {
	const { webSetting, webSettingSosmed, komunitas, berandaPendaftaran } = useTemplate()
	const isOffered = useIsOffered()
	const asksForConsent = usePersetujuanNeeded()
	const setting = webSetting.data
	const desk = berandaPendaftaran.data
	const hasKontak = setting?.noTelp || desk?.noTelp || setting?.email || setting?.alamat
	return (
		<footer className="no-print on-dark mt-8 bg-teal-900 text-teal-50">
			{setting?.noTelpUgd && (
				<div className="bg-teal-800">
					<div className="page flex flex-wrap items-center justify-between gap-4 py-6">
						<p className="font-bold text-lg text-white lg:text-xl">Keadaan darurat? IGD kami siap 24 jam.</p>
						<a
							href={contactAddress(setting.noTelpUgd, setting.noTelpUgdType)}
							className="inline-flex min-h-12 items-center gap-2 rounded-full bg-igd px-6 py-1.5 font-bold text-white hover:bg-igd-dark"
						>
							<Siren className="size-5 shrink-0" />
							<span>
								Panggil IGD <span className="inline-block">{setting.noTelpUgd}</span>
							</span>
						</a>
					</div>
				</div>
			)}
			<div className="footer-links page two-columns grid gap-x-6 gap-y-6 py-8 text-[0.9375rem] sm:grid-cols-2 lg:py-14 xl:grid-cols-[1fr_1.15fr_repeat(3,fit-content(15rem))]">
				{setting && (
					<FooterPart title={setting.namaWeb} className="max-sm:col-span-full">
						{setting.tentang && <p className="text-teal-100">{setting.tentang}</p>}
					</FooterPart>
				)}
				{setting && hasKontak && (
					<FooterPart title="Kontak" className="max-sm:col-span-full">
						<ul>
							{setting.noTelp && (
								<li>
									<a href={contactAddress(setting.noTelp, setting.noTelpType)}>
										<Phone className="size-4 shrink-0" />
										{setting.noTelp}
									</a>
								</li>
							)}
							{desk?.noTelp && (
								<li>
									<a href={contactAddress(desk.noTelp, desk.noTelpType)}>
										<Phone className="size-4 shrink-0" />
										Pendaftaran <span className="inline-block">{desk.noTelp}</span>
									</a>
								</li>
							)}
							{setting.email && (
								<li>
									<a href={`mailto:${setting.email}`}>
										<Mail className="size-4 shrink-0" />
										{setting.email}
									</a>
								</li>
							)}
							{setting.alamat && (
								<li className="flex gap-2 py-2">
									<MapPin className="mt-1 size-4 shrink-0" />
									<address>{setting.alamat}</address>
								</li>
							)}
						</ul>
					</FooterPart>
				)}
				{komunitas.data.length > 0 && (
					<FooterPart title="Komunitas">
						<ul>
							{komunitas.data.map(({ id, nama, uri }) => (
								<li key={id}>
									<Link to={`/komunitas/${uri}`} viewTransition>
										{nama}
									</Link>
								</li>
							))}
						</ul>
					</FooterPart>
				)}
				{/* The longest list has the two shorter ones beside it. */}
				<FooterPart title="Tautan cepat" className="sm:max-xl:row-span-2">
					<ul>
						{tautanCepat
							.filter(({ id }) => isOffered(id))
							.map(({ id, judul }) => (
								<li key={id}>
									<Link to={id} viewTransition>
										{judul}
									</Link>
								</li>
							))}
						{/* Consent can be given and withdrawn at any time. */}
						{asksForConsent && (
							<li>
								<button type="button" onClick={askAgain}>
									Privasi
								</button>
							</li>
						)}
					</ul>
				</FooterPart>
				{webSettingSosmed.data.length > 0 && (
					<FooterPart title="Ikuti kami" className="max-sm:col-span-full">
						<ul className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-4">
							{webSettingSosmed.data.map(({ id, link: to, icon, username }) => (
								<li key={id}>
									<a href={to} target="_blank" rel="noopener noreferrer">
										<SosmedIcon icon={icon} />
										<span className="sr-only">{icon}</span>
										{username}
									</a>
								</li>
							))}
						</ul>
					</FooterPart>
				)}
			</div>
		</footer>
	)
}

interface FooterPartProps {
	title: string
	className?: string
	children: React.ReactNode
}

const FooterPart = ({ title, className, children }: FooterPartProps) => (
	<section className={className}>
		<h2 className="mb-2 text-base text-white">{title}</h2>
		{children}
	</section>
)
