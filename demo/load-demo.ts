import type { Database } from '../database/connect.ts'

/**
 * Loads the demo hospital into an empty database, in one transaction. The content's relative days count from `now`.
 *
 * @returns false when the database has content already
 */
export function loadDemo(
	{ db }: Pick<Database, 'db'>,
	{ now, picturesDir }: { now: number; picturesDir: string },
): Promise<boolean> {
	return db.transaction().execute(async (transaction) => {
		const present = await transaction.selectFrom('webSetting').select('id').limit(1).executeTakeFirst()
		if (present) return false
		// A dynamic import: a start that has nothing to load does not parse the content.
		const { loadContent } = await import('./load-content.ts')
		await loadContent({ db: transaction, now, picturesDir })
		return true
	})
}
