import { expect, test } from 'vitest'
import { pekan } from '../../../../contract/tanggal/hari.ts'
import { describeSlot, formatHari, newPatientText, registrationText } from './registration-text.ts'

const kunjungan = {
	namaPendek: 'RS Yasmin',
	dokter: 'dr. Anindya Prameswari, Sp.A',
	poli: 'Poli Anak',
	slot: {
		poliKlinikId: 'anak',
		hari: ['Senin' as const, 'Selasa' as const, 'Rabu' as const],
		keteranganWaktu: 'Pagi',
		jamMulai: '08:00',
		jamSelesai: '11:00',
	},
	pengecualian: [],
}

test('the message of a patient contains every choice and every field', () => {
	const isian = { tanggal: '2026-11-16', jaminan: 'BPJS', namaPasien: '  Siti & Budi #1 ', nomorKartu: '00-12' }
	expect(registrationText({}, kunjungan, isian)).toBe(
		`Halo RS Yasmin, saya ingin mendaftar periksa.

Dokter: dr. Anindya Prameswari, Sp.A
Poli: Poli Anak
Jadwal: Senin–Rabu, 08.00–11.00 WIB (Pagi)
Tanggal periksa: Senin, 16 November 2026
Cara bayar: BPJS
Nama pasien: Siti & Budi #1
Nomor kartu member: 00-12

Terima kasih.`,
	)
})

test('empty fields are left out of the message', () => {
	const text = registrationText({}, kunjungan, { tanggal: '', namaPasien: '   ', nomorKartu: '' })
	expect(text).toContain('Dokter: dr. Anindya Prameswari, Sp.A')
	expect(text).not.toMatch(/Tanggal|Cara bayar|Nama pasien|Nomor kartu/)
})

test('a new patient gets another message that asks for help', () => {
	const text = newPatientText({}, kunjungan)
	expect(text).toContain('saya pasien baru')
	expect(text).toContain('Jadwal: Senin–Rabu, 08.00–11.00 WIB (Pagi)')
	expect(text).not.toBe(registrationText({}, kunjungan, {}))
})

test('a slot without a note has no empty parentheses', () => {
	expect(describeSlot({ ...kunjungan.slot, keteranganWaktu: ' ' })).toBe('Senin–Rabu, 08.00–11.00 WIB')
})

test('replacement hours are described with their date', () => {
	const slot = { ...kunjungan.slot, hari: ['Kamis' as const], tanggal: '2026-11-19', keteranganWaktu: 'Jam pengganti' }
	expect(newPatientText({}, { ...kunjungan, slot })).toContain(
		'Jadwal: Kamis, 19 November 2026, 08.00–11.00 WIB (Jam pengganti)',
	)
})

test('the message that staff wrote replaces the default', () => {
	const teks = { pesanPendaftaran: 'Daftar {dokter} ({poli})[, a.n. {namaPasien}]' }
	expect(registrationText(teks, kunjungan, {})).toBe('Daftar dr. Anindya Prameswari, Sp.A (Poli Anak)')
	expect(registrationText(teks, kunjungan, { namaPasien: 'Siti' })).toContain(', a.n. Siti')
})

test('the week starts on Monday', () => {
	expect(pekan).toEqual(['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'])
})

test.each([
	[['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'], 'Senin–Jumat'],
	[['Kamis', 'Selasa'], 'Selasa, Kamis'],
	[['Sabtu', 'Minggu'], 'Sabtu, Minggu'],
	[['Minggu', 'Senin', 'Selasa'], 'Senin, Selasa, Minggu'],
	[['Senin', 'Selasa', 'Rabu', 'Sabtu'], 'Senin–Rabu, Sabtu'],
	[['Jumat'], 'Jumat'],
	[pekan, 'Setiap hari'],
	[[], ''],
] as const)('%j is written %s', (hari, text) => expect(formatHari(hari)).toBe(text))
