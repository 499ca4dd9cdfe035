import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type StatusReservasi, statusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import { hariTanggal } from '../../../contract/tanggal/format-date.ts'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { registerMember } from '../../../tests/support/test-member.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'
import { createLimits } from '../../http/limits.ts'
import { readPersiapan } from '../../shop/shop.ts'
import { newKode } from '../new-kode.ts'
import { readRiwayat } from '../riwayat.ts'

const VISIT = '2026-11-20'
const LATER = '2026-11-24'
const midnight = (day: string) => Date.parse(`${day}T00:00:00+07:00`)
const HOUR_MS = 3_600_000

let api: TestApi
let cookie: string
let memberId: string
let made = 0
beforeAll(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
	await insertRows(api.db, 'shopSetting', [{ durasi: 14 }])
	;({ cookie, memberId } = await registerMember(api))
})
beforeEach(async () => {
	api.clock.now = SENIN_PAGI
	await api.db.updateTable('shopSetting').set({ ubahMandiri: 1, batasUbahJam: 0 }).execute()
})
afterAll(() => api.dispose())

interface Given {
	status?: StatusReservasi
	noTelp?: string
	tanggalVisit?: string
}

/** A reservation of the member, with one line. */
async function given(row: Given = {}, to = api, owner = memberId) {
	const kode = newKode()
	const id = `r${++made}`
	const values = { id, kode, memberId: owner, noTelp: '+62 812-3456-7890', tanggalVisit: VISIT, ...row }
	await insertRows(to.db, 'shopReservasi', [values])
	await insertRows(to.db, 'shopReservasiItem', [{ id, reservasiId: id }])
	return { id, kode }
}

interface As {
	cookie?: string
	noTelpAkhir?: string
}
const own = (): As => ({ cookie })

const reschedule = (kode: string, tanggalVisit: string, { cookie, noTelpAkhir }: As, to = api) =>
	to.request('rescheduleReservasi', { params: { kode }, cookie, body: { tanggalVisit, noTelpAkhir } })
const cancel = (kode: string, { cookie, noTelpAkhir }: As, to = api) =>
	to.request('cancelReservasi', { params: { kode }, cookie, body: { noTelpAkhir } })
const look = async (kode: string, who: As) =>
	(await api.request('getReservasiByKode', { params: { kode }, cookie: who.cookie })).body.data

const rowOf = (id: string) =>
	api.db.selectFrom('shopReservasi').select(['status', 'tanggalVisit']).where('id', '=', id).executeTakeFirstOrThrow()
const riwayatOf = async (id: string) => (await readRiwayat(api, id)).map(({ id: _, catatan, ...line }) => line)
const byVisitor = { stafNama: '', createdAt: SENIN_PAGI }

describe.each([
	['the own device', own],
	['another device with the last four digits', (): As => ({ noTelpAkhir: '7890' })],
])('from %s', (_, who) => {
	test('a visit moves to another day, and the history says that the visitor moved it', async () => {
		const { id, kode } = await given()
		const { status, body, headers } = await reschedule(kode, LATER, who())
		expect([status, body.data]).toEqual([200, { updated: { kode, tanggalVisit: LATER, status: 'baru' } }])
		expect(headers.get('cache-control')).toBe('no-store')
		expect(await rowOf(id)).toEqual({ status: 'baru', tanggalVisit: LATER })
		expect(await riwayatOf(id)).toEqual([{ ...byVisitor, jenis: 'jadwal', dari: VISIT, ke: LATER }])
	})

	test('a reservation is cancelled', async () => {
		const { id, kode } = await given({ status: 'dikonfirmasi' })
		const { status, body } = await cancel(kode, who())
		expect([status, body.data]).toEqual([200, { updated: { kode, tanggalVisit: VISIT, status: 'batal' } }])
		expect(await rowOf(id)).toMatchObject({ status: 'batal' })
		expect(await riwayatOf(id)).toEqual([{ ...byVisitor, jenis: 'status', dari: 'dikonfirmasi', ke: 'batal' }])
	})
})

