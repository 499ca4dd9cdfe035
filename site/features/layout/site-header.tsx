import { useTemplate } from '../../template.ts'
import { KeranjangCount } from '../keranjang/keranjang-count.tsx'
import { MainMenu } from './main-menu.tsx'
import { mainMenu } from './menu.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SiteLogo } from './site-logo.tsx'
import { TopBar } from './top-bar.tsx'

export function SiteHeader() {
	const entries = mainMenu(useTemplate())
	return (
		<>
			<TopBar />
			<header className="no-print sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur">
				<div className="page flex h-16 items-center justify-between gap-2 sm:gap-4 lg:h-18">
					<a href="/" aria-label="Beranda" className="shrink-0">
						<SiteLogo />
					</a>
					<div className="flex items-center gap-1 sm:gap-2 xl:gap-3">
						<MainMenu entries={entries} />
						<KeranjangCount />
						<MobileMenu entries={entries} />
					</div>
				</div>
			</header>
		</>
	)
}
