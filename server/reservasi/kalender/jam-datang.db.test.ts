import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { epochWib } from '../../../contract/tanggal/tanggal.ts'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { registerMember, siti } from '../../../tests/support/test-member.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'
import { readRiwayat } from '../riwayat.ts'
import { offerFreePlaces } from './waiting-list.ts'

const [SENIN, RABU, KAMIS] = ['2026-11-16', '2026-11-18', '2026-11-19'] as const
const [PAGI, SIANG] = ['07:00-09:00', '09:00-11:00'] as const

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	for (const table of ['shopTipe', 'shopKategori', 'shopItem'] as const) await insertRows(api.db, table, [{}])
})
afterAll(() => api.dispose())

const windows = (pagi: number | null, siang: number | null) => [
	// Not in the order of the day.
	{ jamMulai: '09:00', jamSelesai: '11:00', kuota: siang },
	{ jamMulai: '07:00', jamSelesai: '09:00', kuota: pagi },
]
const set = (...rules: object[]) =>
	api.db
		.updateTable('shopSetting')
		.set({ jamDatang: JSON.stringify(rules.map((rule) => ({ hari: [], tanggal: null, jendela: [], ...rule }))) })
		.execute()

/** Windows on Mondays and Wednesdays, one person each. */
beforeEach(async () => {
	api.clock.now = SENIN_PAGI
	await api.db.deleteFrom('shopReservasi').execute()
	await api.db.deleteFrom('shopSetting').execute()
	await insertRows(api.db, 'shopSetting', [{ durasi: 6 }])
	await set({ hari: ['Senin', 'Rabu'], jendela: windows(1, 1) })
})

interface Asked {
	tanggalVisit?: string
	jamDatang?: string
	tunggu?: boolean
}

/** A member with so many patients in the cart. */
async function visitor(people = 1) {
	const { cookie, pasienId } = await registerMember(api)
	const ids = [pasienId]
	while (ids.length < people) {
		const body = { ...siti, nama: `Pasien ${ids.length}` }
		ids.push((await api.request('createPasien', { cookie, body })).body.data.created.id)
	}
	for (const id of ids) await api.request('createKeranjang', { cookie, body: { pasienId: id, shopItemId: '1' } })
	const send = (asked: Asked = {}) =>
		api.request('createReservasi', {
			cookie,
			body: { atasNama: 'Siti', noTelp: '081234567890', tanggalVisit: RABU, ...asked },
		})
	const day = async (tanggal: string = RABU) =>
		(await api.request('listHariKunjungan', { cookie })).body.data.find((each) => each.tanggal === tanggal)
	return { cookie, send, day }
}

/** One who has a reservation, or waits. */
async function sent(asked: Asked = {}, people = 1) {
	const { cookie, send } = await visitor(people)
	const { status, body } = await send(asked)
	expect(status, JSON.stringify(body)).toBe(201)
	const params = { kode: body.data.created.kode }
	return {
		id: body.data.created.id,
		look: async () => (await api.request('getReservasiByKode', { params, cookie })).body.data,
		jam: async () => (await api.request('getReservasiByKode', { params, cookie })).body.data.jamDatang,
		move: (visit: { tanggalVisit: string; jamDatang?: string }) =>
			api.request('rescheduleReservasi', { params, cookie, body: visit }),
		cancel: () => api.request('cancelReservasi', { params, cookie, body: {} }),
	}
}
const offer = () => offerFreePlaces(api.database, api.clock.now)

test('a day without windows is as before: nothing of them in the calendar, and none in its reservations', async () => {
	expect(await (await visitor()).day(KAMIS)).not.toHaveProperty('jamDatang')
	const first = await sent({ tanggalVisit: KAMIS, jamDatang: PAGI })
	await sent({ tanggalVisit: KAMIS, jamDatang: PAGI })
	expect(await first.look()).not.toHaveProperty('jamDatang')
})

