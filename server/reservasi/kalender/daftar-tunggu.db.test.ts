import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { epochWib } from '../../../contract/tanggal/tanggal.ts'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { allowMail } from '../../../tests/support/test-delivery.ts'
import { plain } from '../../../tests/support/test-fields.ts'
import { registerMember, siti } from '../../../tests/support/test-member.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'
import { fillOutbox } from '../../notifications/fill-outbox.ts'
import { readRiwayat } from '../riwayat.ts'
import { askWaitingOfClosedDays, offerFreePlaces } from './waiting-list.ts'

const RABU = '2026-11-18'
const KAMIS = '2026-11-19'
const HOUR_MS = 3_600_000

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	for (const table of ['shopTipe', 'shopKategori'] as const) await insertRows(api.db, table, [{}])
	await insertRows(api.db, 'shopItem', [{ nama: 'Jantung' }, { nama: 'Paru' }])
	await allowMail(api.database)
})
afterAll(() => api.dispose())

beforeEach(async () => {
	api.clock.now = SENIN_PAGI
	await api.db.deleteFrom('shopReservasi').execute()
	await api.db.deleteFrom('shopSetting').execute()
	await api.db.deleteFrom('shopHariTutup').execute()
	await api.db.updateTable('shopItem').set({ kuotaHarian: null }).execute()
	await insertRows(api.db, 'shopSetting', [{ durasi: 6, kuotaHarian: 1 }])
})

const offer = () => offerFreePlaces(api.database, api.clock.now)
const setQuota = (kuotaHarian: number | null) => api.db.updateTable('shopSetting').set({ kuotaHarian }).execute()

/** A member who reserves for so many patients, or waits. */
async function visitor(people = 1, shopItemId = '1') {
	const { cookie, memberId, pasienId } = await registerMember(api)
	const ids = [pasienId]
	while (ids.length < people) {
		const body = { ...siti, nama: `Pasien ${ids.length}` }
		ids.push((await api.request('createPasien', { cookie, body })).body.data.created.id)
	}
	for (const id of ids) await api.request('createKeranjang', { cookie, body: { pasienId: id, shopItemId } })
	const send = (tunggu?: boolean, tanggalVisit = RABU) =>
		api.request('createReservasi', { cookie, body: { atasNama: 'Siti', noTelp: '081234567890', tanggalVisit, tunggu } })
	return { cookie, memberId, send }
}

/** One who has sent it, and what becomes of it. */
async function sent(tunggu?: boolean, people = 1, shopItemId = '1') {
	const { cookie, memberId, send } = await visitor(people, shopItemId)
	const answer = await send(tunggu)
	expect(answer.status).toBe(201)
	const { id, kode } = answer.body.data.created
	const params = { kode }
	return {
		id,
		memberId,
		look: async () => (await api.request('getReservasiByKode', { params, cookie })).body.data,
		take: (tanggalVisit = RABU) => api.request('rescheduleReservasi', { params, cookie, body: { tanggalVisit } }),
		cancel: async () => expect((await api.request('cancelReservasi', { params, cookie, body: {} })).status).toBe(200),
	}
}
type Sent = Awaited<ReturnType<typeof sent>>

const states = (all: Sent[]) =>
	Promise.all(
		all.map(async ({ look }) => {
			const { status, tunggu } = await look()
			return tunggu?.ditawarkanSampai ? (tunggu.ditawarkanSampai > api.clock.now ? 'ditawari' : 'lewat') : status
		}),
	)

test('given a full day, one who may wait joins the line with a code; without the word the day is refused as before', async () => {
	await sent()
	const second = await visitor()
	expect((await second.send()).body.error?.code).toBe('TANGGAL_PENUH')
	expect((await second.send(true)).status).toBe(201)
	const third = await sent(true)
	expect(await third.look()).toMatchObject({
		status: 'menunggu',
		tunggu: { ditawarkanSampai: null, urutan: 2 },
		ubahDengan: 'perangkat',
	})
	expect((await readRiwayat(api, third.id)).map(({ ke }) => ke)).toEqual(['Masuk daftar tunggu'])
})

test('given a day with a place, or a closed one, the word makes no difference', async () => {
	expect((await (await sent(true)).look()).status).toBe('baru')
	await insertRows(api.db, 'shopHariTutup', [{ tanggal: KAMIS, keterangan: 'Libur' }])
	const { send } = await visitor()
	expect((await send(true, KAMIS)).body.error?.code).toBe('TANGGAL_TUTUP')
	await api.db.deleteFrom('shopHariTutup').execute()
})

