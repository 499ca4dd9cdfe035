import { expect, test } from 'vitest'
import { findScreens, screenEntries } from './screen-entries.ts'

test.each([
	['jadwal', 'Jadwal & cuti'],
	['nomor antrean', 'Nomor antrean'],
	['libur', 'Kalender'],
	['harga', 'Paket layanan'],
	['jam besuk', 'Pertanyaan umum'],
	['logo', 'Merek'],
	['nomor telepon', 'Identitas situs'],
	['passkey', 'Akun saya'],
	['backup', 'Keadaan sistem'],
	['terhapus', 'Sampah'],
	['excel', 'Impor & ekspor'],
	['instagram', 'Media sosial'],
	['hak akses', 'Peran sendiri'],
	['dokter baru', 'Tambah dokter'],
	['pasien baru', 'Buat reservasi di meja'],
])('“%s” opens “%s”', (typed, judul) => expect(findScreens(screenEntries(['admin']), typed)[0]?.judul).toBe(judul))

test('all words must fit', () => {
	expect(findScreens(screenEntries(['admin']), 'ganti harga')).toEqual([])
})

test('who may not see a screen does not find it by another word either', () => {
	expect(findScreens(screenEntries(['redaksi']), 'backup')).toEqual([])
})
