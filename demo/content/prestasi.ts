import type { DemoPrestasi } from '../types.ts'

export const prestasi: DemoPrestasi[] = [
	{
		nama: 'Akreditasi Rumah Sakit Tingkat Paripurna',
		foto: 'prestasi-1.webp',
		deskripsi: `<p>Hasil penilaian menyeluruh terhadap keselamatan pasien, mutu pelayanan, dan tata kelola rumah sakit. Penilaian ini menjadi pegangan kami untuk terus berbenah, bukan akhir dari perjalanan.</p>`,
	},
	{
		nama: 'Rumah Sakit Ramah Ibu dan Bayi',
		foto: 'prestasi-2.webp',
		deskripsi: `<p>Penghargaan tingkat kabupaten atas penerapan inisiasi menyusu dini, rawat gabung ibu dan bayi, serta pendampingan menyusui hingga keluarga pulang ke rumah.</p>`,
	},
	{
		nama: 'Kepatuhan Kebersihan Tangan Terbaik',
		foto: 'prestasi-3.webp',
		deskripsi: `<p>Diberikan pada pekan keselamatan pasien Jawa Timur. Selama setahun penuh, lebih dari <strong>92 persen</strong> pengamatan menunjukkan petugas kami membersihkan tangan pada saat yang dianjurkan.</p>`,
	},
	{
		nama: 'Inovasi Pelayanan Publik: Antrean dari Rumah',
		foto: 'prestasi-4.webp',
		deskripsi: `<p>Pendaftaran lewat WhatsApp dan situs ini membuat waktu tunggu rata-rata pasien rawat jalan berkurang hampir separuhnya. Gagasannya datang dari petugas loket kami sendiri.</p>`,
	},
	{
		nama: 'Mitra Jaminan Kesehatan Berkomitmen',
		foto: 'prestasi-5.webp',
		deskripsi: `<p>Penghargaan bagi rumah sakit yang melayani peserta jaminan kesehatan tanpa membedakan, dengan ketersediaan tempat tidur yang terbuka dan penanganan keluhan yang cepat.</p>`,
	},
	{
		nama: 'Juara I Penanganan Stroke Terpadu',
		foto: 'prestasi-6.webp',
		deskripsi: `<p>Tim IGD, saraf, radiologi, dan rehabilitasi medik meraih juara pertama dalam simulasi penanganan stroke antar rumah sakit se-Tapal Kuda, berkat alur kerja yang singkat dan rapi.</p>`,
	},
	{
		nama: 'Rumah Sakit Hijau Tingkat Kabupaten',
		foto: 'prestasi-7.webp',
		deskripsi: `<p>Atas pengelolaan limbah yang tertib, pemanfaatan air hujan untuk taman, dan panel surya yang menopang sebagian penerangan gedung rawat jalan.</p>`,
	},
	{
		nama: 'Perawat Teladan Jawa Timur',
		foto: 'prestasi-8.webp',
		deskripsi: `<p>Ns. Ni Luh Sekarini, S.Kep., perawat ruang anak, terpilih karena program mendongeng sebelum tindakan yang membantu anak-anak lebih tenang saat dirawat.</p>`,
	},
]
