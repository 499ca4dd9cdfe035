import { MAX_SALINAN } from '../../../contract/artikel/staff/artikel-versi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import type { Db } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { handleRoute, readRoute } from '../../staff/staff-route.ts'
import { toVersiDenganIsi, versiQuery } from './versi-rows.ts'

/** One's own autosaved copies for an article, or for new articles. */
export const ownSalinan = (db: Db, stafId: string, artikelId: string | null) =>
	versiQuery(db)
		.where('jenis', '=', 'otomatis')
		.where('stafId', '=', stafId)
		.where('artikelId', artikelId === null ? 'is' : '=', artikelId)

export const listSalinan = readRoute(calls.listSalinan, async ({ staf }, { db }) => {
	const rows = await ownSalinan(db, staf.id, null).limit(MAX_SALINAN).execute()
	return { data: rows.map(toVersiDenganIsi) }
})

/** The audit trail leaves it out: nothing that others see has changed. */
export const saveSalinan = handleRoute(calls.saveSalinan, async ({ body, staf }, { db, now }) => {
	const createdAt = now()
	const artikelId = body.artikelId ?? null
	const isi = JSON.stringify(body.isi)
	return db.transaction().execute(async (transaction) => {
		if (artikelId !== null) {
			const artikel = transaction.selectFrom('artikel').select('id').where('id', '=', artikelId)
			if (!(await artikel.executeTakeFirst())) return fail('TIDAK_DITEMUKAN')
		}
		const continued = body.id
			? await transaction
					.updateTable('artikelVersi')
					.set({ isi, createdAt })
					.where('id', '=', body.id)
					.where('jenis', '=', 'otomatis')
					.where('stafId', '=', staf.id)
					.where('artikelId', artikelId === null ? 'is' : '=', artikelId)
					.returning('id')
					.executeTakeFirst()
			: undefined
		if (continued) return { data: { id: continued.id, createdAt } }
		const id = newId(createdAt)
		await transaction
			.insertInto('artikelVersi')
			.values({ id, artikelId, jenis: 'otomatis', isi, stafId: staf.id, stafNama: staf.nama, createdAt })
			.execute()
		const old = await ownSalinan(transaction, staf.id, artikelId).offset(MAX_SALINAN).limit(1000).execute()
		for (const row of old) await transaction.deleteFrom('artikelVersi').where('id', '=', row.id).execute()
		return { data: { id, createdAt } }
	})
})

export const deleteSalinan = handleRoute(calls.deleteSalinan, async ({ params: { id }, staf }, { db }) => {
	await db
		.deleteFrom('artikelVersi')
		.where('id', '=', id)
		.where('jenis', '=', 'otomatis')
		.where('stafId', '=', staf.id)
		.execute()
	return { data: null }
})
