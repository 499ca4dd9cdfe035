import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { readEnv, StartError } from './env.ts'

try {
	const env = readEnv()
	// Half of a start is compiling.
	const compileCache = join(env.DATA_DIR, 'compile-cache')
	enableCompileCache(compileCache)
	if (env.WORKERS > 1 && cluster.isPrimary) {
		const { startWorkers } = await import('./process/start-workers.ts')
		startWorkers(env, compileCache)
	} else {
		const { startServer } = await import('./process/start-server.ts')
		await startServer(env)
	}
} catch (error) {
	if (!(error instanceof StartError)) throw error
	console.error(error.message)
	// Open handles, such as a connection pool, would keep the process alive.
	process.exit(1)
}
