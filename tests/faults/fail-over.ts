import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { CLIENT_WAITS_MS, expectAlive } from './cut-postgres.ts'
import type { Fault } from './fault.ts'
import { missingForCluster, type PatroniCluster, startPatroniCluster } from './patroni-cluster.ts'
import { underLoad, type World } from './under-load.ts'

const ROUNDS_OF_EACH = 5
const WRITES_BACK_MS = 30_000
/** Long enough that another node leads when the frozen one goes on. */
const FROZEN_MS = 30_000
const CLIENTS = 6

/** Each leaves the cluster without its leader for a while, and mends it. */
const troubles: Record<string, (cluster: PatroniCluster, untilWritten: () => Promise<void>) => Promise<void>> = {
	async 'leader killed'(cluster, untilWritten) {
		const leader = await cluster.leader()
		leader.kill()
		await untilWritten()
		leader.start()
	},
	async 'leader frozen'(cluster, untilWritten) {
		const leader = await cluster.leader()
		leader.freeze()
		try {
			await Promise.all([untilWritten(), delay(FROZEN_MS)])
		} finally {
			leader.thaw()
		}
	},
	async 'switched over'(cluster, untilWritten) {
		const { api, name } = await cluster.leader()
		await fetch(`${api}/switchover`, { method: 'POST', body: JSON.stringify({ leader: name }) })
		await untilWritten()
	},
	async 'all nodes killed'(cluster, untilWritten) {
		for (const node of cluster.nodes) node.kill()
		for (const node of cluster.nodes) node.start()
		await untilWritten()
	},
}

/** A cluster of three loses its leader in every way; nothing acknowledged is lost, and pages are always served. */
export const failOver: Fault = {
	name: 'failover of a Patroni cluster',
	databases: ['postgres'],
	short: [],
	missing: missingForCluster,
	async run(run) {
		const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-patroni-'))
		chmodSync(folder, 0o711)
		const cluster = await startPatroniCluster(folder)
		const notes: string[] = []
		try {
			await cluster.untilHealthy()
			const options = { databaseUrl: cluster.url, env: { DEMO: '1' }, clients: CLIENTS, timeoutMs: CLIENT_WAITS_MS }
			const result = await underLoad(run, { ...options, pauseMs: 100 }, async (world) => {
				const reads = watchReads(world)
				const order = Array.from({ length: ROUNDS_OF_EACH }, () => Object.entries(troubles)).flat()
				for (const [name, trouble] of order) {
					await cluster.untilHealthy()
					await world.load.more(10)
					const began = performance.now()
					let backMs = 0
					await trouble(cluster, async () => {
						// What is acknowledged from the fault on may be from before; the second round of every client is not.
						await world.load.more(CLIENTS + 1)
						backMs = performance.now() - began
					})
					world.expect(backMs < WRITES_BACK_MS, `${name}: reservations work after ${Math.round(backMs)} ms only`)
					notes.push(`${name}: reservations after ${(backMs / 1000).toFixed(1)} s`)
				}
				await cluster.untilHealthy()
				const { asked, failed } = await reads.stop()
				world.expect(failed.length === 0, `a page was not served: ${failed.slice(0, 3).join(', ')}`)
				notes.push(`${asked} pages read meanwhile, ${failed.length} of them failed`)
				expectAlive(world)
				return order.length
			})
			return { ...result, notes }
		} finally {
			await cluster.stop()
			rmSync(folder, { recursive: true, force: true })
		}
	},
}

/** A visitor who looks at a page four times a second. */
function watchReads({ site }: World) {
	const failed: string[] = []
	let asked = 0
	let isOver = false
	const watching = (async () => {
		for (; !isOver; await delay(250)) {
			asked += 1
			const response = await fetch(`${site.url}/layanan`).catch((error: Error) => error)
			if (response instanceof Error) failed.push(response.message)
			else if (!(await response.text()).includes('igd-24-jam')) failed.push(`${response.status} without content`)
		}
	})()
	return {
		async stop() {
			isOver = true
			await watching
			return { asked, failed }
		},
	}
}
