import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt, ensureInstalled, Failure, main, step } from '../scripts/steps.mjs'
import { isExecutable, searchPath } from '../scripts/system-packages.mjs'
import { describeMachine } from './describe-machine.ts'
import { measureDatabase } from './measure-database.ts'
import { measureDesk } from './measure-desk.ts'
import { measureGrowthOnBoth } from './measure-growth-on-both.ts'
import { measureDisk, measureIdle } from './measure-idle.ts'
import { measureLighthouse } from './measure-lighthouse.ts'
import type { Pace } from './measure-requests.ts'
import { measureRestore } from './measure-restore.ts'
import { measureStreams } from './measure-streams.ts'
import { measureVisitors } from './measure-visitors.ts'
import type { Results } from './results.ts'
import { onCore, SERVER_CORE, startBare } from './start-servers.ts'
import { writeTable } from './write-table.ts'

// npm run bench                      measures, writes docs/bench.md and bench/results.json: about four minutes
// npm run bench -- --quick           one round of a second each on SQLite alone; prints, and writes nothing
// npm run bench -- --sqlite          without PostgreSQL; --quick --postgres: with it
// npm run bench -- --seconds 5 --rounds 5
// npm run bench -- --growth          instead: the cost of each call in hospitals of --sizes 1,10,100
// npm run bench -- --streams         instead: what 200 open event streams cost one worker; --postgres adds PostgreSQL
// npm run bench -- --desk            instead: lists, search, palette and statistics with 10,000 reservations; --postgres adds PostgreSQL
// npm run bench -- --restore         instead: backup and restore with 100,000 reservations; --postgres adds PostgreSQL
// npm run bench -- --visitors        instead: how many can browse, search and reserve at once, on one core and two; --postgres
//                                    adds PostgreSQL; --soak 120 --count 200: memory under 200 visitors for two hours
// npm run bench -- --lighthouse      instead: Lighthouse for eight pages on a phone; --rounds 1 --only /,/faq --out lighthouse.json;
//                                    --slowdown 4: the slowdown of the preset, without calibration

const { values } = parseArgs({
	options: {
		quick: { type: 'boolean', default: false },
		desk: { type: 'boolean', default: false },
		growth: { type: 'boolean', default: false },
		lighthouse: { type: 'boolean', default: false },
		restore: { type: 'boolean', default: false },
		streams: { type: 'boolean', default: false },
		visitors: { type: 'boolean', default: false },
		soak: { type: 'string' },
		count: { type: 'string', default: '200' },
		only: { type: 'string' },
		out: { type: 'string' },
		sqlite: { type: 'boolean', default: false },
		postgres: { type: 'boolean', default: false },
		seconds: { type: 'string' },
		rounds: { type: 'string' },
		slowdown: { type: 'string' },
		sizes: { type: 'string', default: '1,10,100' },
	},
})
const pace: Pace = {
	seconds: Number(values.seconds ?? (values.quick ? 1 : 2)),
	rounds: Number(values.rounds ?? (values.quick ? 1 : 3)),
	connections: 20,
}
const withPostgres = values.postgres || !(values.quick || values.sqlite)
const root = join(import.meta.dirname, '..')

await main(async () => {
	if (values.lighthouse) {
		await ensureInstalled()
		await ensureBuilt()
		const slowdown = values.slowdown ? Number(values.slowdown) : undefined
		await measureLighthouse({ times: pace.rounds, slowdown, only: values.only, out: values.out })
		return 0
	}
	for (const program of values.streams || values.desk || values.restore ? [] : ['wrk', 'taskset'])
		if (!searchPath().some((folder) => isExecutable(join(folder, program))))
			throw new Failure(`${program} is needed to measure: please install it.`)
	if (availableParallelism() < 2) throw new Failure('Servers and load generator need a core each.')
	await ensureInstalled()
	await ensureBuilt()
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-bench-'))
	// The user postgres needs access to its cluster in there.
	chmodSync(folder, 0o711)
	process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
	// Running servers end with this process.
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
	if (values.streams) await measureStreams(folder, values.postgres)
	else if (values.desk) await measureDesk(folder, values.postgres)
	else if (values.restore) await measureRestore(folder, values.postgres)
	else if (values.visitors) {
		const soak = values.soak ? { visitors: Number(values.count), minutes: Number(values.soak) } : undefined
		await measureVisitors({ folder, withPostgres: values.postgres, soak })
	} else if (values.growth) await measureGrowthOnBoth(folder, values.sizes, withPostgres)
	else await measure(folder)
	return 0
})

async function measure(folder: string): Promise<void> {
	const [loadBefore = 0] = loadavg()
	const dataDir = join(folder, 'data')
	const bare = await startBare(onCore(SERVER_CORE))
	const setting = { folder, dataDir, bare, pace }
	const rows = await measureDatabase('SQLite', setting)
	if (withPostgres) rows.push(...(await measureDatabase('PostgreSQL', setting)))
	await bare.stop()
	const idle = await step('idle', () => measureIdle(dataDir))
	const results: Results = {
		...describeMachine(root),
		...pace,
		loadAverage: [loadBefore, loadavg()[0] ?? 0],
		diskSyncsPerSecond: measureDisk(folder),
		rows,
		idle,
	}
	const table = writeTable(results)
	console.log(`\n${table}`)
	if (values.quick) return
	writeFileSync(join(root, 'docs/bench.md'), table)
	writeFileSync(join(root, 'bench/results.json'), `${JSON.stringify(results, null, '\t')}\n`)
}
