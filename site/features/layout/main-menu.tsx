import { ChevronDown } from 'lucide-react'
import type { MenuEntry } from './menu.ts'
import { MenuLink } from './menu-link.tsx'
import { useCloseOnNavigation } from './use-close-on-navigation.ts'

const entryClass =
	'inline-flex min-h-11 items-center gap-1 rounded-full px-2 font-semibold text-[0.9375rem] text-ink hover:bg-teal-50 hover:text-teal-800 aria-[current=page]:text-teal-700 xl:px-3.5'

/** The menu of wide screens; a submenu is a disclosure, so it opens by click, touch and keyboard, and without scripts. */
export function MainMenu({ entries }: { entries: MenuEntry[] }) {
	return (
		<nav aria-label="Menu utama" className="hidden lg:block">
			<ul className="flex items-center">
				{entries.map((entry) => (
					<li key={entry.title}>
						{entry.submenu?.length ? (
							<Submenu title={entry.title} entries={entry.submenu} />
						) : (
							<MenuLink to={entry.to} className={entryClass}>
								{entry.title}
							</MenuLink>
						)}
					</li>
				))}
			</ul>
		</nav>
	)
}

function Submenu({ title, entries }: { title: string; entries: { title: string; to: string }[] }) {
	const details = useCloseOnNavigation()
	return (
		<details ref={details} name="menu-utama" className="group relative">
			<summary className={`${entryClass} group-open:bg-teal-50 group-open:text-teal-800`}>
				{title}
				<ChevronDown aria-hidden="true" className="size-4 transition-transform duration-200 group-open:rotate-180" />
			</summary>
			<ul className="absolute top-full right-0 z-40 mt-2 max-h-[70vh] min-w-64 overflow-y-auto rounded-card border border-line bg-paper p-2 shadow-soft">
				{entries.map(({ title: name, to }) => (
					<li key={to}>
						<MenuLink
							to={to}
							className="block rounded-xl px-4 py-2.5 text-[0.9375rem] hover:bg-teal-50 hover:text-teal-800 aria-[current=page]:bg-teal-50 aria-[current=page]:font-semibold"
						>
							{name}
						</MenuLink>
					</li>
				))}
			</ul>
		</details>
	)
}
