import type { StatusReservasi } from '../status-reservasi.ts'
import { hariTanggal } from './hari-tanggal.ts'

interface Perihal {
	status: StatusReservasi
	kode: string
	atasNama: string
	tanggalVisit: string
	rumahSakit: { nama: string; noTelp: string }
	/** The URL of the reservation page. */
	alamat: string
}

/** The message to the person who reserved. It names no patients or packages, because others may see the screen. */
export function pesanReservasi(perihal: Perihal): string {
	const { status, atasNama } = perihal
	return [`Halo${atasNama ? ` ${atasNama}` : ''},`, '', ...isi[status](perihal), '', 'Terima kasih.'].join('\n')
}

const isi: Record<StatusReservasi, (perihal: Perihal) => string[]> = {
	baru: ({ kode, tanggalVisit, rumahSakit }) => [
		`Kami dari ${rumahSakit.nama} sudah menerima reservasi Anda (${kode}) untuk ${hariTanggal(tanggalVisit)}.`,
		'Apakah tanggal itu sudah sesuai? Balas pesan ini agar kami dapat mengonfirmasinya.',
	],
	dikonfirmasi: ({ kode, tanggalVisit, rumahSakit, alamat }) => [
		`Reservasi Anda (${kode}) di ${rumahSakit.nama} untuk ${hariTanggal(tanggalVisit)} sudah dikonfirmasi.`,
		`Tunjukkan kode atau kode QR di halaman ini saat datang: ${alamat}`,
	],
	hadir: ({ kode, rumahSakit }) => [
		`Kedatangan Anda di ${rumahSakit.nama} untuk reservasi ${kode} sudah kami catat.`,
		'Silakan menunggu; petugas kami akan memanggil Anda.',
	],
	selesai: ({ kode, rumahSakit }) => [
		`Kunjungan Anda (${kode}) di ${rumahSakit.nama} sudah selesai. Semoga sehat selalu.`,
		'Bila ada pertanyaan, balas pesan ini.',
	],
	batal: ({ kode, tanggalVisit, rumahSakit }) => [
		`Reservasi Anda (${kode}) di ${rumahSakit.nama} untuk ${hariTanggal(tanggalVisit)} dibatalkan.`,
		`Bila ingin memesan kembali, balas pesan ini${rumahSakit.noTelp ? ` atau hubungi ${rumahSakit.noTelp}` : ''}.`,
	],
}
