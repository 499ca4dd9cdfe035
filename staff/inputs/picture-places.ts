import type { PictureFolder } from '../../contract/pictures.ts'

/** How the site shows the pictures of a folder. */
export interface PicturePlace {
	/** What the media library calls the folder. */
	nama: string
	/** Width by height; null if a picture keeps its own ratio. */
	ratio: number | null
	/** The width in pixels that stays sharp on a dense screen. */
	width: number
	/** Completes the sentence 'Tampil …'. */
	shownWhere: string
	/** An example of an alternative text. */
	example: string
	/** Shown as a circle. */
	isRound?: boolean
}

const landscape = { ratio: 3 / 2, width: 1200 }

export const picturePlaces: Record<PictureFolder, PicturePlace> = {
	'foto-layanan': {
		nama: 'Layanan',
		...landscape,
		shownWhere: 'di kartu dan halaman layanan',
		example: 'Perawat memasang infus di ruang IGD',
	},
	'foto-fasilitas': {
		nama: 'Fasilitas',
		...landscape,
		shownWhere: 'di kartu dan halaman fasilitas',
		example: 'Ruang tunggu dengan deretan kursi hijau',
	},
	'logo-mitra': {
		nama: 'Logo mitra',
		ratio: null,
		width: 480,
		shownWhere: 'utuh di daftar mitra',
		example: 'Logo Bank Sehat',
	},
	'foto-dokter': {
		nama: 'Dokter',
		ratio: 4 / 5,
		width: 800,
		shownWhere: 'di kartu dokter',
		example: 'dr. Rina tersenyum, berjas putih',
	},
	'icon-poli-klinik': {
		nama: 'Poli klinik',
		ratio: 1,
		width: 320,
		shownWhere: 'di daftar poli klinik',
		example: 'Gambar jantung',
	},
	artikel: {
		nama: 'Artikel',
		...landscape,
		shownWhere: 'di kartu dan awal artikel',
		example: 'Ibu menyusui bayinya di kursi',
	},
	'beranda/banner': {
		nama: 'Banner',
		ratio: 2,
		width: 1600,
		shownWhere: 'paling atas di halaman depan',
		example: 'Gedung rumah sakit di pagi hari',
	},
	'beranda/pendaftaran': {
		nama: 'Blok pendaftaran',
		ratio: 4 / 3,
		width: 1200,
		shownWhere: 'di samping ajakan mendaftar',
		example: 'Petugas pendaftaran melayani pasien',
	},
	'beranda/sambutan': {
		nama: 'Sambutan',
		ratio: 9 / 11,
		width: 900,
		shownWhere: 'di samping sambutan',
		example: 'dr. Andi, direktur rumah sakit',
	},
	testimoni: {
		nama: 'Testimoni',
		ratio: 1,
		width: 400,
		shownWhere: 'bulat di samping nama',
		example: 'Wajah Ibu Sari',
		isRound: true,
	},
	'web-setting': {
		nama: 'Logo & poster',
		ratio: null,
		width: 720,
		shownWhere: 'utuh',
		example: 'Ajakan vaksin flu: setiap Sabtu, pukul 8 sampai 11',
	},
	gallery: {
		nama: 'Galeri',
		ratio: null,
		width: 1200,
		shownWhere: 'utuh di galeri',
		example: 'Peserta senam hamil di halaman',
	},
	'foto-komunitas': {
		nama: 'Komunitas',
		...landscape,
		shownWhere: 'di kartu dan halaman komunitas',
		example: 'Anggota komunitas diabetes berjalan pagi',
	},
	'foto-prestasi': {
		nama: 'Prestasi',
		...landscape,
		shownWhere: 'di halaman prestasi',
		example: 'Piala dan piagam akreditasi paripurna',
	},
	'shop-item': {
		nama: 'Paket layanan',
		ratio: 1,
		width: 1000,
		shownWhere: 'di kartu dan halaman paket',
		example: 'Tabung darah di atas meja laboratorium',
	},
	'popup-information': {
		nama: 'Popup',
		ratio: null,
		width: 1000,
		shownWhere: 'utuh di popup',
		example: 'Poster donor darah: Minggu, 8 Maret, di aula',
	},
	merek: {
		nama: 'Merek',
		ratio: 1,
		width: 512,
		shownWhere: 'sebagai ikon situs',
		example: 'Lambang rumah sakit',
	},
	'popup-quiz': {
		nama: 'Kuis',
		ratio: 1,
		width: 600,
		shownWhere: 'di pilihan jawaban',
		example: 'Sepiring sayur dan buah',
	},
}
