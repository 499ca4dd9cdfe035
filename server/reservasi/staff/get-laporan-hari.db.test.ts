import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertReservasiBasics, reserve } from '../../../tests/support/test-reservasi.ts'
import { openTestStaff, type TestStaff } from '../../../tests/support/test-staff.ts'

let staff: TestStaff
beforeAll(async () => {
	staff = await openTestStaff()
	await insertReservasiBasics(staff)
})
afterAll(() => staff.dispose())

const two = [
	{ id: 'siti', nama: 'Siti' },
	{ id: 'budi', nama: 'Budi' },
]

test('the closing report counts who came, by package and by payment; other days and who waits for a place are left out', async () => {
	await reserve(staff, [
		{ id: '2', status: 'selesai', bayar: 'lunas', metodeBayar: 'qris', pasien: two },
		{ id: '3', status: 'hadir', bayar: 'lunas', metodeBayar: 'tunai' },
		{ id: '4', status: 'hadir', bayar: 'sebagian', metodeBayar: 'tunai' },
		{ id: '5', status: 'hadir' },
		{ id: '6', status: 'baru' },
		{ id: '7', status: 'dikonfirmasi' },
		{ id: '8', status: 'tidak-hadir' },
		{ id: '9', status: 'batal', bayar: 'lunas', metodeBayar: 'qris' },
		{ id: '10', status: 'menunggu' },
		{ id: '22', status: 'hadir', tanggalVisit: '2026-11-18' },
	])
	await staff.db
		.updateTable('shopReservasiItem')
		.set({ shopItemNama: 'MCU' })
		.where('id', 'in', ['2-1', '8-0'])
		.execute()
	const petugas = await staff.signedIn('pendaftaran')
	const { body } = await petugas.send('GET', '/reservasi/laporan?tanggal=2026-11-17')
	expect(body.data).toEqual({
		jumlah: { datang: 4, belumDatang: 2, tidakHadir: 1, batal: 1 },
		paket: [
			{ nama: 'MCU', jumlah: { datang: 1, belumDatang: 0, tidakHadir: 1, batal: 0 }, total: 100_000 },
			{ nama: 'Paket', jumlah: { datang: 4, belumDatang: 2, tidakHadir: 0, batal: 1 }, total: 400_000 },
		],
		bayar: [
			{ bayar: 'lunas', metodeBayar: 'tunai', jumlah: 1, total: 100_000 },
			{ bayar: 'lunas', metodeBayar: 'qris', jumlah: 2, total: 300_000 },
			{ bayar: 'sebagian', metodeBayar: 'tunai', jumlah: 1, total: 100_000 },
			{ bayar: 'belum', metodeBayar: '', jumlah: 1, total: 100_000 },
		],
	})
	expect(JSON.stringify(body)).not.toContain('Siti')
	const empty = await petugas.send('GET', '/reservasi/laporan?tanggal=2026-11-19')
	expect(empty.body.data).toMatchObject({ jumlah: { datang: 0 }, paket: [], bayar: [] })
	expect((await petugas.send('GET', '/reservasi/laporan?tanggal=besok')).status).toBe(400)
})
