import { closeSync, fdatasyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { COMPRESSED } from './cases.ts'
import { fetchResponse } from './fetch-response.ts'
import type { Idle, Memory } from './results.ts'
import { childrenOf, startSite, withDescendants } from './start-servers.ts'

const WORKERS = 2
const PAGES = ['/', '/faq', '/poli-klinik', '/jadwal-dokter', '/galeri', '/kontak', '/yasmin-shop', '/info-kesehatan']
const REST_MS = 3000

/** The seconds of a second `npm start`, and the memory of its workers after a few pages. */
export async function measureIdle(dataDir: string): Promise<Idle> {
	const start = () => startSite({ dataDir, workers: WORKERS, byNpmStart: true })
	await (await start()).stop()
	const site = await start()
	// Each connection goes to another worker.
	for (let time = 0; time < WORKERS * 2; time += 1)
		for (const page of PAGES) await fetchResponse(site.url + page, COMPRESSED)
	await delay(REST_MS)
	const workers = withDescendants(site.pid).filter((pid) => childrenOf(pid).length === 0)
	const memory = workers.map(memoryOf)
	await site.stop()
	return { secondStartSeconds: site.startSeconds, workers: memory }
}

function memoryOf(pid: number): Memory {
	const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
	const megabytes = (name: string) => (Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(text)?.[1]) * 1024) / 1e6
	return { resident: megabytes('Rss'), share: megabytes('Pss') }
}

const SYNCS = 300

/** Syncs per second: the limit for durable writes that do not share a sync. */
export function measureDisk(folder: string): number {
	const path = join(folder, 'disk')
	const file = openSync(path, 'w')
	const block = Buffer.alloc(4096, 1)
	const started = performance.now()
	for (let i = 0; i < SYNCS; i += 1) {
		writeSync(file, block)
		fdatasyncSync(file)
	}
	const seconds = (performance.now() - started) / 1000
	closeSync(file)
	rmSync(path)
	return SYNCS / seconds
}
