import { hariTanggal } from '../../tanggal/format-date.ts'
import { fillText } from '../../web/fill-text.ts'
import { withJam } from '../jam-datang.ts'
import type { StatusReservasi } from '../status-reservasi.ts'

interface Perihal {
	status: StatusReservasi
	kode: string
	atasNama: string
	tanggalVisit: string
	jamDatang: string
	rumahSakit: { nama: string; noTelp: string }
	/** The URL of the reservation page. */
	alamat: string
	/** The texts that staff wrote; an empty one stands for the default. */
	pesan: Record<StatusReservasi, string>
}

/** The message to the person who reserved. It names no patients or packages, because others may see the screen. */
export function pesanReservasi(perihal: Perihal): string {
	const { status, kode, atasNama, tanggalVisit, jamDatang, rumahSakit, alamat, pesan } = perihal
	return fillText(pesan[status] || pesanReservasiBawaan[status], {
		rumahSakit: rumahSakit.nama,
		telepon: rumahSakit.noTelp,
		atasNama,
		kode,
		tanggal: withJam(hariTanggal(tanggalVisit), jamDatang),
		alamat,
	})
}

const message = (...isi: string[]) => ['Halo[ {atasNama}],', '', ...isi, '', 'Terima kasih.'].join('\n')

export const pesanReservasiBawaan: Record<StatusReservasi, string> = {
	menunggu: message(
		'Anda ada di daftar tunggu {rumahSakit} untuk {tanggal} ({kode}).',
		'Begitu ada tempat untuk Anda, tawarannya ada di halaman ini: {alamat}',
	),
	baru: message(
		'Kami dari {rumahSakit} sudah menerima reservasi Anda ({kode}) untuk {tanggal}.',
		'Apakah tanggal itu sudah sesuai? Balas pesan ini agar kami dapat mengonfirmasinya.',
	),
	dikonfirmasi: message(
		'Reservasi Anda ({kode}) di {rumahSakit} untuk {tanggal} sudah dikonfirmasi.',
		'Tunjukkan kode atau kode QR di halaman ini saat datang: {alamat}',
	),
	hadir: message(
		'Kedatangan Anda di {rumahSakit} untuk reservasi {kode} sudah kami catat.',
		'Silakan menunggu; petugas kami akan memanggil Anda.',
	),
	selesai: message(
		'Kunjungan Anda ({kode}) di {rumahSakit} sudah selesai. Semoga sehat selalu.',
		'Bila ada pertanyaan, balas pesan ini.',
	),
	batal: message(
		'Reservasi Anda ({kode}) di {rumahSakit} untuk {tanggal} dibatalkan.',
		'Bila ingin memesan kembali, balas pesan ini[ atau hubungi {telepon}].',
	),
	'tidak-hadir': message(
		'Kami belum bertemu Anda di {rumahSakit} pada {tanggal} untuk reservasi {kode}.',
		'Bila masih ingin berkunjung, balas pesan ini[ atau hubungi {telepon}] agar kami mencarikan hari lain.',
	),
}