test('a change from another device is marked for the desk, with the former day; one of the own device is not', async () => {
	const notes = async (id: string) => (await readRiwayat(api, id)).map(({ catatan }) => catatan)
	const { id, kode } = await given()
	await reschedule(kode, LATER, { noTelpAkhir: '7890' })
	await cancel(kode, { noTelpAkhir: '7890' })
	const other = 'Dari perangkat lain, dengan kode dan empat angka terakhir nomor telepon.'
	expect(await notes(id)).toEqual([`${other} Hari semula: ${hariTanggal(VISIT)}.`, other])
	const mine = await given()
	await reschedule(mine.kode, LATER, own())
	await cancel(mine.kode, own())
	expect(await notes(mine.id)).toEqual(['', ''])
})

test('a confirmed reservation that moves waits for staff again', async () => {
	const { id, kode } = await given({ status: 'dikonfirmasi' })
	expect((await reschedule(kode, LATER, own())).body.data.updated.status).toBe('baru')
	expect(await rowOf(id)).toEqual({ status: 'baru', tanggalVisit: LATER })
	expect(await riwayatOf(id)).toEqual([
		{ ...byVisitor, jenis: 'jadwal', dari: VISIT, ke: LATER },
		{ ...byVisitor, jenis: 'status', dari: 'dikonfirmasi', ke: 'baru' },
	])
})

test('a repeated request succeeds and changes nothing more', async () => {
	const { id, kode } = await given({ status: 'dikonfirmasi' })
	const moved = [await reschedule(kode, LATER, own()), await reschedule(kode, LATER, own())]
	const cancelled = await Promise.all([1, 2, 3, 4].map(() => cancel(kode, own())))
	cancelled.push(await cancel(kode, own()))
	for (const { status } of [...moved, ...cancelled]) expect(status).toBe(200)
	expect(await riwayatOf(id)).toHaveLength(3)
})

test.each(statusReservasi)('in status %s', async (status) => {
	const isOpen = status === 'menunggu' || status === 'baru' || status === 'dikonfirmasi'
	const { id, kode } = await given({ status })
	const moved = await reschedule(kode, LATER, own())
	if (isOpen) expect(moved.status).toBe(200)
	else expect([moved.status, moved.body.error?.code]).toEqual([409, 'LANGKAH_DITOLAK'])
	const cancelled = await cancel(kode, own())
	if (isOpen || status === 'batal') expect(cancelled.status).toBe(200)
	else expect([cancelled.status, cancelled.body.error?.code]).toEqual([409, 'LANGKAH_DITOLAK'])
	if (!isOpen) expect([await rowOf(id), await riwayatOf(id)]).toEqual([{ status, tanggalVisit: VISIT }, []])
	expect((await look(kode, own())).ubahDengan).toBe('petugas')
})

describe('the day', () => {
	test.each(['2026-11-15', '2026-12-01', '2026-11-31', 'besok', ''])(
		'%j is a 400 that names the field',
		async (day) => {
			const { id, kode } = await given({ status: 'dikonfirmasi' })
			const { status, body } = await reschedule(kode, day, own())
			expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, ['tanggalVisit']])
			expect([await rowOf(id), await riwayatOf(id)]).toEqual([{ status: 'dikonfirmasi', tanggalVisit: VISIT }, []])
		},
	)
})

