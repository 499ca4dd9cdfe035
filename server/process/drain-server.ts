import type { Server } from 'node:http'

/** How long requests under way may take; whoever sent the signal usually kills after ten seconds. */
const GRACE_MS = 8000
const SWEEP_MS = 50

/** Takes no new connection and comes back when the requests under way are answered. */
export function drainServer(server: Server, graceMs = GRACE_MS): Promise<void> {
	return new Promise((resolve) => {
		// After its last answer a connection would stay open for its whole keep-alive time.
		const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
		const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
		server.close(() => {
			clearInterval(sweep)
			clearTimeout(deadline)
			resolve()
		})
	})
}
