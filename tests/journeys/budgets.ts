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

/** React and its router alone are 93 kB; 115 kB is what a content page should keep to. */
export const budgets: Budget[] = [
	{ path: '/', js: 117_500, mayLoad: /carousel-motion/ },
	{ path: '/poli-klinik', js: 119_500 },
	{ path: '/daftar-dokter/poli-anak', js: 116_500 },
	{ path: '/info-kesehatan', js: 117_000 },
	{ path: '/info-kesehatan/jalan-kaki-30-menit', js: 121_000 },
	{ path: '/layanan/igd-24-jam', js: 115_000 },
	{ path: '/fasilitas/icu', js: 115_000 },
	{ path: '/faq', js: 115_000 },
	{ path: '/mitra', js: 115_000 },
	{ path: '/hubungi-kami', js: 115_000, thirdParty: /^https:\/\/www\.(google\.com|openstreetmap\.org)\// },
	{ path: '/galeri', js: 117_500 },
	{ path: '/pencarian', js: 119_000 },
	{ path: '/promo', js: 117_500 },
	{ path: '/yasmin-shop', js: 120_000 },
	{ path: '/paket-layanan/medical-check-up-dasar', js: 117_000 },
	{ path: '/reservasi', js: 119_500 },
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
