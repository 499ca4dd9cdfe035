import { parseRupiah } from '../../../contract/angka/parse-rupiah.ts'
import type { Db } from '../../../database/schema.ts'
import { dokter } from '../content/entities/dokter.ts'
import { shopItem } from '../content/entities/shop.ts'
import { type Entity, type StaffRecord, untyped } from '../content/entity.ts'
import { addLinks, columnsOf, toRecord } from '../content/read-record.ts'

type ChoiceTable = 'poliKlinik' | 'shopTipe' | 'shopKategori' | 'shopUsia'

/** A CSV cell names a row by its `uri`; a column refers to it by its id. */
export type Choices = Awaited<ReturnType<typeof readChoices>>

export async function readChoices(db: Db, table: ChoiceTable) {
	const rows = await db.selectFrom(table).select(['id', 'uri']).execute()
	const uris = new Map<unknown, string>(rows.map(({ id, uri }) => [id, uri]))
	const ids = new Map(rows.map(({ id, uri }) => [uri, id]))
	return { uriOf: (id: unknown) => uris.get(id) ?? '', idOf: (uri: string) => ids.get(uri) }
}

/** A bar separates several values in one cell: the comma separates cells. */
export const splitCell = (cell: string) =>
	cell
		.split('|')
		.map((part) => part.trim())
		.filter(Boolean)
export const joinCell = (values: readonly string[]) => values.join('|')

/** Converts between a cell and fields of a record; `read` returns a sentence for an invalid cell. */
interface Column {
	write(record: StaffRecord): string
	read(cell: string): Record<string, unknown> | string
}

/** A CSV table with one line per record; its first column is the id, empty for a new record. */
export interface CsvColumns {
	entity: Entity
	columns: ReadonlyMap<string, Column>
}

const text = (field: string): Column => ({
	write: (record) => String(record[field] ?? ''),
	read: (cell) => ({ [field]: cell }),
})

const optional = (field: string): Column => ({ ...text(field), read: (cell) => ({ [field]: cell || null }) })

/** Also reads a spreadsheet's format: `Rp 450.000`. */
const number = (field: string, { empty = false } = {}): Column => ({
	...text(field),
	read(cell) {
		if (cell === '' && empty) return { [field]: null }
		const amount = parseRupiah(cell)
		return amount === null ? 'Tulis dengan angka saja.' : { [field]: amount }
	},
})

const one = (field: string, choices: Choices): Column => ({
	write: (record) => choices.uriOf(record[field]),
	read(cell) {
		const id = choices.idOf(cell)
		return id ? { [field]: id } : `“${cell}” tidak ada.`
	},
})

const several = (field: string, choices: Choices): Column => ({
	write: ({ [field]: ids }) => joinCell(Array.isArray(ids) ? ids.map(choices.uriOf) : []),
	read(cell) {
		const ids = splitCell(cell).map((uri) => ({ uri, id: choices.idOf(uri) }))
		const missing = ids.filter(({ id }) => !id).map(({ uri }) => `“${uri}”`)
		return missing.length > 0 ? `${missing.join(', ')} tidak ada.` : { [field]: ids.map(({ id }) => id) }
	},
})

const jenisKelamin: Column = {
	write: ({ untukL, untukP }) => joinCell([...(untukL ? ['l'] : []), ...(untukP ? ['p'] : [])]),
	read(cell) {
		const given = splitCell(cell.toLowerCase())
		return given.every((each) => each === 'l' || each === 'p')
			? { untukL: Number(given.includes('l')), untukP: Number(given.includes('p')) }
			: 'Tulis l, p, atau l|p.'
	},
}

export async function csvColumns(jenis: 'dokter' | 'paket', db: Db): Promise<CsvColumns> {
	const columns: Record<string, Column> =
		jenis === 'dokter'
			? {
					nama: text('nama'),
					spesialis: text('spesialis'),
					foto: optional('foto'),
					favorit: number('favorit', { empty: true }),
					poliKlinik: several('poliKlinik', await readChoices(db, 'poliKlinik')),
				}
			: {
					uri: text('uri'),
					nama: text('nama'),
					harga: number('harga'),
					tipe: one('tipeId', await readChoices(db, 'shopTipe')),
					kategori: one('kategoriId', await readChoices(db, 'shopKategori')),
					usia: several('usia', await readChoices(db, 'shopUsia')),
					jenisKelamin,
					mediaContent: optional('mediaContent'),
					textContent: text('textContent'),
					lama: text('lama'),
					persiapan: text('persiapan'),
				}
	return { entity: jenis === 'dokter' ? dokter : shopItem, columns: new Map(Object.entries(columns)) }
}

/** Every record of an entity with its links, without its parts. */
export async function readAll(db: Db, entity: Entity): Promise<StaffRecord[]> {
	const rows = await untyped(db)
		.selectFrom(entity.table)
		.select(columnsOf(entity))
		.orderBy(entity.sort[0])
		.orderBy('id')
		.execute()
	const records = rows.map((row) => toRecord(row, entity.json))
	await addLinks(db, entity, records)
	return records
}
