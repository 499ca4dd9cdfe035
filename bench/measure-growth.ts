import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { connectDatabase, type Database } from '../database/connect.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { MAX_GROWTH } from './goals.ts'
import { growData } from './grow-data.ts'
import { growthCalls } from './growth-calls.ts'

/**
 * The cost of every call in a hospital of growing size, in this process, without HTTP and without the response cache.
 *
 * `node bench/measure-growth.ts [postgres://…] [--sizes 1,10,100] [--times 100] [--only search]
 * [--out growth.json] [--keep]`
 *
 * Size 100 takes minutes to make; with `--keep` the hospitals stay and are used again.
 */
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		sizes: { type: 'string', default: '1,10,100' },
		times: { type: 'string', default: '100' },
		only: { type: 'string', default: '' },
		out: { type: 'string' },
		keep: { type: 'boolean', default: false },
	},
})
const server = positionals[0]
const sizes = values.sizes.split(',').map(Number)
const times = Number(values.times)
/** The first calls prepare statements and fill caches of counts. */
const WARM_UP = 5
const root = join(import.meta.dirname, '..')
const folder = join(tmpdir(), 'rs-yasmin-growth')

function urlOf(name: string): string {
	if (!server) return `sqlite:${join(folder, name)}.sqlite`
	const url = new URL(server)
	url.pathname = `/${name}`
	return url.href
}

async function onServer(statement: string): Promise<number> {
	const client = new pg.Client({ connectionString: server as string })
	await client.connect()
	try {
		return (await client.query(statement)).rowCount ?? 0
	} finally {
		await client.end()
	}
}

async function openHospital(size: number): Promise<Database> {
	const name = `growth-${size}`
	const unfinished = `${name}-unfinished`
	const exists = server
		? (await onServer(`select from pg_database where datname = '${name}'`)) > 0
		: existsSync(join(folder, `${name}.sqlite`))
	if (!exists) {
		await remove(unfinished)
		if (server) await onServer(`create database "${unfinished}"`)
		const database = connectDatabase(urlOf(unfinished))
		await database.migrate()
		await loadDemo(database, { now: Date.now(), picturesDir: join(root, 'demo/pictures') })
		await growData(database, size)
		await database.close()
		if (server) await onServer(`alter database "${unfinished}" rename to "${name}"`)
		else renameSync(join(folder, `${unfinished}.sqlite`), join(folder, `${name}.sqlite`))
	}
	const database = connectDatabase(urlOf(name))
	await database.migrate()
	return database
}

async function remove(name: string): Promise<void> {
	if (server) await onServer(`drop database if exists "${name}"`)
	else for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `${name}.sqlite${end}`), { force: true })
}

interface Cost {
	size: number
	/** Of the first call, in milliseconds, with empty caches. */
	first: number
	p50: number
	p99: number
}

if (!server) mkdirSync(folder, { recursive: true })
const hospitals: { size: number; database: Database }[] = []
for (const size of sizes) hospitals.push({ size, database: await openHospital(size) })
const calls = await Promise.all(
	hospitals.map(async ({ database }) => (await growthCalls(database)).filter(({ what }) => what.includes(values.only))),
)

const measured: { call: string; costs: Cost[]; growth: number }[] = []
for (const [place, { what }] of (calls[0] ?? []).entries()) {
	const taken = hospitals.map((): number[] => [])
	// In turns, so that other work on the machine slows all sizes alike.
	for (let round = 0; round < WARM_UP + times; round += 1)
		for (const [hospital, list] of calls.entries()) {
			const send = await list[place]?.prepare()
			const start = performance.now()
			await send?.()
			taken[hospital]?.push(performance.now() - start)
		}
	const costs = taken.map((all, hospital): Cost => {
		const sorted = all.slice(WARM_UP).sort((a, b) => a - b)
		const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] as number
		return { size: sizes[hospital] as number, first: all[0] as number, p50: at(0.5), p99: at(0.99) }
	})
	measured.push({ call: what, costs, growth: (costs.at(-1)?.p50 ?? 0) / (costs[0]?.p50 ?? 1) })
}

const run = {
	date: new Date().toISOString(),
	commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
	machine: `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.version}`,
	database: server ? 'PostgreSQL' : 'SQLite',
	times,
	measured,
}
if (values.out) writeFileSync(values.out, `${JSON.stringify(run, null, '\t')}\n`)

const ms = (value: number) => value.toFixed(2)
const row = (cells: string[]) => `| ${cells.join(' | ')} |`
console.log(`${run.database}, ${run.machine}, ${run.commit}, ${run.date}; milliseconds as p50 / p99 (first call)\n`)
console.log(row(['call', ...sizes.map((size) => `×${size}`), 'growth of p50']))
console.log(row(['---', ...sizes.map(() => '--:'), '--:']))
for (const { call, costs, growth } of measured)
	console.log(
		row([
			call,
			...costs.map(({ p50, p99, first }) => `${ms(p50)} / ${ms(p99)} (${ms(first)})`),
			`${growth.toFixed(2)} ×`,
		]),
	)

const tooSteep = measured.filter(({ growth }) => growth > MAX_GROWTH)
for (const { call, growth } of tooSteep)
	console.log(`\n${call} grows ${growth.toFixed(2)} ×, more than ${MAX_GROWTH} ×`)

for (const { size, database } of hospitals) {
	await database.close()
	if (!values.keep) await remove(`growth-${size}`)
}
