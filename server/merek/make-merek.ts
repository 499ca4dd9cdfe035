import { hash } from 'node:crypto'
import type { Merek } from '../../contract/merek/merek.ts'
import { NAMA_BAWAAN, namaTokoOf } from '../../contract/merek/merek-nama.ts'
import { derivePendamping, deriveUtama } from '../../contract/merek/merek-warna.ts'
import { isAlamatToko } from '../../contract/shop/alamat-toko.ts'
import type { Db, Schema } from '../../database/schema.ts'

/** The brand as staff filled it in. */
export type MerekRow = Omit<Schema['webMerek'], 'id'>

const VERSION_LENGTH = 12
/** Raised when the files below `/merek` are drawn in another way. */
const DRAWING = 1

/** Every page asks for the brand, and it rarely changes. */
let latest: { key: string; merek: Merek } | undefined

/** Completes a brand: names from the name of the site, colours that are readable. */
export function makeMerek(row: MerekRow | undefined, namaWeb: string | undefined): Merek {
	const key = JSON.stringify([row, namaWeb])
	if (latest?.key !== key) latest = { key, merek: complete(row, namaWeb) }
	return latest.merek
}

function complete(row: MerekRow | undefined, namaWeb: string | undefined): Merek {
	const namaPendek = row?.namaPendek || namaWeb || NAMA_BAWAAN
	const lambang = row?.lambang ?? null
	const utama = deriveUtama(row?.warnaUtama ?? null)
	const warnaUtama = row?.warnaUtama ? utama.dipakai : null
	const warnaPendamping = row?.warnaPendamping ? derivePendamping(row.warnaPendamping).dipakai : null
	const drawn = [DRAWING, namaPendek, lambang, warnaUtama, warnaPendamping].join('\n')
	return {
		namaPendek,
		namaToko: row?.namaToko || namaTokoOf(namaPendek),
		...(row?.alamatToko && isAlamatToko(row.alamatToko) && { alamatToko: row.alamatToko }),
		lambang,
		warnaUtama,
		warnaPendamping,
		warnaTema: utama.palet['teal-900'] ?? utama.dipakai,
		versi: hash('sha256', drawn).slice(0, VERSION_LENGTH),
	}
}

export const merekColumns = [
	'namaPendek',
	'namaToko',
	'alamatToko',
	'lambang',
	'warnaUtama',
	'warnaPendamping',
] as const

export async function readMerek(db: Db): Promise<Merek> {
	const [row, setting] = await Promise.all([
		db.selectFrom('webMerek').select(merekColumns).executeTakeFirst(),
		db.selectFrom('webSetting').select('namaWeb').executeTakeFirst(),
	])
	return makeMerek(row, setting?.namaWeb)
}
