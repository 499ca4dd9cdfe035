import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runServer, startSite } from '../site-server.ts'
import type { Fault } from './fault.ts'
import { underLoad, type World } from './under-load.ts'

const ROUNDS = { short: 1, long: 10 }
const RECOVERY_MS = 2000
const FULL_WITHIN_MS = 20_000

/** No byte more fits on the disk: writes are put off, reads go on, nothing is half there; then there is room again. */
export const fillDisk: Fault = {
	name: 'disk full, folder read-only',
	databases: ['sqlite'],
	async run(run) {
		const disk = smallDisk()
		const databaseUrl = `sqlite:${join(disk.folder, 'yasmin.db')}`
		try {
			return await underLoad(run, { databaseUrl, env: { DATA_DIR: disk.folder } }, async (world) => {
				const rounds = ROUNDS[run.long ? 'long' : 'short']
				for (let round = 0; round < rounds; round += 1) {
					await world.load.more(30)
					disk.fill(world.site.pid)
					await untilRefused(world)
					await expectReads(world)
					disk.free(world.site.pid)
					const began = performance.now()
					await world.load.more(1)
					const took = Math.round(performance.now() - began)
					world.expect(took < RECOVERY_MS, `the first reservation after there was room again took ${took} ms`)
				}
				await expectRefusedStart(world, disk)
				return rounds
			})
		} finally {
			disk.remove()
		}
	},
}

async function untilRefused({ load, expect }: World) {
	const refused = () => load.ledger.statuses.get(503) ?? 0
	const before = refused()
	const deadline = performance.now() + FULL_WITHIN_MS
	// SQLite first uses up the room that its log already has.
	while (refused() < before + 10 && performance.now() < deadline) await delay(20)
	expect(refused() >= before + 10, 'nobody was told to come back although the disk is full')
}

async function expectReads({ site, expect }: World) {
	const picture = '/images/foto-layanan/bedah-minimal-invasif.webp?w=320'
	for (const path of ['/', '/pencarian?cari=jantung', '/api/v1/public/dokter/', picture, '/healthz', '/readyz']) {
		const response = await fetch(site.url + path)
		await response.arrayBuffer()
		expect(response.status === 200, `${path} answers ${response.status} on a full disk`)
	}
}

/** A server on a folder that cannot be written says so in one sentence; the next one on a good folder goes on. */
async function expectRefusedStart(world: World, disk: SmallDisk) {
	await world.load.more(5)
	await world.site.stop('SIGKILL')
	if (disk.makeReadOnly()) {
		const { code, output } = await runServer({ env: world.env })
		world.expect(
			code === 1 && /^The data folder .* cannot be written.*\n$/.test(output),
			`started with ${code}: ${output}`,
		)
		disk.makeWritable()
	}
	world.site = await startSite({ env: world.env })
	await world.load.more(5)
}

interface SmallDisk {
	folder: string
	fill(pid: number): void
	free(pid: number): void
	/** False where that cannot be done to root. */
	makeReadOnly(): boolean
	makeWritable(): void
	remove(): void
}

const SIZE = '48m'

/** A disk of our own where we may mount one; elsewhere files may not grow any more, which is as good to a database. */
function smallDisk(): SmallDisk {
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-disk-'))
	const filler = join(folder, 'filler')
	const quietly = (program: string, ...args: string[]) => {
		execFileSync(program, args, { stdio: 'ignore' })
		return true
	}
	try {
		quietly('mount', '-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder)
	} catch {
		return {
			folder,
			fill: (pid) => quietly('prlimit', `--pid=${pid}`, '--fsize=1:'),
			free: (pid) => quietly('prlimit', `--pid=${pid}`, '--fsize=unlimited:'),
			makeReadOnly: () => process.getuid?.() !== 0 && quietly('chmod', '555', folder),
			makeWritable: () => quietly('chmod', '755', folder),
			remove: () => rmSync(folder, { recursive: true, force: true }),
		}
	}
	return {
		folder,
		fill: () => fillUp(filler),
		free: () => rmSync(filler),
		makeReadOnly: () => quietly('mount', '-o', 'remount,ro', folder),
		makeWritable: () => quietly('mount', '-o', 'remount,rw', folder),
		remove() {
			quietly('umount', '--lazy', folder)
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

function fillUp(file: string) {
	const descriptor = openSync(file, 'w')
	try {
		for (const size of [64 * 1024, 4096]) {
			try {
				while (true) writeSync(descriptor, Buffer.alloc(size))
			} catch {}
		}
	} finally {
		closeSync(descriptor)
	}
}
