import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export interface Leaving {
	/** `/readyz` says so. */
	isLeaving(): boolean
	/** From now on each connection ends with its next answer; comes back when balancers have had time to notice. */
	begin(seconds: number): Promise<void>
}

/** How a process leaves those who are in front of it: it says that it is not ready while it still answers everything. */
export function leavePolitely(server: Server): Leaving {
	let leaving = false
	return {
		isLeaving: () => leaving,
		async begin(seconds) {
			leaving = true
			server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
			await delay(seconds * 1000)
		},
	}
}
