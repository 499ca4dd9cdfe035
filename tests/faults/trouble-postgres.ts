import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startThrowawayPostgres } from '../../scripts/throwaway-postgres.mjs'
import { CLIENT_WAITS_MS, expectAlive, expectAnswersInTime, LONGEST_ANSWER_MS } from './cut-postgres.ts'
import { boundOf, type Fault } from './fault.ts'
import { expectRecovery, untilRefused } from './recovery.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { underLoad, type World } from './under-load.ts'

const ROUNDS = { short: 1, long: 20 }
/** More than there are connections, so that some wait for one. */
const CLIENTS = 14
const REFUSED_WITHIN_MS = 20_000
const CHANGE_SEEN_MS = 10_000
const DISK_MB = 256

type Postgres = Awaited<ReturnType<typeof startThrowawayPostgres>>

/** The database server stops and starts again, gracefully or not; hangs; runs out of disk space. */
export const troublePostgres: Fault = {
	name: 'PostgreSQL restarted, hung, disk full',
	databases: ['postgres'],
	waits: true,
	async run(run) {
		const disk = mountSmallDisk(DISK_MB)
		const folder = disk?.folder ?? mkdtempSync(join(tmpdir(), 'rs-yasmin-postgres-'))
		// PostgreSQL's own user has to get through to its cluster.
		chmodSync(folder, 0o711)
		const postgres = await startThrowawayPostgres(join(folder, 'postgres'), { durable: true })
		try {
			return await underLoad(
				run,
				{ databaseUrl: postgres.url, env: { DEMO: '1' }, clients: CLIENTS, timeoutMs: CLIENT_WAITS_MS },
				async (world) => {
					const rounds = ROUNDS[run.long ? 'long' : 'short']
					for (let round = 0; round < rounds; round += 1) {
						await restart(world, postgres, round)
						await hang(world, postgres)
						if (disk) await runOutOfDisk(world, postgres, disk)
					}
					expectAlive(world)
					return rounds
				},
			)
		} finally {
			await postgres.stop()
			disk?.remove()
			rmSync(folder, { recursive: true, force: true })
		}
	},
}

async function restart(world: World, postgres: Postgres, round: number) {
	await world.load.more(30)
	await visitPage(world)
	await postgres.stop(world.random.chance(0.5) ? 'SIGQUIT' : 'SIGINT')
	await untilRefused(world, 20, REFUSED_WITHIN_MS, 'PostgreSQL is away')
	await expectPagesWithoutDatabase(world)
	await postgres.startAgain()
	await expectRecovery(world, 'PostgreSQL came back')
	expectAnswersInTime(world)
	await expectChangesSeen(world, `Layanan ${round}`)
}

/** Connections stay open, and no query gets a result. */
async function hang(world: World, postgres: Postgres) {
	await world.load.more(20)
	await visitPage(world)
	const ids = [postgres.pid(), ...childrenOf(postgres.pid())]
	for (const id of ids) signal(id, 'SIGSTOP')
	const stopped = performance.now()
	const waitSince = () => [...world.load.ledger.waiting].filter(({ began }) => began < stopped)
	try {
		await Promise.all([
			untilRefused(world, 1, REFUSED_WITHIN_MS, 'PostgreSQL hangs'),
			expectPagesWithoutDatabase(world),
		])
		// Each gets a response in time: see expectAnswersInTime.
		while (waitSince().length > 0) await delay(50)
	} finally {
		for (const id of ids.toReversed()) signal(id, 'SIGCONT')
	}
	await expectRecovery(world, 'PostgreSQL answered again')
	expectAnswersInTime(world)
}

async function runOutOfDisk(world: World, postgres: Postgres, disk: SmallDisk) {
	await world.load.more(20)
	disk.fill()
	await untilRefused(world, 10, REFUSED_WITHIN_MS, "PostgreSQL's disk is full")
	for (const path of ['/layanan', '/healthz']) {
		const response = await fetch(world.site.url + path)
		await response.arrayBuffer()
		world.expect(response.status === 200, `${path} answers ${response.status} while PostgreSQL's disk is full`)
	}
	disk.free()
	let isOver = false
	// PostgreSQL ends itself when its log has no space, and has to be started again.
	const startIfEnded = async () => {
		for (; !isOver; await delay(50)) if (!postgres.isRunning()) await postgres.startAgain()
	}
	const watching = startIfEnded()
	await expectRecovery(world, 'PostgreSQL had space again')
	isOver = true
	await watching
}

const childrenOf = (pid: number) =>
	readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

function signal(pid: number, name: NodeJS.Signals) {
	try {
		process.kill(pid, name)
	} catch {
		// Ended by itself.
	}
}

/** A page is kept for a minute after its last visit, and reservations on a busy machine may take longer. */
const visitPage = ({ site }: World) => fetch(`${site.url}/layanan`).then((page) => page.text())

async function expectPagesWithoutDatabase({ run, site, expect }: World) {
	const get = async (path: string) => {
		const began = performance.now()
		const response = await fetch(site.url + path)
		return { status: response.status, text: await response.text(), took: Math.round(performance.now() - began) }
	}
	const [page, other, health, ready] = await Promise.all([
		get('/layanan'),
		get('/fasilitas/icu'),
		get('/healthz'),
		get('/readyz'),
	])
	const isInTime = other.took < boundOf(run, LONGEST_ANSWER_MS)
	expect(
		other.status === 503 && other.text.includes('</html>') && isInTime,
		`a page that is not cached answers ${other.status} after ${other.took} ms without the database`,
	)
	expect(page.status === 200 && page.text.includes('igd-24-jam'), 'a cached page is not served without the database')
	expect(health.status === 200, `/healthz answers ${health.status} without database`)
	expect(ready.status === 503, `/readyz answers ${ready.status} without database`)
}

/** What watches for changes of content has to find its way back as well. */
async function expectChangesSeen({ site, databaseUrl, expect }: World, nama: string) {
	const admin = new pg.Client({ connectionString: databaseUrl })
	await admin.connect()
	await admin.query(`update layanan set nama = $1 where uri = 'igd-24-jam'`, [nama])
	await admin.end()
	const deadline = performance.now() + CHANGE_SEEN_MS
	while (performance.now() < deadline) {
		const page = await fetch(`${site.url}/layanan`)
		if ((await page.text()).includes(nama)) return
		await delay(50)
	}
	expect(false, 'a change of content was not seen after PostgreSQL came back')
}
