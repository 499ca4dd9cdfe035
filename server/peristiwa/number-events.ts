import { hash } from 'node:crypto'
import type { Database } from '../../database/connect.ts'
import type { RowOf } from '../../database/schema.ts'

/** Few enough that the transaction stays short. */
const BATCH = 500

/**
 * Gives committed events their numbers and hashes, in one chain without gaps. A reader that has seen a number has seen
 * every smaller one. Numbering after the commit instead of in it: otherwise all changes would wait for each other.
 */
export async function numberEvents({ db, kind }: Database): Promise<void> {
	const waiting = await db.selectFrom('peristiwa').select('id').where('urutan', 'is', null).limit(1).executeTakeFirst()
	if (!waiting) return
	await db.transaction().execute(async (transaction) => {
		const chain = await transaction
			.selectFrom('peristiwaRantai')
			.select(['urutan', 'hash'])
			.where('id', '=', 1)
			.$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
			.executeTakeFirst()
		// Another process numbers right now.
		if (!chain) return
		const events = await transaction
			.selectFrom('peristiwa')
			.selectAll()
			.where('urutan', 'is', null)
			.orderBy('createdAt')
			.orderBy('id')
			.limit(BATCH)
			.execute()
		let { urutan, hash } = chain
		for (const event of events) {
			urutan++
			const place = { urutan, hashSebelum: hash }
			hash = hashEvent({ ...event, ...place })
			await transaction
				.updateTable('peristiwa')
				.set({ ...place, hash })
				.where('id', '=', event.id)
				.execute()
		}
		await transaction.updateTable('peristiwaRantai').set({ urutan, hash }).where('id', '=', 1).execute()
	})
}

/** The hash of an event: its content, its place and the event before it. Without `rincian`, which can be deleted. */
export function hashEvent(event: Omit<RowOf<'peristiwa'>, 'rincian' | 'hash'>): string {
	const { urutan, hashSebelum, id, stafId, stafNama, aksi, sumber, sumberId, label, sebelum, sesudah } = event
	const content = [urutan, hashSebelum, id, stafId, stafNama, aksi, sumber, sumberId, label, sebelum, sesudah]
	return hash('sha256', JSON.stringify([...content, event.createdAt]))
}
