import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { BarisReservasi } from '../../../contract/reservasi/staff/reservasi.ts'
import { isTerlambat } from '../../../contract/reservasi/staff/terlambat.ts'
import {
	DISK_PENUH,
	daftarMenunggu,
	type JenisMenunggu,
	jenisMenunggu,
} from '../../../contract/staff/daftar-menunggu.ts'
import type { Dasbor } from '../../../contract/staff/dashboard.ts'
import type { BarisMenunggu, JumlahMenunggu } from '../../../contract/staff/menunggu.ts'
import type { Peran } from '../../../contract/staff/permissions.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestStaff } from '../../../tests/support/test-staff.ts'
import { newStaf } from '../pengguna/pengguna-routes.ts'

const NOW = Date.parse('2026-11-15T03:00:00Z')
const TODAY = '2026-11-15'
const DAY = 86_400_000

let staff: TestStaff
beforeAll(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: NOW })
	staff = await openTestStaff()
	const { db } = staff
	await insertRows(db, 'member', [{}])
	const visits = [
		{ status: 'baru', tanggalVisit: '2026-11-10' },
		{ status: 'baru', tanggalVisit: TODAY },
		{ status: 'baru', tanggalVisit: '2026-11-20' },
		{ status: 'dikonfirmasi', tanggalVisit: TODAY },
		{ status: 'dikonfirmasi', tanggalVisit: '2026-11-16' },
		{ status: 'hadir', tanggalVisit: TODAY },
	] as const
	const reservasi = visits.map((row, index) => ({ ...row, id: `r${index}`, kode: `k${index}`, createdAt: NOW - DAY }))
	await insertRows(db, 'shopReservasi', reservasi)
	await insertRows(db, 'kategoriArtikel', [{}])
	const media = (file: string) => JSON.stringify([{ content: file }])
	const articles = [
		{ status: 'konsep' },
		{ status: 'terjadwal', terbitPada: NOW + DAY },
		{ artikelMedia: '[]' },
		{ artikelMedia: '[]', updatedAt: NOW - 400 * DAY },
		{ artikelMedia: media('tanpa-alt.webp') },
		{ artikelMedia: media('hiasan.webp') },
		{ status: 'konsep', tinjauan: 'menunggu' },
		{ status: 'konsep', tinjauan: 'kembali' },
	] as const
	const published = { status: 'terbit' as const, terbitPada: null, tinjauan: '' as const }
	const complete = { artikelMedia: media('lengkap.webp'), updatedAt: NOW, ...published }
	await insertRows(
		db,
		'artikel',
		articles.map((row, index) => ({ ...complete, ...row, id: `a${index}`, uri: `a${index}` })),
	)
	const pictures = [
		{ file: 'lengkap.webp', alt: 'Foto', hiasan: 0 },
		{ file: 'tanpa-alt.webp', alt: '', hiasan: 0 },
		{ file: 'hiasan.webp', alt: '', hiasan: 1 },
	]
	const size = { folder: 'artikel', lebar: 1, tinggi: 1, createdAt: NOW }
	await db
		.insertInto('gambar')
		.values(pictures.map((row, index) => ({ ...row, ...size, id: `g${index}` })))
		.execute()
	await insertRows(db, 'artikelKomentar', [
		{ id: 'k1', artikelId: 'a5', allowStatus: 'menunggu', createdAt: NOW - 2 * DAY },
		{ id: 'k2', artikelId: 'a5', allowStatus: 'menunggu', createdAt: NOW - DAY },
		{ id: 'k3', artikelId: 'a5', allowStatus: 'diizinkan', createdAt: NOW },
	])
	await insertRows(db, 'poliKlinik', [{}])
	await insertRows(db, 'dokter', [
		{ id: 'd1', tampil: 1 },
		{ id: 'd2', tampil: 0 },
		{ id: 'd3', tampil: 1 },
	])
	await insertRows(db, 'jadwalWaktu', [{ dokterId: 'd3' }])
	const dead = { url: 'https://mati.example', alasan: 'Mati.', sumber: 'mitra', label: 'Mitra', createdAt: NOW }
	await db
		.insertInto('tautanMati')
		.values(['1', '2'].map((id) => ({ ...dead, id, sumberId: id })))
		.execute()
	const invited = newStaf({ nama: 'Baru', email: 'baru@rs.example.com', peran: ['redaksi'] }, NOW)
	await db.insertInto('staf').values(invited).execute()
})
afterAll(async () => {
	vi.useRealTimers()
	await staff.dispose()
})

