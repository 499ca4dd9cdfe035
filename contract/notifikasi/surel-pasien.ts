import type { PeristiwaPasien } from './peristiwa.ts'

// E-mail to patients. Names of patients and packages are left out: others may read the mailbox.

/** The placeholders, with an example for the preview. */
export const isianSurel = {
	rumahSakit: 'RS Contoh',
	telepon: '(0333) 636899',
	atasNama: 'Ibu Siti',
	kode: 'K7MPQ-X3WVT-9HBCD',
	tanggal: 'Senin, 16 November 2026',
	tanggalLama: 'Jumat, 13 November 2026',
}

export const judulSurel: Record<PeristiwaPasien, string> = {
	'reservasi.dibuat': 'Reservasi Anda di {rumahSakit} kami terima',
	'reservasi.dikonfirmasi': 'Reservasi Anda di {rumahSakit} dikonfirmasi',
	'reservasi.dijadwalkan-ulang': 'Hari kunjungan Anda ke {rumahSakit} berubah',
	'reservasi.diubah': 'Paket di reservasi Anda berubah',
	'reservasi.pengingat': 'Besok kunjungan Anda ke {rumahSakit}',
	'reservasi.batal': 'Reservasi Anda di {rumahSakit} dibatalkan',
}

const surel = (...isi: string[]) => ['Halo[ {atasNama}],', ...isi].join('\n\n')

export const surelBawaan: Record<PeristiwaPasien, string> = {
	'reservasi.dibuat': surel(
		'Kami sudah menerima reservasi Anda untuk {tanggal}. Petugas kami akan menghubungi Anda untuk mengonfirmasinya.',
		'Simpan kode {kode}. Anda akan memerlukannya saat datang.',
	),
	'reservasi.dikonfirmasi': surel(
		'Reservasi Anda untuk {tanggal} sudah dikonfirmasi.',
		'Tunjukkan kode {kode}, atau kode QR di halaman reservasi, saat datang.',
	),
	'reservasi.dijadwalkan-ulang': surel(
		'Kunjungan Anda dipindahkan[ dari {tanggalLama}] ke {tanggal}. Kode reservasi tetap {kode}.',
		'Bila hari itu tidak sesuai, hubungi kami[ di {telepon}].',
	),
	'reservasi.diubah': surel(
		'Paket di reservasi Anda ({kode}) untuk {tanggal} diubah. Rinciannya ada di halaman reservasi.',
		'Bila ada yang tidak sesuai, hubungi kami[ di {telepon}].',
	),
	'reservasi.pengingat': surel(
		'Kami menunggu kunjungan Anda besok, {tanggal}.',
		'Tunjukkan kode {kode}, atau kode QR di halaman reservasi, saat datang.',
	),
	'reservasi.batal': surel(
		'Reservasi Anda ({kode}) untuk {tanggal} dibatalkan.',
		'Bila ingin memesan kembali, buka situs kami[ atau hubungi {telepon}].',
	),
}
