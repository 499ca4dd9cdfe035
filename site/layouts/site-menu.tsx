import { ChevronDown, Menu, X } from 'lucide-react'
import { NavLink } from 'react-router'
import type { Template } from '../../contract/web.ts'
import { phonesOf } from '../lib/phones/phones.ts'
import type { MenuEntry } from './menu.ts'
import { SosmedLinks } from './sosmed-links.tsx'
import { useClosingMenu } from './use-closing-menu.ts'
import './site-menu.css'

/**
 * One menu for all screens: a row on wide ones, a list with a Menu/Tutup toggle on the phone. Toggle and submenus are
 * `<details>`, so they work by click, touch and keyboard, and without scripts. A mouse also opens submenus by hovering.
 */
export function SiteMenu({ entries, template }: { entries: MenuEntry[]; template: Template }) {
	const menu = useClosingMenu()
	const contacts = phonesOf(template).map(({ title, noTelp, to }) => ({ title, text: noTelp, to }))
	const email = template.webSetting.data?.email
	if (email) contacts.push({ title: 'Email', text: email, to: `mailto:${email}` })
	const sosmed = template.webSettingSosmed.data
	return (
		<div ref={menu} className="site-menu">
			<details className="group lg:hidden">
				<summary className="inline-flex min-h-11 items-center gap-2 rounded-full border border-teal-700 px-4 font-semibold text-teal-800 max-[359px]:px-3">
					<Menu className="size-5 group-open:hidden max-[359px]:hidden" />
					<span className="group-open:hidden">Menu</span>
					<X className="hidden size-5 group-open:block max-[359px]:hidden!" />
					<span className="hidden group-open:inline">Tutup</span>
				</summary>
			</details>
			<nav aria-label="Menu utama">
				<ul>
					{entries.map((entry) => (
						<li key={entry.to ?? entry.title}>
							{entry.to && <NavLink to={entry.to}>{entry.title}</NavLink>}
							{entry.submenu && entry.submenu.length > 0 && (
								<details>
									<summary>
										<span className={entry.to && 'sr-only'}>{entry.to ? `Submenu ${entry.title}` : entry.title}</span>
										<ChevronDown />
									</summary>
									<ul>
										{entry.submenu.map((below) => (
											<li key={below.to}>
												<NavLink to={below.to}>{below.title}</NavLink>
											</li>
										))}
									</ul>
								</details>
							)}
						</li>
					))}
				</ul>
				{contacts.length > 0 && (
					<ul aria-label="Kontak">
						{contacts.map(({ title, text, to }) => (
							<li key={title}>
								<a href={to}>
									{title}
									<span>{text}</span>
								</a>
							</li>
						))}
					</ul>
				)}
				{sosmed.length > 0 && (
					<SosmedLinks
						sosmed={sosmed}
						className="flex flex-wrap gap-2 px-2"
						linkClass="size-11 justify-center! px-0!"
					/>
				)}
			</nav>
		</div>
	)
}