test('a place that becomes free is held for the first of the line, who takes it; nobody else does', async () => {
	const first = await sent()
	const waiting = [await sent(true), await sent(true)] as const
	await offer()
	expect(await states([...waiting])).toEqual(['menunggu', 'menunggu'])
	await first.cancel()
	await offer()
	await offer()
	expect(await states([...waiting])).toEqual(['ditawari', 'menunggu'])
	expect((await waiting[0].look()).tunggu).toEqual({ ditawarkanSampai: SENIN_PAGI + 2 * HOUR_MS })
	expect((await (await visitor()).send()).body.error?.code).toBe('TANGGAL_PENUH')
	expect((await waiting[1].take()).body.error?.code).toBe('TANGGAL_PENUH')
	expect((await waiting[0].take()).body.data.updated).toMatchObject({ status: 'baru', tanggalVisit: RABU })
	expect((await waiting[0].look()).tunggu).toBeUndefined()
	const history = (await readRiwayat(api, waiting[0].id)).map(({ ke }) => ke)
	expect(history).toEqual(['Masuk daftar tunggu', 'Tempat ditawarkan', 'Mendapat tempat'])
})

test('a newcomer does not pass the line, even before the job has run', async () => {
	const first = await sent()
	const waiting = await sent(true)
	await first.cancel()
	const { send } = await visitor()
	expect((await send()).body.error?.code).toBe('TANGGAL_PENUH')
	expect((await send(true)).status).toBe(201)
	expect(await states([waiting])).toEqual(['ditawari'])
})

test('after the time that staff set the place goes to the next; who let it pass gets it only if it is still free', async () => {
	await api.db.updateTable('shopSetting').set({ tawaranJam: 3 }).execute()
	const first = await sent()
	const waiting = [await sent(true), await sent(true)] as const
	await first.cancel()
	await offer()
	api.clock.now = SENIN_PAGI + 3 * HOUR_MS - 1
	await offer()
	expect(await states([...waiting])).toEqual(['ditawari', 'menunggu'])
	api.clock.now++
	await offer()
	expect(await states([...waiting])).toEqual(['lewat', 'ditawari'])
	expect((await waiting[0].take()).body.error?.code).toBe('TANGGAL_PENUH')
	await waiting[1].cancel()
	expect((await waiting[0].take()).status).toBe(200)
})

test('a larger quota, a visit that moves away and a package with a free place make offers too', async () => {
	const first = await sent()
	const waiting = [await sent(true), await sent(true), await sent(true, 1, '2')]
	await setQuota(2)
	await offer()
	expect(await states(waiting)).toEqual(['ditawari', 'menunggu', 'menunggu'])
	expect((await first.take(KAMIS)).status).toBe(200)
	await offer()
	expect(await states(waiting)).toEqual(['ditawari', 'ditawari', 'menunggu'])
	await setQuota(null)
	await offer()
	expect(await states(waiting)).toEqual(['ditawari', 'ditawari', 'ditawari'])
})

test('a family that does not fit stays first in the line, and who fits gets the place', async () => {
	const first = await sent()
	const [family, single] = [await sent(true, 2), await sent(true)]
	await first.cancel()
	await offer()
	expect(await states([family, single])).toEqual(['menunggu', 'ditawari'])
	await setQuota(3)
	await offer()
	expect(await states([family, single])).toEqual(['ditawari', 'ditawari'])
})

test('the quota of a package has its line as well', async () => {
	await setQuota(null)
	await api.db.updateTable('shopItem').set({ kuotaHarian: 1 }).where('id', '=', '1').execute()
	const first = await sent()
	const waiting = [await sent(true), await sent(true)]
	expect((await (await sent(false, 1, '2')).look()).status).toBe('baru')
	await first.cancel()
	await offer()
	expect(await states(waiting)).toEqual(['ditawari', 'menunggu'])
})

test('one who waits may take a free place on another day, or leave the line, also where changes are left to staff', async () => {
	await api.db.updateTable('shopSetting').set({ ubahMandiri: 0 }).execute()
	await sent()
	const [one, two] = [await sent(true), await sent(true)]
	expect((await one.take(KAMIS)).body.data.updated).toMatchObject({ status: 'baru', tanggalVisit: KAMIS })
	expect((await readRiwayat(api, one.id)).map(({ ke }) => ke)).toContain(KAMIS)
	await two.cancel()
	expect(await states([two])).toEqual(['batal'])
})

