import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { registerMember } from '../../../tests/support/test-member.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'

let api: TestApi
let cookie: string
let pasienId: string
beforeAll(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
	await insertRows(api.db, 'shopTipe', [{}])
	await insertRows(api.db, 'shopKategori', [{}])
	await insertRows(api.db, 'shopSetting', [{ durasi: 14 }])
})
afterAll(() => api.dispose())
beforeEach(async () => {
	await api.db.deleteFrom('shopItem').execute()
	await insertRows(api.db, 'shopItem', [
		{ nama: 'Jantung', harga: 125_000, mediaContent: 'jantung.webp', persiapan: 'Puasa' },
		{ nama: 'Operasi', harga: 3_000_000_000 },
	])
	;({ cookie, pasienId } = await registerMember(api))
	await add('1')
	await add('2')
})

async function add(shopItemId: string) {
	api.clock.now += 1
	const { status } = await api.request('createKeranjang', { cookie, body: { pasienId, shopItemId } })
	expect(status).toBe(201)
}

const booking = { atasNama: ' Siti Rahma ', noTelp: '0812-3456-7890', tanggalVisit: '2026-11-20' }
const reserve = (body: object = {}, key?: string) =>
	api.request('createReservasi', {
		cookie,
		body: { ...booking, ...body },
		...(key !== undefined && { headers: { 'idempotency-key': key } }),
	})
const look = async (kode: string, query = {}) =>
	(await api.request('getReservasiByKode', { cookie, params: { kode }, query })).body.data
const cart = async () => (await api.request('listKeranjang', { cookie })).body.data

