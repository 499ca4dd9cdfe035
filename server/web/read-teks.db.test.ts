import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { readTeks } from './get-template.ts'

test('visitors get the texts that staff changed, a complete menu, and no message of staff', async () => {
	const { db, dispose } = await openTestDatabase()
	onTestFinished(dispose)
	expect(await readTeks(db)).toEqual({})
	const menu = JSON.stringify([{ id: '/fasilitas', judul: 'Sarana' }])
	await insertRows(db, 'webTeks', [{ menu, pesanPaket: 'Tanya {paket}', pesanBatal: 'Rahasia {kode}' }])
	const teks = await readTeks(db)
	expect(teks).toEqual({ menu: expect.any(Array), pesanPaket: 'Tanya {paket}' })
	expect(teks.menu?.map(({ judul }) => judul)).toEqual([
		'Sarana',
		'Beranda',
		'Jadwal Dokter',
		'Info Kesehatan',
		'Layanan Unggulan',
		'Tentang Kami',
		'{toko}',
	])
})
