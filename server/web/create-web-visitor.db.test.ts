import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { writeMmdb } from '../../tests/support/write-mmdb.ts'
import { openGeoDb } from '../geo/open-geo-db.ts'
import { createLimits } from '../http/limits.ts'
import { hashVisitor } from '../http/visitor-hash.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
})
afterAll(() => api.dispose())

async function record(body: object) {
	const response = await api.request('createWebVisitor', { body: { routeName: 'beranda', ...body } })
	expect(response.status).toBe(201)
	const { id } = response.body.data.created
	return api.db.selectFrom('webVisitor').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

const countVisits = async ({ db }: TestApi) => (await db.selectFrom('webVisitor').select('id').execute()).length

test.each([
	['https://rs.example.com/dokter?cari=siti#atas', 'https://rs.example.com/dokter'],
	['/artikel/demam-pada-anak', '/artikel/demam-pada-anak'],
	['/artikel#komentar?x', '/artikel'],
	[`/artikel/${'x'.repeat(300)}`, null],
	[`/artikel/${'é'.repeat(150)}`, null],
	['', null],
	[null, null],
	[undefined, null],
])('for the address %s it stores %s', async (url, stored) => {
	expect((await record({ url })).url).toBe(stored)
})

test('a visit is stored with place and time; the address is shortened', async () => {
	await insertRows(api.db, 'dokter', [{ id: 'siti' }])
	await insertRows(api.db, 'mitra', [{ id: 'bpjs' }])
	const place = {
		provider: 'Indihome',
		negara: 'Indonesia',
		provinsi: 'Jawa Timur',
		kota: 'Banyuwangi',
		timezone: 'Asia/Jakarta',
		webId: 'rs-yasmin',
		dokterId: 'siti',
		mitraId: 'bpjs',
	}
	const row = await record({ ...place, ip: '203.0.113.7', latitude: -8.2192, longitude: '114.3691' })
	const stored = { ...place, ip: '203.0.113.0', latitude: -8.2192, longitude: 114.3691, createdAt: SENIN_PAGI }
	expect(row).toMatchObject(stored)
})

test('values that are too long, unknown or no address are dropped', async () => {
	const long = 'é'.repeat(51)
	const names = { provider: long, negara: long, provinsi: long, kota: long, timezone: long }
	const ids = { poliKlinikId: 'gone', artikelId: 'gone', layananId: 'gone', fasilitasId: 'gone', komunitasId: 'gone' }
	const row = await record({ ...names, ...ids, mitraId: 'gone', kategoriArtikelId: 'gone', ip: 'halo', webId: 'other' })
	const { id, routeName, pengunjung, createdAt, ...rest } = row
	expect(Object.values(rest).filter((value) => value !== null)).toEqual([])
})

test.each([
	['an unknown page', { routeName: 'x'.repeat(100) }],
	['the shop', { routeName: 'yasmin_shop' }],
	['a reservation', { url: 'https://rs.example.com/reservasi-status/K7MPQ-X3WVT-9HBCD' }],
	['own data', { url: '/DATA-SAYA/?x' }],
	['a package', { url: '//paket-layanan/mcu' }],
])('a visit of %s is answered alike and not stored', async (_, body) => {
	const before = await countVisits(api)
	const { status, body: answer } = await api.request('createWebVisitor', { body: { routeName: 'beranda', ...body } })
	expect(status).toBe(201)
	expect(answer.data.created.id).toMatch(/^[0-9a-f]{32}$/)
	expect(await countVisits(api)).toBe(before)
})

test('a doctor is counted once per visitor and day', async () => {
	await insertRows(api.db, 'dokter', [{ id: 'laras' }])
	const visit = (browser: string) =>
		api.request('createWebVisitor', {
			headers: { 'user-agent': browser },
			body: { routeName: 'modal_jadwal_dokter', dokterId: 'laras' },
		})
	const counted = async () =>
		(await api.db.selectFrom('dokterView').select('countView').where('dokterId', '=', 'laras').executeTakeFirst())
			?.countView
	await Promise.all([visit('a'), visit('a'), visit('a')])
	expect(await counted()).toBe(1)
	await visit('b')
	expect(await counted()).toBe(2)
	api.clock.now += 86_400_000
	await visit('a')
	expect(await counted()).toBe(3)
	api.clock.now = SENIN_PAGI
})

test.each([
	['of an address', 'kunjunganAlamat', 5000],
	['of all', 'kunjunganSemua', 200_000],
] as const)('beyond the daily limit %s nothing is stored, and the answer is the same', async (_, limit, points) => {
	const limits = createLimits()
	const limited = await openTestApi({ now: SENIN_PAGI, limits })
	onTestFinished(() => limited.dispose())
	const send = () => limited.request('createWebVisitor', { body: { routeName: 'beranda' } })
	await send()
	const { tanggal, garam } = await limited.db.selectFrom('pengunjungGaram').selectAll().executeTakeFirstOrThrow()
	const key = limit === 'kunjunganSemua' ? tanggal : hashVisitor(garam, 'in-process')
	for (let count = 2; count < points; count += 1) await limits.use(limit, key)
	for (const stored of [2, 2, 2]) {
		expect((await send()).status).toBe(201)
		expect(await countVisits(limited)).toBe(stored)
	}
	limited.clock.now += 86_400_000
	await send()
	expect(await countVisits(limited), 'on the next day').toBe(3)
})

test('with a local file the server looks the place up, and the exact address is not stored', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-geo-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	const file = join(folder, 'kota.mmdb')
	writeMmdb(file, '203.0.113.0', 24, { city: { names: { en: 'Banyuwangi' } } })
	const local = await openTestApi({ now: SENIN_PAGI, findPlace: await openGeoDb(file) })
	onTestFinished(() => local.dispose())
	const response = await local.api.request(
		'http://localhost/api/v1/public/web-visitor',
		{
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ routeName: 'beranda', ip: '198.51.100.7', kota: 'Bukan' }),
		},
		{ incoming: { headers: {}, socket: { remoteAddress: '::ffff:203.0.113.7' } } },
	)
	expect(response.status).toBe(201)
	const rows = await local.db.selectFrom('webVisitor').selectAll().execute()
	expect(rows).toMatchObject([{ ip: '203.0.113.0', kota: 'Banyuwangi', negara: null }])
	expect(JSON.stringify(rows)).not.toMatch(/113\.7|198\.51|Bukan/)
})

