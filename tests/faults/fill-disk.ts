import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer, startSite } from '../support/site-server.ts'
import type { Fault } from './fault.ts'
import { expectRecovery, untilRefused } from './recovery.ts'
import { mountSmallDisk, quietly } from './small-disk.ts'
import { underLoad, type World } from './under-load.ts'

const ROUNDS = { short: 1, long: 10 }
const DISK_MB = 48
/** SQLite first uses the space that its log already has. */
const FULL_WITHIN_MS = 20_000

/** The disk is full: writes get 503, reads succeed, nothing is half written; then there is space again. */
export const fillDisk: Fault = {
	name: 'disk full',
	databases: ['sqlite'],
	async run(run) {
		const disk = openDisk()
		const databaseUrl = `sqlite:${join(disk.folder, 'yasmin.db')}`
		try {
			return await underLoad(
				run,
				{ databaseUrl, env: { DATA_DIR: disk.folder, DEMO: '1', MIN_FREE_DISK_MB: '0' } },
				async (world) => {
					const rounds = ROUNDS[run.long ? 'long' : 'short']
					for (let round = 0; round < rounds; round += 1) {
						await world.load.more(30)
						disk.fill(world.site.pid)
						await untilRefused(world, 10, FULL_WITHIN_MS, 'the disk is full')
						await expectReads(world, 'on a full disk')
						disk.free(world.site.pid)
						await expectRecovery(world, 'there was space again')
					}
					await expectRefusedStart(world, disk)
					return rounds
				},
			)
		} finally {
			disk.remove()
		}
	},
}

export async function expectReads({ site, expect }: World, when: string) {
	const picture = '/images/foto-layanan/bedah-minimal-invasif.webp?w=320'
	for (const path of ['/', '/pencarian?cari=jantung', '/api/v1/public/dokter/', picture, '/healthz', '/readyz']) {
		const response = await fetch(site.url + path)
		await response.arrayBuffer()
		expect(response.status === 200, `${path} answers ${response.status} ${when}`)
	}
}

/** A server on a folder that cannot be written says so in one sentence; the next one on a good folder goes on. */
async function expectRefusedStart(world: World, disk: Disk) {
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

interface Disk {
	folder: string
	fill(pid: number): void
	free(pid: number): void
	/** False where that cannot be done to root. */
	makeReadOnly(): boolean
	makeWritable(): void
	remove(): void
}

/** A disk of our own where we may mount one; elsewhere files may not grow any more, which is as good to a database. */
function openDisk(): Disk {
	const disk = mountSmallDisk(DISK_MB)
	if (disk)
		return {
			...disk,
			makeReadOnly() {
				disk.remount('ro')
				return true
			},
			makeWritable: () => disk.remount('rw'),
		}
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-disk-'))
	return {
		folder,
		fill: (pid) => quietly('prlimit', `--pid=${pid}`, '--fsize=1:'),
		free: (pid) => quietly('prlimit', `--pid=${pid}`, '--fsize=unlimited:'),
		makeReadOnly() {
			if (process.getuid?.() === 0) return false
			quietly('chmod', '555', folder)
			return true
		},
		makeWritable: () => quietly('chmod', '755', folder),
		remove: () => rmSync(folder, { recursive: true, force: true }),
	}
}
