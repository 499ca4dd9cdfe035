import type { StatusReservasi } from '../../../contract/reservasi/status-reservasi.ts'

/** The words for the status of a reservation, for visitors. */
export const kataStatus: Record<StatusReservasi, { nama: string; penjelasan: string }> = {
	baru: { nama: 'Menunggu konfirmasi', penjelasan: 'Petugas kami akan memeriksa reservasi Anda.' },
	dikonfirmasi: { nama: 'Sudah dikonfirmasi', penjelasan: 'Kami menantikan kedatangan Anda.' },
	hadir: { nama: 'Pasien sudah hadir', penjelasan: 'Kedatangan Anda sudah dicatat petugas.' },
	selesai: { nama: 'Selesai', penjelasan: 'Kunjungan ini sudah selesai. Terima kasih.' },
	'tidak-hadir': { nama: 'Tidak hadir', penjelasan: 'Hubungi kami bila Anda masih ingin berkunjung.' },
	batal: { nama: 'Dibatalkan', penjelasan: 'Hubungi kami bila Anda ingin memesan kembali.' },
}
