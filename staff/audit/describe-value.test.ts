import { expect, test } from 'vitest'
import type { z } from 'zod'
import { penggunaInput } from '../../contract/staff/pengguna.ts'
import { entities } from '../../server/staff/content/entities.ts'
import { describeValue, fieldName } from './describe-value.ts'
import { fieldNames } from './field-names.ts'

test.each([
	['aktif', false, 'Tidak'],
	['aktif', true, 'Ya'],
	['untukL', 1, 'Ya'],
	['favorit', 1, '1'],
	['nama', '', '–'],
	['harga', 1_250_000, 'Rp. 1.250.000'],
	['status', 'konsep', 'Konsep'],
	['peran', ['redaksi', 'moderator'], 'Redaksi\nModerator'],
	// Entries from before roles could be combined.
	['peran', 'redaksi', 'Redaksi'],
	['terbitPada', Date.parse('2026-03-01T20:15:00Z'), '2 Mar 2026, 03.15'],
	['kedaluwarsaAt', Date.parse('2026-03-01T20:15:00Z'), '2 Mar 2026, 03.15'],
	['cakupan', ['jadwal:baca'], 'jadwal: baca'],
	['hari', ['Senin', 'Rabu'], 'Senin\nRabu'],
	['waktu', [{ id: 'x', jamMulai: '08:00', jamSelesai: '11:00' }], 'Mulai: 08:00; Selesai: 11:00'],
	['dokter', [], '–'],
])('%s: %j reads %j', (name, value, text) => {
	expect(describeValue(name, value)).toBe(text)
})

test.each([
	['aktif', 'Boleh masuk'],
	['hariBuka', 'Hari buka'],
	['dokterId', 'Dokter'],
])('the column %s is called %j', (name, text) => {
	expect(fieldName(name)).toBe(text)
})

test('every field of every form has a name, or names itself', () => {
	const shapes = [penggunaInput, ...entities.map(({ record }) => record)].map(({ shape }) => shape)
	const names = new Set(shapes.flatMap((shape: z.ZodRawShape) => Object.keys(shape)))
	const unnamed = new Set([...names].filter((name) => !(name in fieldNames)).map(fieldName))
	// A new one belongs here if its form calls it so, and in field-names.ts otherwise.
	const asInForms = [
		'Alamat, Alamat toko, Asuransi, Bahasa, Catatan tinjauan, Dibaca oleh, Email, Harga, Jadwal saja, Judul, Kata, Kategori, Keterangan, Lama, Lambang',
		'Loket, Nama pendek, Nama toko, Pendidikan, Penulis, Peran, Persiapan, Pesan pasien baru, Pesan pendaftaran, Petunjuk arah, Poli klinik, Poster',
		'Poster daftar artikel, Spesialis, Spesialisasi, Tentang, Terbit pada, Tindakan, Tinjauan, Tipe, Urutan, Usia',
		'Warna pendamping, Warna utama',
	]
	expect([...unnamed].toSorted().join(', ')).toBe(asInForms.join(', '))
})
