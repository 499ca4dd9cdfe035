import { expect, test } from 'vitest'
import { PESAN_PASIEN_BARU, PESAN_PENDAFTARAN } from '../../dokter/pesan-pendaftaran.ts'
import { pesanReservasiBawaan } from '../../reservasi/staff/pesan-reservasi.ts'
import { PESAN_PAKET } from '../../shop/pesan-paket.ts'
import { inputErrors } from '../../staff/input-errors.ts'
import { PETUNJUK_PENCARIAN } from '../petunjuk-pencarian.ts'
import { teksInput } from './teks.ts'

const errorsOf = (input: object) => {
	const { error } = teksInput.safeParse(input)
	return error ? inputErrors(error) : {}
}

test('every default text is valid input', () => {
	const { baru, dikonfirmasi, hadir, selesai, batal } = pesanReservasiBawaan
	const input = {
		pesanPendaftaran: PESAN_PENDAFTARAN,
		pesanPasienBaru: PESAN_PASIEN_BARU,
		pesanPaket: PESAN_PAKET,
		pesanBaru: baru,
		pesanDikonfirmasi: dikonfirmasi,
		pesanHadir: hadir,
		pesanSelesai: selesai,
		pesanBatal: batal,
		petunjukPencarian: PETUNJUK_PENCARIAN,
	}
	expect(teksInput.parse(input)).toMatchObject(input)
})

test.each([
	['Halo {dokterr} di {lantai}', 'Tidak dikenal: {dokterr}, {lantai}. Yang tersedia: {rumahSakit}, {dokter}'],
	['Halo {dokter', 'Kurung kurawal belum lengkap. Contoh: {rumahSakit}.'],
	['Halo {nama dokter}', 'Kurung kurawal belum lengkap. Contoh: {rumahSakit}.'],
	// A message about a visit has no patient of a reservation.
	['{kode}', 'Tidak dikenal: {kode}.'],
])('the message %j is refused', (pesanPendaftaran, sentence) => {
	expect(errorsOf({ pesanPendaftaran }).pesanPendaftaran).toContain(sentence)
})

test('a menu has only entries of its own, each once', () => {
	expect(errorsOf({ menu: [{ id: '/fasilitas', judul: 'Sarana' }] })).toEqual({})
	expect(errorsOf({ menu: [{ id: 'https://jahat.example', judul: 'x' }] })).not.toEqual({})
	expect(errorsOf({ menu: [{ id: '/faq', judul: '' }] })).not.toEqual({})
	expect(errorsOf({ menuTentang: [{ id: '/faq' }, { id: '/faq' }] })).toHaveProperty('menuTentang')
})
