import { MAX_VERSI } from '../../../contract/artikel/staff/artikel-versi.ts'
import type { Db, Schema } from '../../../database/schema.ts'
import { newId } from '../../ids/new-id.ts'
import type { Saved, StaffRecord } from '../../staff/content/entity.ts'
import type { ChangeContext } from '../../staff/staff-route.ts'
import { isSameVersi, pickVersiFields, readIsi, versiQuery } from './versi-rows.ts'

/** Adds a saved article to its history, unless its content is the same as before. */
export async function recordVersi({ db, now, staf }: ChangeContext, { before, after }: Saved): Promise<void> {
	const saved = versiQuery(db).where('artikelId', '=', after.id).where('jenis', '=', 'simpan')
	const last = await saved.limit(1).executeTakeFirst()
	// An article from before the history, or an imported one, gets its first state along.
	if (!last && before) await insertVersi(db, before, { stafId: '', stafNama: '', createdAt: Number(before.updatedAt) })
	const previous = last ? readIsi(last) : before
	if (previous && isSameVersi(previous, after)) return
	await insertVersi(db, after, { stafId: staf.id ?? '', stafNama: staf.nama, createdAt: now() })
	await deleteOldest(db, after.id)
}

function insertVersi(
	db: Db,
	record: StaffRecord,
	by: Pick<Schema['artikelVersi'], 'stafId' | 'stafNama' | 'createdAt'>,
) {
	const isi = JSON.stringify(pickVersiFields(record))
	return db
		.insertInto('artikelVersi')
		.values({ id: newId(by.createdAt), artikelId: record.id, jenis: 'simpan', isi, ...by })
		.execute()
}

/** The current draft always stays. */
export async function deleteOldest(db: Db, artikelId: string): Promise<void> {
	const history = versiQuery(db).where('artikelId', '=', artikelId).where('jenis', 'in', ['simpan', 'konsep-lama'])
	const old = await history.clearSelect().select('id').offset(MAX_VERSI).limit(1000).execute()
	if (old.length === 0) return
	const ids = old.map(({ id }) => id)
	await db.deleteFrom('artikelVersi').where('id', 'in', ids).execute()
}
