import { writeKeadaan } from '../../contract/staff/write-keadaan.ts'
import { connectDatabase } from '../../database/connect.ts'
import { QUERY_TIMEOUT_MS } from '../../database/postgres/statement-timeout.ts'
import { readEnv, StartError } from '../env.ts'
import { checkSystem } from '../keadaan/check-system.ts'
import { listBackups } from './backup/make-backup.ts'
import { requireDatabase, runCommand } from './run-command.ts'

await runCommand(async () => {
	// With DATABASE_URL as it is: the checks go the way that a server goes.
	const env = readEnv()
	if (env.API_URL) throw new StartError('With API_URL there is no database to look at.')
	requireDatabase(env)
	const database = connectDatabase(env.DATABASE_URL, { queryTimeoutMs: QUERY_TIMEOUT_MS })
	try {
		const keadaan = await checkSystem({ env, database, now: Date.now, listBackups: () => listBackups(env) })
		console.log(writeKeadaan(keadaan))
		if (keadaan.periksa.some(({ nilai }) => nilai === 'gagal')) process.exitCode = 1
	} finally {
		await database.close()
	}
})
