import { ChevronDown, Menu, X } from 'lucide-react'
import type { MenuEntry } from './menu.ts'
import { MenuLink } from './menu-link.tsx'
import { useCloseOnNavigation } from './use-close-on-navigation.ts'

const entryClass = 'flex min-h-12 items-center justify-between rounded-xl px-4 font-semibold hover:bg-teal-50'

/** The phone's menu: the same entries behind a Menu/Tutup toggle. */
export function MobileMenu({ entries }: { entries: MenuEntry[] }) {
	const details = useCloseOnNavigation()
	return (
		<details ref={details} className="group lg:hidden">
			<summary className="inline-flex min-h-11 items-center gap-2 rounded-full border border-teal-700 px-4 font-semibold text-teal-800 max-[359px]:px-3">
				<Menu aria-hidden="true" className="size-5 group-open:hidden max-[359px]:hidden" />
				<span className="group-open:hidden">Menu</span>
				<X aria-hidden="true" className="hidden size-5 group-open:block max-[359px]:hidden!" />
				<span className="hidden group-open:inline">Tutup</span>
			</summary>
			<nav
				aria-label="Menu"
				className="absolute inset-x-0 top-full max-h-[calc(100dvh-7rem)] overflow-y-auto border-line border-b bg-paper p-3 shadow-soft"
			>
				<ul>
					{entries.map(({ title, to, submenu }) => (
						<li key={title}>
							{submenu?.length ? (
								<details className="group/sub">
									<summary className={entryClass}>
										{title}
										<ChevronDown aria-hidden="true" className="size-5 transition-transform group-open/sub:rotate-180" />
									</summary>
									<ul className="mb-2 ml-4 border-line border-l pl-2">
										{submenu.map((entry) => (
											<li key={entry.to}>
												<MenuLink to={entry.to} className="flex min-h-11 items-center rounded-xl px-3 hover:bg-teal-50">
													{entry.title}
												</MenuLink>
											</li>
										))}
									</ul>
								</details>
							) : (
								<MenuLink to={to} className={`${entryClass} aria-[current=page]:text-teal-700`}>
									{title}
								</MenuLink>
							)}
						</li>
					))}
				</ul>
			</nav>
		</details>
	)
}
