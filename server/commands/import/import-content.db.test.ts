import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { CallName } from '../../../contract/calls.ts'
import { tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { COMPILE_CACHE } from '../../../tests/support/site-server.ts'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { publicRequests } from '../../../tests/support/test-public-requests.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { exportIsi } from '../../isi/isi-file.ts'
import { folderStore } from '../../pictures/folder-store.ts'
import { CONCURRENCY, concurrentMap } from './fetch-with-retry.ts'
import { type ImportOptions, importContent } from './import-content.ts'

const root = join(import.meta.dirname, '../../..')
const demoPictures = folderStore(join(root, 'demo/pictures'))
const now = Date.now()

let source: TestApi
let target: TestApi
let dataDir: string
let address: string
/** Called for every request to the source site; a number is sent as the status. */
let onRequest: (path: string) => number | undefined
const requested: string[] = []

const server = createServer(
	getRequestListener(async (request) => {
		const { pathname, search } = new URL(request.url)
		requested.push(pathname + search)
		const status = onRequest(pathname)
		if (status) return new Response(null, { status })
		if (!pathname.startsWith('/images/')) return source.api.fetch(request)
		const bytes = await demoPictures.read(pathname.slice('/images/'.length))
		return new Response(bytes && new Uint8Array(bytes), { status: bytes ? 200 : 404 })
	}),
)

beforeAll(async () => {
	dataDir = mkdtempSync(join(tmpdir(), 'rs-yasmin-import-'))
	source = await openTestApi({ demo: true, now })
	await addExceptions(source)
	await describePictures(source)
	target = await openTestApi({ now })
	await once(server.listen(0), 'listening')
	address = `http://localhost:${(server.address() as AddressInfo).port}`
})

/** The demo hospital has no exceptions. */
async function addExceptions({ db }: TestApi): Promise<void> {
	const { dokterId, poliKlinikId } = await db.selectFrom('jadwalWaktu').selectAll().executeTakeFirstOrThrow()
	const days = { mulai: tanggalWib(now), selesai: tambahHari(tanggalWib(now), 3) }
	const cuti = { ...days, dokterId, poliKlinikId: null, jamMulai: null, jamSelesai: null }
	await insertRows(db, 'jadwalPengecualian', [
		{ ...cuti, id: '1', jenis: 'cuti', alasan: 'Ibadah', alasanTampil: 1 },
		{ ...cuti, id: '2', dokterId: null, poliKlinikId, jenis: 'tutup', alasan: 'rahasia', alasanTampil: 0 },
	])
	await db.updateTable('artikelKomentar').set({ dariRs: 1 }).where('komenParentId', 'is not', null).execute()
}

/** Alt texts for one of several photos, an article, a decorative logo and a quiz. */
async function describePictures({ db }: TestApi): Promise<void> {
	const { foto } = await db.selectFrom('fasilitas').select('foto').executeTakeFirstOrThrow()
	const { artikelMedia } = await db.selectFrom('artikel').select('artikelMedia').executeTakeFirstOrThrow()
	const { logo } = await db.selectFrom('mitra').select('logo').executeTakeFirstOrThrow()
	const { quiz } = await db.selectFrom('popupInformation').select('quiz').executeTakeFirstOrThrow()
	const pictures = [
		...[['foto-fasilitas', JSON.parse(foto)[0], 'Ruang tunggu yang terang']],
		...[['artikel', JSON.parse(artikelMedia)[0].content, 'Ibu menyusui "bayinya"']],
		...[['logo-mitra', logo, '']],
		...[['popup-quiz', JSON.parse(String(quiz)).opsiJawaban[0].content, 'Sepiring sayur']],
	]
	await db
		.insertInto('gambar')
		.values(
			pictures.map(([folder, file, alt], place) => ({
				id: String(place),
				folder,
				file,
				alt,
				hiasan: alt ? 0 : 1,
				lebar: 3,
				tinggi: 2,
				createdAt: now,
			})),
		)
		.execute()
}

afterAll(async () => {
	server.close()
	await source.dispose()
	await target.dispose()
	rmSync(dataDir, { recursive: true, force: true })
})

async function run(started: (child: ChildProcess) => void = () => {}) {
	const child = spawn(process.execPath, ['server/commands/import.ts', address], {
		cwd: root,
		env: { ...COMPILE_CACHE, DATABASE_URL: target.database.url, DATA_DIR: dataDir },
	})
	let output = ''
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
	started(child)
	const [code, signal] = await once(child, 'close')
	return { code, signal, output }
}

/** Kills the import when its n-th request for such a path arrives. */
const killAt = (start: string, count: number) => (child: ChildProcess) => {
	let seen = 0
	onRequest = (path) => {
		if (path.startsWith(start) && ++seen === count) child.kill('SIGKILL')
		return undefined
	}
}

test('given an import killed twice, the third run resumes and both sites respond alike', async () => {
	for (const kill of [killAt('/api/v1/public/artikel/detail/', 20), killAt('/images/', 60)]) {
		const { signal } = await run(kill)
		expect(signal).toBe('SIGKILL')
		const { body } = await target.request('getTemplate')
		expect(body.webSetting.data).toBeNull()
	}
	let busy = 1
	onRequest = (path) => (path.startsWith('/images/') && busy-- > 0 ? 503 : undefined)
	const { code, output } = await run()
	expect(output).toContain('interrupted')
	expect(output).toMatch(/import [\d.]+ s: \d+ rows, \d+ pictures, 0 warnings/)
	expect(code).toBe(0)
	expect(readdirSync(join(dataDir, 'impor'))).toEqual([])

	// Only requests in flight when the import was killed, and the 503, are repeated.
	expect(requested.length - new Set(requested).size).toBeLessThanOrEqual(2 * CONCURRENCY + 1)

	// Dates that the contract does not give are those of the import.
	source.clock.now = target.clock.now = Date.now()
	const requests = await publicRequests(source)
	for (const [name, several] of Object.entries(requests) as [CallName, (typeof requests)['listFaq']][])
		await concurrentMap(several, async (each) => {
			const [there, here] = await Promise.all([source.request(name, each), target.request(name, each)])
			expect(there.status).toBe(200)
			expect(here.body, `${name} ${JSON.stringify(each)}`).toEqual(there.body)
		})

	const store = folderStore(join(dataDir, 'pictures'))
	const pictures = await store.list()
	expect(pictures.length).toBeGreaterThan(150)
	for (const picture of pictures) expect(await store.read(picture)).toEqual(await demoPictures.read(picture))
})

const options = (more: Partial<ImportOptions>): ImportOptions => ({
	source: address,
	database: target.database,
	store: folderStore(join(dataDir, 'pictures')),
	dataDir,
	dryRun: false,
	merge: false,
	now,
	progress: { begin() {}, expect() {}, step() {}, end() {} },
	...more,
})

test('given a target with content: an import is refused, a dry run compares, --merge overwrites without duplicates', async () => {
	onRequest = () => undefined
	await expect(importContent(options({}))).rejects.toThrow('There is content here already')

	await target.db.updateTable('faq').set({ pertanyaan: 'Lain?' }).where('urutan', '=', 0).execute()
	const before = await exportIsi(target.db, now)
	const { differences } = await importContent(options({ dryRun: true }))
	expect(await exportIsi(target.db, now)).toEqual(before)
	for (const { table, incoming, added, changed, unchanged, onlyHere } of differences) {
		const edited = table === 'faq' ? 1 : 0
		expect({ table, added, changed, unchanged, onlyHere }).toEqual({
			table,
			added: 0,
			changed: edited,
			unchanged: incoming - edited,
			onlyHere: 0,
		})
	}

	// The hours of an imported doctor replace the present ones.
	const slot = await target.db.selectFrom('jadwalWaktu').selectAll().executeTakeFirstOrThrow()
	await target.db
		.insertInto('jadwalWaktu')
		.values({ ...slot, id: 'tambahan' })
		.execute()
	await importContent(options({ merge: true }))
	const [there, here] = await Promise.all([source.request('listFaq'), target.request('listFaq')])
	expect(here.body).toEqual(there.body)
	const after = await exportIsi(target.db, now)
	for (const [table, rows] of Object.entries(after.isi))
		expect([table, rows.length]).toEqual([table, before.isi[table as 'faq']?.length])
})

test('an exported file fills an empty site; a file with unknown tables or columns writes nothing', async () => {
	const third = await openTestApi({ now })
	onTestFinished(() => third.dispose())
	const file = join(dataDir, 'isi.json')
	const exported = await exportIsi(source.db, now)
	const fromFile = () => importContent(options({ source: file, database: third.database }))
	writeFileSync(file, JSON.stringify({ ...exported, isi: { ...exported.isi, faq: [{ id: 'x', sandi: 'y' }] } }))
	await expect(fromFile()).rejects.toThrow('a column that is not known here: faq.sandi')
	writeFileSync(file, JSON.stringify({ ...exported, isi: { ...exported.isi, member: [] } }))
	await expect(fromFile()).rejects.toThrow('tables that this version does not know: member')
	expect((await exportIsi(third.db, now)).isi.webSetting).toEqual([])

	// The site of the file has a SIMRS, this one has none: staff keep the doctors.
	const dokter = exported.isi.dokter?.map((row) => ({ ...row, kodeSimrs: `D${row.id}` }))
	writeFileSync(file, JSON.stringify({ ...exported, isi: { ...exported.isi, dokter } }))
	await fromFile()
	expect(await exportIsi(third.db, now)).toEqual(exported)
})
