import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** How long requests in work may take. A process manager usually kills ten seconds after its signal. */
const GRACE_MS = 8000
const SWEEP_MS = 50

/** Ends a server without losing a request. */
export function gracefulShutdown(server: Server, graceMs = GRACE_MS) {
	let hasBegun = false
	return {
		/** From then on `/readyz` answers 503. */
		hasBegun: () => hasBegun,
		/** Announces the end to load balancers for so many seconds, then finishes the requests in work. */
		async run(drainSeconds: number): Promise<void> {
			hasBegun = true
			server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
			await delay(drainSeconds * 1000)
			await closeServer(server, graceMs)
		},
	}
}

/** Stops accepting connections and resolves when the open requests are answered. */
export function closeServer(server: Server, graceMs = GRACE_MS): Promise<void> {
	return new Promise((resolve) => {
		// An idle connection would stay open for its whole keep-alive time.
		const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
		const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
		server.close(() => {
			clearInterval(sweep)
			clearTimeout(deadline)
			resolve()
		})
	})
}
