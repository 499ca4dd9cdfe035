import type { PictureFolder } from '../../contract/pictures.ts'

/** How the site shows the pictures of a folder. */
export interface PicturePlace {
	/** Width by height; null if a picture keeps its own ratio. */
	rasio: number | null
	/** The width in pixels that stays sharp on a dense screen. */
	lebar: number
	/** Completes the sentence 'Tampil …'. */
	tampil: string
	/** An example of an alternative text. */
	contoh: string
	/** Shown as a circle. */
	bulat?: boolean
}

const mendatar = { rasio: 3 / 2, lebar: 1200 }

export const picturePlaces: Record<PictureFolder, PicturePlace> = {
	'foto-layanan': {
		...mendatar,
		tampil: 'di kartu dan halaman layanan',
		contoh: 'Perawat memasang infus di ruang IGD',
	},
	'foto-fasilitas': {
		...mendatar,
		tampil: 'di kartu dan halaman fasilitas',
		contoh: 'Ruang tunggu dengan deretan kursi hijau',
	},
	'logo-mitra': { rasio: null, lebar: 480, tampil: 'utuh di daftar mitra', contoh: 'Logo Bank Sehat' },
	'foto-dokter': { rasio: 4 / 5, lebar: 800, tampil: 'di kartu dokter', contoh: 'dr. Rina tersenyum, berjas putih' },
	'icon-poli-klinik': { rasio: 1, lebar: 320, tampil: 'di daftar poli klinik', contoh: 'Gambar jantung' },
	artikel: { ...mendatar, tampil: 'di kartu dan awal artikel', contoh: 'Ibu menyusui bayinya di kursi' },
	'beranda/banner': {
		rasio: 2,
		lebar: 1600,
		tampil: 'paling atas di halaman depan',
		contoh: 'Gedung rumah sakit di pagi hari',
	},
	'beranda/pendaftaran': {
		rasio: 4 / 3,
		lebar: 1200,
		tampil: 'di samping ajakan mendaftar',
		contoh: 'Petugas pendaftaran melayani pasien',
	},
	'beranda/sambutan': {
		rasio: 9 / 11,
		lebar: 900,
		tampil: 'di samping sambutan',
		contoh: 'dr. Andi, direktur rumah sakit',
	},
	testimoni: { rasio: 1, lebar: 400, tampil: 'bulat di samping nama', contoh: 'Wajah Ibu Sari', bulat: true },
	'web-setting': {
		rasio: null,
		lebar: 720,
		tampil: 'utuh',
		contoh: 'Ajakan vaksin flu: setiap Sabtu, pukul 8 sampai 11',
	},
	gallery: { rasio: null, lebar: 1200, tampil: 'utuh di galeri', contoh: 'Peserta senam hamil di halaman' },
	'foto-komunitas': {
		...mendatar,
		tampil: 'di kartu dan halaman komunitas',
		contoh: 'Anggota komunitas diabetes berjalan pagi',
	},
	'foto-prestasi': { ...mendatar, tampil: 'di halaman prestasi', contoh: 'Piala dan piagam akreditasi paripurna' },
	'shop-item': {
		rasio: 1,
		lebar: 1000,
		tampil: 'di kartu dan halaman paket',
		contoh: 'Tabung darah di atas meja laboratorium',
	},
	'popup-information': {
		rasio: null,
		lebar: 1000,
		tampil: 'utuh di popup',
		contoh: 'Poster donor darah: Minggu, 8 Maret, di aula',
	},
	'popup-quiz': { rasio: 1, lebar: 600, tampil: 'di pilihan jawaban', contoh: 'Sepiring sayur dan buah' },
}
