import type { Database } from '../database/connect.ts'
import { DEMO_REMOVED } from '../database/demo-removed.ts'

/**
 * Loads the demo hospital into an empty database, in one transaction. The content's relative days count from `now`.
 *
 * @returns false when the database has content already, or when staff have removed the demo hospital
 */
export function loadDemo(
	{ db }: Pick<Database, 'db'>,
	{ now, picturesDir }: { now: number; picturesDir: string },
): Promise<boolean> {
	return db.transaction().execute(async (transaction) => {
		const present = await transaction.selectFrom('webSetting').select('id').limit(1).executeTakeFirst()
		if (present) return false
		const removed = await transaction
			.selectFrom('panduan')
			.select('langkah')
			.where('langkah', '=', DEMO_REMOVED)
			.executeTakeFirst()
		if (removed) return false
		// A dynamic import: a start that has nothing to load does not parse the content.
		const { loadContent } = await import('./load-content.ts')
		await loadContent({ db: transaction, now, picturesDir })
		return true
	})
}