test('a window that is chosen is taken, and no other visit gets its place', async () => {
	const first = await sent({ jamDatang: PAGI })
	expect(await first.jam()).toBe(PAGI)
	const second = await visitor()
	expect((await second.day())?.keadaan).toBe('buka')
	expect((await second.day())?.jamDatang).toEqual([
		{ jam: PAGI, keadaan: 'penuh' },
		{ jam: SIANG, keadaan: 'buka' },
	])
	const { status, body } = await second.send({ jamDatang: PAGI })
	expect([status, body.error?.code, body.error?.fields?.tanggalVisit]).toEqual([
		409,
		'TANGGAL_PENUH',
		'Rabu, 18 November 2026: Jam 07.00–09.00 WIB sudah penuh. Jam lain hari itu masih kosong.',
	])
	expect((await second.send({ jamDatang: SIANG })).status).toBe(201)
	const third = await visitor()
	expect(await third.day()).toMatchObject({ keadaan: 'penuh', keterangan: 'Semua jam kedatangan penuh' })
	const full = (await third.send()).body.error
	expect([full?.code, full?.hariBerikut]).toEqual(['TANGGAL_PENUH', KAMIS])
})

test('the call of the specification, without a window, gets the first one with room', async () => {
	expect(await (await sent()).jam()).toBe(PAGI)
	expect(await (await sent()).jam()).toBe(SIANG)
})

test('a quota of a window counts people, and the quota of the day holds too', async () => {
	await set({ hari: ['Rabu'], jendela: windows(2, null) })
	await sent({ jamDatang: PAGI })
	expect((await (await visitor(2)).send({ jamDatang: PAGI })).body.error?.code).toBe('TANGGAL_PENUH')
	await sent({ jamDatang: SIANG }, 2)
	await api.db.updateTable('shopSetting').set({ kuotaHarian: 3 }).execute()
	expect((await (await visitor()).send({ jamDatang: PAGI })).body.error?.code).toBe('TANGGAL_PENUH')
})

test('the rule of one day comes before that of its weekday, also one without windows', async () => {
	const jendela = [{ jamMulai: '13:00', jamSelesai: '15:00', kuota: null }]
	await set({ hari: ['Rabu', 'Kamis'], jendela: windows(1, 1) }, { tanggal: RABU, jendela }, { tanggal: KAMIS })
	const { day } = await visitor()
	expect((await day())?.jamDatang).toEqual([{ jam: '13:00-15:00', keadaan: 'buka' }])
	expect(await day(KAMIS)).not.toHaveProperty('jamDatang')
})

test('a window that staff have removed is refused', async () => {
	const { body } = await (await visitor()).send({ jamDatang: '05:00-06:00' })
	expect([body.error?.code, body.error?.fields?.tanggalVisit]).toEqual([
		'TANGGAL_PENUH',
		'Rabu, 18 November 2026: Jam 05.00–06.00 WIB tidak dapat dipilih lagi. Jam lain hari itu masih kosong.',
	])
})

test('a window of today that has ended is not offered; after the last one the day is closed', async () => {
	api.clock.now = epochWib(SENIN, '09:00')
	const { day, send } = await visitor()
	expect((await day(SENIN))?.jamDatang?.map(({ keadaan }) => keadaan)).toEqual(['lewat', 'buka'])
	expect((await send({ tanggalVisit: SENIN, jamDatang: PAGI })).body.error?.code).toBe('TANGGAL_PENUH')
	api.clock.now = epochWib(SENIN, '11:00')
	expect(await day(SENIN)).toMatchObject({ keadaan: 'tutup', keterangan: 'Jam kedatangan hari ini sudah lewat' })
	expect((await send({ tanggalVisit: SENIN })).body.error?.code).toBe('TANGGAL_TUTUP')
})

