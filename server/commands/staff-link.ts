import { connectDatabase } from '../../database/connect.ts'
import { readEnv, StartError } from '../env.ts'
import { explainDatabaseError } from '../process/explain-database-error.ts'
import { printStaffLink } from '../staff/auth/print-staff-link.ts'

/** For `npm run staff-link -- <email>`: whoever may start the server may let somebody in. */
try {
	const env = readEnv()
	const database = connectDatabase(env.DATABASE_URL)
	try {
		const path = await printStaffLink(database.db, process.argv[2] ?? '', Date.now())
		console.log(`${env.SITE_URL || `http://localhost:${env.PORT}`}${path}`)
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
