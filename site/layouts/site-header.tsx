import { Link } from 'react-router'
import { KeranjangCount } from '../features/shop/keranjang/keranjang-count.tsx'
import { useTemplate } from '../template.ts'
import { mainMenu } from './menu.ts'
import { SiteLogo } from './site-logo.tsx'
import { SiteMenu } from './site-menu.tsx'
import { TopBar } from './top-bar.tsx'

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
