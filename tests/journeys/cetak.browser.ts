import { expect, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { printPage } from '../support/print-page.ts'

const A4 = { width: 595, height: 842 }

const sheets = [
	{
		path: '/info-kesehatan/jalan-kaki-30-menit',
		pages: 3,
		has: ['Lama berjalan', 'Terakhir diperbarui', 'Jl. Melati No. 17', '/info-kesehatan/jalan-kaki-30-menit'],
		hasNot: ['Informasi populer', 'Daftar isi', 'Bagikan artikel ini', 'Tulis komentar', 'Tautan cepat'],
	},
	{
		path: '/paket-layanan/medical-check-up-dasar',
		pages: 2,
		has: ['Medical Check-Up Dasar', 'Rp. 485.000', 'Yang Anda dapatkan', 'Persiapan', 'Jl. Melati No. 17'],
		hasNot: ['Pesan Layanan', 'Paket lainnya', 'Keranjang', 'Tautan cepat'],
	},
	{
		path: '/daftar-dokter/poli-anak',
		pages: 1,
		has: ['Poli Anak', 'Jadwal sepekan', 'Senin', 'Jadwal per', 'Jl. Melati No. 17'],
		hasNot: ['Dokter kami', 'Cetak jadwal', 'Lihat profil', 'Datang ke Rumah Sakit'],
	},
	{
		path: '/dokter/dr-anindya-prameswari',
		pages: 2,
		has: ['Jadwal praktik', 'Pendidikan', 'Asuransi yang diterima', 'Jadwal per', 'Jl. Melati No. 17'],
		hasNot: ['Daftar ke dokter ini', 'Langganan kalender', 'Artikel yang ditinjau', 'Tautan cepat'],
	},
	{
		path: '/layanan/igd-24-jam',
		pages: 2,
		has: ['Hubungi Kami Sekarang', '(0333) 555-0118', 'Kapan harus ke IGD'],
		hasNot: ['Langkah berikutnya', 'Layanan lain'],
	},
]

for (const { path, pages, has, hasNot } of sheets)
	test(`${path} prints on A4, with the hospital and without what is for the screen`, async ({ page }) => {
		await page.goto(path)
		await hydrated(page)
		const { totalPages, text, width, height } = await printPage(page)
		expect({ width: Math.round(width ?? 0), height: Math.round(height ?? 0) }).toEqual(A4)
		expect(totalPages).toBeLessThanOrEqual(pages)
		for (const words of has) expect(text).toContain(words)
		for (const words of hasNot) expect(text).not.toContain(words)
	})
