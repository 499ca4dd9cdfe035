import type { Selectable } from 'kysely'
import {
	type IsiVersi,
	type VersiArtikel,
	type VersiDenganIsi,
	versiFields,
} from '../../../contract/artikel/staff/artikel-versi.ts'
import type { Db, Schema } from '../../../database/schema.ts'

type Row = Selectable<Schema['artikelVersi']>

/** Versions, newest first. */
export const versiQuery = (db: Db) =>
	db.selectFrom('artikelVersi').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc')

export const readIsi = ({ isi }: Pick<Row, 'isi'>): IsiVersi => JSON.parse(isi)

export function toVersi(row: Row): VersiArtikel {
	const { id, jenis, stafNama, createdAt } = row
	return { id, jenis, stafNama, createdAt, judul: String(readIsi(row).judul ?? '') }
}

export const toVersiDenganIsi = (row: Row): VersiDenganIsi => ({ ...toVersi(row), isi: readIsi(row) })

/** The fields of these values that belong to a version. */
export const pickVersiFields = (values: IsiVersi): IsiVersi =>
	Object.fromEntries(versiFields.map((name) => [name, values[name] ?? null]))

/** An empty field may be null, '', an empty list or absent. */
const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0)
const isSame = (one: unknown, other: unknown) =>
	(isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)

export const isSameVersi = (one: IsiVersi, other: IsiVersi): boolean =>
	versiFields.every((name) => isSame(one[name], other[name]))

/** Whether every value of the form is in the article already. */
export const isInArtikel = (isi: IsiVersi, artikel: IsiVersi): boolean =>
	Object.entries(isi).every(([name, value]) => isSame(value, artikel[name]))
