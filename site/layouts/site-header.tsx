import { Images, Mail, Phone, Search, SearchCheck, Siren } from 'lucide-react'
import { Link } from 'react-router'
import { contactAddress } from '../../contract/links/contact-address.ts'
import { ALAMAT_TOKO } from '../../contract/shop/alamat-toko.ts'
import { KeranjangCount } from '../features/shop/keranjang/keranjang-count.tsx'
import { phonesOf } from '../lib/phones/phones.ts'
import { useIsKosong, useTemplate } from '../template.ts'
import { SosmedIcon } from '../ui/icon/sosmed-icon.tsx'
import { IgdCall } from './igd-call.tsx'
import { SiteLogo } from './site-logo.tsx'
import { SiteMenu } from './site-menu.tsx'
import { SosmedLinks } from './sosmed-links.tsx'

export function SiteHeader() {
	const template = useTemplate()
	const logo = template.webSetting.data?.logo
	const { namaPendek } = template.merek.data
	const hasShop = !useIsKosong()(ALAMAT_TOKO)
	return (
		<>
			<TopBar />
			<header className="no-print sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur">
				<div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-2 gap-y-1 py-1 sm:gap-x-4 lg:min-h-18 lg:flex-nowrap">
					<Link
						to="/"
						aria-label={logo ? 'Beranda' : `Beranda ${namaPendek}`}
						className="flex min-h-11 min-w-0 grow basis-[6rem] items-center lg:min-w-28 lg:grow-0 lg:basis-auto"
					>
						<SiteLogo />
					</Link>
					<div className="flex min-w-0 items-center gap-1 max-lg:ml-auto sm:gap-2 lg:shrink-0">
						<IgdCall />
						{/* Before the menu on the phone and after it on the desktop, also in tab order. */}
						{hasShop && <KeranjangCount className="lg:hidden" />}
						<SiteMenu />
						<Link
							to="/cek-reservasi"
							aria-label="Cek Reservasi"
							title="Cek Reservasi"
							className="grid size-11 shrink-0 place-items-center rounded-full text-teal-800 hover:bg-teal-50 max-xl:hidden"
						>
							<SearchCheck className="size-5.5" />
						</Link>
						{hasShop && <KeranjangCount className="max-lg:hidden" />}
					</div>
				</div>
			</header>
		</>
	)
}

const item = 'inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline'

/** Phones, email, social networks, search and gallery. On a narrow screen the contacts are in the menu, and the IGD in the sticky header. */
function TopBar() {
	const template = useTemplate()
	const { webSettingSosmed } = template
	const setting = template.webSetting.data
	const isKosong = useIsKosong()
	return (
		<section aria-label="Kontak cepat" className="no-print on-dark bg-teal-900 text-sm text-white">
			<div className="page flex min-h-11 flex-wrap items-center justify-between gap-x-4">
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
				<nav aria-label="Pintasan" className="flex flex-wrap items-center gap-x-4 lg:gap-x-5">
					<Link to="/pencarian" className={item}>
						<Search className="size-4" />
						Pencarian
					</Link>
					{!isKosong('/galeri') && (
						<Link to="/galeri" className={item}>
							<Images className="size-4" />
							Galeri
						</Link>
					)}
				</nav>
				{setting?.noTelpUgd && (
					<a
						href={contactAddress(setting.noTelpUgd, setting.noTelpUgdType)}
						className="hidden min-h-11 items-center gap-1.5 bg-igd px-4 font-bold hover:bg-igd-dark lg:inline-flex"
					>
						<Siren className="size-4.5" />
						IGD {setting.noTelpUgd}
					</a>
				)}
			</div>
		</section>
	)
}

/** A number may lead to the messaging app. */
const PhoneIcon = ({ to }: { to: string }) =>
	to.startsWith('tel:') ? <Phone className="size-4" /> : <SosmedIcon icon="whatsapp" className="size-4" />
