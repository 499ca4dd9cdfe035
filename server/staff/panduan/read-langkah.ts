import { type RawBuilder, sql } from 'kysely'
import {
	isPilihan,
	type KeadaanLangkah,
	type LangkahPanduan,
	langkahPanduan,
} from '../../../contract/staff/langkah-panduan.ts'
import type { Panduan } from '../../../contract/staff/panduan.ts'
import type { Db, Schema } from '../../../database/schema.ts'
import { untyped } from '../content/entity.ts'
import type { Changes, DemoIds } from './read-changes.ts'

type Langkah = Panduan['langkah'][number]

/** What fills a step: rows of a table. */
interface Filling {
	table: keyof Schema
	/** Which of its rows; without it all. */
	filled?: RawBuilder<boolean>
	/** How many there must be. */
	least?: number
	/** Of a setting: the columns of this step. */
	fields?: readonly string[]
}

const isShown = sql<boolean>`"tampil" = 1`
const isPublished = sql<boolean>`"status" = 'terbit'`

const fillings: Record<Exclude<LangkahPanduan, 'gambar'>, Filling> = {
	identitas: { table: 'webSetting', filled: sql`"namaWeb" <> ''`, fields: ['namaWeb'] },
	merek: { table: 'webMerek', filled: sql`"namaPendek" <> '' or "warnaUtama" is not null or "lambang" is not null` },
	kontak: { table: 'webSetting', filled: sql`"noTelp" <> '' and "alamat" <> ''`, fields: ['noTelp', 'alamat'] },
	peta: { table: 'webSetting', filled: sql`"mapLokasi" <> ''`, fields: ['mapLokasi'] },
	pelacakan: { table: 'webSetting', filled: sql`"tempatPengunjung" <> ''`, fields: ['tempatPengunjung'] },
	// Shown is the default, so only hidden shows a choice.
	iklan: { table: 'webSetting', filled: sql`"tampilTestimoni" = 0`, fields: ['tampilTestimoni'] },
	'hak-pasien': { table: 'hakPasien' },
	sosmed: { table: 'webSettingSosmed' },
	pendaftaran: { table: 'berandaPendaftaran', filled: sql`"noTelp" <> ''`, fields: ['noTelp'] },
	'poli-klinik': { table: 'poliKlinik' },
	dokter: {
		table: 'dokter',
		filled: sql`${isShown} and exists (select 1 from "jadwalWaktu" where "dokterId" = "dokter"."id")`,
	},
	'tanda-bahaya': { table: 'tandaBahaya', filled: sql`"dibacaOleh" <> ''` },
	layanan: { table: 'layanan', filled: isShown },
	banner: { table: 'berandaBanner', filled: isPublished },
	artikel: { table: 'artikel', filled: isPublished },
	toko: { table: 'shopItem', filled: sql`${isPublished} and exists (select 1 from "shopSetting")` },
	pengguna: { table: 'staf', filled: sql`"aktif" = 1`, least: 2 },
}

/** The state of every step, derived from the content. */
export async function readLangkah(
	db: Db,
	demo: DemoIds,
	changes: Changes,
	hasDemoPictures: boolean,
): Promise<Langkah[]> {
	const skipped = new Set((await db.selectFrom('panduan').select('langkah').execute()).map(({ langkah }) => langkah))
	const steps: Langkah[] = []
	for (const langkah of langkahPanduan) {
		const keadaan =
			langkah === 'gambar'
				? hasDemoPictures
					? 'contoh'
					: 'selesai'
				: await stateOf(db, fillings[langkah], demo, changes)
		// A choice with a default is made when it is confirmed.
		const instead = isPilihan(langkah) ? 'selesai' : 'dilewati'
		steps.push({ langkah, keadaan: keadaan !== 'selesai' && skipped.has(langkah) ? instead : keadaan })
	}
	return steps
}

async function stateOf(
	db: Db,
	{ table, filled, least = 1, fields }: Filling,
	demo: DemoIds,
	changes: Changes,
): Promise<KeadaanLangkah> {
	const rows = untyped(db).selectFrom(table).select('id')
	const found = (await (filled ? rows.where(filled) : rows).execute()).map(({ id }) => String(id))
	if (found.length < least) return 'belum'
	const isDemo = (id: string) => {
		const changed = changes.get(table)?.get(id)
		const isChanged = fields ? fields.some((field) => changed?.has(field)) : changed !== undefined
		return demo.get(table)?.has(id) === true && !isChanged
	}
	return found.every(isDemo) ? 'contoh' : 'selesai'
}
