import { setTimeout as delay } from 'node:timers/promises'
import { startSite } from '../support/site-server.ts'
import type { Fault } from './fault.ts'
import { underLoad } from './under-load.ts'

const KILLS = { short: 3, long: 110 }
const RESERVATIONS_BETWEEN = { short: 12, long: 100 }

/** `kill -9` at any moment: whatever was acknowledged stays, whatever was not is there whole or not at all. */
export const killServer: Fault = {
	name: 'server killed (-9)',
	databases: ['sqlite', 'postgres'],
	run: (run) =>
		underLoad(run, {}, async (world) => {
			const form = run.long ? 'long' : 'short'
			for (let kill = 0; kill < KILLS[form]; kill += 1) {
				await world.load.more(RESERVATIONS_BETWEEN[form])
				// Not always right behind an answer.
				await delay(world.random.below(20))
				await world.site.stop('SIGKILL')
				world.site = await startSite({ env: world.env })
			}
			return KILLS[form]
		}),
}
