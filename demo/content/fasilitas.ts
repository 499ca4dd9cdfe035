import type { DemoFasilitas } from '../types.ts'

export const fasilitas: DemoFasilitas[] = [
	{
		uri: 'ruang-rawat-inap',
		nama: 'Ruang Rawat Inap',
		foto: ['ruang-rawat-inap-1.webp', 'ruang-rawat-inap-2.webp', 'ruang-rawat-inap-3.webp', 'ruang-rawat-inap-4.webp'],
		deskripsi: `
			<p>Istirahat yang baik adalah bagian dari pemulihan. Seluruh ruang rawat inap RS Yasmin memiliki pencahayaan alami, kamar mandi yang aman bagi lansia, dan tombol panggil perawat di setiap tempat tidur.</p>
			<h2>Pilihan kamar</h2>
			<ul>
				<li><strong>VIP:</strong> satu tempat tidur, sofa penunggu, lemari es, dan meja makan kecil.</li>
				<li><strong>Kelas 1:</strong> dua tempat tidur dengan tirai pemisah.</li>
				<li><strong>Kelas 2:</strong> tiga tempat tidur.</li>
				<li><strong>Kelas 3:</strong> empat tempat tidur.</li>
			</ul>
			<h2>Jam berkunjung</h2>
			<p>Keluarga dapat menjenguk pukul 11.00–13.00 dan 17.00–19.00, paling banyak dua orang secara bergantian. Satu penunggu boleh menemani sepanjang waktu. Demi kesehatan bersama, mohon tidak membawa anak di bawah usia 12 tahun ke ruang perawatan dan bersihkan tangan sebelum serta sesudah menjenguk.</p>
		`,
	},
	{
		uri: 'icu',
		nama: 'Intensive Care Unit (ICU)',
		foto: ['icu-1.webp', 'icu-2.webp', 'icu-3.webp'],
		deskripsi: `
			<p>ICU merawat pasien yang memerlukan pemantauan ketat dan bantuan alat untuk menopang fungsi tubuhnya. Dokter, perawat terlatih, apoteker, dan ahli gizi bekerja sebagai satu tim selama 24 jam.</p>
			<h2>Kelengkapan</h2>
			<ul>
				<li>Sepuluh tempat tidur dengan monitor di setiap sisi.</li>
				<li>Ventilator, pompa infus, dan alat kejut jantung.</li>
				<li>Dua ruang isolasi dengan pengaturan tekanan udara.</li>
			</ul>
			<h2>Untuk keluarga</h2>
			<p>Kami memahami bahwa menunggu di depan ICU tidaklah mudah. Dokter memberikan penjelasan setiap hari pukul 12.00, dan sewaktu-waktu bila ada perubahan penting. Tunjuklah satu anggota keluarga sebagai penghubung agar kabar tersampaikan dengan jelas. Ruang tunggu dengan kursi rebah dan tempat salat tersedia di lantai yang sama.</p>
		`,
	},
	{
		uri: 'nicu',
		nama: 'NICU dan Perinatologi',
		foto: ['nicu-1.webp', 'nicu-2.webp', 'nicu-3.webp'],
		deskripsi: `
			<p>Sebagian bayi lahir lebih cepat, lebih kecil, atau membutuhkan bantuan pada hari-hari pertamanya. Di NICU, mereka dirawat oleh dokter anak dan perawat khusus bayi baru lahir di ruangan yang hangat, redup, dan tenang.</p>
			<h2>Kelengkapan</h2>
			<ul>
				<li>Inkubator dan penghangat bayi.</li>
				<li>Alat bantu napas khusus bayi.</li>
				<li>Terapi sinar untuk bayi kuning.</li>
				<li>Ruang perah dan penyimpanan ASI.</li>
			</ul>
			<h2>Ayah dan ibu bagian dari perawatan</h2>
			<p>Orang tua boleh menjenguk setiap hari dan didampingi untuk menyentuh, menyusui, serta melakukan <em>perawatan metode kanguru</em> bila kondisi bayi sudah memungkinkan. Menjelang pulang, perawat mengajarkan cara memandikan, memberi ASI, dan mengenali tanda bahaya, sehingga Anda lebih tenang merawat si kecil di rumah.</p>
		`,
	},
	{
		uri: 'kamar-operasi',
		nama: 'Kamar Operasi',
		foto: ['kamar-operasi-1.webp', 'kamar-operasi-2.webp'],
		deskripsi: `
			<p>RS Yasmin memiliki empat kamar operasi dengan sistem udara bersaring dan alur steril yang terpisah. Satu kamar selalu siaga untuk keadaan darurat, termasuk operasi sesar.</p>
			<h2>Keselamatan Anda yang utama</h2>
			<ol>
				<li>Identitas, jenis tindakan, dan lokasi operasi diperiksa bersama Anda sebelum pembiusan.</li>
				<li>Seluruh tim berhenti sejenak untuk memastikan semuanya benar sebelum sayatan pertama.</li>
				<li>Jumlah alat dan kasa dihitung kembali sebelum operasi selesai.</li>
				<li>Anda dipantau di ruang pemulihan hingga cukup sadar dan stabil.</li>
			</ol>
			<h2>Selama keluarga menunggu</h2>
			<p>Layar di ruang tunggu menampilkan tahapan operasi dengan nomor rahasia, bukan nama pasien. Setelah selesai, dokter menemui keluarga di ruang bicara yang tertutup untuk menjelaskan hasil dan rencana perawatan.</p>
		`,
	},
	{
		uri: 'ruang-bersalin',
		nama: 'Ruang Bersalin',
		foto: ['ruang-bersalin-1.webp', 'ruang-bersalin-2.webp', 'ruang-bersalin-3.webp'],
		deskripsi: `
			<p>Ruang bersalin kami dirancang agar ibu merasa aman dan dihargai. Setiap kamar diisi satu ibu, dengan lampu yang dapat diredupkan dan kamar mandi di dalam.</p>
			<h2>Yang tersedia</h2>
			<ul>
				<li>Tempat tidur bersalin yang mudah diatur posisinya.</li>
				<li>Bola persalinan dan ruang untuk berjalan-jalan kecil.</li>
				<li>Alat pemantau detak jantung janin.</li>
				<li>Meja penghangat bayi di dalam kamar.</li>
				<li>Kursi rebah untuk pendamping.</li>
			</ul>
			<h2>Pendamping persalinan</h2>
			<p>Ibu boleh ditemani satu orang pilihan sepanjang persalinan normal. Bidan akan menjelaskan apa yang dapat dilakukan pendamping, mulai dari memijat punggung hingga membantu mengatur napas. Kamar operasi dan <a href="/fasilitas/nicu">NICU</a> berada di lantai yang sama, sehingga bantuan lanjutan dapat diberikan dengan cepat bila diperlukan.</p>
		`,
	},
	{
		uri: 'apotek',
		nama: 'Apotek 24 Jam',
		foto: ['apotek-1.webp', 'apotek-2.webp'],
		deskripsi: `
			<p>Apotek RS Yasmin berada di lantai dasar, tepat di samping lobi utama, dan melayani Anda 24 jam setiap hari. Resep dari dokter poliklinik terkirim secara elektronik, sehingga penyiapan obat dapat dimulai sebelum Anda tiba di loket.</p>
			<h2>Layanan di apotek</h2>
			<ul>
				<li>Loket terpisah untuk pasien umum, JKN, dan asuransi.</li>
				<li>Loket prioritas bagi lansia, ibu hamil, dan penyandang disabilitas.</li>
				<li>Ruang konseling tertutup bersama apoteker.</li>
				<li>Penjualan alat kesehatan sederhana, seperti termometer dan tensimeter.</li>
				<li>Kotak pengembalian obat kedaluwarsa agar tidak dibuang sembarangan.</li>
			</ul>
			<p>Tidak ingin menunggu? Obat dapat diantar ke alamat Anda melalui <a href="/layanan/farmasi-dan-antar-obat">layanan antar obat</a>. Tanyakan apa pun kepada apoteker kami, termasuk cara menyimpan obat dan makanan yang perlu dihindari.</p>
		`,
	},
	{
		uri: 'ambulans',
		nama: 'Ambulans',
		foto: ['ambulans-1.webp', 'ambulans-2.webp', 'ambulans-3.webp'],
		deskripsi: `
			<p>Armada ambulans RS Yasmin siaga 24 jam untuk menjemput pasien gawat darurat, mengantar pasien pulang, serta merujuk ke rumah sakit lain. Setiap perjalanan darurat didampingi perawat terlatih.</p>
			<h2>Armada kami</h2>
			<ul>
				<li><strong>Ambulans gawat darurat</strong> dengan monitor, alat kejut jantung, oksigen, dan alat bantu napas.</li>
				<li><strong>Ambulans transportasi</strong> untuk pasien stabil yang perlu berbaring.</li>
				<li><strong>Mobil jenazah</strong> dengan pendampingan petugas.</li>
			</ul>
			<h2>Saat menelepon, sampaikan</h2>
			<ol>
				<li>alamat lengkap dan patokan yang mudah dikenali,</li>
				<li>keadaan pasien: sadar atau tidak, bernapas atau tidak,</li>
				<li>nomor telepon yang tetap aktif.</li>
			</ol>
			<p>Mintalah seseorang menunggu di tepi jalan, dan jangan menutup telepon sebelum petugas selesai memberi arahan. Keterangan lain tersedia di halaman <a href="/layanan/igd-24-jam">IGD 24 Jam</a>.</p>
		`,
	},
	{
		uri: 'ruang-tunggu-ramah-anak',
		nama: 'Ruang Tunggu Ramah Anak',
		foto: ['ruang-tunggu-ramah-anak-1.webp', 'ruang-tunggu-ramah-anak-2.webp', 'ruang-tunggu-ramah-anak-3.webp'],
		deskripsi: `
			<p>Menunggu dokter bisa terasa lama bagi anak. Karena itu, di depan <a href="/daftar-dokter/poli-anak">Poli Anak</a> kami menyediakan ruang tunggu yang cerah dan aman untuk bermain.</p>
			<h2>Ada apa saja?</h2>
			<ul>
				<li>Sudut baca dengan buku cerita bergambar.</li>
				<li>Meja menggambar dan balok susun yang dibersihkan setiap hari.</li>
				<li>Ruang menyusui dan meja ganti popok.</li>
				<li>Timbangan serta pengukur tinggi bergambar hewan.</li>
				<li>Area duduk terpisah bagi anak yang sedang batuk, demam, atau beruam.</li>
			</ul>
			<p>Setiap Rabu pagi, relawan kami membacakan dongeng untuk anak-anak yang sedang menunggu. Nomor antrean tampil di layar dan dipanggil dengan suara, jadi Anda dapat menemani anak bermain tanpa khawatir terlewat. Mohon tetap dampingi si kecil, ya, Ayah dan Ibu.</p>
		`,
	},
	{
		uri: 'taman-terapi',
		nama: 'Taman Terapi',
		foto: ['taman-terapi-1.webp', 'taman-terapi-2.webp', 'taman-terapi-3.webp', 'taman-terapi-4.webp'],
		deskripsi: `
			<p>Di tengah bangunan rumah sakit terdapat taman seluas 900 meter persegi yang ditanami melati, kenanga, dan tanaman obat. Pasien, keluarga, dan tenaga kesehatan dapat beristirahat sejenak di sini.</p>
			<h2>Manfaat bagi pasien</h2>
			<ul>
				<li>Jalur jalan kaki yang datar dengan pegangan tangan untuk latihan berjalan.</li>
				<li>Permukaan beragam, dari paving hingga pasir, untuk melatih keseimbangan bersama fisioterapis.</li>
				<li>Bangku teduh yang mudah dijangkau kursi roda.</li>
				<li>Kebun kecil untuk terapi okupasi.</li>
			</ul>
			<p>Taman buka pukul 06.00–17.30. Pasien rawat inap perlu meminta izin perawat sebelum ke taman dan sebaiknya ditemani keluarga. Seluruh taman adalah kawasan tanpa rokok. Tersedia keran air minum, payung pinjaman, dan tombol bantuan di dua titik.</p>
		`,
	},
	{
		uri: 'masjid',
		nama: 'Masjid Asy-Syifa',
		foto: ['masjid-1.webp', 'masjid-2.webp'],
		deskripsi: `
			<p>Masjid Asy-Syifa berdiri di sisi timur rumah sakit dan terbuka bagi pasien, keluarga, karyawan, serta warga sekitar. Ruang salatnya menampung sekitar 300 jemaah dengan tempat terpisah untuk laki-laki dan perempuan.</p>
			<h2>Kemudahan beribadah</h2>
			<ul>
				<li>Jalur landai dan tempat wudu duduk bagi lansia serta pengguna kursi roda.</li>
				<li>Mukena, sarung, dan Al-Qur'an yang dicuci dan dirapikan secara berkala.</li>
				<li>Panduan tayamum dan salat bagi orang sakit, tersedia gratis di rak depan.</li>
				<li>Salat Jumat dan kajian singkat selepas Zuhur setiap Selasa.</li>
			</ul>
			<p>Pasien yang tidak dapat meninggalkan kamar boleh meminta kunjungan pembimbing rohani melalui perawat. Bagi pasien beragama lain, kami membantu menghubungi pemuka agama sesuai keinginan pasien dan keluarga, serta menyediakan ruang doa yang tenang di lantai dua.</p>
		`,
	},
	{
		uri: 'kantin',
		nama: 'Kantin Melati',
		foto: ['kantin-1.webp', 'kantin-2.webp', 'kantin-3.webp'],
		deskripsi: `
			<p>Kantin Melati menyajikan masakan rumahan yang segar, bersih, dan terjangkau bagi pengunjung serta keluarga pasien. Menu disusun bersama ahli gizi rumah sakit, dan keterangan kalori tertera di setiap papan menu.</p>
			<h2>Pilihan hidangan</h2>
			<ul>
				<li>Nasi dengan lauk dan sayur harian, termasuk pecel dan sup ayam.</li>
				<li>Menu rendah garam, rendah gula, dan tanpa daging.</li>
				<li>Bubur, buah potong, dan kudapan anak.</li>
				<li>Kopi, teh, dan jus tanpa tambahan gula.</li>
			</ul>
			<h2>Jam buka</h2>
			<p>Setiap hari pukul 06.00–21.00. Pembayaran dapat dilakukan secara tunai maupun nontunai. Mohon tidak membawakan makanan dari luar untuk pasien tanpa bertanya kepada perawat, sebab sebagian pasien menjalani diet khusus. Bagi keluarga yang berjaga malam, tersedia mesin minuman dan makanan ringan di dekat lobi IGD.</p>
		`,
	},
	{
		uri: 'parkir',
		nama: 'Area Parkir',
		foto: ['parkir-1.webp', 'parkir-2.webp'],
		deskripsi: `
			<p>Area parkir RS Yasmin menampung 120 mobil dan 350 sepeda motor, dengan atap pada parkir motor dan pepohonan peneduh di parkir mobil. Petugas berjaga 24 jam dan seluruh area diawasi kamera.</p>
			<h2>Agar lebih mudah</h2>
			<ul>
				<li>Titik turun penumpang di depan lobi utama dan IGD.</li>
				<li>Parkir khusus penyandang disabilitas dan ibu hamil di dekat pintu masuk.</li>
				<li>Kursi roda pinjaman di pos parkir, tanpa biaya.</li>
				<li>Mobil golf pengantar dari parkir belakang, pukul 07.00–20.00.</li>
				<li>Titik jemput ojek dan taksi daring di gerbang selatan.</li>
			</ul>
			<p>Kendaraan pengantar pasien gawat darurat boleh langsung menuju IGD; petugas akan membantu memarkirkannya. Penunggu pasien rawat inap dapat meminta kartu parkir harian di meja informasi. Petunjuk jalan tersedia di halaman <a href="/hubungi-kami">Hubungi Kami</a>.</p>
		`,
	},
]
