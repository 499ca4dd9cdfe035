import type { DemoKategoriArtikel } from '../types.ts'

export const kategoriArtikel: DemoKategoriArtikel[] = [
	{ uri: 'gaya-hidup-sehat', nama: 'Gaya Hidup Sehat', favorit: 1 },
	{ uri: 'ibu-dan-anak', nama: 'Ibu dan Anak', favorit: 2 },
	{ uri: 'jantung-dan-pembuluh-darah', nama: 'Jantung dan Pembuluh Darah', favorit: 3 },
	{ uri: 'gizi-dan-nutrisi', nama: 'Gizi dan Nutrisi', favorit: 4 },
	{ uri: 'penyakit-menular', nama: 'Penyakit Menular', favorit: 5 },
	{ uri: 'kesehatan-gigi-dan-mulut', nama: 'Kesehatan Gigi dan Mulut' },
	{ uri: 'kesehatan-jiwa', nama: 'Kesehatan Jiwa' },
	{ uri: 'konsultasi-kesehatan', nama: 'Konsultasi Kesehatan', favorit: 6 },
]
