import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'

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

test.each([
	['https://rs.example.com/dokter?cari=siti#atas', 'https://rs.example.com/dokter'],
	['/artikel/demam-pada-anak', '/artikel/demam-pada-anak'],
	['/artikel#komentar?x', '/artikel'],
	['https://rs.example.com/reservasi-status/K7MPQ-X3WVT-9HBCD', 'https://rs.example.com/reservasi-status/'],
	['/reservasi-status/K7MPQ-X3WVT-9HBCD/?cetak=1', '/reservasi-status/'],
	['', null],
	[null, null],
	[undefined, null],
])('for the address %s it stores %s', async (url, stored) => {
	expect((await record({ url })).url).toBe(stored)
})

test('a visit is stored with place and time', async () => {
	const place = {
		ip: '203.0.113.7',
		provider: 'Indihome',
		negara: 'Indonesia',
		provinsi: 'Jawa Timur',
		kota: 'Banyuwangi',
		timezone: 'Asia/Jakarta',
		webId: 'rs-yasmin',
		dokterId: 'gone',
	}
	const row = await record({ ...place, latitude: -8.2192, longitude: '114.3691' })
	expect(row).toMatchObject({ ...place, latitude: -8.2192, longitude: 114.3691, createdAt: SENIN_PAGI })
})

test.each(['', 'north', '181', 'Infinity', null])('a coordinate of %j is stored as null', async (latitude) => {
	expect((await record({ latitude })).latitude).toBeNull()
})

test('a visit to an unknown doctor is stored and not counted', async () => {
	expect((await record({ dokterId: 'unknown' })).dokterId).toBe('unknown')
	expect(await api.db.selectFrom('dokterView').selectAll().execute()).toEqual([])
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
	expect(await api.db.selectFrom('dokterView').selectAll().execute()).toEqual([])
})

test.each(['sec-gpc', 'dnt'])('%s: 0 is no opt-out', async (header) => {
	const { status } = await api.request('createWebVisitor', {
		headers: { [header]: '0' },
		body: { routeName: 'beranda' },
	})
	expect(status).toBe(201)
})
