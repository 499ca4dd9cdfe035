import { afterEach, beforeEach, expect, test } from 'vitest'
import type { HariBulan, KalenderStaf, Terdampak } from '../../../../contract/reservasi/staff/kalender.ts'
import { openTestDesk, type TestDesk } from '../../../../tests/support/test-desk.ts'
import { reserve } from '../../../../tests/support/test-reservasi.ts'

const [RABU, KAMIS] = ['2026-11-18', '2026-11-19'] as const
const [PAGI, SIANG, SORE] = ['07:00-09:00', '09:00-11:00', '13:00-15:00'] as const
const windows = (...kuota: (number | null)[]) =>
	[PAGI, SIANG, SORE].map((jam, place) => ({
		jamMulai: jam.slice(0, 5),
		jamSelesai: jam.slice(6),
		kuota: kuota[place] ?? null,
	}))

let { staff, desk, dispose } = {} as TestDesk
beforeEach(async () => {
	;({ staff, desk, dispose } = await openTestDesk())
})
afterEach(() => dispose())

const divide = (jendela: object[], more = {}) =>
	staff.db
		.updateTable('shopSetting')
		.set({ jamDatang: JSON.stringify([{ hari: ['Rabu'], tanggal: null, jendela }]), ...more })
		.execute()
const close = (jamMulai: string | null, jamSelesai: string | null, tanggal: string = RABU) =>
	desk.send('POST', '/kalender/tutup', { tanggal, keterangan: 'Rapat', jamMulai, jamSelesai })
const day = async (tanggal: string = RABU): Promise<HariBulan | undefined> =>
	((await desk.send('GET', '/kalender/bulan?bulan=2026-11')).body.data as HariBulan[]).find(
		(each) => each.tanggal === tanggal,
	)
const affected = async (): Promise<Terdampak> =>
	(await desk.send('GET', `/reservasi/terdampak?dari=${RABU}&sampai=${RABU}`)).body.data
const idsOf = ({ reservasi }: Terdampak) => reservasi.map(({ id }) => id)
const move = (id: string, body: object) => desk.send('POST', `/reservasi/${id}/tanggal`, { dari: RABU, ...body })
const book = (...made: { id: string; jamDatang?: string; tanggalVisit?: string }[]) =>
	reserve(
		staff,
		made.map((row) => ({ tanggalVisit: RABU, ...row })),
	)

test('half a day closes the windows that it overlaps; the others stay as they are', async () => {
	await divide(windows(3, 3, 3))
	expect((await close('08:30', '12:00')).status).toBe(201)
	expect(await day()).toMatchObject({
		keadaan: 'buka',
		keterangan: 'Tutup pukul 08.30–12.00 WIB: Rapat',
		jamDatang: [
			{ jam: PAGI, keadaan: 'tutup' },
			{ jam: SIANG, keadaan: 'tutup' },
			{ jam: SORE, keadaan: 'buka' },
		],
	})
	await book({ id: 'lain', tanggalVisit: KAMIS })
	const toClosed = await desk.send('POST', '/reservasi/lain/tanggal', { dari: KAMIS, ke: RABU, jamDatang: PAGI })
	expect(toClosed.body.error.code).toBe('TANGGAL_PENUH')
	const event = await staff.db.selectFrom('peristiwa').select('label').where('sumber', '=', 'kalender').execute()
	expect(event).toEqual([{ label: 'Rabu, 18 November 2026, pukul 08.30–12.00 WIB: Rapat' }])
})

test('its reservations are those of the closed windows and those without one; they move together to the same day', async () => {
	await divide(windows(3, 3, 2))
	await book({ id: 'pagi', jamDatang: PAGI }, { id: 'siang', jamDatang: SIANG }, { id: 'sore', jamDatang: SORE })
	await close('09:00', '12:00')
	const { terisi } = (await desk.send('GET', '/kalender')).body.data as KalenderStaf
	expect(terisi.map(({ jamDatang, jumlah }) => [jamDatang, jumlah])).toEqual([
		[PAGI, 1],
		[SIANG, 1],
		[SORE, 1],
	])
	expect(await affected()).toMatchObject({ reservasi: [{ id: 'siang' }], usulan: { tanggal: RABU, cukup: true } })
	expect((await move('siang', { ke: RABU })).status).toBe(200)
	expect((await desk.send('GET', '/reservasi/siang')).body.data.jamDatang).toBe(PAGI)
	await book({ id: 'lama' })
	expect(idsOf(await affected())).toEqual(['lama'])
})

