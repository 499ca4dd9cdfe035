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

/** React and its router alone are 95 kB. */
const JS = 125_000

export const budgets: Budget[] = [
	{ path: '/', js: JS, mayLoad: /carousel-motion/ },
	{ path: '/poli-klinik', js: JS },
	{ path: '/daftar-dokter/poli-anak', js: JS },
	{ path: '/info-kesehatan', js: JS },
	{ path: '/info-kesehatan/jalan-kaki-30-menit', js: JS },
	{ path: '/layanan/igd-24-jam', js: JS },
	{ path: '/fasilitas/icu', js: JS },
	{ path: '/faq', js: JS },
	{ path: '/mitra', js: JS },
	{ path: '/hubungi-kami', js: JS, thirdParty: /^https:\/\/www\.(google\.com|openstreetmap\.org)\// },
	{ path: '/galeri', js: JS },
	{ path: '/pencarian', js: JS },
	{ path: '/promo', js: JS },
	{ path: '/yasmin-shop', js: JS },
	{ path: '/paket-layanan/medical-check-up-dasar', js: JS },
	{ path: '/reservasi', js: JS },
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
