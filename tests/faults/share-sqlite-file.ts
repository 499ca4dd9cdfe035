import { startSite } from '../support/site-server.ts'
import type { Fault } from './fault.ts'
import { underLoad } from './under-load.ts'

const RESERVATIONS = { short: 40, long: 3000 }

/** Four processes write to one SQLite file: they wait for each other, and no request fails. */
export const shareSqliteFile: Fault = {
	name: 'four processes on one SQLite file',
	databases: ['sqlite'],
	async run(run) {
		let turn = 0
		let second: Awaited<ReturnType<typeof startSite>> | undefined
		const through = (world: { site: { url: string } }) =>
			turn++ % 2 === 0 ? world.site.url : (second ?? world.site).url
		try {
			return await underLoad(run, { env: { WORKERS: '2' }, through, clients: 12 }, async (world) => {
				second = await startSite({ env: world.env })
				const count = RESERVATIONS[run.long ? 'long' : 'short']
				await world.load.more(count)
				const busy = world.load.ledger.statuses.get(503) ?? 0
				world.expect(busy === 0, `${busy} requests heard that the database is busy`)
				return 1
			})
		} finally {
			await second?.stop('SIGKILL')
		}
	},
}
