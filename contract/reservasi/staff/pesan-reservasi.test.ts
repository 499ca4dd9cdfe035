import { expect, test } from 'vitest'
import { statusReservasi } from '../status-reservasi.ts'
import { pesanReservasi } from './pesan-reservasi.ts'

const perihal = {
	kode: 'K7MPQ-X3WVT-9HBCD',
	atasNama: 'Ibu Siti',
	jamDatang: '',
	tanggalVisit: '2026-11-16',
	alamat: 'https://rs.example.com/x',
	rumahSakit: { nama: 'RS Uji', noTelp: '0333-1' },
	pesan: { menunggu: '', baru: '', dikonfirmasi: '', hadir: '', selesai: '', batal: '', 'tidak-hadir': '' },
}

test.each(statusReservasi)('the status %s has its own message with code, name and hospital', (status) => {
	const pesan = pesanReservasi({ ...perihal, status })
	for (const part of ['Halo Ibu Siti,', perihal.kode, 'RS Uji']) expect(pesan).toContain(part)
	expect(new Set(statusReservasi.map((other) => pesanReservasi({ ...perihal, status: other }))).size).toBe(
		statusReservasi.length,
	)
})

test('the date is written out, and a reservation without a name gets a plain greeting', () => {
	const pesan = pesanReservasi({ ...perihal, status: 'dikonfirmasi', atasNama: '' })
	expect(pesan).toContain('untuk Senin, 16 November 2026 sudah dikonfirmasi.')
	expect(pesan).toMatch(/^Halo,\n/)
	expect(pesan).toContain('https://rs.example.com/x')
})

test('a visit with a window of arrival names it', () => {
	const pesan = pesanReservasi({ ...perihal, status: 'baru', jamDatang: '07:00-09:00' })
	expect(pesan).toContain('untuk Senin, 16 November 2026, pukul 07.00–09.00 WIB.')
})

test('a cancellation names the phone only if there is one, and staff can write another message', () => {
	const batal = { ...perihal, status: 'batal' as const }
	expect(pesanReservasi(batal)).toContain('balas pesan ini atau hubungi 0333-1.')
	expect(pesanReservasi({ ...batal, rumahSakit: { nama: 'RS Uji', noTelp: '' } })).toContain('balas pesan ini.')
	const pesan = { ...perihal.pesan, batal: 'Maaf {atasNama}, {kode} batal.' }
	expect(pesanReservasi({ ...batal, pesan })).toBe('Maaf Ibu Siti, K7MPQ-X3WVT-9HBCD batal.')
	expect(pesanReservasi({ ...perihal, pesan, status: 'baru' })).toContain('sudah menerima reservasi Anda')
})