test('an offer ends with its day at the latest, and can be taken after the last hour of arrivals', async () => {
	await api.db.updateTable('shopSetting').set({ tawaranJam: 720 }).execute()
	const first = await sent()
	const waiting = await sent(true)
	await first.cancel()
	await offer()
	expect((await waiting.look()).tunggu?.ditawarkanSampai).toBe(epochWib(KAMIS))
	api.clock.now = epochWib(RABU, '20:00')
	expect((await waiting.take()).status).toBe(200)
})

test('a closed day and a past one offer nothing', async () => {
	const first = await sent()
	const waiting = await sent(true)
	await first.cancel()
	await insertRows(api.db, 'shopHariTutup', [{ tanggal: RABU, keterangan: 'Libur' }])
	await offer()
	await api.db.deleteFrom('shopHariTutup').execute()
	api.clock.now = epochWib(KAMIS, '08:00')
	await offer()
	expect(await states([waiting])).toEqual(['menunggu'])
})

test('the patient hears of the offer by mail, the desk of the reservation when it has a place', async () => {
	const first = await sent()
	const waiting = await sent(true)
	await api.db
		.updateTable('member')
		.set({ email: plain('siti@contoh.id') })
		.where('id', '=', waiting.memberId)
		.execute()
	const outbox = async () => {
		await fillOutbox(api.database, api.clock.now)
		const rows = await api.db
			.selectFrom('kotakKeluar')
			.select('peristiwa')
			.where('reservasiId', '=', waiting.id)
			.execute()
		return rows.map(({ peristiwa }) => peristiwa)
	}
	expect(await outbox()).toEqual([])
	await first.cancel()
	await offer()
	expect(await outbox()).toEqual(['reservasi.ditawari'])
	await waiting.take()
	expect((await outbox()).toSorted()).toEqual(['reservasi.dibuat', 'reservasi.ditawari'])
})

test('given a closed day, those who wait for it are asked once to choose another, and one who does has a place there', async () => {
	const first = await sent()
	const waiting = [await sent(true), await sent(true)] as const
	await first.cancel()
	await offer()
	await insertRows(api.db, 'shopHariTutup', [{ tanggal: RABU, keterangan: 'Libur' }])
	const asked = async () =>
		(await api.db.selectFrom('peristiwa').select('sumberId').where('aksi', '=', 'minta-memilih').execute())
			.map(({ sumberId }) => sumberId)
			.toSorted()
	const ask = () => askWaitingOfClosedDays(api.database, api.clock.now)
	await api.db
		.updateTable('member')
		.set({ email: plain('siti@contoh.id') })
		.execute()
	await Promise.all([ask(), ask(), ask()])
	await ask()
	expect(await asked()).toEqual(waiting.map(({ id }) => id).toSorted())
	expect((await waiting[0].look()).tunggu).toEqual({ ditawarkanSampai: expect.any(Number), isTutup: true })
	expect((await waiting[1].look()).tunggu).toEqual({ ditawarkanSampai: null, isTutup: true })
	await fillOutbox(api.database, api.clock.now)
	const mails = await api.db
		.selectFrom('kotakKeluar')
		.select('reservasiId')
		.where('peristiwa', '=', 'reservasi.diminta-memilih')
		.execute()
	expect(mails).toHaveLength(2)

	expect((await waiting[1].take()).body.error?.code).toBe('TANGGAL_TUTUP')
	expect((await waiting[1].take(KAMIS)).body.data.updated).toMatchObject({ status: 'baru', tanggalVisit: KAMIS })
	await api.db.deleteFrom('shopHariTutup').execute()
	expect((await waiting[0].look()).tunggu, 'the day is open again').toEqual({ ditawarkanSampai: expect.any(Number) })
	expect((await waiting[0].take()).status).toBe(200)
})

test('the last hour of arrivals is no closed day, and half a day that has windows left is none either', async () => {
	await sent()
	const waiting = await sent(true)
	await api.db.updateTable('shopSetting').set({ jamTerakhir: '15:00' }).execute()
	await insertRows(api.db, 'shopHariTutup', [
		{ tanggal: RABU, keterangan: 'Rapat', jamMulai: '07:00', jamSelesai: '12:00' },
	])
	api.clock.now = epochWib(RABU, '16:00')
	await askWaitingOfClosedDays(api.database, api.clock.now)
	expect((await waiting.look()).tunggu).toEqual({ ditawarkanSampai: null, urutan: 1 })
	expect((await readRiwayat(api, waiting.id)).map(({ jenis }) => jenis)).toEqual(['tunggu'])
})
