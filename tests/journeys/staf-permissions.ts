import type { Page } from '@playwright/test'
import type { Peran } from '../../contract/staff/permissions.ts'
import { expect, STAFF } from './staf-page.ts'

// Written out, so that a slip in the table of rights is seen.

const isi = ['Artikel', 'Kategori artikel', 'Poster & video', 'Layanan unggulan', 'Fasilitas', 'Mitra', 'Komunitas']
const lainnya = ['Testimoni', 'Prestasi', 'Galeri', 'Pertanyaan umum', 'Media', 'Sampah']
const dokter = ['Dokter', 'Jadwal & cuti', 'Poli klinik']
const toko = ['Paket layanan', 'Tipe paket', 'Kategori paket', 'Kelompok usia']
const content = [
	...['Banner', 'Blok pendaftaran', 'Sambutan', 'Popup & kuis', 'Ringkasan ulasan', ...isi, ...lainnya],
	...[...dokter, 'Keluhan', 'Tanda bahaya', ...toko, 'Pengaturan toko'],
]
const settings = [
	'Siapkan situs',
	'Identitas situs',
	'Merek',
	'Teks situs',
	'Notifikasi',
	'Media sosial',
	'Meta Pixel',
	'Pengguna',
	'Riwayat',
	'Impor & ekspor',
]

const menu: Record<Peran, string[]> = {
	admin: ['Awal', 'Dasbor', 'Reservasi', 'Kalender', 'Komentar', 'Daftar kata', ...content, ...settings],
	redaksi: ['Awal', 'Dasbor', 'Kalender', ...content],
	moderator: [
		'Awal',
		'Dasbor',
		'Komentar',
		'Daftar kata',
		'Artikel',
		'Kategori artikel',
		'Pertanyaan umum',
		'Sampah',
		'Dokter',
	],
	pendaftaran: ['Awal', 'Dasbor', 'Reservasi', 'Kalender', 'Layanan unggulan', 'Pertanyaan umum', ...dokter, ...toko],
}

const ofAdmins = [
	...['GET /pengguna', 'POST /pengguna', 'PATCH /pengguna/x', 'POST /pengguna/x/tautan', 'GET /audit'],
	...[
		'PATCH /web-setting/utama',
		'PATCH /merek/utama',
		'PATCH /notifikasi/utama',
		'DELETE /web-setting-sosmed/x',
		'POST /web-setting-meta-pixel',
	],
	...['GET /impor/isi.json', 'GET /impor/csv/dokter', 'POST /impor/csv/paket/terapkan'],
]
const ofEditors = [
	...['POST /artikel', 'PATCH /artikel/x', 'DELETE /artikel', 'POST /artikel/urungkan', 'POST /gambar'],
	...['PATCH /dokter/x', 'POST /faq/urutan', 'PATCH /shop-item/x', 'PATCH /shop-setting/utama', 'GET /beranda-banner'],
	'PATCH /tanda-bahaya/utama',
]
const ofModerators = ['GET /komentar', 'POST /komentar/keadaan', 'POST /komentar/x/balasan', 'DELETE /kata-komentar/x']
const ofDesk = [
	...['GET /reservasi', 'GET /reservasi/x', 'GET /reservasi/pindai', 'POST /reservasi/x/status'],
	...['GET /reservasi/ekspor', 'POST /reservasi/x/pasien/y/nik', 'POST /reservasi', 'POST /reservasi/x/tanggal'],
	...['GET /pasien', 'GET /simrs'],
]

const refused: Record<Peran, string[]> = {
	admin: [],
	redaksi: [...ofAdmins, ...ofModerators, ...ofDesk],
	moderator: [...ofAdmins, ...ofEditors, ...ofDesk, 'GET /jadwal/pengecualian', 'POST /jadwal/waktu'],
	pendaftaran: [...ofAdmins, ...ofEditors, ...ofModerators],
}

/** The menu holds this role's work and nothing else, and what is not in it the API refuses to the very same session. */
export async function expectOwnRights(page: Page, peran: Peran): Promise<void> {
	await expect(page.getByRole('menu').getByRole('menuitem')).toHaveText(menu[peran])
	const calls = refused[peran].map((call) => [call, ...call.split(' ')] as const)
	const answers = await page.evaluate(
		([base, asked]) =>
			Promise.all(
				asked.map(async ([call, method, path]) => {
					const sent = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' }
					const { status } = await fetch(`${base}${path}`, { method, ...sent })
					return `${call}: ${status}`
				}),
			),
		[STAFF, calls] as const,
	)
	expect(answers).toEqual(refused[peran].map((call) => `${call}: 403`))
}
