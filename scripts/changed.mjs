import { Failure, run } from './steps.mjs'

/**
 * @typedef {object} Changed the change against `main`
 * @property {string} base the commit that it starts from
 * @property {string[]} linted
 * @property {string[]} journeys browser tests that it can touch, by a part of their path
 */

/**
 * Browser tests by the folders that they depend on. Vitest follows imports by itself; a browser test imports nothing of
 * what it looks at. The first folder that fits counts.
 * @type {[folder: string, journeys: string[]][]}
 */
export const JOURNEYS = [
	['site/features/antrean', ['staf-antrean']],
	['site/features/artikel/komentar', ['/komentar', 'kirim-komentar']],
	['site/features/artikel', ['/artikel', 'daftar-artikel']],
	['site/features/bandingkan', ['bandingkan', 'yasmin-shop']],
	['site/features/beranda', ['/home']],
	['site/features/data-saya', ['data-saya', 'perangkat', 'pindah']],
	['site/features/datang', ['/datang']],
	['site/features/dokter/jadwal', ['/jadwal']],
	['site/features/dokter', ['/dokter', '/jadwal', 'poli-klinik']],
	['site/features/galeri', ['galeri']],
	['site/features/luring', ['luring']],
	['site/features/keluhan', ['keluhan', 'poli-klinik']],
	['site/features/pasien', ['/pasien', 'pilih-pasien', 'beberapa-pasien', '/ktp']],
	['site/features/pelacakan', ['pelacakan', 'persetujuan', 'pixel']],
	['site/features/pencarian', ['pencarian']],
	['site/features/poli-klinik', ['poli-klinik']],
	['site/features/popup', ['popup']],
	['site/features/privasi', ['privasi', 'persetujuan']],
	['site/features/promo', ['promo']],
	['site/features/reservasi', ['/reservasi', 'cek-reservasi']],
	['site/features/shop/keranjang', ['keranjang']],
	['site/features/shop', ['yasmin-shop', 'paket-layanan', 'pilih-pasien', 'beberapa-pasien']],
	['site/lib/browser/download-file.ts', ['/jadwal', 'reservasi-status']],
	['site/lib/navigation/dialog-steps.ts', ['/jadwal', 'pilih-pasien', 'beberapa-pasien', 'keranjang']],
	['site/lib/navigation', ['navigasi', 'skeleton']],
	['site/layouts', ['every-page', 'huruf-besar', '/igd', 'navigasi', 'situs-kosong', 'cetak']],
	['site/ui', ['every-page', 'huruf-besar', 'navigasi', 'rasa']],
	['site/site.css', ['every-page', 'cetak', 'rasa']],
	['site/meta.ts', ['temukan', 'every-page']],
	['site/', ['every-page', 'navigasi']],
	['ktp/', ['/ktp', 'staf-meja']],
	['lexicon/', ['keluhan', 'pencarian']],
	['print/', ['reservasi-status']],
	['staff/antrean', ['staf-antrean']],
	['staff/artikel', ['staf-artikel', 'staf-versi', 'staf-tinjauan']],
	['staff/auth', ['staf-auth', 'staf-sandi']],
	['staff/conflict', ['staf-bentrok']],
	['staff/draf-wa', ['staf-draf-wa']],
	['staff/dashboard', ['staf-admin']],
	['staff/inputs', ['staf-gambar', 'staf-isi']],
	['staff/jadwal', ['staf-jadwal']],
	['staff/kalender', ['staf-kalender']],
	['staff/kebocoran', ['staf-kebocoran']],
	['staff/komentar', ['staf-komentar']],
	['staff/layout', ['staf-awal']],
	['staff/live', ['staf-langsung']],
	['staff/media', ['staf-media']],
	['staff/merek', ['staf-merek']],
	['staff/notifikasi', ['staf-notifikasi']],
	['staff/palette', ['staf-awal']],
	['staff/panduan', ['staf-panduan']],
	['staff/pengguna', ['staf-admin', 'staf-peran']],
	['staff/reservasi', ['staf-reservasi', 'staf-meja', 'staf-tunggu', 'staf-klik']],
	['staff/start', ['staf-awal']],
	['staff/tanda-bahaya', ['staf-tanda-bahaya']],
	['staff/teks', ['staf-teks']],
	['staff/', ['staf-isi']],
	['server/pages/service-worker.ts', ['luring']],
	['server/pages/worker', ['luring']],
	['server/pages', ['every-page']],
	['server/antrean', ['staf-antrean']],
	['server/artikel/staff', ['staf-artikel', 'staf-komentar', 'staf-versi']],
	['server/dokter/staff', ['staf-jadwal']],
	['server/notifications/staff', ['staf-notifikasi']],
	['server/pasien/staff', ['staf-meja']],
	['server/reservasi/kalender/staff', ['staf-kalender']],
	['server/reservasi/staff', ['staf-reservasi', 'staf-meja', 'staf-tunggu', 'staf-klik']],
	['server/staff', ['staf-isi']],
	['contract/antrean', ['staf-antrean']],
	['contract/artikel/staff', ['staf-artikel', 'staf-komentar', 'staf-versi']],
	['contract/dokter/staff', ['staf-jadwal']],
	['contract/merek/staff', ['staf-merek']],
	['contract/notifikasi/staff', ['staf-notifikasi']],
	['contract/pasien/staff', ['staf-meja']],
	['contract/reservasi/staff', ['staf-reservasi', 'staf-meja']],
	['contract/rumah-sakit/staff', ['staf-isi']],
	['contract/shop/staff', ['staf-isi']],
	['contract/web/staff', ['staf-isi', 'staf-teks']],
	['contract/staff', ['staf-isi']],
	['server/merek', ['temukan', 'staf-merek']],
	['server/', ['whole-reservasi']],
	['contract/', ['whole-reservasi']],
	['database/', ['whole-reservasi']],
]

const LINTED = /\.(ts|tsx|mjs|json|css)$/

/** @param {string[]} args */
async function git(...args) {
	const { code, output } = await run('git', args)
	if (code !== 0) throw new Failure('--changed needs a Git repository with a branch main; git printed:', output)
	return output.split('\n').filter(Boolean)
}

/** @returns {Promise<Changed>} */
export async function readChanged() {
	const [base = ''] = await git('merge-base', 'main', 'HEAD')
	const files = [
		...(await git('diff', '--name-only', '--diff-filter=d', base)),
		...(await git('ls-files', '--others', '--exclude-standard')),
	]
	return { base, linted: files.filter((file) => LINTED.test(file)), journeys: journeysOf(files) }
}

/** @param {string[]} files */
export function journeysOf(files) {
	const journeys = files.flatMap((file) => {
		if (file.endsWith('.browser.ts')) return [file]
		if (/\.test\.tsx?$/.test(file)) return []
		return JOURNEYS.find(([folder]) => file.startsWith(folder))?.[1] ?? []
	})
	return [...new Set(journeys)]
}
