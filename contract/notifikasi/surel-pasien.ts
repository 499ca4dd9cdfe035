// E-mail to patients. Names of patients and packages are left out: others may read the mailbox.

/** The placeholders, with an example for the preview. */
export const isianSurel = {
	rumahSakit: 'RS Contoh',
	telepon: '(0333) 636899',
	atasNama: 'Ibu Siti',
	kode: 'K7MPQ-X3WVT-9HBCD',
	tanggal: 'Senin, 16 November 2026',
	tanggalLama: 'Jumat, 13 November 2026',
	sampai: '14 November 2026, 10.30 WIB',
}

export const judulSurel = {
	'reservasi.dibuat': 'Reservasi Anda di {rumahSakit} kami terima',
	'reservasi.ditawari': 'Ada tempat untuk Anda di {rumahSakit}',
	'reservasi.dikonfirmasi': 'Reservasi Anda di {rumahSakit} dikonfirmasi',
	'reservasi.diminta-memilih': 'Pilih hari lain untuk kunjungan Anda ke {rumahSakit}',
	'reservasi.dijadwalkan-ulang': 'Hari kunjungan Anda ke {rumahSakit} berubah',
	'reservasi.diubah': 'Paket di reservasi Anda berubah',
	'reservasi.pengingat': 'Besok kunjungan Anda ke {rumahSakit}',
	'reservasi.batal': 'Reservasi Anda di {rumahSakit} dibatalkan',
}

/** What a patient gets an e-mail about. */
export type PeristiwaPasien = keyof typeof judulSurel
export const peristiwaPasien = Object.keys(judulSurel) as PeristiwaPasien[]

const surel = (...isi: string[]) => ['Halo[ {atasNama}],', ...isi].join('\n\n')

export const surelBawaan: Record<PeristiwaPasien, string> = {
	'reservasi.dibuat': surel(
		'Kami sudah menerima reservasi Anda untuk {tanggal}. Petugas kami akan menghubungi Anda untuk memastikannya.',
		'Simpan kode {kode}. Anda akan memerlukannya saat datang.',
	),
	'reservasi.ditawari': surel(
		'Kabar baik: ada tempat untuk Anda pada {tanggal}. Kami menahannya[ sampai {sampai}].',
		'Buka halaman reservasi dan tekan “Ambil tempat ini”. Setelah itu tempatnya ditawarkan kepada orang berikutnya.',
	),
	'reservasi.dikonfirmasi': surel(
		'Reservasi Anda untuk {tanggal} sudah dikonfirmasi.',
		'Tunjukkan kode {kode}, atau kode QR di halaman reservasi, saat datang.',
	),
	'reservasi.diminta-memilih': surel(
		'Maaf, pada {tanggal} kami tutup untuk kunjungan. Reservasi Anda ({kode}) tetap ada: pilih waktu lain yang cocok.',
		'Buka halaman reservasi dan tekan “Ubah tanggal”[, atau hubungi kami di {telepon}].',
	),
	'reservasi.dijadwalkan-ulang': surel(
		'Kunjungan Anda dipindahkan[ dari {tanggalLama}] ke {tanggal}. Kode reservasi tetap {kode}.',
		'Bila hari itu tidak cocok, hubungi kami[ di {telepon}].',
	),
	'reservasi.diubah': surel(
		'Paket di reservasi Anda ({kode}) untuk {tanggal} diubah. Rinciannya ada di halaman reservasi.',
		'Bila ada yang keliru, hubungi kami[ di {telepon}].',
	),
	'reservasi.pengingat': surel(
		'Kami menunggu kunjungan Anda besok, {tanggal}.',
		'Tunjukkan kode {kode}, atau kode QR di halaman reservasi, saat datang.',
	),
	'reservasi.batal': surel(
		'Reservasi Anda ({kode}) untuk {tanggal} dibatalkan.',
		'Bila ingin memesan lagi, buka situs kami[ atau hubungi {telepon}].',
	),
}

/** Added to a message about a change that anybody with the code and the digits could have made. */
export const perangkatLain =
	'Perubahan ini dibuat dari perangkat lain, dengan kode dan empat angka terakhir nomor telepon Anda. Bila bukan Anda, segera hubungi kami[ di {telepon}]: petugas dapat mengembalikannya.'
