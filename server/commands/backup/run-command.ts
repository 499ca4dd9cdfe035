import { BackupError } from '../../../database/backup/backup-error.ts'
import { readEnv, StartError } from '../../env.ts'
import { explainDatabaseError } from '../../process/explain-database-error.ts'

/** What the person at the keyboard can act on is one sentence; everything else is thrown. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
	try {
		await work()
	} catch (thrown) {
		const expected = thrown instanceof BackupError || thrown instanceof StartError
		const error = expected ? thrown : explainDatabaseError(thrown, readEnv())
		if (!(error instanceof BackupError || error instanceof StartError)) throw error
		console.error(error.message)
		process.exitCode = 1
	}
}
