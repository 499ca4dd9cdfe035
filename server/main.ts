import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { readEnv, StartError } from './env.ts'
import { privacyNotes, protectFiles } from './process/private-files.ts'

try {
	const env = readEnv()
	// Workers inherit the umask.
	const notes = cluster.isPrimary ? privacyNotes(env, protectFiles(env)) : []
	// Half of a start is compiling.
	enableCompileCache(join(env.DATA_DIR, 'compile-cache'))
	if (env.WORKERS > 1 && cluster.isPrimary) {
		const { startWorkers } = await import('./process/start-workers.ts')
		await startWorkers(env, notes)
	} else {
		const { startServer } = await import('./process/start-server.ts')
		await startServer(env, notes)
	}
} catch (error) {
	if (!(error instanceof StartError)) throw error
	console.error(error.message)
	// Open handles, such as a connection pool, would keep the process alive.
	process.exit(1)
}