async function linesOf(peran: Peran): Promise<BarisMenunggu[]> {
	const { status, body } = await (await staff.signedIn(peran)).send('GET', '/menunggu')
	expect(status).toBe(200)
	return body.data
}

test('each role sees the work that it may do, most urgent first, and late reservations are counted', async () => {
	const desk = await linesOf('pendaftaran')
	expect(desk).toEqual([
		{ jenis: 'reservasi-hari-ini', jumlah: 1, terlambat: 0, sejak: null },
		{ jenis: 'reservasi-baru', jumlah: 3, terlambat: 2, sejak: NOW - DAY },
	])
	expect(await linesOf('moderator')).toEqual([{ jenis: 'komentar', jumlah: 2, terlambat: 0, sejak: NOW - 2 * DAY }])
	const editor = await linesOf('redaksi')
	expect(editor.map(({ jenis, jumlah }) => [jenis, jumlah])).toEqual([
		['dokter-tanpa-jadwal', 1],
		['artikel-menunggu-tinjauan', 1],
		['artikel-dikembalikan', 1],
		['artikel-tinjau', 1],
		['artikel-konsep', 3],
		['artikel-terjadwal', 1],
		['artikel-tanpa-gambar', 2],
		['tautan-mati', 2],
		['artikel-tanpa-alt', 1],
	])
	expect((await linesOf('admin')).map(({ jenis }) => jenis)).toEqual(jenisMenunggu)
})

async function rowsOf(jenis: JenisMenunggu) {
	const { sumber, saring } = daftarMenunggu(jenis, TODAY)
	const admin = await staff.signedIn('admin')
	return (await admin.send('GET', `/${sumber}?${new URLSearchParams(saring)}`)).body
}

test('every line of the start page counts exactly the rows of the list that it leads to', async () => {
	for (const { jenis, jumlah } of await linesOf('admin')) {
		if (jenis === DISK_PENUH) throw new Error('The disk of a test is not watched.')
		expect([jenis, (await rowsOf(jenis)).pagination.totalData]).toEqual([jenis, jumlah])
	}
})

test('the counts of the dashboard, the menu and the tab are those of the same lists', async () => {
	const admin = await staff.signedIn('admin')
	const dasbor: Dasbor = (await admin.send('GET', '/dasbor')).body.data
	const menu: JumlahMenunggu = (await admin.send('GET', '/menunggu/jumlah')).body.data
	const total = async (jenis: JenisMenunggu) => (await rowsOf(jenis)).pagination.totalData
	const { reservasi, komentar, tinjau } = dasbor.menunggu
	expect([reservasi, menu.reservasi?.jumlah]).toEqual([3, 3])
	expect(await total('reservasi-baru')).toBe(3)
	expect([komentar, menu.komentar?.jumlah]).toEqual([2, 2])
	expect(await total('komentar')).toBe(2)
	expect(tinjau?.jumlah).toBe(await total('artikel-tinjau'))
	expect(menu.reservasi?.terbaru).toBe(NOW - DAY)
})

test('the menu counts only what the account may work on', async () => {
	const countsOf = async (peran: Peran) =>
		(await (await staff.signedIn(peran)).send('GET', '/menunggu/jumlah')).body.data
	expect(Object.keys(await countsOf('pendaftaran'))).toEqual(['reservasi'])
	expect(Object.keys(await countsOf('moderator'))).toEqual(['komentar'])
	expect(await countsOf('redaksi')).toEqual({})
})

test('new reservations of all dates are one list in the order in which they arrived, and the late ones are marked', async () => {
	const before = await rowsOf('reservasi-baru')
	expect(before.data.map(({ id }: BarisReservasi) => id)).toEqual(['r0', 'r1', 'r2'])
	const late = async () => {
		const { data } = await rowsOf('reservasi-baru')
		const line = (await linesOf('pendaftaran')).find(({ jenis }) => jenis === 'reservasi-baru')
		const marked = data.filter((row: BarisReservasi) => isTerlambat(row, Date.now()))
		return [line?.terlambat, marked.map(({ id }: BarisReservasi) => id)]
	}
	// The day of the visit has passed, or is today.
	expect(await late()).toEqual([2, ['r0', 'r1']])
	// A visit that is days away has waited longer than a day for its confirmation.
	vi.setSystemTime(NOW + 1)
	expect(await late()).toEqual([3, ['r0', 'r1', 'r2']])
})
