import type { Kysely } from 'kysely'
import type { Teks } from '../../../contract/teks.ts'
import { teksKosong } from '../../../contract/teks-kosong.ts'
import type { Schema } from '../../../database/schema.ts'

const columns = [
	'menu',
	'menuTentang',
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
export async function readTeks(db: Kysely<Schema>): Promise<Teks> {
	const row = await db.selectFrom('webTeks').select(columns).executeTakeFirst()
	return row ? { ...row, menu: JSON.parse(row.menu), menuTentang: JSON.parse(row.menuTentang) } : teksKosong
}
