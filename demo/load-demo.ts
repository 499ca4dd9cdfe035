import type { Database } from '../database/connect.ts'

/**
 * Fills an empty database with the demo hospital, all of it or nothing. Days that the content counts from its loading
 * are counted from `now`.
 *
 * @returns whether it was loaded: false when there is content already
 */
export function loadDemo(
	{ db }: Pick<Database, 'db'>,
	{ now, picturesDir }: { now: number; picturesDir: string },
): Promise<boolean> {
	return db.transaction().execute(async (transaction) => {
		const present = await transaction.selectFrom('webSetting').select('id').limit(1).executeTakeFirst()
		if (present) return false
		// Imported only now: reading the content takes longer than a start that has nothing to load should.
		const { loadContent } = await import('./load-content.ts')
		await loadContent({ db: transaction, now, picturesDir })
		return true
	})
}
