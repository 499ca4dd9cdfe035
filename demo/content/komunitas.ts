import type { DemoKomunitas } from '../types.ts'

export const komunitas: DemoKomunitas[] = [
	{
		uri: 'sahabat-diabetes-yasmin',
		nama: 'Sahabat Diabetes Yasmin',
		foto: 'sahabat-diabetes-yasmin.webp',
		deskripsi: `
<p>Hidup dengan diabetes terasa lebih ringan bila dijalani bersama. Sahabat Diabetes Yasmin mempertemukan penyandang diabetes dan keluarganya untuk saling menguatkan, bertukar resep, dan belajar dari tenaga kesehatan.</p>
<h2>Kegiatan kami</h2>
<ul>
<li>Senam diabetes setiap Jumat pukul 06.00 WIB di halaman rumah sakit</li>
<li>Kelas memasak rendah gula bersama ahli gizi, sebulan sekali</li>
<li>Pelajaran merawat kaki dan memakai alat cek gula darah di rumah</li>
<li>Tanya jawab dengan dokter spesialis penyakit dalam</li>
</ul>
<h2>Cara bergabung</h2>
<p>Keanggotaan tidak dipungut biaya dan terbuka bagi siapa saja, termasuk yang bukan pasien RS Yasmin. Datanglah ke salah satu kegiatan dengan pakaian yang nyaman, atau tanyakan kepada petugas melalui halaman <a href="/hubungi-kami">Hubungi Kami</a>. Keluarga yang merawat di rumah juga sangat kami tunggu kehadirannya.</p>`,
	},
	{
		uri: 'kelas-ibu-hamil-melati',
		nama: 'Kelas Ibu Hamil Melati',
		foto: 'kelas-ibu-hamil-melati.webp',
		deskripsi: `
<p>Kelas Ibu Hamil Melati adalah tempat bagi calon ibu dan pasangannya untuk mempersiapkan kelahiran dengan hati yang tenang. Kelas dibimbing oleh bidan, dokter kandungan, dan konselor laktasi.</p>
<h2>Yang dipelajari bersama</h2>
<ul>
<li>Perubahan tubuh dan tanda bahaya selama kehamilan</li>
<li>Senam hamil dan latihan napas</li>
<li>Pilihan posisi persalinan dan peran suami</li>
<li>Menyusui, memandikan bayi, dan merawat tali pusat</li>
</ul>
<h2>Waktu dan tempat</h2>
<p>Kelas diadakan setiap Sabtu pukul 09.00–11.00 WIB di Ruang Melati, paling banyak dua belas pasangan agar semua sempat bertanya. Ibu dapat mulai bergabung pada usia kandungan 20 minggu. Bila kehamilan Anda memiliki penyulit, mintalah persetujuan dokter sebelum mengikuti senam.</p>
<p>Setelah melahirkan, para ibu biasanya melanjutkan pertemanan dalam kelompok menyusui yang kami dampingi hingga bayi berusia dua tahun.</p>`,
	},
	{
		uri: 'klub-jantung-sehat',
		nama: 'Klub Jantung Sehat',
		foto: 'klub-jantung-sehat.webp',
		deskripsi: `
<p>Klub Jantung Sehat mengajak warga Banyuwangi bergerak secara teratur, mulai dari yang baru pulih dari penyakit jantung sampai yang ingin mencegahnya. Tidak ada yang dikejar dan tidak ada yang ditinggal; setiap orang berjalan menurut kemampuannya.</p>
<h2>Kegiatan kami</h2>
<ul>
<li>Jalan santai dan senam jantung setiap Minggu pukul 05.45 WIB</li>
<li>Pemeriksaan tekanan darah sebelum dan sesudah latihan</li>
<li>Pelatihan pertolongan pertama pada henti jantung, dua kali setahun</li>
<li>Bincang ringan tentang makanan, obat, dan tidur</li>
</ul>
<h2>Sebelum bergabung</h2>
<p>Bila Anda pernah menjalani tindakan jantung atau sering merasa nyeri dada, periksakan diri lebih dahulu di <a href="/daftar-dokter/poli-jantung">Poli Jantung</a>. Dokter akan menyarankan kelompok latihan yang sesuai. Bawalah air minum, handuk kecil, dan obat yang biasa Anda perlukan.</p>`,
	},
	{
		uri: 'pejuang-asi-banyuwangi',
		nama: 'Pejuang ASI Banyuwangi',
		foto: 'pejuang-asi-banyuwangi.webp',
		deskripsi: `
<p>Menyusui adalah hal alami, tetapi tidak selalu mudah. Pejuang ASI Banyuwangi menjadi ruang aman bagi ibu untuk bercerita tanpa dihakimi, baik yang menyusui langsung, memerah, maupun yang memerlukan bantuan susu formula atas saran dokter.</p>
<h2>Yang kami lakukan</h2>
<ul>
<li>Pertemuan dua mingguan dengan konselor laktasi</li>
<li>Praktik posisi, pelekatan, memerah, dan menyimpan ASI</li>
<li>Pendampingan ibu bekerja menjelang akhir cuti</li>
<li>Kelas untuk ayah dan nenek, karena dukungan keluarga sangat berarti</li>
</ul>
<h2>Ikut serta</h2>
<p>Pertemuan diadakan pada Rabu pekan pertama dan ketiga, pukul 10.00 WIB, di ruang laktasi lantai dua. Bayi dan kakaknya boleh ikut; ada sudut bermain yang dijaga relawan. Bila payudara terasa nyeri, bengkak, disertai demam, segeralah memeriksakan diri dan jangan menunggu pertemuan.</p>`,
	},
	{
		uri: 'lansia-bahagia',
		nama: 'Lansia Bahagia',
		foto: 'lansia-bahagia.webp',
		deskripsi: `
<p>Usia boleh bertambah, semangat jangan berkurang. Lansia Bahagia menemani Bapak dan Ibu berusia 60 tahun ke atas agar tetap bugar, mandiri, dan memiliki banyak teman.</p>
<h2>Kegiatan kami</h2>
<ul>
<li>Senam duduk dan latihan keseimbangan bersama fisioterapis</li>
<li>Menyanyi, merajut, dan permainan yang melatih daya ingat</li>
<li>Pemeriksaan tekanan darah dan gula darah setiap bulan</li>
<li>Berkebun tanaman obat keluarga di taman rumah sakit</li>
</ul>
<h2>Untuk keluarga</h2>
<p>Kami juga mengadakan kelompok bagi anak dan menantu yang merawat orang tua dengan stroke atau pikun. Di sana Anda dapat belajar cara memindahkan pasien dengan aman dan, yang tidak kalah penting, cara menjaga diri sendiri.</p>
<p>Pertemuan diadakan setiap Selasa pukul 08.00 WIB di taman belakang. Kursi roda dan pendamping tersedia; cukup beri tahu petugas di lobi.</p>`,
	},
	{
		uri: 'relawan-donor-darah-yasmin',
		nama: 'Relawan Donor Darah Yasmin',
		foto: 'relawan-donor-darah-yasmin.webp',
		deskripsi: `
<p>Di balik setiap kantong darah ada seseorang yang meluangkan waktunya. Relawan Donor Darah Yasmin menghimpun warga yang bersedia mendonorkan darah secara teratur atau membantu kegiatannya.</p>
<h2>Peran relawan</h2>
<ul>
<li>Mendonorkan darah dengan jarak waktu yang dianjurkan petugas</li>
<li>Menyambut pendonor baru dan menemani mereka beristirahat</li>
<li>Mengabarkan kebutuhan golongan darah tertentu di lingkungan masing-masing</li>
<li>Memberi penyuluhan di sekolah, kampus, dan tempat kerja</li>
</ul>
<h2>Syarat umum pendonor</h2>
<p>Berusia 17–60 tahun, berat badan sedikitnya 45 kilogram, merasa sehat, cukup tidur, dan sudah makan. Petugas tetap memeriksa tekanan darah serta kadar hemoglobin Anda sebelum donor.</p>
<p>Kegiatan bersama diadakan setiap Sabtu pekan pertama, pukul 08.00–12.00 WIB, di Aula Melati. Belum dapat mendonorkan darah? Tenaga dan senyum Anda pun kami perlukan.</p>`,
	},
]
