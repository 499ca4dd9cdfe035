/** What a page may cost on its first load: bytes as they are sent, packed, without headers. */
export interface Budget {
	path: string
	/** Scripts. */
	js: number
	/** The map comes by itself; nothing else of others does. */
	thirdParty?: RegExp
	/** Code that is loaded after the first load because the page uses it, in a quiet moment. */
	mayLoad?: RegExp
}

/** React and its router alone are 91 kB; 115 kB is what a content page keeps to. Search and shop need a little more. */
export const budgets: Budget[] = [
	{ path: '/', js: 114_000, mayLoad: /carousel-motion/ },
	{ path: '/poli-klinik', js: 114_900 },
	{ path: '/daftar-dokter/poli-anak', js: 114_000 },
	{ path: '/info-kesehatan', js: 112_200 },
	{ path: '/info-kesehatan/jalan-kaki-30-menit', js: 113_400 },
	{ path: '/layanan/igd-24-jam', js: 110_200 },
	{ path: '/fasilitas/icu', js: 110_100 },
	{ path: '/faq', js: 110_100 },
	{ path: '/mitra', js: 111_700 },
	{ path: '/hubungi-kami', js: 110_600, thirdParty: /^https:\/\/www\.(google\.com|openstreetmap\.org)\// },
	{ path: '/galeri', js: 113_700 },
	{ path: '/pencarian', js: 115_500 },
	{ path: '/promo', js: 113_500 },
	{ path: '/yasmin-shop', js: 116_000 },
	{ path: '/paket-layanan/medical-check-up-dasar', js: 113_500 },
	{ path: '/reservasi', js: 114_000 },
]

export const CSS = 15_000
/** One file: the Latin letters of the variable font. */
export const FONTS = 30_000

/** Everything that the home page fetches on a phone 360 px wide without being scrolled, by pixels per CSS pixel. */
export const homeTotal = [
	{ density: 1, bytes: 320_000 },
	{ density: 2.6, bytes: 450_000 },
]

/** Code that waits for a tap or for its turn, by the names of its files. */
export const LATER =
	/\/assets\/(?:(?:popup|jadwal|keranjang|pasien)-modal|ktp|tesseract|worker\.min|carousel-motion|persetujuan-bar)/
