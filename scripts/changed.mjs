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
	['site/features/artikel/komentar', ['/komentar', 'kirim-komentar']],
	['site/features/artikel', ['/artikel', 'daftar-artikel']],
	['site/features/beranda', ['/home']],
	['site/features/data-saya', ['data-saya', 'perangkat', 'pindah']],
	['site/features/dokter/jadwal', ['/jadwal']],
	['site/features/dokter', ['/jadwal', 'poli-klinik']],
	['site/features/galeri', ['galeri']],
	['site/features/keluhan', ['keluhan', 'poli-klinik']],
	['site/features/pasien/ktp', ['ktp']],
	['site/features/pasien', ['/pasien', 'pilih-pasien']],
	['site/features/pelacakan', ['pelacakan', 'persetujuan', 'pixel']],
	['site/features/pencarian', ['pencarian']],
	['site/features/poli-klinik', ['poli-klinik']],
	['site/features/popup', ['popup']],
	['site/features/privasi', ['privasi', 'persetujuan']],
	['site/features/promo', ['promo']],
	['site/features/reservasi', ['/reservasi']],
	['site/features/shop/keranjang', ['keranjang']],
	['site/features/shop', ['yasmin-shop', 'paket-layanan', 'pilih-pasien']],
	['site/lib/calendar', ['/jadwal', 'reservasi-status']],
	['site/lib/navigation', ['navigasi', 'skeleton']],
	['site/', ['every-page', 'navigasi']],
	['lexicon/', ['keluhan', 'pencarian']],
	['print/', ['reservasi-status']],
	['staff/artikel', ['staf-artikel', 'staf-versi']],
	['staff/auth', ['staf-auth', 'staf-sandi']],
	['staff/conflict', ['staf-bentrok']],
	['staff/inputs', ['staf-gambar', 'staf-isi']],
	['staff/jadwal', ['staf-jadwal']],
	['staff/kalender', ['staf-kalender']],
	['staff/komentar', ['staf-komentar']],
	['staff/live', ['staf-langsung']],
	['staff/media', ['staf-media']],
	['staff/merek', ['staf-merek']],
	['staff/notifikasi', ['staf-notifikasi']],
	['staff/panduan', ['staf-panduan']],
	['staff/pengguna', ['staf-admin']],
	['staff/reservasi', ['staf-reservasi', 'staf-meja']],
	['staff/tanda-bahaya', ['staf-tanda-bahaya']],
	['staff/teks', ['staf-teks']],
	['staff/', ['staf-isi']],
	['server/pages', ['every-page']],
	['server/artikel/staff', ['staf-artikel', 'staf-komentar', 'staf-versi']],
	['server/dokter/staff', ['staf-jadwal']],
	['server/notifications/staff', ['staf-notifikasi']],
	['server/pasien/staff', ['staf-meja']],
	['server/reservasi/kalender/staff', ['staf-kalender']],
	['server/reservasi/staff', ['staf-reservasi', 'staf-meja']],
	['server/staff', ['staf-isi']],
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
