import { readEnv, StartError } from './env.ts'
import { startServer } from './start-server.ts'

try {
	await startServer(readEnv())
} catch (error) {
	if (!(error instanceof StartError)) throw error
	console.error(error.message)
	// What is open already, a pool of connections for one, would keep the process alive.
	process.exit(1)
}
