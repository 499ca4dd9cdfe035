import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from './support/site-server.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'
import { insertKunci } from './support/test-machine.ts'

const WORKERS = 2
/** Within a second, where the machine has nothing else to do. */
const SEEN_WITHIN_MS = 5000

let database: TestDatabase
let site: Site
beforeAll(async () => {
	database = await openTestDatabase({ demo: true })
	site = await startSite({ env: { DATABASE_URL: database.url, WORKERS: String(WORKERS), LOG_LEVEL: 'warn' } })
})
afterAll(async () => {
	await site?.stop('SIGKILL')
	await database?.dispose()
})

/** A connection of its own each time: they are dealt out in turn. */
const get = (path: string) => fetch(site.url + path, { headers: { connection: 'close' } })
const everyWorker = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: WORKERS * 4 }, work))

const workerIds = () =>
	readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

test('every worker is a process', () => {
	expect(workerIds()).toHaveLength(WORKERS)
	expect(site.output().match(/ready at/g)).toHaveLength(1)
})

test('a change of content is seen on the cached page of every worker within a second', async () => {
	const pages = () => everyWorker(async () => (await get('/faq')).text())
	expect((await pages()).every((page) => !page.includes('Pertanyaan baru?'))).toBe(true)
	const { id } = await database.db.selectFrom('faq').select('id').executeTakeFirstOrThrow()
	await database.db.updateTable('faq').set({ pertanyaan: 'Pertanyaan baru?' }).where('id', '=', id).execute()
	await expect
		.poll(async () => (await pages()).every((page) => page.includes('Pertanyaan baru?')), {
			timeout: SEEN_WITHIN_MS,
			interval: 50,
		})
		.toBe(true)
})

test('what a SIMRS sends is seen on the page of the doctor from every worker within a second', async () => {
	const { db } = database
	const { nama, uri } = await db
		.selectFrom('dokter')
		.select(['nama', 'uri'])
		.where('tampil', '=', 1)
		.orderBy('id')
		.executeTakeFirstOrThrow()
	const pages = () => everyWorker(async () => (await get(`/dokter/${uri}`)).text())
	expect((await pages()).every((page) => page.includes(nama) && !page.includes('Spesialis Kiriman'))).toBe(true)
	const kunci = await insertKunci(database, ['jadwal:tulis'])
	const sent = await fetch(`${site.url}/api/v1/integrasi/dokter`, {
		method: 'PUT',
		headers: { authorization: `Bearer ${kunci}`, 'content-type': 'application/json' },
		body: JSON.stringify({ data: [{ kode: 'D1', nama, spesialis: 'Spesialis Kiriman' }] }),
	})
	expect((await sent.json()).data.jumlah).toMatchObject({ diubah: 1, hilang: 0 })
	await expect
		.poll(async () => (await pages()).every((page) => page.includes('Spesialis Kiriman')), {
			timeout: SEEN_WITHIN_MS,
			interval: 50,
		})
		.toBe(true)
})

test('workers share the count of guessed codes', async () => {
	const guess = () => get('/api/v1/public/shop-reservasi/detail-kode/AAAAA-AAAAA-AAAAA')
	const answers = []
	for (let i = 0; i < 34; i += 1) answers.push((await guess()).status)
	expect(answers.filter((status) => status === 404)).toHaveLength(30)
	expect(answers.at(-1)).toBe(429)
})

test('a killed worker is replaced, and the others respond meanwhile', async () => {
	const [first = 0] = workerIds()
	process.kill(first, 'SIGKILL')
	await expect.poll(workerIds, { timeout: 20_000 }).not.toContain(first)
	expect((await get('/healthz')).status).toBe(200)
	await expect.poll(() => workerIds().length, { timeout: 20_000 }).toBe(WORKERS)
	await expect.poll(async () => (await get('/faq')).status, { timeout: 20_000 }).toBe(200)
})

test('all workers shut down gracefully on SIGTERM', async () => {
	expect(await site.stop('SIGTERM')).toBe(0)
})
