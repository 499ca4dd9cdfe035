import type { Page } from '@playwright/test'
import type { Peran } from '../../contract/staff/permissions.ts'
import { expect, STAFF, unfoldMenu } from './staf-page.ts'

// Written out, so that a slip in the table of rights is seen.

const beranda = ['Beranda', 'Banner', 'Blok pendaftaran', 'Sambutan', 'Popup & kuis', 'Ringkasan ulasan']
const artikel = ['Artikel', 'Kategori artikel', 'Poster & video']
const lainnya = [
	...['Layanan unggulan', 'Fasilitas', 'Mitra', 'Komunitas', 'Testimoni', 'Prestasi', 'Galeri', 'Pertanyaan umum'],
	...['Datang ke rumah sakit', 'Hak & kewajiban pasien', 'Media', 'Tautan rusak', 'Sampah'],
]
const dokter = ['Dokter & jadwal', 'Dokter', 'Jadwal & cuti', 'Poli klinik']
const draf = 'Draf WhatsApp'
const toko = ['Yasmin Shop', 'Paket layanan', 'Tipe paket', 'Kategori paket', 'Kelompok usia']
const doctorsAndShop = (...ofDesk: string[]) => [
	...[...dokter, 'Keluhan', 'Tanda bahaya', ...ofDesk, ...toko, 'Pengaturan toko'],
]
const settings = [
	'Pengaturan',
	'Siapkan situs',
	'Identitas situs',
	'Merek',
	'Teks situs',
	'Notifikasi',
	'Integrasi',
	'Nomor antrean',
	'Media sosial',
	'Meta Pixel',
	'Pengguna',
	'Peran sendiri',
	'Riwayat',
	'Kebocoran data',
	'Keadaan sistem',
	'Impor & ekspor',
]

/** With the names of the areas. */
const menu: Record<Peran, string[]> = {
	admin: [
		...['Awal', 'Dasbor', 'Reservasi', 'Antrean', 'Kalender', 'Komentar', ...beranda],
		...['Isi situs', ...artikel, 'Daftar kata', ...lainnya, ...doctorsAndShop(draf), ...settings],
	],
	redaksi: ['Awal', 'Dasbor', 'Kalender', ...beranda, 'Isi situs', ...artikel, ...lainnya, ...doctorsAndShop()],
	moderator: [
		...['Awal', 'Dasbor', 'Komentar'],
		...['Isi situs', 'Artikel', 'Kategori artikel', 'Daftar kata', 'Pertanyaan umum', 'Sampah'],
		...['Dokter & jadwal', 'Dokter'],
	],
	pendaftaran: [
		...['Awal', 'Dasbor', 'Reservasi', 'Antrean', 'Kalender', 'Isi situs', 'Layanan unggulan', 'Pertanyaan umum'],
		...[...dokter, draf, ...toko, 'Pengaturan', 'Nomor antrean'],
	],
}

const ofAdmins = [
	...[
		'GET /pengguna',
		'POST /pengguna',
		'PATCH /pengguna/x',
		'POST /pengguna/x/tautan',
		'POST /pengguna/x/tautan/email',
		'GET /audit',
	],
	'POST /artikel/x/tinjauan',
	'GET /keadaan',
	...['GET /integrasi/kunci', 'POST /integrasi/kunci', 'DELETE /integrasi/kunci/x', 'GET /integrasi/sinkronisasi'],
	'DELETE /integrasi/sinkronisasi/jadwal',
	...['GET /kebocoran', 'POST /kebocoran/akhiri', 'GET /kebocoran/pemrosesan.csv'],
	...['GET /peran-sendiri', 'POST /peran-sendiri', 'PATCH /peran-sendiri/x', 'DELETE /peran-sendiri/x'],
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
	...['GET /tautan', 'DELETE /tautan/x'],
]
const ofModerators = ['GET /komentar', 'POST /komentar/keadaan', 'POST /komentar/x/balasan', 'DELETE /kata-komentar/x']
const ofDesk = [
	...['GET /reservasi', 'GET /reservasi/x', 'GET /reservasi/pindai', 'POST /reservasi/x/status'],
	...['GET /reservasi/pesan', 'GET /reservasi/laporan'],
	...['GET /reservasi/ekspor', 'POST /reservasi/x/pasien/y/nik', 'POST /reservasi', 'POST /reservasi/x/tanggal'],
	...['GET /reservasi/tunggu', 'POST /reservasi/x/urutan'],
	...['GET /pasien', 'GET /simrs', 'GET /antrean', 'POST /antrean/berikutnya', 'PATCH /antrean-setting/utama'],
	...['GET /draf-wa', 'POST /draf-wa/x', 'GET /reservasi/terdampak', 'POST /reservasi/x/minta-memilih'],
]

const refused: Record<Peran, string[]> = {
	admin: [],
	redaksi: [...ofAdmins, ...ofModerators, ...ofDesk],
	moderator: [...ofAdmins, ...ofEditors, ...ofDesk, 'GET /jadwal/pengecualian', 'POST /jadwal/waktu'],
	pendaftaran: [...ofAdmins, ...ofEditors, ...ofModerators],
}

/** The menu holds this role's work and nothing else, and what is not in it the API refuses to the very same session. */
export async function expectOwnRights(page: Page, peran: Peran): Promise<void> {
	const entries = page.getByRole('menu').getByRole('menuitem')
	await unfoldMenu(page)
	await expect(entries).toHaveText(menu[peran])
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
