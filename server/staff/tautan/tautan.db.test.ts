import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenHttp, type TestHttpServer } from '../../../tests/support/test-http-server.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestStaff } from '../../../tests/support/test-staff.ts'
import { checkLink, linkJob } from './link-job.ts'

const DAY_MS = 86_400_000
const { signal } = new AbortController()

let staff: TestStaff
let other: TestHttpServer
beforeEach(async () => {
	staff = await openTestStaff()
	other = await listenHttp((request, response) => {
		const [, status, to] = request.url?.split(/[/?]/) ?? []
		const isRefused = status === 'baca' && request.method === 'HEAD'
		response.writeHead(isRefused ? 404 : Number(status) || 200, to ? { location: `/${to}` } : {}).end('isi')
	})
})
afterEach(async () => {
	await other.close()
	await staff.dispose()
})

const checkInside = (address: string) => checkLink(address, { signal, allowInternal: true })
const run = (at = SENIN_PAGI, check = checkInside) => linkJob({ db: staff.db, now: () => at, check }).run(signal)
const list = async () => (await (await staff.signedIn('redaksi')).send('GET', '/tautan')).body.data

test.each([
	['200', null],
	['301/200', null],
	['302/410', 'Halamannya tidak ada (HTTP 410).'],
	['404', 'Halamannya tidak ada (HTTP 404).'],
	['baca', null],
	['500', null],
	['403', null],
])('a server that answers %s: %s', async (path, alasan) => {
	expect((await checkInside(`${other.origin}/${path}`))?.alasan ?? null).toBe(alasan)
})

test('a server that is gone is dead, and so is a circle of redirects', async () => {
	const circle = await listenHttp((_, response) => response.writeHead(302, { location: '/' }).end())
	expect(await checkInside(circle.origin)).toEqual({ alasan: 'Dialihkan terus-menerus.' })
	await circle.close()
	expect(await checkInside(circle.origin)).toEqual({
		alasan: 'Tidak dapat dihubungi (ECONNREFUSED).',
		isUnreachable: true,
	})
})

test('an address of a private network is neither asked nor reported', async () => {
	for (const host of ['127.0.0.1', 'localhost', '[::1]', '10.0.0.1'])
		expect(await checkLink(`http://${host}:${other.port}/404`, { signal })).toBeNull()
	expect(other.requests).toEqual([])
})

test('on Mondays the links of shown content are checked, and staff see the dead ones with the rows that have them', async () => {
	const { db } = staff
	const dead = `${other.origin}/404?a=1&b=2`
	const html = `<p><a href="${dead.replace('&', '&amp;')}">Rusak</a> <a href="${other.origin}/200">Baik</a></p>`
	await insertRows(db, 'kategoriArtikel', [{}])
	await insertRows(db, 'artikel', [
		{ id: 'a', uri: 'a', judul: 'Demam', textContent: html, status: 'terbit' },
		{ id: 'b', uri: 'b', judul: 'Konsep', textContent: html.replaceAll('404', '410'), status: 'konsep' },
	])
	await insertRows(db, 'webSettingSosmed', [{ id: 's', link: dead }])
	await insertRows(db, 'mitra', [{ deskripsi: html.replaceAll('404', '410'), tampil: 0 }])

	expect(await run(SENIN_PAGI - DAY_MS)).toBeUndefined()
	expect(other.requests).toEqual([])
	expect(await run()).toEqual({ checked: 2, dead: 1 })
	const rows = await list()
	const alasan = 'Halamannya tidak ada (HTTP 404).'
	expect(rows).toHaveLength(2)
	expect(rows).toContainEqual(
		expect.objectContaining({ url: dead, alasan, sumber: 'artikel', sumberId: 'a', label: 'Demam' }),
	)
	expect(rows).toContainEqual(expect.objectContaining({ url: dead, sumber: 'web-setting-sosmed', sumberId: 's' }))

	const asked = other.requests.length
	await run(SENIN_PAGI + 60_000)
	expect(other.requests).toHaveLength(asked)

	const editor = await staff.signedIn('redaksi')
	expect((await editor.send('DELETE', `/tautan/${rows[0].id}`)).status).toBe(200)
	expect((await editor.send('DELETE', `/tautan/${rows[0].id}`)).status).toBe(404)
	expect(await list()).toHaveLength(1)

	await run(SENIN_PAGI + 7 * DAY_MS, async () => ({ alasan: 'Nama situsnya tidak ditemukan.', isUnreachable: true }))
	expect(await list(), 'without a connection the list stays').toHaveLength(1)
	await db.updateTable('artikel').set({ textContent: '' }).execute()
	await db.deleteFrom('webSettingSosmed').execute()
	await run(SENIN_PAGI + 14 * DAY_MS)
	expect(await list()).toEqual([])
})
