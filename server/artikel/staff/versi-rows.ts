import {
	type IsiVersi,
	MAX_VERSI,
	type VersiArtikel,
	type VersiDenganIsi,
	versiFields,
} from '../../../contract/artikel/staff/artikel-versi.ts'
import type { Db, RowOf } from '../../../database/schema.ts'
import { newId } from '../../ids/new-id.ts'
import type { Saved, StaffRecord } from '../../staff/content/entity.ts'
import type { ChangeContext } from '../../staff/staff-route.ts'

type Row = RowOf<'artikelVersi'>

export const versiQuery = (db: Db) =>
	db.selectFrom('artikelVersi').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc')

export const readIsi = ({ isi }: Pick<Row, 'isi'>): IsiVersi => JSON.parse(isi)

export function toVersi(row: Row): VersiArtikel {
	const { id, jenis, stafNama, createdAt } = row
	return { id, jenis, stafNama, createdAt, judul: String(readIsi(row).judul ?? '') }
}

export const toVersiDenganIsi = (row: Row): VersiDenganIsi => ({ ...toVersi(row), isi: readIsi(row) })

export const pickVersiFields = (values: IsiVersi): IsiVersi =>
	Object.fromEntries(versiFields.map((name) => [name, values[name] ?? null]))

/** An empty field may be null, '', an empty list or absent. */
const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0)
const isSame = (one: unknown, other: unknown) =>
	(isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)

const isSameVersi = (one: IsiVersi, other: IsiVersi): boolean =>
	versiFields.every((name) => isSame(one[name], other[name]))

/** Whether every value of the form is in the article already. */
export const isInArtikel = (isi: IsiVersi, artikel: IsiVersi): boolean =>
	Object.entries(isi).every(([name, value]) => isSame(value, artikel[name]))

/** Adds a saved article to its history, unless its content is the same as before. */
export async function recordVersi({ db, now, staf }: ChangeContext, { before, after }: Saved): Promise<void> {
	const saved = versiQuery(db).where('artikelId', '=', after.id).where('jenis', '=', 'simpan')
	const last = await saved.limit(1).executeTakeFirst()
	// An article from before the history, or an imported one, gets its first state along.
	if (!last && before)
		await insertVersi(db, { ...stateOf(before), createdAt: Number(before.updatedAt) }, { id: '', nama: '' })
	const previous = last ? readIsi(last) : before
	if (previous && isSameVersi(previous, after)) return
	await insertVersi(db, { ...stateOf(after), createdAt: now() }, staf)
	await deleteOldest(db, after.id)
}

const stateOf = (record: StaffRecord) =>
	({ artikelId: record.id, jenis: 'simpan', isi: JSON.stringify(pickVersiFields(record)) }) as const

export async function insertVersi(
	db: Db,
	version: Pick<Row, 'artikelId' | 'jenis' | 'isi' | 'createdAt'>,
	staf: ChangeContext['staf'],
): Promise<Pick<Row, 'id' | 'createdAt'>> {
	const row = { ...version, id: newId(version.createdAt), stafId: staf.id ?? '', stafNama: staf.nama }
	await db.insertInto('artikelVersi').values(row).execute()
	return { id: row.id, createdAt: row.createdAt }
}

/** The current draft always stays. */
export async function deleteOldest(db: Db, artikelId: string): Promise<void> {
	const history = versiQuery(db).where('artikelId', '=', artikelId).where('jenis', 'in', ['simpan', 'konsep-lama'])
	const old = await history.clearSelect().select('id').offset(MAX_VERSI).limit(1000).execute()
	if (old.length === 0) return
	const ids = old.map(({ id }) => id)
	await db.deleteFrom('artikelVersi').where('id', 'in', ids).execute()
}
