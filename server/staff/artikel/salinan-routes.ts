import type { Kysely } from 'kysely'
import {
	listSalinanResponse,
	MAX_SALINAN,
	salinanInput,
	savedVersiResponse,
} from '../../../contract/staff/artikel-versi.ts'
import { done } from '../../../contract/staff/responses.ts'
import type { Schema } from '../../../database/schema.ts'
import { newId } from '../../content/new-id.ts'
import { fail } from '../../http/failure.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import { toVersiDenganIsi, versiQuery } from './versi-rows.ts'

/** One's own autosaved copies for an article, or for new articles. */
export const ownSalinan = (db: Kysely<Schema>, stafId: string, artikelId: string | null) =>
	versiQuery(db)
		.where('jenis', '=', 'otomatis')
		.where('stafId', '=', stafId)
		.where('artikelId', artikelId === null ? 'is' : '=', artikelId)

/** The copies of new articles that were never saved. */
const listSalinan = staffRoute({
	method: 'GET',
	path: '/artikel/salinan',
	rule: ['artikel', 'ubah'],
	response: listSalinanResponse,
	async read({ staf }, { db }) {
		const rows = await ownSalinan(db, staf.id, null).limit(MAX_SALINAN).execute()
		return { data: rows.map(toVersiDenganIsi) }
	},
})

/** Autosaves a form. The audit trail leaves it out: nothing that others see has changed. */
const saveSalinan = staffRoute({
	method: 'POST',
	path: '/artikel/salinan',
	rule: ['artikel', 'ubah'],
	body: salinanInput,
	response: savedVersiResponse,
	async handle({ body, staf }, { db, now }) {
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
	},
})

const deleteSalinan = staffRoute({
	method: 'DELETE',
	path: '/artikel/salinan/:id',
	rule: ['artikel', 'ubah'],
	response: done,
	async handle({ params, staf }, { db }) {
		await db
			.deleteFrom('artikelVersi')
			.where('id', '=', params.id ?? '')
			.where('jenis', '=', 'otomatis')
			.where('stafId', '=', staf.id)
			.execute()
		return { data: null }
	},
})

export const salinanRoutes: readonly AnyStaffRoute[] = [listSalinan, saveSalinan, deleteSalinan]