test('a visit moves to another window of its day, and keeps its window on another day if it has room', async () => {
	const first = await sent({ jamDatang: PAGI })
	expect((await first.move({ tanggalVisit: RABU, jamDatang: SIANG })).status).toBe(200)
	expect(await first.jam()).toBe(SIANG)
	expect((await readRiwayat(api, first.id)).at(-1)).toMatchObject({
		jenis: 'jadwal',
		dari: PAGI,
		ke: SIANG,
	})
	const second = await sent({ jamDatang: PAGI })
	expect((await second.move({ tanggalVisit: RABU, jamDatang: SIANG })).body.error?.code).toBe('TANGGAL_PENUH')

	await set({ hari: ['Rabu', 'Kamis'], jendela: windows(1, 1) })
	await first.move({ tanggalVisit: KAMIS })
	expect(await first.jam()).toBe(SIANG)
	await second.move({ tanggalVisit: KAMIS })
	expect(await second.jam()).toBe(PAGI)
	await set({ hari: ['Kamis'], jendela: windows(1, 1) })
	await first.move({ tanggalVisit: RABU })
	expect(await first.look()).not.toHaveProperty('jamDatang')
})

test('one on the waiting list gets a place in the window that it waits for, and one without a choice in any', async () => {
	const [pagi, siang] = [await sent({ jamDatang: PAGI }), await sent({ jamDatang: SIANG })]
	const forPagi = await sent({ jamDatang: PAGI, tunggu: true })
	const forAny = await sent({ tunggu: true })
	expect(await forPagi.look()).toMatchObject({ status: 'menunggu', jamDatang: PAGI })
	await siang.cancel()
	await offer()
	expect((await forPagi.look()).tunggu?.ditawarkanSampai).toBeNull()
	expect(await forAny.look()).toMatchObject({ jamDatang: SIANG, tunggu: { ditawarkanSampai: expect.any(Number) } })
	const newcomer = await visitor()
	expect((await newcomer.send({ jamDatang: SIANG })).body.error?.code).toBe('TANGGAL_PENUH')
	await pagi.cancel()
	await offer()
	expect((await newcomer.send({ jamDatang: PAGI })).body.error?.code).toBe('TANGGAL_PENUH')
	for (const [one, jam] of [
		[forPagi, PAGI],
		[forAny, SIANG],
	] as const) {
		expect((await one.move({ tanggalVisit: RABU })).body.data.updated.status).toBe('baru')
		expect(await one.jam()).toBe(jam)
	}
})

test('an offer ends with its window, and one who waits for a removed window takes any', async () => {
	const [pagi, siang] = [await sent({ jamDatang: PAGI }), await sent({ jamDatang: SIANG })]
	const waiting = await sent({ jamDatang: PAGI, tunggu: true })
	await api.db.updateTable('shopSetting').set({ tawaranJam: 12 }).execute()
	await set({ hari: ['Rabu'], jendela: windows(null, 1).slice(0, 1) })
	await Promise.all([pagi.cancel(), siang.cancel()])
	api.clock.now = epochWib(RABU, '08:00')
	await offer()
	expect(await waiting.look()).toMatchObject({
		jamDatang: SIANG,
		tunggu: { ditawarkanSampai: epochWib(RABU, '11:00') },
	})
})

test('visitors cannot choose a window of the closed part of a day, nor today after the rest has ended', async () => {
	const one = await visitor()
	await insertRows(api.db, 'shopHariTutup', [
		{ tanggal: RABU, keterangan: 'Rapat', jamMulai: '07:00', jamSelesai: '08:00' },
		{ tanggal: KAMIS, keterangan: 'Rapat', jamMulai: '12:00', jamSelesai: '17:00' },
	])
	expect((await one.day())?.jamDatang).toEqual([
		{ jam: PAGI, keadaan: 'tutup' },
		{ jam: SIANG, keadaan: 'buka' },
	])
	expect((await one.send({ jamDatang: PAGI })).body.error).toMatchObject({ code: 'TANGGAL_PENUH' })
	expect(await (await sent()).jam()).toBe(SIANG)
	const waiting = await sent({ jamDatang: PAGI, tunggu: true })
	expect(await waiting.jam(), 'any window').toBeUndefined()

	await api.db.updateTable('shopSetting').set({ jamTerakhir: '15:00' }).execute()
	api.clock.now = epochWib(KAMIS, '11:59')
	expect((await one.day(KAMIS))?.keadaan).toBe('buka')
	api.clock.now = epochWib(KAMIS, '12:00')
	expect((await one.day(KAMIS))?.keadaan).toBe('tutup')
	await api.db.deleteFrom('shopHariTutup').execute()
})
