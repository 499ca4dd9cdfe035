import type { DemoGallery } from '../types.ts'

export const gallery: DemoGallery[] = [
	{
		contentType: 'gambar',
		content: 'galeri-01.webp',
		keterangan: 'Gedung RS Yasmin dengan pohon dan bunga di depannya',
	},
	{ contentType: 'youtube', content: 'aqz-KE-bpKQ', keterangan: 'Video profil RS Yasmin' },
	{
		contentType: 'gambar',
		content: 'galeri-02.webp',
		keterangan: 'Boneka beruang dan stetoskop di ruang periksa anak',
	},
	{
		contentType: 'tiktok',
		content: 'https://www.tiktok.com/@rsyasmin.demo/video/7300000000000000001',
		keterangan: 'Video pendek enam langkah mencuci tangan bersama perawat',
	},
	{
		contentType: 'gambar',
		content: 'galeri-03.webp',
		keterangan: 'Sepatu olahraga dan pohon rindang di taman Klub Jantung Sehat',
	},
	{ contentType: 'gambar', content: 'galeri-04.webp', keterangan: 'Mikroskop dan tabung reaksi di laboratorium' },
	{
		contentType: 'youtube',
		content: 'YE7VzlLtp-4',
		keterangan: 'Video bincang dokter: mengenali gejala stroke sejak awal',
	},
	{
		contentType: 'gambar',
		content: 'galeri-05.webp',
		keterangan: 'Ambulans RS Yasmin di halaman rumah sakit',
	},
	{
		contentType: 'tiktok',
		content: 'https://www.tiktok.com/@rsyasmin.demo/video/7300000000000000002',
		keterangan: 'Video pendek berkeliling ruang bermain anak di poliklinik',
	},
	{
		contentType: 'gambar',
		content: 'galeri-06.webp',
		keterangan: 'Setetes darah dan lambang hati untuk kegiatan donor darah',
	},
	{
		contentType: 'gambar',
		content: 'galeri-07.webp',
		keterangan: 'Tempat tidur, bunga, dan boneka beruang di kamar rawat gabung',
	},
	{
		contentType: 'youtube',
		content: 'eRsGyueVLvQ',
		keterangan: 'Video panduan mendaftar berobat dari rumah lewat WhatsApp',
	},
	{
		contentType: 'gambar',
		content: 'galeri-08.webp',
		keterangan: 'Gigi, sikat gigi, dan boneka beruang di poli gigi',
	},
	{
		contentType: 'youtube',
		content: 'R6MlUcmOul8',
		keterangan: 'Video senam hamil ringan bersama bidan',
	},
	{
		contentType: 'gambar',
		content: 'galeri-09.webp',
		keterangan: 'Obat dan catatan aturan minum di rak apotek',
	},
	{
		contentType: 'tiktok',
		content: 'https://www.tiktok.com/@rsyasmin.demo/video/7300000000000000003',
		keterangan: 'Video pendek resep bekal sehat dari ahli gizi',
	},
	{
		contentType: 'gambar',
		content: 'galeri-10.webp',
		keterangan: 'Tongkat bantu jalan dan sepatu di lorong rehabilitasi medik',
	},
	{
		contentType: 'gambar',
		content: 'galeri-11.webp',
		keterangan: 'Salad, apel, dan buku untuk penyuluhan gizi seimbang',
	},
	{
		contentType: 'youtube',
		content: 'TLkA0RELQ1g',
		keterangan: 'Video bincang dokter: makan enak dan aman bagi penyandang diabetes',
	},
	{
		contentType: 'gambar',
		content: 'galeri-12.webp',
		keterangan: 'Sarung tangan, stetoskop, dan catatan di ruang operasi',
	},
	{
		contentType: 'tiktok',
		content: 'https://www.tiktok.com/@rsyasmin.demo/video/7300000000000000004',
		keterangan: 'Video pendek peregangan lima menit untuk pekerja kantor',
	},
	{
		contentType: 'gambar',
		content: 'galeri-13.webp',
		keterangan: 'Tanaman obat dan topi kebun di taman Lansia Bahagia',
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
		keterangan: 'Kue, hiasan, dan hadiah pada hari jadi RS Yasmin',
	},
	{
		contentType: 'youtube',
		content: 'WhWc3b3KhnY',
		keterangan: 'Video kesan pasien setelah menjalani rehabilitasi medik',
	},
]
