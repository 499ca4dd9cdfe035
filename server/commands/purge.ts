import { connectDatabase } from '../../database/connect.ts'
import { readEnv, StartError } from '../env.ts'
import { explainDatabaseError } from '../process/explain-database-error.ts'
import { purge } from '../retention/purge.ts'

try {
	const env = readEnv()
	const { KEEP_VISITOR_DAYS: keepVisitorDays, KEEP_MEMBER_DAYS: keepMemberDays } = env
	const database = connectDatabase(env.DATABASE_URL)
	try {
		const { visitors, members } = await purge({ database, now: Date.now, keepVisitorDays, keepMemberDays })
		console.log(`✓ purged ${visitors} visitor records and ${members} members`)
	} catch (error) {
		throw explainDatabaseError(error, env)
	} finally {
		await database.close()
	}
} catch (error) {
	if (!(error instanceof StartError)) throw error
	console.error(error.message)
	process.exitCode = 1
}
