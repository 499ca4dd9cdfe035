import { ChevronDown, Menu, Siren, X } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import type { Template } from '../../contract/web/web.ts'
import { useIgd } from '../features/keluhan/igd-links.tsx'
import { phonesOf } from '../lib/phones/phones.ts'
import { useTemplate } from '../template.ts'
import { SosmedLinks } from './sosmed-links.tsx'
import './site-menu.css'
import { useEffect, useRef } from 'react'
import { ALAMAT_TOKO } from '../../contract/shop/alamat-toko.ts'
import { menuTentang, menuUtama } from '../../contract/web/menu.ts'

/**
 * One menu for all screens: a row on wide ones, a list with a Menu/Tutup toggle on the phone. Toggle and submenus are
 * `<details>`, so they work by click, touch and keyboard, and without scripts. A mouse also opens submenus by hovering.
 */
export function SiteMenu() {
	const template = useTemplate()
	const igd = useIgd()
	const menu = useClosingMenu()
	const contacts = phonesOf(template).map(({ title, noTelp, to }) => ({ title, text: noTelp, to }))
	const email = template.webSetting.data?.email
	if (email) contacts.push({ title: 'Email', text: email, to: `mailto:${email}` })
	const sosmed = template.webSettingSosmed.data
	return (
		<div ref={menu} className="site-menu">
			<details className="group lg:hidden">
				<summary className="inline-flex min-h-11 items-center gap-2 rounded-full border border-teal-700 px-4 font-semibold text-teal-800 max-sm:px-3">
					<Menu className="size-5 group-open:hidden max-sm:hidden" />
					<span className="group-open:hidden">Menu</span>
					<X className="hidden size-5 group-open:block max-sm:hidden!" />
					<span className="hidden group-open:inline">Tutup</span>
				</summary>
			</details>
			<nav aria-label="Menu utama">
				{igd.to && (
					<a href={igd.to} className="site-menu-igd">
						<Siren />
						<span>
							Panggil IGD <span className="inline-block">{igd.noTelp}</span>
						</span>
					</a>
				)}
				<ul>
					{mainMenu(template).map((entry) => (
						<li key={entry.to ?? entry.title}>
							{entry.to && (
								<NavLink to={entry.to} viewTransition>
									{entry.title}
								</NavLink>
							)}
							{entry.submenu && entry.submenu.length > 0 && (
								<details>
									<summary>
										<span className={entry.to && 'sr-only'}>{entry.to ? `Submenu ${entry.title}` : entry.title}</span>
										<ChevronDown />
									</summary>
									<ul>
										{entry.submenu.map((below) => (
											<li key={below.to}>
												<NavLink to={below.to} viewTransition>
													{below.title}
												</NavLink>
											</li>
										))}
									</ul>
								</details>
							)}
						</li>
					))}
				</ul>
				<ul>
					<li>
						<NavLink to="/cek-reservasi" viewTransition>
							Cek Reservasi
						</NavLink>
					</li>
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

/**
 * Closes the open parts of a menu after a navigation, on Escape (the focus returns to the opener) and on a click
 * outside. On wide screens a click on another submenu is outside too. A submenu that the mouse hovers over is closed by
 * an attribute until the mouse leaves the menu.
 */
function useClosingMenu() {
	const menu = useRef<HTMLDivElement>(null)
	const { key } = useLocation()
	const shown = useRef(key)

	useEffect(() => {
		// What was opened before the scripts were here stays open.
		if (shown.current !== key) closeAll(menu.current)
		shown.current = key
	}, [key])

	useEffect(() => {
		const element = menu.current
		const allowHover = () => element?.removeAttribute(HOVER_CLOSED)
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return
			const [first] = openIn(menu.current)
			closeAll(menu.current)
			first?.querySelector('summary')?.focus()
		}
		const onClick = ({ target }: MouseEvent) => {
			// On the phone, clicks inside the open menu do not close it.
			const isInside = menu.current?.firstElementChild?.hasAttribute('open') && menu.current.contains(target as Node)
			if (!isInside) closeAll(menu.current, target as Node)
		}
		const leaving = new AbortController()
		const { signal } = leaving
		element?.addEventListener('mouseleave', allowHover, { signal })
		document.addEventListener('keydown', onKey, { signal })
		document.addEventListener('click', onClick, { signal })
		return () => leaving.abort()
	}, [])

	return menu
}

/** For site-menu.css. */
const HOVER_CLOSED = 'data-hover-closed'

const openIn = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])]

function closeAll(menu: HTMLElement | null, except: Node | null = null): void {
	for (const details of openIn(menu)) if (!details.contains(except)) details.open = false
	if (menu?.matches(':hover') && !except) menu.setAttribute(HOVER_CLOSED, '')
}

interface MenuEntry {
	title: string
	/** Without it the entry only opens its submenu. */
	to?: string
	submenu?: { title: string; to: string }[]
}

/** The main menu, the same on all screens, in the order and with the labels that staff chose. Empty pages are left out. */
function mainMenu({ layanan, teks, merek, kosong }: Template): MenuEntry[] {
	const empty: string[] = kosong.data
	const withContent = ({ id }: { id: string }) => !empty.includes(id)
	const submenus: Record<string, MenuEntry['submenu']> = {
		'/layanan': layanan.data.map(({ nama, uri }) => ({ title: nama, to: `/layanan/${uri}` })),
		'tentang-kami': (teks.data.menuTentang ?? menuTentang)
			.filter(withContent)
			.map(({ id, judul }) => ({ title: judul, to: id })),
	}
	return (teks.data.menu ?? menuUtama)
		.filter(withContent)
		.map(({ id, judul }) => ({
			title: judul.replace('{toko}', merek.data.namaToko),
			to: id === ALAMAT_TOKO ? (merek.data.alamatToko ?? id) : id.startsWith('/') ? id : undefined,
			submenu: submenus[id],
		}))
		.filter(({ to, submenu }) => to || submenu?.length)
}