test('a reservation takes the whole cart, freezes the prices, empties the cart and has a readable code', async () => {
	const { status, body } = await reserve()
	expect(status).toBe(201)
	const { kode } = body.data.created
	expect(kode).toMatch(/^[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{5}(-[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{5}){2}$/)
	expect(await cart()).toEqual([])

	const made = await look(kode)
	const offered = {
		tipe: { nama: 'Tipe' },
		kategori: { nama: 'Kategori' },
		usia: [],
		jenisKelamin: ['l', 'p'],
		textContent: '',
		metaFormated: { harga: expect.stringMatching(/^Rp\. /), usia: '', jenisKelamin: 'Laki-Laki, Perempuan' },
	}
	expect(made).toEqual({
		kode,
		atasNama: 'Siti Rahma',
		noTelp: '0812-3456-7890',
		tanggalVisit: '2026-11-20',
		status: 'baru',
		ubahDengan: 'perangkat',
		ubahSampai: Date.parse('2026-11-20T00:00:00+07:00'),
		createdAt: api.clock.now,
		total: 3_000_125_000,
		reservasiItem: [
			{
				id: expect.any(String),
				shopItem: {
					...offered,
					id: '1',
					nama: 'Jantung',
					uri: 'shopItem-1',
					mediaContent: 'jantung.webp',
					persiapan: 'Puasa',
					harga: 125_000,
				},
				harga: 125_000,
				pasien: { nama: 'Siti Rahma' },
			},
			{
				id: expect.any(String),
				shopItem: {
					...offered,
					id: '2',
					nama: 'Operasi',
					uri: 'shopItem-2',
					mediaContent: null,
					persiapan: '',
					harga: 3_000_000_000,
				},
				harga: 3_000_000_000,
				pasien: { nama: 'Siti Rahma' },
			},
		],
	})

	const ringkas = await look(kode, { bentuk: 'ringkas' })
	expect(ringkas.reservasiItem[0]?.shopItem).toEqual({
		nama: 'Jantung',
		uri: 'shopItem-1',
		mediaContent: 'jantung.webp',
		persiapan: 'Puasa',
	})

	await api.db.updateTable('shopItem').set({ harga: 1, nama: 'Lain', uri: 'lain' }).where('id', '=', '1').execute()
	await api.db.deleteFrom('shopItem').where('id', '=', '2').execute()
	await api.request('updatePasien', { cookie, params: { id: pasienId }, body: { nama: 'Lain' } })
	expect(await look(kode, { bentuk: 'ringkas' })).toEqual(ringkas)
	const [changed, deleted] = (await look(kode)).reservasiItem
	expect(changed).toEqual(made.reservasiItem[0])
	expect(deleted?.shopItem).toEqual({
		id: null,
		nama: 'Operasi',
		uri: 'shopItem-2',
		mediaContent: null,
		harga: 3_000_000_000,
		tipe: { nama: '' },
		kategori: { nama: '' },
		usia: [],
		jenisKelamin: [],
		textContent: '',
		persiapan: '',
		metaFormated: { harga: 'Rp. 3.000.000.000', usia: '', jenisKelamin: '' },
	})
})

test('codes are unique and not sequential', async () => {
	const codes = [(await reserve()).body.data.created.kode]
	for (let more = 0; more < 5; more++) {
		await add('1')
		codes.push((await reserve()).body.data.created.kode)
	}
	expect(new Set(codes).size).toBe(6)
	expect(new Set(codes.map((kode) => kode.slice(0, 5))).size).toBe(6)
})

test('the same Idempotency-Key returns the same reservation, even with new items in the cart', async () => {
	const first = await reserve({}, 'kunci-1')
	const again = await reserve({}, 'kunci-1')
	expect([again.status, again.body]).toEqual([201, first.body])
	await add('1')
	expect((await reserve({}, 'kunci-1')).body).toEqual(first.body)
	expect(await cart()).toHaveLength(1)
	expect((await reserve({}, 'kunci-2')).body.data.created.kode).not.toBe(first.body.data.created.kode)
})

test('a retry on the next day returns the reservation, although its visit day has passed', async () => {
	const first = await reserve({ tanggalVisit: '2026-11-16' }, 'kunci')
	api.clock.now += 86_400_000
	expect((await reserve({ tanggalVisit: '2026-11-16' }, 'kunci')).body).toEqual(first.body)
	api.clock.now = SENIN_PAGI
})

test('two members can use the same key', async () => {
	const first = await reserve({}, 'kunci')
	const other = await registerMember(api)
	const body = { pasienId: other.pasienId, shopItemId: '1' }
	await api.request('createKeranjang', { cookie: other.cookie, body })
	const theirs = await api.request('createReservasi', {
		cookie: other.cookie,
		body: booking,
		headers: { 'idempotency-key': 'kunci' },
	})
	expect(theirs.status).toBe(201)
	expect(theirs.body.data.created.kode).not.toBe(first.body.data.created.kode)
})

test.each([
	['another key', 'kunci-2'],
	['no key', undefined],
])('an empty cart with %s is a 409', async (_, key) => {
	await reserve({}, 'kunci-1')
	const { status, body } = await reserve({}, key)
	expect([status, body.error?.code]).toEqual([409, 'KERANJANG_KOSONG'])
})

test('an incomplete patient is a 409, and the cart stays', async () => {
	const change = (body: object) => api.request('updatePasien', { cookie, params: { id: pasienId }, body })
	await change({ nik: '351001' })
	const { status, body } = await reserve({}, 'kunci')
	expect([status, body.error?.code]).toEqual([409, 'PASIEN_BELUM_LENGKAP'])
	expect(await cart()).toHaveLength(2)
	await change({ nik: '3510012507900001' })
	const made = await reserve({}, 'kunci')
	expect(made.status).toBe(201)
	await change({ nik: '351001' })
	expect((await reserve({}, 'kunci')).body, 'what is made is made').toEqual(made.body)
})

test('concurrent requests create one reservation', async () => {
	const responses = await Promise.all(Array.from({ length: 8 }, () => reserve({}, 'kunci')))
	expect(new Set(responses.map(({ body }) => body.data.created.kode)).size).toBe(1)
	await add('1')
	const without = await Promise.all(Array.from({ length: 8 }, () => reserve()))
	expect(without.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
})

test.each(['', 'a'.repeat(201)])('a key of %j is a 400 that names the header', async (key) => {
	const { status, body } = await reserve({}, key)
	expect(status).toBe(400)
	expect(Object.keys(body.error?.fields ?? {})).toEqual(['idempotency-key'])
})

test.each(['2026-11-16', '2026-11-17', '2026-11-30'])('a visit on %s is accepted', async (tanggalVisit) => {
	const { body } = await reserve({ tanggalVisit })
	expect((await look(body.data.created.kode)).tanggalVisit).toBe(tanggalVisit)
})

test.each([
	...['2026-11-15', '2026-12-01', '2025-11-20', '9999-12-31', '2026-11-31', '2026-11-20T08', '20-11-2026'],
	...['2026-1-20', '', 'besok', '2026-11-200', '2026-11-20 '],
])('a visit on %j is a 400 that names the field, and the cart stays', async (tanggalVisit) => {
	const { status, body } = await reserve({ tanggalVisit })
	expect(status).toBe(400)
	expect(Object.keys(body.error?.fields ?? {})).toEqual(['tanggalVisit'])
	expect(await cart()).toHaveLength(2)
})

test('the first and the last visit day change at midnight in WIB', async () => {
	api.clock.now = Date.parse('2026-11-16T23:59:59+07:00')
	expect((await reserve({ tanggalVisit: '2026-12-01' })).status).toBe(400)
	api.clock.now = Date.parse('2026-11-17T00:00:00+07:00')
	expect((await reserve({ tanggalVisit: '2026-11-16' })).status).toBe(400)
	expect((await reserve({ tanggalVisit: '2026-12-01' })).status).toBe(201)
	api.clock.now = SENIN_PAGI
})

test('a shop without settings accepts no visit day', async () => {
	const setting = await api.db.selectFrom('shopSetting').selectAll().executeTakeFirstOrThrow()
	await api.db.deleteFrom('shopSetting').execute()
	expect((await reserve()).status).toBe(400)
	await api.db.insertInto('shopSetting').values(setting).execute()
})
