import cluster from 'node:cluster'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Env, localAddress } from '../env.ts'
import { createLog } from '../http/log.ts'
import { createSiteServer } from './create-site-server.ts'
import { gracefulShutdown } from './graceful-shutdown.ts'
import { openHospital } from './open-hospital.ts'
import { openMetrics } from './open-metrics.ts'
import { openProvider } from './open-provider.ts'

const root = join(import.meta.dirname, '../..')

/** Connections that may wait to be accepted. Node's default of 511 is less than one burst of visitors. */
const BACKLOG = 4096

/**
 * Opens our own hospital or another provider, starts the server, and ends both on SIGTERM.
 *
 * @param notes for the operator, printed after the start
 */
export async function startServer(env: Env, notes: string[] = []): Promise<void> {
	const started = performance.now()
	const log = createLog(env.LOG_LEVEL)
	// Node would print the error with the data that it may carry.
	process.on('uncaughtException', (error) => {
		log.fatal(error)
		process.exit(1)
	})
	const metrics = await openMetrics(env)
	const backend = env.API_URL ? openProvider(env, log) : await openHospital(env, log, root)
	if (backend.figures) metrics?.addFigures(backend.figures)
	const isShuttingDown = () => shutdown.hasBegun()
	const { server, pages } = await createSiteServer({
		env,
		log,
		root,
		backend,
		isShuttingDown,
		gather: metrics?.gather,
	})
	const shutdown = gracefulShutdown(server)

	const stop = async () => {
		if (shutdown.hasBegun()) return
		await Promise.all([shutdown.run(env.DRAIN_SECONDS), backend.staff?.stopStreams(), pages.close()])
		await backend.stop()
		process.exit(0)
	}
	process.on('SIGINT', stop)
	process.on('SIGTERM', stop)

	await listen(server, env)
	const { port } = server.address() as AddressInfo
	const adminNote = backend.firstAdminLink
		? noteFirstAdmin(env, (env.SITE_URL || localAddress(env, port)) + backend.firstAdminLink)
		: []
	const seconds = ((performance.now() - started) / 1000).toFixed(1)
	// With several workers the primary process says it once for all.
	const ready = cluster.isPrimary ? [`✓ ready at ${localAddress(env, port)} ${seconds} s`] : []
	// One write: who waits for the first line has the others too.
	const lines = [...ready, ...notes, ...adminNote]
	if (lines.length > 0) console.log(lines.join('\n'))
}

/**
 * The link makes the one who opens it administrator. Without a terminal it goes to a file: others read collected logs.
 * The file is beside the keys, because a copy of the data must give no access.
 */
function noteFirstAdmin({ KEYS_DIR }: Env, link: string): string[] {
	if (process.stdout.isTTY) return [`The first administrator of the staff app sets a password at ${link}`]
	const file = join(KEYS_DIR, 'first-admin-link')
	// Nothing else creates the folder when every key is stored elsewhere.
	mkdirSync(KEYS_DIR, { recursive: true, mode: 0o700 })
	writeFileSync(file, `${link}\n`, { mode: 0o600 })
	return [`The first administrator of the staff app sets a password at the address in ${file}`]
}

function listen(server: Server, env: Env): Promise<void> {
	server.once('error', (error: NodeJS.ErrnoException) => {
		console.error(
			error.code === 'EADDRINUSE'
				? `Port ${env.PORT} is taken; set PORT to a free one.`
				: `Cannot listen on ${env.HOST}:${env.PORT} (${error.code}).`,
		)
		process.exit(1)
	})
	return new Promise((resolve) => server.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG }, resolve))
}
