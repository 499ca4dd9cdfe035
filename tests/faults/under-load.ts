import { type Site, startSite } from '../support/site-server.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { checkReservasi } from './check-reservasi.ts'
import type { FaultResult, FaultRun } from './fault.ts'
import { type ReservasiLoad, startReservasiLoad } from './reservasi-load.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

export interface World {
	run: FaultRun
	random: SeededRandom
	databaseUrl: string
	load: ReservasiLoad
	/** Where the clients send to; a fault that starts another server puts it here. */
	site: Site
	/** What every server is started with. */
	env: Record<string, string>
	/** Writes down what did not hold. */
	expect(holds: boolean, what: string): void
}

export interface UnderLoadOptions {
	env?: Record<string, string>
	nodeArgs?: string[]
	clients?: number
	/** How long one answer is waited for. */
	timeoutMs?: number
	/** Where the fault is not about writing, a few reservations at leisure. */
	pauseMs?: number
	/** A database of one's own: for faults that would disturb others. */
	databaseUrl?: string
	/** What stands between the clients and the site. */
	through?: (world: World) => string
}

/** A hospital, a server and people who reserve; then the fault; then the checker. Returns how often the fault happened. */
export async function underLoad(
	run: FaultRun,
	{ env = {}, nodeArgs, clients, timeoutMs, pauseMs, databaseUrl, through = ({ site }) => site.url }: UnderLoadOptions,
	fault: (world: World) => Promise<number>,
): Promise<FaultResult> {
	const own = databaseUrl === undefined ? await openTestDatabase({ demo: true }) : null
	// The visits are near, and the hour at which a test runs must not matter.
	await own?.db.updateTable('shopSetting').set({ jamTerakhir: null }).execute()
	const url = databaseUrl ?? own?.url ?? ''
	const random = seededRandom(run.seed)
	const broken: string[] = []
	const serverEnv = { DATABASE_URL: url, TRUST_PROXY: '1', LOG_LEVEL: 'error', ...env }
	const world: World = {
		run,
		random,
		databaseUrl: url,
		env: serverEnv,
		site: await startSite({ env: serverEnv, nodeArgs }),
		load: undefined as never,
		expect: (holds, what) => {
			if (!holds) broken.push(what)
		},
	}
	try {
		world.load = startReservasiLoad({
			url: () => through(world),
			seed: random.below(2 ** 31),
			clients,
			timeoutMs,
			pauseMs,
		})
		const rounds = await fault(world)
		const ledger = await world.load.finish()
		const verdict = await checkReservasi(url, ledger)
		return { rounds, ledger, verdict: { ...verdict, broken: [...broken, ...verdict.broken] } }
	} finally {
		await world.site.stop('SIGKILL')
		await own?.dispose()
	}
}
