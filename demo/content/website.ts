import type { DemoWebsite } from '../types.ts'

export const website: DemoWebsite = {
	webSetting: {
		namaWeb: 'RS Yasmin',
		logo: 'logo.png',
		noTelp: '0812-3456-7001',
		noTelpType: 'wa',
		email: 'info@rsyasmin.example',
		noTelpUgd: '(0333) 555-0118',
		noTelpUgdType: 'telp',
		mapLokasi:
			'https://www.openstreetmap.org/export/embed.html?bbox=114.355%2C-8.225%2C114.385%2C-8.205&layer=mapnik&marker=-8.215%2C114.370',
		petunjukArah: 'https://www.google.com/maps/dir/?api=1&destination=-8.215%2C114.370',
		alamat: 'Jl. Melati No. 17, Banyuwangi, Jawa Timur 68416',
		tentang:
			'RS Yasmin melayani keluarga di Banyuwangi dan sekitarnya dengan dokter spesialis, IGD 24 jam, dan perawat yang mau mendengarkan. Kami percaya kesembuhan dimulai dari rasa tenang.',
		persetujuanPelacakan: 'langsung',
		promo: 1,
	},
	merek: { namaPendek: 'RS Yasmin', namaToko: 'Yasmin Shop', lambang: 'melati.png' },
	sosmed: [
		{ link: 'https://www.instagram.com/rsyasmin.demo', icon: 'instagram', username: '@rsyasmin.demo' },
		{ link: 'https://www.facebook.com/rsyasmin.demo', icon: 'facebook', username: '@rsyasmin.demo' },
		{ link: 'https://www.tiktok.com/@rsyasmin.demo', icon: 'tiktok', username: '@rsyasmin.demo' },
		{ link: 'https://www.youtube.com/@rsyasmin.demo', icon: 'youtube', username: '@rsyasmin.demo' },
	],
	banner: [
		{
			contentType: 'gambar',
			content: 'banner-1.webp',
			text: `<h2>Dokter yang tepat, pada waktu yang tepat</h2>
<p>Lihat jadwal dokter spesialis kami dan daftarkan kunjungan Anda dari rumah.</p>`,
			buttonLink: '/poli-klinik',
			buttonTitle: 'Lihat Jadwal Dokter',
		},
		{
			contentType: 'gambar',
			content: 'banner-2.webp',
			text: `<h2>Periksa sebelum ada keluhan</h2>
<p>Paket <em>medical check-up</em>, vaksinasi, dan laboratorium untuk segala usia, dengan harga yang jelas sejak awal.</p>`,
			buttonLink: '/yasmin-shop',
			buttonTitle: 'Pilih paket',
		},
		{
			contentType: 'gambar',
			content: 'banner-3.webp',
			text: `<h2>IGD kami terjaga 24 jam</h2>
<p>Siang, malam, dan hari libur, dokter serta perawat kami siap menerima Anda dan keluarga.</p>`,
			buttonLink: null,
			buttonTitle: null,
		},
		{
			contentType: 'embed_video',
			content: 'aqz-KE-bpKQ',
			text: `<h2>Mengenal RS Yasmin lebih dekat</h2>
<p>Rumah sakit keluarga di Banyuwangi yang merawat dengan hati.</p>`,
			buttonLink: '/fasilitas',
			buttonTitle: 'Lihat Fasilitas',
		},
	],
	pendaftaran: {
		foto: 'pendaftaran.webp',
		text: `<h2>Daftar tanpa antre lama</h2>
<p>Pilih dokter dan harinya, lalu kirimkan data Anda lewat WhatsApp. Petugas kami membalas setiap hari pukul 07.00–20.00 WIB.</p>
<p>Belum tahu harus ke poli mana? Ceritakan keluhan Anda, kami bantu.</p>`,
		noTelp: '0812-3456-7002',
		noTelpType: 'wa',
	},
	sambutan: {
		sambutan: `<p><em>Assalamualaikum warahmatullahi wabarakatuh</em>, salam sejahtera bagi kita semua.</p>
<p>Tidak ada orang yang senang datang ke rumah sakit. Karena itu, kami berusaha agar setiap orang yang masuk ke RS Yasmin merasa diterima: disapa dengan namanya, didengarkan keluhannya, dan diberi penjelasan dengan bahasa yang mudah dimengerti.</p>
<p>RS Yasmin tumbuh bersama masyarakat Banyuwangi. Yang bermula sebagai klinik bersalin kecil kini menjadi rumah sakit dengan empat belas poli, IGD 24 jam, dan ratusan tenaga kesehatan. Ukurannya berubah, tetapi pegangan kami tetap sama, yaitu keselamatan pasien, kejujuran, dan keramahan.</p>
<p>Melalui situs ini, Anda dapat melihat jadwal dokter, membaca informasi kesehatan, dan memesan paket layanan dari mana saja. Bila ada yang kurang berkenan, sampaikanlah kepada kami. Saran Anda membantu kami merawat dengan lebih baik.</p>`,
		namaPerson: 'dr. Ratna Kusumaningrum, M.Kes.',
		jabatanPerson: 'Direktur RS Yasmin',
	},
	artikelSetting: {
		posterDaftarArtikel: 'poster-daftar.webp',
		youtubeDaftarArtikel: 'aqz-KE-bpKQ',
		tiktokDaftarArtikel: 'https://www.tiktok.com/@rsyasmin.demo/video/7300000000000000001',
		posterDetailArtikel: 'poster-detail.webp',
		videoDetailArtikel: { contentType: 'youtube', content: 'aqz-KE-bpKQ' },
	},
	shopSetting: {
		durasi: 30,
		poster: 'poster-shop.webp',
		caraCheckin: `<ol>
<li>Datanglah pada tanggal kunjungan yang Anda pilih, 15 menit sebelum layanan dimulai.</li>
<li>Tunjukkan kode reservasi di ponsel atau pada kertas cetakan kepada petugas loket Yasmin Shop di lobi utama.</li>
<li>Tunjukkan KTP pasien. Untuk anak, bawalah Kartu Identitas Anak atau kartu keluarga.</li>
<li>Bayar di kasir, lalu simpan buktinya.</li>
<li>Petugas mengantar Anda ke ruang pemeriksaan sesuai paket.</li>
<li>Ada kendala atau ingin mengubah tanggal? Hubungi <a href="https://wa.me/6281234567001">0812-3456-7001</a>.</li>
</ol>`,
		syaratKetentuan: `<ul>
<li>Reservasi berlaku untuk pasien dan tanggal yang tertulis, dan tidak dapat dipakai orang lain.</li>
<li>Harganya adalah harga saat Anda memesan, termasuk jasa dokter yang disebut dalam paket.</li>
<li>Anda membayar di kasir rumah sakit pada hari kunjungan.</li>
<li>Anda dapat mengubah tanggal atau membatalkan reservasi di halaman statusnya, paling lambat sehari sebelumnya.</li>
<li>Obat dan pemeriksaan di luar paket dibayar tersendiri, setelah Anda setuju.</li>
<li>Dokter dapat menunda layanan bila keadaan pasien tidak memungkinkan pada hari itu.</li>
<li>Data pasien kami rahasiakan dan hanya kami pakai untuk melayani Anda.</li>
</ul>`,
	},
	testimoniGoogle: { rating: 4.7, reviews: 1284 },
}
