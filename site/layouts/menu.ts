import { menuTentang, menuUtama } from '../../contract/menu.ts'
import type { Template } from '../../contract/web.ts'

export interface MenuEntry {
	title: string
	/** Without it the entry only opens its submenu. */
	to?: string
	submenu?: { title: string; to: string }[]
}

/** The main menu, the same on all screens, in the order and with the labels that staff chose. */
export function mainMenu({ layanan, teks, merek }: Pick<Template, 'layanan' | 'teks' | 'merek'>): MenuEntry[] {
	const submenus: Record<string, MenuEntry['submenu']> = {
		'/layanan': layanan.data.map(({ nama, uri }) => ({ title: nama, to: `/layanan/${uri}` })),
		'tentang-kami': (teks.data.menuTentang ?? menuTentang).map(({ id, judul }) => ({ title: judul, to: id })),
	}
	return (teks.data.menu ?? menuUtama).map(({ id, judul }) => ({
		title: judul.replace('{toko}', merek.data.namaToko),
		to: id.startsWith('/') ? id : undefined,
		submenu: submenus[id],
	}))
}
