import { parseRupiah } from '../../../contract/angka/parse-rupiah.ts'
import type { Db } from '../../../database/schema.ts'
import { dokter } from '../content/entities/dokter.ts'
import { shopItem } from '../content/entities/shop.ts'
import type { Entity, StaffRecord } from '../content/entity.ts'
import { type Choices, joinCell, readChoices, splitCell } from './choices.ts'

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
