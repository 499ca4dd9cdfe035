import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { daftarMenunggu, jenisMenunggu } from '../../../contract/staff/daftar-menunggu.ts'
import type { BarisMenunggu } from '../../../contract/staff/menunggu.ts'
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
	] as const
	const complete = { artikelMedia: media('lengkap.webp'), updatedAt: NOW, status: 'terbit' as const, terbitPada: null }
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
		['artikel-tinjau', 1],
		['artikel-konsep', 1],
		['artikel-terjadwal', 1],
		['artikel-tanpa-gambar', 2],
		['artikel-tanpa-alt', 1],
	])
	expect((await linesOf('admin')).map(({ jenis }) => jenis)).toEqual(jenisMenunggu)
})

test('every line counts exactly the rows of the list that it leads to', async () => {
	const admin = await staff.signedIn('admin')
	for (const { jenis, jumlah } of await linesOf('admin')) {
		const { sumber, saring } = daftarMenunggu(jenis, TODAY)
		const { body } = await admin.send('GET', `/${sumber}?${new URLSearchParams(saring)}`)
		expect([jenis, body.pagination.totalData]).toEqual([jenis, jumlah])
	}
})

test('new reservations are listed in the order in which they arrived', async () => {
	const desk = await staff.signedIn('pendaftaran')
	const { body } = await desk.send('GET', '/reservasi?status=baru')
	expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['r0', 'r1', 'r2'])
})
