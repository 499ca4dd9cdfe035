import type { Db } from '../../database/schema.ts'

/**
 * Deletes at most `limit` of the oldest audit entries written before this time. The hash of the last deleted entry stays
 * as the anchor of the chain.
 */
export async function purgeAudit(db: Db, before: number, limit: number): Promise<number> {
	return db.transaction().execute(async (transaction) => {
		const oldest = await transaction
			.selectFrom('peristiwa')
			.select(['urutan', 'hash', 'createdAt'])
			.where('urutan', 'is not', null)
			.$narrowType<{ urutan: number; hash: string }>()
			.orderBy('urutan')
			.limit(limit)
			.execute()
		// Only the beginning: a gap would break the chain.
		const firstKept = oldest.findIndex(({ createdAt }) => createdAt >= before)
		const expired = firstKept === -1 ? oldest : oldest.slice(0, firstKept)
		const last = expired.at(-1)
		if (!last) return 0
		await transaction
			.updateTable('peristiwaRantai')
			.set({ hapusUrutan: last.urutan, hapusHash: last.hash })
			.where('id', '=', 1)
			.execute()
		await transaction.deleteFrom('peristiwa').where('urutan', '<=', last.urutan).execute()
		return expired.length
	})
}