describe('the time limit', () => {
	const refusal = [409, 'HUBUNGI_PETUGAS']

	test.each([0, 1, 24, 72])('%i hours before midnight of the visit day, to the millisecond', async (batasUbahJam) => {
		await api.db.updateTable('shopSetting').set({ batasUbahJam }).execute()
		const { id, kode } = await given()
		const limit = midnight(VISIT) - batasUbahJam * HOUR_MS
		api.clock.now = limit
		for (const who of [own(), { noTelpAkhir: '7890' }]) {
			const answers = [await reschedule(kode, LATER, who), await cancel(kode, who)]
			for (const { status, body } of answers) expect([status, body.error?.code]).toEqual(refusal)
			expect(await look(kode, who)).toMatchObject({ ubahDengan: 'petugas' })
			expect(await look(kode, who)).not.toHaveProperty('ubahSampai')
		}
		expect(await riwayatOf(id)).toEqual([])

		api.clock.now = limit - 1
		expect(await look(kode, own())).toMatchObject({ ubahDengan: 'perangkat', ubahSampai: limit })
		expect(await look(kode, {})).toMatchObject({ ubahDengan: 'telepon', ubahSampai: limit })
		expect((await reschedule(kode, LATER, own())).status).toBe(200)
	})

	test('it follows the new day after a move', async () => {
		const { kode } = await given()
		await reschedule(kode, LATER, own())
		api.clock.now = midnight(VISIT)
		expect((await cancel(kode, own())).status).toBe(200)
	})

	test('a repeated cancellation succeeds after the limit too', async () => {
		const { kode } = await given()
		await cancel(kode, own())
		api.clock.now = midnight(VISIT)
		expect((await cancel(kode, own())).status).toBe(200)
	})

	test('switched off, only staff change a reservation', async () => {
		await api.db.updateTable('shopSetting').set({ ubahMandiri: 0 }).execute()
		const { id, kode } = await given()
		for (const { status, body } of [await reschedule(kode, LATER, own()), await cancel(kode, own())])
			expect([status, body.error?.code]).toEqual(refusal)
		expect((await look(kode, own())).ubahDengan).toBe('petugas')
		expect(await riwayatOf(id)).toEqual([])
	})
})

describe('somebody else', () => {
	test('without or with other digits gets the answer for an unknown code, and nothing changes', async () => {
		const { id, kode } = await given()
		const stranger = (await registerMember(api)).cookie
		const unknown = await cancel(newKode(), { noTelpAkhir: '7890' })
		expect([unknown.status, unknown.body.error?.code]).toEqual([404, 'TIDAK_DITEMUKAN'])
		const wrong: As[] = [{}, { noTelpAkhir: '7891' }, { noTelpAkhir: '6281' }, { cookie: stranger }]
		for (const who of wrong)
			for (const answer of [await cancel(kode, who), await reschedule(kode, LATER, who)])
				expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body])
		expect([await rowOf(id), await riwayatOf(id)]).toEqual([{ status: 'baru', tanggalVisit: VISIT }, []])
	})

	test.each(['789', '78901', 'abcd', '7 90', '٧٨٩٠'])('digits %j are a 400 that names the field', async (digits) => {
		const { kode } = await given()
		const { status, body } = await cancel(kode, { noTelpAkhir: digits })
		expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, ['noTelpAkhir']])
	})

	test.each(['', '-', '812', 'tidak ada'])('a phone number %j proves nothing: only the own device', async (noTelp) => {
		const { kode } = await given({ noTelp })
		for (const noTelpAkhir of [undefined, '0812', '0000'])
			expect((await cancel(kode, { noTelpAkhir })).status).toBe(404)
		expect((await look(kode, {})).ubahDengan).toBe('petugas')
		expect((await look(kode, own())).ubahDengan).toBe('perangkat')
		expect((await cancel(kode, own())).status).toBe(200)
	})

	test('a look at the reservation shows none of the last four digits', async () => {
		for (const noTelp of ['+62 812-3456-7890', '0812345', '78904567', '0274 567890']) {
			const { kode } = await given({ noTelp })
			const digits = noTelp.replace(/\D/g, '')
			expect((await look(kode, {})).noTelp.slice(-4), noTelp).toBe('••••')
			expect((await look(kode, {})).noTelp).toHaveLength(digits.length)
		}
	})
})

