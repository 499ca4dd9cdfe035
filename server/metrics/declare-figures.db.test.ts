import { register } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { addToOutbox } from '../notifications/outbox.ts'
import { declareFigures, type FigureSources } from './declare-figures.ts'
import { measure } from './measure.ts'

const HOUR_MS = 3_600_000

let database: TestDatabase
let sources: FigureSources
let isReporter = true
beforeAll(async () => {
	database = await openTestDatabase()
	sources = {
		isReady: async () => true,
		db: database.db,
		now: () => SENIN_PAGI,
		jobs: [
			{ nama: 'pembersihan', everyMs: 60_000, isDaily: true },
			{ nama: 'kotak-keluar', everyMs: 1000 },
		],
		disk: { freeBytes: async () => 5000 },
		newestBackup: async () => SENIN_PAGI - HOUR_MS,
	}
	declareFigures(new Proxy(sources, { get: (_, name) => sources[name as keyof FigureSources] }), () => isReporter, 500)
})
afterAll(async () => {
	register.clear()
	await database?.dispose()
})

/** The lines of our gauges, without their common prefix. */
async function figures(): Promise<string[]> {
	const lines = (await register.metrics()).split('\n').filter((line) => line.startsWith('rs_yasmin_'))
	return lines.map((line) => line.replace('rs_yasmin_', ''))
}

test('a reminder of tomorrow does not wait; a message is as old as its event, or overdue since its time', async () => {
	const message = { peristiwa: 'reservasi.baru', saluran: 'surel', alamat: 'a@rs.example' } as const
	await addToOutbox(database.db, [{ ...message, berikutAt: SENIN_PAGI + 24 * HOUR_MS }], SENIN_PAGI)
	expect(await figures()).toEqual(
		expect.arrayContaining(['outbox_messages{status="waiting"} 0', 'outbox_oldest_seconds 0']),
	)
	await addToOutbox(database.db, [{ ...message, berikutAt: SENIN_PAGI - HOUR_MS }], SENIN_PAGI - 5 * HOUR_MS)
	expect(await figures()).toContain('outbox_oldest_seconds 3600')
	await addToOutbox(database.db, [{ ...message, alamat: 'b@rs.example' }], SENIN_PAGI - 3 * HOUR_MS)
	await addToOutbox(database.db, [{ ...message, alamat: 'c@rs.example' }], SENIN_PAGI)
	const change = database.db.updateTable('kotakKeluar')
	await change
		.set({ percobaan: 4, berikutAt: SENIN_PAGI + HOUR_MS })
		.where('alamat', '=', 'b@rs.example')
		.execute()
	await change.set({ status: 'gagal' }).where('alamat', '=', 'c@rs.example').execute()
	expect(await figures()).toEqual(
		expect.arrayContaining([
			'outbox_messages{status="waiting"} 2',
			'outbox_messages{status="failed"} 1',
			'outbox_oldest_seconds 10800',
		]),
	)
})

test('a job has the end of its last run, 0 while it has not ended; other tasks have nothing', async () => {
	const task = { hari: '2026-11-16', startedAt: SENIN_PAGI }
	await database.db
		.insertInto('tugas')
		.values([
			{ nama: 'pembersihan', ...task, finishedAt: null },
			{ nama: 'kotak-keluar', ...task, finishedAt: SENIN_PAGI },
			{ nama: 'impor https://rs.example', ...task, finishedAt: SENIN_PAGI },
		])
		.execute()
	measure('jobFailure', 'kotak-keluar')
	expect((await figures()).filter((line) => line.startsWith('job_'))).toEqual([
		'job_last_run_timestamp_seconds{name="pembersihan"} 0',
		`job_last_run_timestamp_seconds{name="kotak-keluar"} ${SENIN_PAGI / 1000}`,
		'job_interval_seconds{name="pembersihan"} 86400',
		'job_interval_seconds{name="kotak-keluar"} 1',
		'job_failures_total{name="pembersihan"} 0',
		'job_failures_total{name="kotak-keluar"} 1',
	])
})

test('what cannot be read, or takes too long, is absent; the others are there', async () => {
	const { isReady, newestBackup } = sources
	sources.isReady = () => Promise.reject(new Error('away'))
	sources.newestBackup = () => new Promise(() => {})
	const lines = await figures()
	expect(lines.filter((line) => /^(ready|backup|disk)/.test(line))).toEqual(['ready 0', 'disk_free_bytes 5000'])
	Object.assign(sources, { isReady, newestBackup })
	expect(await figures()).toContain(`backup_timestamp_seconds ${(SENIN_PAGI - HOUR_MS) / 1000}`)
})

test('a process that does not report reads nothing', async () => {
	isReporter = false
	const lines = (await figures()).filter((line) => !line.startsWith('job_failures'))
	isReporter = true
	expect(lines).toEqual([])
})
