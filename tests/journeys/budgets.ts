// Budgets of a first load: bytes as sent, compressed, without headers.

export interface Budget {
	path: string
	/** How many files the scripts may be, if more than `FILES`. */
	files?: number
	/** Third-party addresses that the page may load. */
	thirdParty?: RegExp
	/** Code that the page may load when the browser is idle. */
	mayLoad?: RegExp
}

export const budgets: Budget[] = [
	{ path: '/', mayLoad: /carousel-motion/ },
	{ path: '/poli-klinik' },
	{ path: '/daftar-dokter/poli-anak' },
	{ path: '/dokter' },
	{ path: '/dokter/dr-anindya-prameswari' },
	{ path: '/info-kesehatan' },
	{ path: '/info-kesehatan/jalan-kaki-30-menit' },
	{ path: '/layanan/igd-24-jam' },
	{ path: '/fasilitas/icu' },
	{ path: '/faq' },
	{ path: '/mitra' },
	{ path: '/hubungi-kami', thirdParty: /^https:\/\/www\.(google\.com|openstreetmap\.org)\// },
	{ path: '/galeri' },
	{ path: '/pencarian' },
	{ path: '/promo' },
	{ path: '/yasmin-shop' },
	{ path: '/paket-layanan/medical-check-up-dasar' },
	{ path: '/bandingkan?paket=medical-check-up-dasar,medical-check-up-lengkap' },
	{ path: '/reservasi', files: 18 },
]

/** Scripts of the first load. React and its router alone are 95 kB. */
export const JS = 130_000
export const FILES = 15
export const CSS = 15_000
/** One file: the Latin letters of the variable font. */
export const FONTS = 30_000

/** All bytes of the home page on a phone 360 px wide before scrolling, by pixels per CSS pixel. */
export const homeTotal = [
	{ density: 1, bytes: 320_000 },
	{ density: 2.6, bytes: 450_000 },
]

/** Names of files that are loaded on a tap or when the browser is idle. */
export const LATER =
	/\/assets\/(?:(?:popup|jadwal|keranjang|pasien)-modal|ktp|tesseract|worker\.min|carousel-motion|persetujuan-bar|keluhan-answer|read-complaint|bahaya-card|find-bahaya|jawaban-pencarian)/