describe('rate limits', () => {
	test('digits of one reservation can be tried ten times a day, also by many at once; its own device is never refused', async () => {
		const limited = await openTestApi({ now: SENIN_PAGI, limits: createLimits() })
		await insertRows(limited.db, 'shopSetting', [{ durasi: 14 }])
		const owner = await registerMember(limited)
		const { kode } = await given({}, limited, owner.memberId)
		const guesses = Array.from({ length: 25 }, (_, guess) =>
			cancel(guess % 2 ? kode : kode.toLowerCase(), { noTelpAkhir: String(1000 + guess) }, limited),
		)
		const statuses = (await Promise.all(guesses)).map(({ status }) => status)
		expect(statuses.filter((status) => status === 404)).toHaveLength(10)
		expect(statuses.filter((status) => status === 429)).toHaveLength(15)
		const right = await cancel(kode, { noTelpAkhir: '7890' }, limited)
		expect([right.status, right.body.error?.code]).toEqual([429, 'TERLALU_SERING'])
		expect((await cancel(kode, { cookie: owner.cookie }, limited)).status).toBe(200)
		await limited.dispose()
	})

	test('unknown codes count alike, and wrong ones count for the address', async () => {
		const limited = await openTestApi({ now: SENIN_PAGI, limits: createLimits() })
		const unknown = newKode()
		const answers: number[] = []
		for (let guess = 0; guess < 11; guess++)
			answers.push((await cancel(unknown, { noTelpAkhir: '1234' }, limited)).status)
		expect(answers).toEqual([...Array(10).fill(404), 429])
		for (let guess = 0; guess < 20; guess++)
			expect((await cancel(newKode(), { noTelpAkhir: '1234' }, limited)).status).toBe(404)
		expect((await cancel(newKode(), { noTelpAkhir: '1234' }, limited)).status).toBe(429)
		const looked = await limited.request('getReservasiByKode', { params: { kode: newKode() } })
		expect(looked.status, 'one limit for codes').toBe(429)
		await limited.dispose()
	})
})

test('preparation notes are those of the present package, one entry per package', async () => {
	await insertRows(api.db, 'shopTipe', [{}])
	await insertRows(api.db, 'shopKategori', [{}])
	await insertRows(api.db, 'shopItem', [
		{ id: 'cek', persiapan: 'Puasa 10 jam\nBawa KTP.' },
		{ id: 'usg', persiapan: 'Minum air.' },
		{ id: 'gigi' },
	])
	const { id, kode } = await given()
	await api.db.deleteFrom('shopReservasiItem').where('reservasiId', '=', id).execute()
	const lines = ['cek', 'gigi', 'usg', 'cek'].map((shopItemId, urutan) => ({
		id: `${id}-${urutan}`,
		reservasiId: id,
		shopItemId,
		shopItemNama: `Paket ${shopItemId}`,
		urutan,
	}))
	await insertRows(api.db, 'shopReservasiItem', lines)
	expect(await readPersiapan(api.db, id)).toEqual(['Paket cek: Puasa 10 jam. Bawa KTP.', 'Paket usg: Minum air.'])

	await api.db
		.updateTable('shopItem')
		.set({ persiapan: 'Puasa 8 jam', status: 'konsep' })
		.where('id', '=', 'cek')
		.execute()
	await api.db.deleteFrom('shopItem').where('id', '=', 'usg').execute()
	expect(await readPersiapan(api.db, id)).toEqual(['Paket cek: Puasa 8 jam.'])
	const { body } = await api.request('getReservasiByKode', { params: { kode }, query: { bentuk: 'ringkas' } })
	expect(body.data.reservasiItem.map(({ shopItem }) => shopItem.persiapan)).toEqual([
		'Puasa 8 jam',
		'',
		'',
		'Puasa 8 jam',
	])
	const item = await api.request('getShopItemByUri', { params: { uri: 'shopItem-gigi' } })
	expect(item.body.data.persiapan).toBe('')
})
