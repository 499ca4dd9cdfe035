import type { DemoGallery } from '../types.ts'

export const gallery: DemoGallery[] = [
	{
		contentType: 'gambar',
		content: 'galeri-01.webp',
		keterangan: 'Gedung utama RS Yasmin pada pagi hari dengan taman melati di depannya',
	},
	{ contentType: 'youtube', content: 'aqz-KE-bpKQ', keterangan: 'Video profil RS Yasmin' },
	{
		contentType: 'gambar',
		content: 'galeri-02.webp',
		keterangan: 'Dokter anak memeriksa balita yang memegang boneka beruang',
	},
	{
		contentType: 'tiktok',
		content: 'https://www.tiktok.com/@rsyasmin.demo/video/7300000000000000001',
		keterangan: 'Video pendek enam langkah mencuci tangan bersama perawat',
	},
	{
		contentType: 'gambar',
		content: 'galeri-03.webp',
		keterangan: 'Peserta senam pagi Klub Jantung Sehat di halaman rumah sakit',
	},
	{ contentType: 'gambar', content: 'galeri-04.webp', keterangan: 'Petugas laboratorium bekerja dengan mikroskop' },
	{
		contentType: 'youtube',
		content: 'YE7VzlLtp-4',
		keterangan: 'Video bincang dokter: mengenali gejala stroke sejak awal',
	},
	{
		contentType: 'gambar',
		content: 'galeri-05.webp',
		keterangan: 'Ambulans RS Yasmin siaga di depan pintu IGD',
	},
	{
		contentType: 'tiktok',
		content: 'https://www.tiktok.com/@rsyasmin.demo/video/7300000000000000002',
		keterangan: 'Video pendek berkeliling ruang bermain anak di poliklinik',
	},
	{
		contentType: 'gambar',
		content: 'galeri-06.webp',
		keterangan: 'Relawan dan pendonor tersenyum pada kegiatan donor darah',
	},
	{
		contentType: 'gambar',
		content: 'galeri-07.webp',
		keterangan: 'Ibu menggendong bayi yang baru lahir di kamar rawat gabung',
	},
	{
		contentType: 'youtube',
		content: 'eRsGyueVLvQ',
		keterangan: 'Video panduan mendaftar berobat dari rumah lewat WhatsApp',
	},
	{
		contentType: 'gambar',
		content: 'galeri-08.webp',
		keterangan: 'Dokter gigi mengajari anak-anak cara menyikat gigi',
	},
	{
		contentType: 'youtube',
		content: 'R6MlUcmOul8',
		keterangan: 'Video senam hamil ringan bersama bidan',
	},
	{
		contentType: 'gambar',
		content: 'galeri-09.webp',
		keterangan: 'Apoteker menjelaskan cara minum obat kepada pasien lansia',
	},
	{
		contentType: 'tiktok',
		content: 'https://www.tiktok.com/@rsyasmin.demo/video/7300000000000000003',
		keterangan: 'Video pendek resep bekal sehat dari ahli gizi',
	},
	{
		contentType: 'gambar',
		content: 'galeri-10.webp',
		keterangan: 'Fisioterapis mendampingi pasien berlatih berjalan',
	},
	{
		contentType: 'gambar',
		content: 'galeri-11.webp',
		keterangan: 'Penyuluhan gizi seimbang di sebuah sekolah dasar di Banyuwangi',
	},
	{
		contentType: 'youtube',
		content: 'TLkA0RELQ1g',
		keterangan: 'Video bincang dokter: makan enak dan aman bagi penyandang diabetes',
	},
	{
		contentType: 'gambar',
		content: 'galeri-12.webp',
		keterangan: 'Tim bedah berdoa bersama sebelum memasuki ruang operasi',
	},
	{
		contentType: 'tiktok',
		content: 'https://www.tiktok.com/@rsyasmin.demo/video/7300000000000000004',
		keterangan: 'Video pendek peregangan lima menit untuk pekerja kantor',
	},
	{
		contentType: 'gambar',
		content: 'galeri-13.webp',
		keterangan: 'Anggota Lansia Bahagia berkebun tanaman obat keluarga',
	},
	{
		contentType: 'youtube',
		content: 'Y-rmzh0PI3c',
		keterangan: 'Video cara memberi pertolongan pertama saat anak tersedak',
	},
	{
		contentType: 'tiktok',
		content: 'https://www.tiktok.com/@rsyasmin.demo/video/7300000000000000005',
		keterangan: 'Video pendek sehari bersama perawat ruang anak',
	},
	{
		contentType: 'gambar',
		content: 'galeri-14.webp',
		keterangan: 'Perayaan hari jadi RS Yasmin bersama seluruh karyawan',
	},
	{
		contentType: 'youtube',
		content: 'WhWc3b3KhnY',
		keterangan: 'Video kesan pasien setelah menjalani rehabilitasi medik',
	},
]