test.each(['', 'north', '181', 'Infinity', null])('a coordinate of %j is stored as null', async (latitude) => {
	expect((await record({ latitude })).latitude).toBeNull()
})

test('a visit to an unknown doctor is stored and not counted', async () => {
	expect((await record({ dokterId: 'unknown' })).dokterId).toBeNull()
	expect(await api.db.selectFrom('dokterView').selectAll().where('dokterId', '=', 'unknown').execute()).toEqual([])
})

test.each(['sec-gpc', 'dnt'])('a visitor who opts out with %s is refused, and nothing is stored', async (header) => {
	await insertRows(api.db, 'dokter', [{ id: header }])
	const before = await api.db.selectFrom('webVisitor').select('id').execute()
	const { status, body } = await api.request('createWebVisitor', {
		headers: { [header]: '1' },
		body: { routeName: 'modal_jadwal_dokter', dokterId: header },
	})
	expect([status, body.error?.code]).toEqual([403, 'PELACAKAN_DITOLAK'])
	expect(await api.db.selectFrom('webVisitor').select('id').execute()).toEqual(before)
	expect(await api.db.selectFrom('dokterView').selectAll().where('dokterId', '=', header).execute()).toEqual([])
})

test.each(['sec-gpc', 'dnt'])('%s: 0 is no opt-out', async (header) => {
	const { status } = await api.request('createWebVisitor', {
		headers: { [header]: '0' },
		body: { routeName: 'beranda' },
	})
	expect(status).toBe(201)
})

test.each([
	['', 'browser', 'Banyuwangi'],
	['browser', 'browser', 'Banyuwangi'],
	['server', 'browser', null],
	['mati', 'browser', null],
	['', 'server', 'Jember'],
	['server', 'server', 'Jember'],
	['mati', 'server', null],
] as const)(
	'with the choice %j, and a place that the %s knows, the city is %s',
	async (tempatPengunjung, who, kota) => {
		const findPlace = who === 'server' ? () => ({ kota: 'Jember' }) : undefined
		const own = await openTestApi({ now: SENIN_PAGI, findPlace: findPlace as never })
		onTestFinished(() => own.dispose())
		await insertRows(own.db, 'webSetting', [{ tempatPengunjung }])
		await own.api.request(
			'http://localhost/api/v1/public/web-visitor',
			{
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ routeName: 'beranda', kota: 'Banyuwangi' }),
			},
			{ incoming: { headers: {}, socket: { remoteAddress: '203.0.113.7' } } },
		)
		expect(await own.db.selectFrom('webVisitor').select('kota').executeTakeFirstOrThrow()).toEqual({ kota })
	},
)
