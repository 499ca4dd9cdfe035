/** Every route of section 2, with what the test provider has for it. */
export interface ProviderPage {
	path: string
	texts: string[]
	/** Pictures of the first item of each kind, by folder. */
	pictures?: string[]
}

export const providerPages: ProviderPage[] = [
	{
		path: '/',
		texts: [
			...['Sehat bersama Melati', 'Daftar periksa di RS Melati Sehat dari rumah.', 'Layanan Cuci Darah Melati'],
			...['Selamat datang di RS Melati Sehat.', 'dr. Gading Pratama', 'Direktur Melati', 'dr. Anggrek Puspita, Sp.A'],
			...['Ruang Rawat Kenanga', '4,7', 'Ratna Kusuma', 'Perawatnya ramah dan cekatan.'],
			...['Sarapan Bergizi untuk Anak Sekolah', '021-5550911', '@rsmelatisehat', 'Komunitas Senam Melati'],
		],
		pictures: [
			...['beranda/pendaftaran', 'beranda/sambutan', 'foto-dokter', 'foto-layanan', 'foto-fasilitas', 'logo-mitra'],
			...['testimoni', 'artikel', 'web-setting'],
		],
	},
	{ path: '/pencarian', texts: ['Pencarian'] },
	{ path: '/poli-klinik', texts: ['Poli Melati Anak', 'Poli Melati Gigi'], pictures: ['icon-poli-klinik'] },
	{
		path: '/daftar-dokter/poli-melati-anak',
		texts: ['Poli Melati Anak', 'dr. Anggrek Puspita, Sp.A', 'drg. Cempaka Sari'],
		pictures: ['foto-dokter'],
	},
	{ path: '/dokter', texts: ['Dokter praktik', 'dr. Anggrek Puspita, Sp.A'], pictures: ['foto-dokter'] },
	{
		path: '/dokter/dr-anggrek-puspita-sp-a',
		texts: ['dr. Anggrek Puspita, Sp.A', 'Poli Melati Anak', '08.00–11.30 WIB'],
		pictures: ['foto-dokter'],
	},
	{
		path: '/info-kesehatan',
		texts: ['Gizi Melati', 'KATEGORI LAINNYA', 'Sarapan Bergizi untuk Anak Sekolah', 'Komunitas Senam Melati'],
		pictures: ['artikel', 'foto-komunitas'],
	},
	{
		path: '/info-kesehatan/sarapan-bergizi-untuk-anak-sekolah',
		texts: [
			...['Isi tulisan Sarapan Bergizi untuk Anak Sekolah', 'Gizi Melati', 'Dibaca', 'dr. Anggrek Puspita, Sp.A'],
			...['Pembaca 12', '05 Januari 2026'],
		],
		pictures: ['artikel'],
	},
	{ path: '/kategori-info-kesehatan', texts: ['Gizi Melati', 'Konsultasi Kesehatan'] },
	{
		path: '/kategori-info-kesehatan/gizi-melati',
		texts: ['Gizi Melati', 'Catatan Gizi Nomor 5', 'Komunitas Senam Melati'],
	},
	{
		path: '/kategori-info-kesehatan/konsultasi-kesehatan',
		texts: ['Mengenal Detak Jantung', 'Daftar periksa di RS Melati Sehat dari rumah.'],
	},
	{ path: '/layanan', texts: ['Layanan Cuci Darah Melati', 'Layanan Persalinan Melati'], pictures: ['foto-layanan'] },
	{
		path: '/layanan/cuci-darah-melati',
		texts: ['Hubungi Kami Sekarang', '0812-1111-2222', 'Cuci darah dengan sebelas mesin'],
		pictures: ['foto-layanan'],
	},
	{ path: '/fasilitas', texts: ['Ruang Rawat Kenanga', 'Radiologi Flamboyan'], pictures: ['foto-fasilitas'] },
	{
		path: '/fasilitas/ruang-rawat-kenanga',
		texts: ['Ruang Rawat Kenanga', 'Ruang rawat dengan taman'],
		pictures: ['foto-fasilitas'],
	},
	{
		path: '/prestasi',
		texts: ['Akreditasi Paripurna Melati', 'Penilaian tahun 2025.', 'Rumah Sakit Sayang Ibu'],
		pictures: ['foto-prestasi'],
	},
	{ path: '/testimoni', texts: ['4,7', 'Ratna Kusuma', 'Pendaftaran cepat sekali.'], pictures: ['testimoni'] },
	{ path: '/komunitas', texts: ['Komunitas Senam Melati', 'Komunitas Ibu Menyusui'], pictures: ['foto-komunitas'] },
	{
		path: '/komunitas/komunitas-senam-melati',
		texts: ['Senam bersama setiap Minggu pagi.'],
		pictures: ['foto-komunitas'],
	},
	{ path: '/mitra', texts: ['Asuransi Nusa Lestari', 'Asuransi Bahari Jaya'], pictures: ['logo-mitra'] },
	{
		path: '/mitra/asuransi-nusa-lestari',
		texts: ['Kartu Nusa Lestari berlaku untuk rawat inap.'],
		pictures: ['logo-mitra'],
	},
	{ path: '/faq', texts: ['Jam berapa waktu besuk?', 'Apakah menerima BPJS?'] },
	{
		path: '/hubungi-kami',
		texts: ['halo@rsmelati.example', '021-5550100', '081233334444', 'Jalan Melati Raya 5, Bogor'],
	},
	{ path: '/galeri', texts: ['Galeri', 'Muat Konten Lainnya'], pictures: ['gallery'] },
	{
		path: '/yasmin-shop',
		texts: ['Cek Darah Lengkap Melati', 'Rp. 350.000', 'Vaksin Flu Melati', 'Paket Melati', 'Pencegahan'],
		pictures: ['shop-item'],
	},
	{
		path: '/paket-layanan/cek-darah-lengkap-melati',
		texts: ['Cek Darah Lengkap Melati', 'Rp. 350.000', 'Dua puluh butir pemeriksaan darah.', 'Pesan Layanan'],
		pictures: ['shop-item'],
	},
	{
		path: '/bandingkan?paket=cek-darah-lengkap-melati,vaksin-flu-melati',
		texts: ['Cek Darah Lengkap Melati', 'Rp. 350.000', 'Vaksin Flu Melati', 'Dua puluh butir pemeriksaan darah.'],
		pictures: ['shop-item'],
	},
	{ path: '/promo', texts: ['Promo'] },
	{ path: '/promo/medical-check-up-keluarga', texts: ['Salin Kode Promo'] },
	{ path: '/reservasi', texts: ['Reservasi'], pictures: ['web-setting'] },
]

/** Addresses of things that the provider does not have. */
export const missingPages = [
	'/dokter/tidak-ada',
	'/layanan/tidak-ada',
	'/info-kesehatan/tidak-ada',
	'/mitra/tidak-ada',
	'/tidak/ada',
]
