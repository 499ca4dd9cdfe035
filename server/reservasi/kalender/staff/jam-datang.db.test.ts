import { afterEach, beforeEach, expect, test } from 'vitest'
import type { HariBulan, KalenderStaf } from '../../../../contract/reservasi/staff/kalender.ts'
import { openTestDesk, type TestDesk } from '../../../../tests/support/test-desk.ts'
import { reserve } from '../../../../tests/support/test-reservasi.ts'

const [RABU, KAMIS, JUMAT] = ['2026-11-18', '2026-11-19', '2026-11-20'] as const
const [PAGI, SIANG] = ['07:00-09:00', '09:00-11:00'] as const

let { staff, desk, dispose } = {} as TestDesk
beforeEach(async () => {
	;({ staff, desk, dispose } = await openTestDesk())
})
afterEach(() => dispose())

const read = async (): Promise<KalenderStaf> => (await desk.send('GET', '/kalender')).body.data
const jendela = [
	{ jamMulai: '07:00', jamSelesai: '09:00', kuota: 1 },
	{ jamMulai: '09:00', jamSelesai: '11:00', kuota: 2 },
]
async function save(...jamDatang: object[]) {
	const pengaturan = (await read()).pengaturan ?? expect.fail('no setting')
	const rules = jamDatang.map((rule) => ({ hari: [], tanggal: null, jendela, ...rule }))
	return desk.send('PATCH', '/kalender/utama', { ...pengaturan, jamDatang: rules })
}
const move = (id: string, body: object) => desk.send('POST', `/reservasi/${id}/tanggal`, body)
const detail = async (id: string) => (await desk.send('GET', `/reservasi/${id}`)).body.data

test('windows are saved for weekdays and for a day, and stay when other settings change', async () => {
	expect(
		(await save({ hari: ['Rabu', 'Jumat'] }, { tanggal: KAMIS, jendela: [] }, { tanggal: '2026-11-15' })).status,
	).toBe(200)
	const { pengaturan } = await read()
	// The rule of a past day is dropped.
	expect(pengaturan?.jamDatang).toEqual([
		{ hari: ['Rabu', 'Jumat'], tanggal: null, jendela },
		{ hari: [], tanggal: KAMIS, jendela: [] },
	])
	const { jamDatang: _, ...others } = pengaturan ?? expect.fail('no setting')
	expect((await desk.send('PATCH', '/kalender/utama', { ...others, kuotaHarian: 9 })).status).toBe(200)
	expect((await read()).pengaturan).toMatchObject({ kuotaHarian: 9, jamDatang: pengaturan?.jamDatang })
})

test.each([
	['a weekday in two rules', [{ hari: ['Rabu'] }, { hari: ['Rabu', 'Kamis'] }]],
	['weekdays and a day in one rule', [{ hari: ['Rabu'], tanggal: KAMIS }]],
	['no day at all', [{}]],
	[
		'windows that overlap',
		[{ hari: ['Rabu'], jendela: [jendela[0], { jamMulai: '08:59', jamSelesai: '10:00', kuota: 1 }] }],
	],
	['an end before the start', [{ hari: ['Rabu'], jendela: [{ jamMulai: '09:00', jamSelesai: '08:00', kuota: 1 }] }]],
	['a quota of 0', [{ hari: ['Rabu'], jendela: [{ jamMulai: '07:00', jamSelesai: '08:00', kuota: 0 }] }]],
])('%s is refused', async (_, rules) => {
	expect((await save(...rules)).status).toBe(400)
	expect((await read()).pengaturan?.jamDatang).toEqual([])
})

test('the month counts the people of each window', async () => {
	await save({ tanggal: RABU })
	await reserve(staff, [
		{ id: 'satu', tanggalVisit: RABU, jamDatang: PAGI },
		{ id: 'dua', tanggalVisit: RABU },
	])
	const days: HariBulan[] = (await desk.send('GET', '/kalender/bulan?bulan=2026-11')).body.data
	expect(days.find(({ tanggal }) => tanggal === RABU)).toMatchObject({
		orang: 2,
		jamDatang: [
			{ jam: PAGI, keadaan: 'penuh', orang: 1, kuota: 1 },
			{ jam: SIANG, keadaan: 'buka', orang: 0, kuota: 2 },
		],
	})
})

