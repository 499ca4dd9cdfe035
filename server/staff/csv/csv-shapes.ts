import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { dokter } from '../content/entities/dokter.ts'
import { shopItem } from '../content/entities/shop-item.ts'
import type { Entity, StaffRecord } from '../content/entity.ts'
import { joinCell, type Pilihan, readPilihan, splitCell } from './pilihan.ts'

/** How a cell and the fields of a record become one another; a sentence when the cell cannot be read. */
interface Column {
	write(record: StaffRecord): string
	read(cell: string): Record<string, unknown> | string
}

/** A table with one line for each record; its first column is the id, empty for something new. */
export interface CsvShape {
	entity: Entity
	columns: ReadonlyMap<string, Column>
}

const text = (field: string): Column => ({
	write: (record) => String(record[field] ?? ''),
	read: (cell) => ({ [field]: cell }),
})

const optional = (field: string): Column => ({ ...text(field), read: (cell) => ({ [field]: cell || null }) })

/** Also as a spreadsheet shows it: `Rp 450.000`. */
const number = (field: string, { empty = false } = {}): Column => ({
	...text(field),
	read(cell) {
		if (cell === '' && empty) return { [field]: null }
		const digits = cell.replace(/^Rp\.?\s*/i, '').replace(/\.(?=\d{3}(\D|$))/g, '')
		return /^\d{1,12}$/.test(digits) ? { [field]: Number(digits) } : 'Tulis dengan angka saja.'
	},
})

const one = (field: string, choices: Pilihan): Column => ({
	write: (record) => choices.uriOf(record[field]),
	read(cell) {
		const id = choices.idOf(cell)
		return id ? { [field]: id } : `“${cell}” tidak ada.`
	},
})

const several = (field: string, choices: Pilihan): Column => ({
	write: (record) => joinCell((record[field] as string[]).map(choices.uriOf)),
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

export async function csvShape(jenis: 'dokter' | 'paket', db: Kysely<Schema>): Promise<CsvShape> {
	if (jenis === 'dokter')
		return {
			entity: dokter,
			columns: new Map([
				...[['nama', text('nama')] as const, ['spesialis', text('spesialis')] as const],
				...[['foto', optional('foto')] as const, ['favorit', number('favorit', { empty: true })] as const],
				['poliKlinik', several('poliKlinik', await readPilihan(db, 'poliKlinik'))],
			]),
		}
	return {
		entity: shopItem,
		columns: new Map([
			...[['uri', text('uri')] as const, ['nama', text('nama')] as const, ['harga', number('harga')] as const],
			['tipe', one('tipeId', await readPilihan(db, 'shopTipe'))],
			['kategori', one('kategoriId', await readPilihan(db, 'shopKategori'))],
			['usia', several('usia', await readPilihan(db, 'shopUsia'))],
			['jenisKelamin', jenisKelamin],
			...[['mediaContent', optional('mediaContent')] as const, ['textContent', text('textContent')] as const],
		]),
	}
}
