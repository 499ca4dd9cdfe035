import { ChevronDown, Menu, X } from 'lucide-react'
import { NavLink } from 'react-router'
import type { MenuEntry } from './menu.ts'
import { useClosingMenu } from './use-closing-menu.ts'
import './site-menu.css'

/**
 * One menu for all screens: a row on wide ones, a list with a Menu/Tutup toggle on the phone. Toggle and submenus are
 * `<details>`, so they work by click, touch and keyboard, and without scripts.
 */
export function SiteMenu({ entries }: { entries: MenuEntry[] }) {
	const menu = useClosingMenu()
	return (
		<div ref={menu} className="site-menu">
			<details className="group lg:hidden">
				<summary className="inline-flex min-h-11 items-center gap-2 rounded-full border border-teal-700 px-4 font-semibold text-teal-800 max-[359px]:px-3">
					<Menu aria-hidden="true" className="size-5 group-open:hidden max-[359px]:hidden" />
					<span className="group-open:hidden">Menu</span>
					<X aria-hidden="true" className="hidden size-5 group-open:block max-[359px]:hidden!" />
					<span className="hidden group-open:inline">Tutup</span>
				</summary>
			</details>
			<nav aria-label="Menu utama">
				<ul>
					{entries.map((entry) => (
						<li key={entry.title}>
							{entry.submenu?.length ? (
								<details>
									<summary>
										{entry.title}
										<ChevronDown aria-hidden="true" />
									</summary>
									<ul>
										{entry.submenu.map((below) => (
											<li key={below.to}>
												<NavLink to={below.to}>{below.title}</NavLink>
											</li>
										))}
									</ul>
								</details>
							) : (
								<NavLink to={entry.to}>{entry.title}</NavLink>
							)}
						</li>
					))}
				</ul>
			</nav>
		</div>
	)
}