test('given two desks that move a visit to other hours of one day, the second gets 409', async () => {
	await save({ hari: ['Rabu'], jendela: [...jendela, { jamMulai: '11:00', jamSelesai: '12:00', kuota: 1 }] })
	await reserve(staff, [{ id: 'satu', tanggalVisit: RABU, jamDatang: PAGI }])
	const moves = [SIANG, '11:00-12:00'].map((jamDatang) =>
		move('satu', { dari: RABU, jamDari: PAGI, ke: RABU, jamDatang }),
	)
	expect((await Promise.all(moves)).map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('the desk moves a visit to a window; without one it keeps its own, or gets the first with room', async () => {
	await save({ hari: ['Rabu', 'Kamis'] })
	await reserve(staff, [
		{ id: 'satu', tanggalVisit: RABU, jamDatang: PAGI },
		{ id: 'dua', tanggalVisit: RABU, jamDatang: SIANG },
		{ id: 'tiga', tanggalVisit: JUMAT },
	])
	expect((await move('dua', { dari: RABU, ke: RABU, jamDatang: PAGI })).body.error.code).toBe('TANGGAL_PENUH')
	expect((await move('dua', { dari: RABU, ke: RABU, jamDatang: SIANG })).body.error.code).toBe('INPUT_TIDAK_VALID')
	expect((await move('satu', { dari: RABU, ke: KAMIS })).status).toBe(200)
	expect(await detail('satu')).toMatchObject({ tanggalVisit: KAMIS, jamDatang: PAGI })
	expect((await move('dua', { dari: RABU, ke: RABU, jamDatang: PAGI })).status).toBe(200)
	expect((await detail('dua')).riwayat).toMatchObject([{ jenis: 'jadwal', ke: PAGI }])
	expect((await move('tiga', { dari: JUMAT, ke: KAMIS })).status).toBe(200)
	expect(await detail('tiga')).toMatchObject({ jamDatang: SIANG, riwayat: [{ ke: `${KAMIS} ${SIANG}` }] })
	expect((await move('tiga', { dari: KAMIS, ke: JUMAT })).status).toBe(200)
	expect(await detail('tiga')).toMatchObject({ tanggalVisit: JUMAT, jamDatang: '' })
})

test('a cancellation that is taken back needs its own window, and a visit from before the windows needs none', async () => {
	await save({ tanggal: RABU })
	await reserve(staff, [
		{ id: 'satu', tanggalVisit: RABU, jamDatang: PAGI, status: 'dikonfirmasi' },
		{ id: 'lama', tanggalVisit: RABU, status: 'dikonfirmasi' },
		{ id: 'dua', tanggalVisit: JUMAT },
		{ id: 'tiga', tanggalVisit: JUMAT },
		{ id: 'empat', tanggalVisit: JUMAT },
	])
	const cancel = (id: string) =>
		desk.send('POST', `/reservasi/${id}/status`, { dari: 'dikonfirmasi', ke: 'batal', catatan: 'keliru' })
	const undo = (id: string) => desk.send('POST', `/reservasi/${id}/kembali`, { dari: 'batal', alasan: 'keliru' })
	for (const id of ['satu', 'lama']) expect((await cancel(id)).status).toBe(200)
	await move('dua', { dari: JUMAT, ke: RABU, jamDatang: PAGI })
	expect((await undo('satu')).body.error.code).toBe('TANGGAL_PENUH')
	for (const id of ['tiga', 'empat']) await move(id, { dari: JUMAT, ke: RABU })
	expect((await undo('lama')).status).toBe(200)
	expect(await detail('lama')).toMatchObject({ status: 'dikonfirmasi', jamDatang: '' })
})

test('the desk reserves in a window; its list and the CSV show it', async () => {
	await save({ tanggal: RABU })
	const { body } = await desk.send('POST', '/reservasi', {
		kunci: 'a'.repeat(32),
		memberId: '1',
		atasNama: 'Ibu Siti',
		noTelp: '0812-3456-7890',
		tanggalVisit: RABU,
		jamDatang: SIANG,
		paket: [{ pasienId: 'siti', shopItemId: 'mcu' }],
		pasienBaru: null,
	})
	expect(await detail(body.data.created.id)).toMatchObject({ jamDatang: SIANG })
	const list = await desk.send('GET', `/reservasi?tanggal=${RABU}&sort=hadir`)
	expect(list.body.data).toMatchObject([{ jamDatang: SIANG }])
	const csv = await desk.send('GET', `/reservasi/ekspor?tanggal=${RABU}`)
	expect(csv.body).toContain(`,${RABU},${SIANG},`)
})

test('reservations of a closed day together need more than one window of the proposed day', async () => {
	await save({ hari: ['Kamis', 'Jumat'] }, { tanggal: KAMIS, jendela: jendela.slice(0, 1) })
	const made = ['satu', 'dua', 'tiga'].map((id) => ({ id, tanggalVisit: RABU }))
	await reserve(staff, made)
	const { body } = await desk.send('GET', `/reservasi/terdampak?dari=${RABU}&sampai=${RABU}`)
	expect(body.data.usulan).toEqual({ tanggal: JUMAT, cukup: true })
	for (const { id } of made) expect((await move(id, { dari: RABU, ke: JUMAT })).status).toBe(200)
	expect(await Promise.all(made.map(async ({ id }) => (await detail(id)).jamDatang))).toEqual([PAGI, SIANG, SIANG])
})
