import { Images, Mail, Phone, Search, Siren } from 'lucide-react'
import { Link } from 'react-router'
import { contactAddress } from '../../contract/links/contact-address.ts'
import { KeranjangCount } from '../features/shop/keranjang/keranjang-count.tsx'
import { phonesOf } from '../lib/phones/phones.ts'
import { useTemplate } from '../template.ts'
import { SosmedIcon } from '../ui/icon/sosmed-icon.tsx'
import { SiteLogo } from './site-logo.tsx'
import { mainMenu, SiteMenu } from './site-menu.tsx'
import { SosmedLinks } from './sosmed-links.tsx'

export function SiteHeader() {
	const template = useTemplate()
	const logo = template.webSetting.data?.logo
	const { namaPendek } = template.merek.data
	return (
		<>
			<TopBar />
			<header className="no-print sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur">
				<div className="page flex h-16 items-center justify-between gap-2 sm:gap-4 lg:h-18">
					<Link to="/" aria-label={logo ? 'Beranda' : `Beranda ${namaPendek}`} className="min-w-0 lg:min-w-28">
						<SiteLogo />
					</Link>
					<div className="flex shrink-0 items-center gap-1 sm:gap-2 xl:gap-3">
						{/* Before the menu on the phone and after it on the desktop, also in tab order. */}
						<KeranjangCount className="lg:hidden" />
						<SiteMenu entries={mainMenu(template)} template={template} />
						<KeranjangCount className="max-lg:hidden" />
					</div>
				</div>
			</header>
		</>
	)
}

const item = 'inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline'

/** Phones, email, social networks, search and gallery. On a narrow screen the contacts are in the menu. */
function TopBar() {
	const template = useTemplate()
	const { webSettingSosmed } = template
	const setting = template.webSetting.data
	return (
		<section aria-label="Kontak cepat" className="no-print on-dark bg-teal-900 text-sm text-white">
			<div className="page flex min-h-11 items-center justify-between gap-4">
				<div className="hidden items-center gap-3 lg:flex xl:gap-5">
					{phonesOf(template).map(({ title, noTelp, to }) => (
						<a key={title} href={to} className={item}>
							<PhoneIcon to={to} />
							<span className="sr-only">{title}</span>
							{noTelp}
						</a>
					))}
					{setting?.email && (
						<a href={`mailto:${setting.email}`} className={item}>
							<Mail className="size-4" />
							<span className="lg:max-xl:sr-only">{setting.email}</span>
						</a>
					)}
					<SosmedLinks
						sosmed={webSettingSosmed.data}
						className="flex items-center gap-1"
						linkClass="grid size-9 place-items-center rounded-full hover:bg-white/10"
					/>
				</div>
				<nav aria-label="Pintasan" className="flex items-center gap-4 lg:gap-5">
					<Link to="/pencarian" className={item}>
						<Search className="size-4" />
						Pencarian
					</Link>
					<Link to="/galeri" className={item}>
						<Images className="size-4" />
						Galeri
					</Link>
				</nav>
				{setting?.noTelpUgd && (
					<a
						href={contactAddress(setting.noTelpUgd, setting.noTelpUgdType)}
						className="ml-auto inline-flex min-h-11 items-center gap-1.5 bg-igd px-4 font-bold hover:bg-igd-dark lg:ml-0"
					>
						<Siren className="size-4.5" />
						IGD<span className="hidden sm:inline"> {setting.noTelpUgd}</span>
					</a>
				)}
			</div>
		</section>
	)
}

/** A number may lead to the messaging app. */
const PhoneIcon = ({ to }: { to: string }) =>
	to.startsWith('tel:') ? <Phone className="size-4" /> : <SosmedIcon icon="whatsapp" className="size-4" />