test('a full day has room in its other windows for its own people; without room they get the next day', async () => {
	await divide(windows(2, 2, 1), { kuotaHarian: 2 })
	await book({ id: 'a', jamDatang: PAGI }, { id: 'b', jamDatang: SIANG })
	await close('07:00', '11:00')
	expect((await affected()).usulan, 'one place is left in the afternoon').toEqual({ tanggal: KAMIS, cukup: true })
	expect((await move('a', { ke: RABU })).status).toBe(200)
	expect((await move('b', { ke: RABU })).body.error.code).toBe('TANGGAL_PENUH')
	expect((await affected()).usulan).toEqual({ tanggal: KAMIS, cukup: true })
})

test('who was asked about one window and then has another of the same day can be asked again', async () => {
	await divide(windows(3, 3, 3))
	await book({ id: 'a', jamDatang: PAGI })
	await close('07:00', '09:00')
	const ask = () => desk.send('POST', '/reservasi/a/minta-memilih', { dari: RABU })
	expect([(await ask()).status, (await ask()).status]).toEqual([200, 409])
	expect((await affected()).reservasi).toMatchObject([{ id: 'a', diminta: true }])
	await move('a', { ke: RABU })
	expect((await affected()).reservasi).toEqual([])
	expect((await ask()).status).toBe(200)
})

test.each([
	['from its start', '07:00', '11:00', { jamMulai: '11:00', jamSelesai: '15:00' }],
	['until its end', '11:00', '16:00', { jamMulai: '07:00', jamSelesai: '11:00' }],
	['in the middle', '11:00', '12:00', { jamMulai: '07:00', jamSelesai: '15:00' }],
])(
	'a day without windows that is closed %s is open in the rest, and all keep their day',
	async (_, dari, sampai, left) => {
		const hariBuka = JSON.stringify([{ hari: 'Rabu', jamMulai: '07:00', jamSelesai: '15:00' }])
		await staff.db.updateTable('shopSetting').set({ hariBuka }).execute()
		await book({ id: 'a' })
		await close(dari, sampai)
		expect(await day()).toMatchObject({ keadaan: 'buka', ...left })
		expect((await day())?.keterangan).toMatch(/^Tutup pukul/)
		expect(idsOf(await affected()), 'the desk may move them').toEqual(['a'])
		expect((await move('a', { ke: RABU })).status).toBe(400)
	},
)

test('a part that leaves no window, or no hour, closes the day', async () => {
	await divide(windows(3, 3, 3).slice(0, 2))
	await close('07:00', '12:00')
	expect(await day()).toMatchObject({ keadaan: 'tutup', keterangan: 'Tutup pukul 07.00–12.00 WIB: Rapat' })
	const hariBuka = JSON.stringify([{ hari: 'Kamis', jamMulai: '07:00', jamSelesai: '15:00' }])
	await staff.db.updateTable('shopSetting').set({ hariBuka }).execute()
	await close('06:00', '15:00', KAMIS)
	expect((await day(KAMIS))?.keadaan).toBe('tutup')
})

test('a range closes a day whole of which a part was closed', async () => {
	await close('07:00', '12:00')
	await desk.send('POST', '/kalender/tutup/rentang', { dari: RABU, sampai: KAMIS, keterangan: 'Pemeliharaan alat' })
	expect(await day()).toMatchObject({ keadaan: 'tutup', keterangan: 'Pemeliharaan alat' })
})

test.each([
	['one of two hours', '07:00', null],
	['hours in the wrong order', '12:00', '07:00'],
	['no hour', 'pagi', 'siang'],
])('%s is refused', async (_, jamMulai, jamSelesai) => {
	expect((await close(jamMulai, jamSelesai)).status).toBe(400)
})
