import { arrangeMenu, type MenuItem } from '../../contract/web/arrange-menu.ts'
import { menuTentang, menuUtama } from '../../contract/web/menu.ts'
import type { Teks } from '../../contract/web/teks.ts'
import type { Db } from '../../database/schema.ts'

const columns = [
	'pesanPendaftaran',
	'pesanPasienBaru',
	'pesanPaket',
	'petunjukKosong',
	'petunjukPencarian',
	'privasiNama',
	'privasiEmail',
	'privasiTelp',
] as const

/** The texts that staff have changed. Messages about reservations are for staff and stay out. */
export async function readTeks(db: Db): Promise<Teks> {
	const row = await db
		.selectFrom('webTeks')
		.select([...columns, 'menu', 'menuTentang'])
		.executeTakeFirst()
	if (!row) return {}
	const menu: MenuItem[] = JSON.parse(row.menu)
	const tentang: MenuItem[] = JSON.parse(row.menuTentang)
	const teks: Teks = {
		...(menu.length > 0 && { menu: arrangeMenu(menuUtama, menu) }),
		...(tentang.length > 0 && { menuTentang: arrangeMenu(menuTentang, tentang) }),
	}
	for (const name of columns) if (row[name] !== '') teks[name] = row[name]
	return teks
}
