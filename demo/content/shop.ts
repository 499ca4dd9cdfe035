import type { DemoShopItem, DemoShopPilihan, DemoShopUsia } from '../types.ts'

export const tipe: DemoShopPilihan[] = [
	{ uri: 'medical-check-up', nama: 'Medical Check-Up' },
	{ uri: 'vaksinasi', nama: 'Vaksinasi' },
	{ uri: 'laboratorium', nama: 'Laboratorium' },
	{ uri: 'persalinan', nama: 'Persalinan' },
	{ uri: 'gigi', nama: 'Gigi' },
]

export const kategori: DemoShopPilihan[] = [
	{ uri: 'umum', nama: 'Umum' },
	{ uri: 'skrining', nama: 'Skrining' },
	{ uri: 'pencegahan', nama: 'Pencegahan' },
	{ uri: 'pranikah', nama: 'Pranikah' },
	{ uri: 'kehamilan', nama: 'Kehamilan' },
	{ uri: 'jantung', nama: 'Jantung' },
]

export const usia: DemoShopUsia[] = [
	{ uri: 'bayi', nama: 'Bayi (0–1 tahun)', usiaMin: 0, usiaMax: 1 },
	{ uri: 'anak', nama: 'Anak (2–11 tahun)', usiaMin: 2, usiaMax: 11 },
	{ uri: 'remaja', nama: 'Remaja (12–17 tahun)', usiaMin: 12, usiaMax: 17 },
	{ uri: 'dewasa', nama: 'Dewasa (18–59 tahun)', usiaMin: 18, usiaMax: 59 },
	{ uri: 'lansia', nama: 'Lansia (60 tahun ke atas)', usiaMin: 60, usiaMax: 120 },
]

export const shopItem: DemoShopItem[] = [
	{
		uri: 'medical-check-up-dasar',
		nama: 'Medical Check-Up Dasar',
		harga: 485000,
		mediaContent: 'medical-check-up-dasar.webp',
		tipe: 'medical-check-up',
		kategori: 'umum',
		usia: ['dewasa', 'lansia'],
		jenisKelamin: ['l', 'p'],
		lama: 'sekitar 2 jam',
		persiapan: [
			'Berpuasalah selama 10–12 jam sebelum pengambilan darah; air putih tetap boleh diminum.',
			'Bawalah KTP dan datanglah pukul 07.00–09.00 agar tidak terlalu lama berpuasa.',
			'Tidurlah yang cukup dan bawalah daftar obat yang sedang Anda gunakan.',
			'Obat rutin tidak perlu dihentikan kecuali dokter Anda memintanya.',
		],
		textContent: `
<p>Pemeriksaan ringkas untuk mengetahui keadaan tubuh Anda secara umum. Seluruh rangkaian biasanya selesai dalam satu pagi.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Wawancara kesehatan dan pemeriksaan fisik oleh dokter umum</li>
<li>Pengukuran tekanan darah, tinggi, berat badan, dan lingkar perut</li>
<li>Pemeriksaan darah lengkap dan urine lengkap</li>
<li>Gula darah puasa, kolesterol total, dan asam urat</li>
<li>Penjelasan hasil oleh dokter beserta salinan tertulis</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk Anda yang berusia 18 tahun ke atas, merasa sehat, dan ingin memeriksakan diri secara berkala, atau baru pertama kali menjalani <em>medical check-up</em>.</p>`,
	},
	{
		uri: 'medical-check-up-lengkap',
		nama: 'Medical Check-Up Lengkap',
		harga: 1650000,
		mediaContent: 'medical-check-up-lengkap.webp',
		tipe: 'medical-check-up',
		kategori: 'skrining',
		usia: ['dewasa'],
		jenisKelamin: ['l', 'p'],
		lama: 'sekitar 4 jam',
		persiapan: [
			'Berpuasalah 10–12 jam, boleh minum air putih.',
			'Bawalah KTP dan datanglah pukul 07.00–09.00 agar tidak terlalu lama berpuasa.',
			'Tahan buang air kecil sekitar satu jam sebelum USG.',
			'Sampaikan kepada petugas bila Anda hamil atau mungkin hamil karena rontgen akan ditunda.',
		],
		textContent: `
<p>Pemeriksaan yang lebih menyeluruh untuk mengenali faktor risiko penyakit sejak awal, sebelum keluhan muncul.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pemeriksaan fisik dan konsultasi dengan dokter spesialis penyakit dalam</li>
<li>Darah lengkap, urine lengkap, gula darah puasa, dan HbA1c</li>
<li>Profil lemak lengkap, fungsi hati, dan fungsi ginjal</li>
<li>Rontgen dada dan rekam jantung (EKG)</li>
<li>USG perut</li>
<li>Pemeriksaan mata dan gigi</li>
<li>Buku hasil dengan saran tindak lanjut</li>
</ul>
<h3>Untuk siapa</h3>
<p>Dianjurkan bagi orang dewasa, terutama yang berusia di atas 35 tahun, memiliki riwayat penyakit dalam keluarga, merokok, atau jarang bergerak karena pekerjaan.</p>`,
	},
	{
		uri: 'medical-check-up-eksekutif-wanita',
		nama: 'Medical Check-Up Eksekutif Wanita',
		harga: 3250000,
		mediaContent: 'medical-check-up-eksekutif-wanita.webp',
		tipe: 'medical-check-up',
		kategori: 'skrining',
		usia: ['dewasa'],
		jenisKelamin: ['p'],
		lama: 'setengah hari',
		persiapan: [
			'Berpuasalah 10–12 jam, boleh minum air putih.',
			'Bawalah KTP dan datanglah pukul 07.00–09.00 agar tidak terlalu lama berpuasa.',
			'Pilih hari di luar masa haid.',
			'Hindari hubungan suami istri dan pemakaian obat vagina selama dua hari sebelum pap smear.',
		],
		textContent: `
<p>Pemeriksaan menyeluruh dengan perhatian khusus pada kesehatan payudara dan leher rahim, dilayani dalam ruang yang tenang oleh petugas perempuan bila Anda menghendakinya.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Seluruh pemeriksaan laboratorium paket lengkap, ditambah fungsi tiroid</li>
<li>Rekam jantung, rontgen dada, dan USG perut</li>
<li>USG payudara dan pelajaran memeriksa payudara sendiri (SADARI)</li>
<li>Pap smear dan USG kandungan</li>
<li>Konsultasi dengan dokter spesialis penyakit dalam dan spesialis kandungan</li>
<li>Sarapan setelah pengambilan darah</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk perempuan berusia 18–59 tahun. Pap smear dilakukan pada perempuan yang sudah pernah berhubungan seksual; bila tidak diperlukan, petugas akan menyesuaikan pemeriksaannya bersama Anda.</p>`,
	},
	{
		uri: 'medical-check-up-eksekutif-pria',
		nama: 'Medical Check-Up Eksekutif Pria',
		harga: 3150000,
		mediaContent: 'medical-check-up-eksekutif-pria.webp',
		tipe: 'medical-check-up',
		kategori: 'skrining',
		usia: ['dewasa'],
		jenisKelamin: ['l'],
		lama: 'setengah hari',
		persiapan: [
			'Berpuasalah 10–12 jam, boleh minum air putih.',
			'Bawalah KTP dan datanglah pukul 07.00–09.00 agar tidak terlalu lama berpuasa.',
			'Jangan merokok pada pagi hari pemeriksaan.',
			'Bawalah pakaian dan sepatu olahraga.',
			'Beri tahu dokter bila Anda pernah mengalami nyeri dada, sesak, atau pingsan.',
		],
		textContent: `
<p>Pemeriksaan menyeluruh bagi pria yang ingin mengetahui kesehatan jantung, paru, hati, dan ginjalnya dalam satu kali kunjungan.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Seluruh pemeriksaan laboratorium paket lengkap, ditambah asam urat dan penanda hepatitis B</li>
<li>Rontgen dada dan pemeriksaan fungsi paru (spirometri)</li>
<li>Rekam jantung dan uji latih jantung dengan treadmill</li>
<li>USG perut dan prostat</li>
<li>Konsultasi dengan dokter spesialis penyakit dalam serta ahli gizi</li>
<li>Sarapan setelah pengambilan darah</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk pria berusia 18–59 tahun, terutama yang berusia di atas 40 tahun atau memiliki kebiasaan merokok, tekanan darah tinggi, maupun riwayat penyakit jantung dalam keluarga.</p>`,
	},
	{
		uri: 'medical-check-up-lansia',
		nama: 'Medical Check-Up Lansia',
		harga: 1950000,
		mediaContent: 'medical-check-up-lansia.webp',
		tipe: 'medical-check-up',
		kategori: 'skrining',
		usia: ['lansia'],
		jenisKelamin: ['l', 'p'],
		lama: 'sekitar 4 jam',
		persiapan: [
			'Berpuasalah 8–10 jam.',
			'Bawalah KTP dan datanglah pukul 07.00–09.00 agar tidak terlalu lama berpuasa.',
			'Penderita diabetes sebaiknya bertanya dahulu kepada dokternya mengenai puasa dan obat pagi.',
			'Bawalah semua obat, kacamata, dan alat bantu dengar.',
		],
		textContent: `
<p>Pemeriksaan yang disusun agar tidak melelahkan. Seorang perawat mendampingi Bapak atau Ibu dari ruang ke ruang, dan kursi roda tersedia tanpa biaya.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pemeriksaan fisik dan konsultasi dengan dokter spesialis penyakit dalam</li>
<li>Darah lengkap, gula darah puasa, HbA1c, profil lemak, asam urat, dan fungsi ginjal</li>
<li>Rekam jantung dan rontgen dada</li>
<li>Pemeriksaan mata dan pendengaran</li>
<li>Penilaian daya ingat, suasana hati, keseimbangan, dan risiko jatuh</li>
<li>Peninjauan obat yang diminum oleh apoteker</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk mereka yang berusia 60 tahun ke atas. Kami menyarankan seorang anggota keluarga ikut mendampingi.</p>`,
	},
	{
		uri: 'check-up-pelajar',
		nama: 'Check-Up Pelajar',
		harga: 295000,
		mediaContent: 'check-up-pelajar.webp',
		tipe: 'medical-check-up',
		kategori: 'umum',
		usia: ['remaja'],
		jenisKelamin: ['l', 'p'],
		lama: 'sekitar 1 jam',
		persiapan: [
			'Tidak perlu berpuasa.',
			'Bawalah kartu pelajar, buku imunisasi bila masih ada, dan kacamata yang biasa dipakai.',
			'Orang tua atau wali diharapkan mendampingi untuk menandatangani persetujuan.',
		],
		textContent: `
<p>Pemeriksaan kesehatan untuk keperluan sekolah, perkemahan, atau seleksi kegiatan olahraga, sekaligus kesempatan bagi remaja untuk bertanya langsung kepada dokter.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pemeriksaan fisik oleh dokter umum</li>
<li>Pengukuran tinggi dan berat badan beserta penilaian status gizi</li>
<li>Pemeriksaan tajam penglihatan dan buta warna</li>
<li>Pemeriksaan pendengaran sederhana dan kesehatan gigi</li>
<li>Hemoglobin, golongan darah, dan urine lengkap</li>
<li>Surat keterangan sehat bila hasilnya memenuhi syarat</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk remaja berusia 12–17 tahun. Bila dokter menemukan hal yang perlu diperiksa lebih lanjut, hal itu dibicarakan lebih dahulu dengan orang tua.</p>`,
	},
	{
		uri: 'pemeriksaan-tumbuh-kembang-anak',
		nama: 'Pemeriksaan Tumbuh Kembang Anak',
		harga: 350000,
		mediaContent: 'pemeriksaan-tumbuh-kembang-anak.webp',
		tipe: 'medical-check-up',
		kategori: 'skrining',
		usia: ['bayi', 'anak'],
		jenisKelamin: ['l', 'p'],
		lama: 'sekitar 1 jam',
		persiapan: [
			'Datanglah saat anak sudah cukup tidur dan makan.',
			'Bawalah Buku KIA, mainan kesukaannya, dan bila ada, rekaman video kebiasaan anak yang ingin Anda tanyakan.',
		],
		textContent: `
<p>Setiap anak tumbuh dengan iramanya sendiri. Pemeriksaan ini membantu Anda mengetahui apakah pertumbuhan dan perkembangan si kecil sesuai dengan usianya.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pengukuran berat, panjang atau tinggi badan, dan lingkar kepala pada grafik pertumbuhan</li>
<li>Skrining perkembangan gerak, bicara, dan kemandirian</li>
<li>Skrining pendengaran dan penglihatan sesuai usia</li>
<li>Konsultasi dengan dokter spesialis anak selama kurang lebih 30 menit</li>
<li>Saran makan dan permainan yang dapat dilanjutkan di rumah</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk bayi dan anak hingga usia enam tahun, terutama yang lahir prematur, sulit makan, atau belum berbicara seperti teman sebayanya.</p>`,
	},
	{
		uri: 'skrining-jantung-lengkap',
		nama: 'Skrining Jantung Lengkap dengan Treadmill dan Ekokardiografi',
		harga: 2850000,
		mediaContent: 'skrining-jantung-lengkap.webp',
		tipe: 'medical-check-up',
		kategori: 'jantung',
		usia: ['dewasa', 'lansia'],
		jenisKelamin: ['l', 'p'],
		lama: 'sekitar 3 jam',
		persiapan: [
			'Berpuasalah 10–12 jam untuk pengambilan darah, lalu makanlah ringan paling lambat dua jam sebelum treadmill.',
			'Bawalah KTP dan datanglah pukul 07.00–09.00 agar tidak terlalu lama berpuasa.',
			'Hindari kopi dan rokok pada hari itu.',
			'Kenakan sepatu olahraga.',
			'Jangan menghentikan obat jantung tanpa arahan dokter.',
		],
		textContent: `
<p>Rangkaian pemeriksaan untuk menilai irama, kekuatan pompa, dan kemampuan jantung saat bekerja lebih berat.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Konsultasi awal dan akhir dengan dokter spesialis jantung dan pembuluh darah</li>
<li>Rekam jantung (EKG) saat istirahat</li>
<li>Ekokardiografi (USG jantung)</li>
<li>Uji latih jantung dengan treadmill di bawah pengawasan dokter</li>
<li>Gula darah puasa, HbA1c, profil lemak lengkap, dan fungsi ginjal</li>
<li>Perhitungan risiko kardiovaskular dan rencana tindak lanjut</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk orang dewasa dan lansia dengan faktor risiko penyakit jantung. <strong>Bila Anda sedang mengalami nyeri dada atau sesak, segeralah ke IGD, bukan menunggu jadwal skrining.</strong></p>`,
	},
	{
		uri: 'pemeriksaan-pranikah-wanita',
		nama: 'Pemeriksaan Pranikah Wanita',
		harga: 1350000,
		mediaContent: 'pemeriksaan-pranikah-wanita.webp',
		tipe: 'medical-check-up',
		kategori: 'pranikah',
		usia: ['dewasa'],
		jenisKelamin: ['p'],
		lama: 'sekitar 2 jam',
		persiapan: [
			'Sebaiknya dilakukan tiga sampai enam bulan sebelum pernikahan, di luar masa haid.',
			'Tidak perlu berpuasa, tetapi minumlah cukup air sebelum USG.',
		],
		textContent: `
<p>Bekal untuk memulai rumah tangga dengan lebih tenang: mengetahui keadaan kesehatan sendiri dan merencanakan kehamilan dengan baik.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pemeriksaan fisik dan konsultasi pranikah dengan dokter</li>
<li>Darah lengkap, golongan darah dan rhesus, serta penapisan talasemia</li>
<li>Gula darah, urine lengkap, dan pemeriksaan infeksi hepatitis B, HIV, serta sifilis</li>
<li>Pemeriksaan kekebalan terhadap rubela dan toksoplasma</li>
<li>USG kandungan melalui perut</li>
<li>Saran vaksinasi, gizi, dan asam folat sebelum hamil</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk calon pengantin wanita berusia 18 tahun ke atas. Hasil bersifat rahasia dan hanya disampaikan kepada Anda; pasangan dapat ikut mendengarkan bila Anda menyetujuinya.</p>`,
	},
	{
		uri: 'pemeriksaan-pranikah-pria',
		nama: 'Pemeriksaan Pranikah Pria',
		harga: 1150000,
		mediaContent: 'pemeriksaan-pranikah-pria.webp',
		tipe: 'medical-check-up',
		kategori: 'pranikah',
		usia: ['dewasa'],
		jenisKelamin: ['l'],
		lama: 'sekitar 2 jam',
		persiapan: [
			'Sebaiknya dilakukan tiga sampai enam bulan sebelum pernikahan agar ada waktu bila diperlukan vaksinasi atau pengobatan.',
			'Bawalah KTP dan datanglah pukul 07.00–09.00 agar tidak terlalu lama berpuasa.',
			'Berpuasalah 8–10 jam; air putih tetap boleh diminum.',
		],
		textContent: `
<p>Menyiapkan pernikahan juga berarti menyiapkan kesehatan. Paket ini memeriksa hal-hal yang berguna diketahui seorang calon suami dan calon ayah.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pemeriksaan fisik dan konsultasi pranikah dengan dokter</li>
<li>Darah lengkap, golongan darah dan rhesus, serta penapisan talasemia</li>
<li>Gula darah, urine lengkap, fungsi hati, dan fungsi ginjal</li>
<li>Pemeriksaan infeksi hepatitis B, HIV, dan sifilis</li>
<li>Rontgen dada</li>
<li>Saran vaksinasi dan gaya hidup sebelum merencanakan kehamilan</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk calon pengantin pria berusia 18 tahun ke atas. Hasil bersifat rahasia. Konsultasi berdua dengan pasangan dapat diatur tanpa biaya tambahan.</p>`,
	},
	{
		uri: 'vaksinasi-influenza',
		nama: 'Vaksinasi Influenza',
		harga: 275000,
		mediaContent: 'vaksinasi-influenza.webp',
		tipe: 'vaksinasi',
		kategori: 'pencegahan',
		usia: ['bayi', 'anak', 'remaja', 'dewasa'],
		jenisKelamin: ['l', 'p'],
		lama: 'sekitar 45 menit',
		persiapan: [
			'Tidak perlu berpuasa.',
			'Tunda kunjungan bila Anda sedang demam.',
			'Beri tahu dokter bila Anda pernah mengalami reaksi alergi berat setelah vaksinasi.',
			'Pegal di bekas suntikan atau demam ringan selama satu sampai dua hari adalah hal yang wajar.',
		],
		textContent: `
<p>Vaksin influenza diberikan setiap tahun karena virusnya terus berubah. Vaksin ini membantu menurunkan risiko sakit berat dan penularan kepada orang-orang di rumah.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pemeriksaan kesehatan singkat oleh dokter sebelum penyuntikan</li>
<li>Satu dosis vaksin influenza untuk musim berjalan</li>
<li>Pemantauan selama 30 menit setelah penyuntikan</li>
<li>Catatan vaksinasi dan pengingat jadwal tahun berikutnya</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk bayi mulai usia enam bulan, anak, remaja, dan dewasa, termasuk ibu hamil atas saran dokter. Anak di bawah sembilan tahun yang baru pertama kali divaksin memerlukan dua dosis; harga berlaku per dosis.</p>`,
	},
	{
		uri: 'vaksinasi-hpv',
		nama: 'Vaksinasi HPV',
		harga: 1150000,
		mediaContent: 'vaksinasi-hpv.webp',
		tipe: 'vaksinasi',
		kategori: 'pencegahan',
		usia: ['anak', 'remaja', 'dewasa'],
		jenisKelamin: ['l', 'p'],
		lama: 'sekitar 45 menit',
		persiapan: [
			'Makanlah seperti biasa sebelum datang.',
			'Tunda bila sedang demam atau hamil.',
			'Anak dan remaja didampingi orang tua atau wali serta membawa catatan imunisasi; bila anak sudah menerima vaksin HPV di sekolah, sampaikan kepada dokter.',
		],
		textContent: `
<p>Infeksi <em>human papillomavirus</em> (HPV) merupakan penyebab utama kanker leher rahim dan dapat menimbulkan penyakit pada pria. Vaksin bekerja paling baik bila diberikan sebelum seseorang terpapar virus.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Konsultasi dan pemeriksaan singkat sebelum penyuntikan</li>
<li>Satu dosis vaksin HPV</li>
<li>Pemantauan selama 30 menit</li>
<li>Kartu vaksinasi dan pengingat dosis berikutnya</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk anak mulai usia sembilan tahun, remaja, dan dewasa, laki-laki maupun perempuan. Jumlah dosis ditentukan menurut usia. Harga berlaku per dosis. Perempuan yang sudah divaksin tetap perlu menjalani skrining leher rahim.</p>`,
	},
	{
		uri: 'paket-imunisasi-bayi',
		nama: 'Paket Imunisasi Bayi',
		harga: 1850000,
		mediaContent: 'paket-imunisasi-bayi.webp',
		tipe: 'vaksinasi',
		kategori: 'pencegahan',
		usia: ['bayi'],
		jenisKelamin: ['l', 'p'],
		lama: 'sekitar 45 menit tiap kunjungan',
		persiapan: [
			'Bawalah Buku KIA.',
			'Kenakan pakaian yang mudah dibuka pada bagian paha.',
			'Susui bayi seperti biasa; menyusui saat atau setelah penyuntikan membantu menenangkannya.',
			'Batuk pilek ringan tanpa demam umumnya tidak menjadi halangan.',
		],
		textContent: `
<p>Satu kunjungan imunisasi kombinasi di ruang yang terpisah dari pasien sakit, dengan dokter anak yang terbiasa menenangkan bayi dan orang tuanya.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pemeriksaan bayi dan penimbangan oleh dokter spesialis anak</li>
<li>Vaksin kombinasi difteri, tetanus, pertusis, hepatitis B, Hib, dan polio</li>
<li>Vaksin pneumokokus (PCV)</li>
<li>Vaksin rotavirus tetes</li>
<li>Penyusunan jadwal imunisasi berikutnya dalam Buku KIA</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk bayi mulai usia dua bulan. Jenis vaksin disesuaikan dengan usia dan catatan imunisasi si kecil. Imunisasi program pemerintah juga tersedia tanpa biaya vaksin di posyandu dan puskesmas.</p>`,
	},
	{
		uri: 'vaksinasi-influenza-dan-pneumonia-lansia',
		nama: 'Vaksinasi Influenza dan Pneumonia untuk Lansia',
		harga: 1095000,
		mediaContent: 'vaksinasi-influenza-dan-pneumonia-lansia.webp',
		tipe: 'vaksinasi',
		kategori: 'pencegahan',
		usia: ['lansia'],
		jenisKelamin: ['l', 'p'],
		lama: 'sekitar 45 menit',
		persiapan: [
			'Makan dan minum obat rutin seperti biasa.',
			'Kenakan baju yang lengannya mudah digulung.',
			'Sampaikan bila Anda menggunakan obat pengencer darah atau pernah menerima vaksin pneumokokus.',
		],
		textContent: `
<p>Influenza dan radang paru lebih mudah menjadi berat pada usia lanjut. Dua vaksin dalam paket ini membantu melindungi Bapak dan Ibu dalam satu kali kunjungan.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pemeriksaan tekanan darah, suhu, dan riwayat kesehatan oleh dokter</li>
<li>Satu dosis vaksin influenza</li>
<li>Satu dosis vaksin pneumokokus</li>
<li>Pemantauan selama 30 menit di ruang tunggu khusus lansia</li>
<li>Nomor telepon perawat untuk bertanya setelah pulang</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk mereka yang berusia 60 tahun ke atas, terutama penyandang diabetes, penyakit jantung, paru, atau ginjal. Vaksin influenza perlu diulang setiap tahun.</p>`,
	},
	{
		uri: 'cek-gula-darah',
		nama: 'Cek Gula Darah Puasa dan 2 Jam',
		harga: 85000,
		mediaContent: 'cek-gula-darah.webp',
		tipe: 'laboratorium',
		kategori: 'umum',
		usia: ['remaja', 'dewasa', 'lansia'],
		jenisKelamin: ['l', 'p'],
		lama: 'sekitar 30 menit',
		persiapan: [
			'Berpuasalah 8–10 jam; air putih boleh diminum.',
			'Bawalah KTP dan datanglah pukul 07.00–09.00 agar tidak terlalu lama berpuasa.',
			'Setelah pengambilan darah pertama, makanlah seperti biasa, lalu kembali tepat dua jam kemudian.',
			'Jangan merokok atau berolahraga di antara dua pengambilan darah.',
			'Bila Anda menggunakan obat diabetes, tanyakan dahulu waktu minumnya kepada dokter.',
		],
		textContent: `
<p>Pemeriksaan sederhana untuk melihat cara tubuh mengatur gula sebelum dan sesudah makan.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pemeriksaan gula darah puasa</li>
<li>Pemeriksaan gula darah dua jam setelah makan</li>
<li>Pengukuran tekanan darah dan berat badan</li>
<li>Hasil tertulis pada hari yang sama, dapat dikirim lewat WhatsApp</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk Anda yang berusia di atas 40 tahun, memiliki berat badan berlebih, atau memiliki keluarga dengan diabetes. Hasil di luar batas normal belum tentu berarti diabetes; dokter akan membantu menafsirkannya.</p>`,
	},
	{
		uri: 'pemeriksaan-profil-lemak',
		nama: 'Pemeriksaan Profil Lemak',
		harga: 265000,
		mediaContent: 'pemeriksaan-profil-lemak.webp',
		tipe: 'laboratorium',
		kategori: 'jantung',
		usia: ['dewasa', 'lansia'],
		jenisKelamin: ['l', 'p'],
		lama: 'sekitar 30 menit',
		persiapan: [
			'Berpuasalah 10–12 jam sebelum pengambilan darah; air putih tetap boleh diminum.',
			'Hindari makanan sangat berlemak sehari sebelumnya.',
			'Obat rutin tetap diminum sesuai anjuran dokter.',
			'Datanglah pada pagi hari agar Anda tidak terlalu lama berpuasa.',
		],
		textContent: `
<p>Kolesterol tinggi jarang menimbulkan keluhan. Pemeriksaan darah adalah cara yang dapat diandalkan untuk mengetahuinya.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Kolesterol total</li>
<li>Kolesterol LDL dan HDL</li>
<li>Trigliserida</li>
<li>Gula darah puasa</li>
<li>Hasil tertulis disertai keterangan nilai rujukan</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk orang dewasa dan lansia, terutama penyandang tekanan darah tinggi, diabetes, perokok, atau mereka yang memiliki riwayat penyakit jantung dan stroke dalam keluarga. Bawalah hasilnya ke <a href="/daftar-dokter/poli-jantung">Poli Jantung</a> atau <a href="/daftar-dokter/poli-penyakit-dalam">Poli Penyakit Dalam</a> bila Anda ingin membahasnya lebih lanjut.</p>`,
	},
	{
		uri: 'laboratorium-kehamilan-trimester-1',
		nama: 'Laboratorium Kehamilan Trimester 1',
		harga: 585000,
		mediaContent: 'laboratorium-kehamilan-trimester-1.webp',
		tipe: 'laboratorium',
		kategori: 'kehamilan',
		usia: ['dewasa'],
		jenisKelamin: ['p'],
		lama: 'sekitar 30 menit',
		persiapan: [
			'Tidak perlu berpuasa.',
			'Minumlah cukup air dan bawalah Buku KIA agar hasilnya dapat dicatat.',
			'Bila Anda mudah pusing saat diambil darah, sampaikan kepada petugas; Anda boleh berbaring.',
		],
		textContent: `
<p>Pemeriksaan darah dan urine pada awal kehamilan membantu dokter dan bidan menjaga Anda serta janin sejak dini.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Darah lengkap, termasuk hemoglobin</li>
<li>Golongan darah dan rhesus</li>
<li>Gula darah sewaktu</li>
<li>Pemeriksaan HIV, sifilis, dan hepatitis B</li>
<li>Urine lengkap, termasuk protein urine</li>
<li>Penjelasan hasil oleh bidan</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk ibu hamil dengan usia kandungan sampai 13 minggu. Ibu yang datang pada usia kandungan lebih lanjut dan belum pernah diperiksa juga dapat menggunakan paket ini. Hasil bersifat rahasia.</p>`,
	},
	{
		uri: 'skrining-anemia-remaja-putri',
		nama: 'Skrining Anemia Remaja Putri',
		harga: 195000,
		mediaContent: 'skrining-anemia-remaja-putri.webp',
		tipe: 'laboratorium',
		kategori: 'skrining',
		usia: ['remaja'],
		jenisKelamin: ['p'],
		lama: 'sekitar 30 menit',
		persiapan: [
			'Tidak perlu berpuasa.',
			'Sarapanlah dan tidur cukup pada malam sebelumnya.',
			'Sampaikan bila sedang haid atau sedang minum tablet tambah darah.',
			'Orang tua atau wali diharapkan mendampingi.',
		],
		textContent: `
<p>Mudah lelah, pusing, dan sulit berkonsentrasi di sekolah kadang disebabkan oleh kekurangan zat besi. Satu kali pemeriksaan darah dapat membantu mencari tahu.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Darah lengkap, termasuk hemoglobin dan ukuran sel darah merah</li>
<li>Kadar feritin sebagai gambaran cadangan zat besi</li>
<li>Pengukuran tinggi dan berat badan</li>
<li>Konsultasi singkat dengan dokter mengenai haid, pola makan, dan tablet tambah darah</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk remaja putri berusia 12–17 tahun yang sudah haid, terutama bila haidnya banyak, sering melewatkan sarapan, atau sedang menjalani pola makan tertentu.</p>`,
	},
	{
		uri: 'skrining-prostat',
		nama: 'Skrining Prostat',
		harga: 345000,
		mediaContent: 'skrining-prostat.webp',
		tipe: 'laboratorium',
		kategori: 'skrining',
		usia: ['dewasa', 'lansia'],
		jenisKelamin: ['l'],
		lama: 'sekitar 1 jam',
		persiapan: [
			'Tidak perlu berpuasa.',
			'Hindari bersepeda jarak jauh dan hubungan seksual selama dua hari sebelumnya karena dapat memengaruhi hasil.',
			'Sampaikan bila Anda sedang mengalami infeksi saluran kemih.',
		],
		textContent: `
<p>Pembesaran prostat umum dialami pria seiring bertambahnya usia dan sering kali tidak berbahaya. Skrining membantu membedakan mana yang cukup dipantau dan mana yang perlu diperiksa lebih lanjut.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pemeriksaan darah PSA (<em>prostate-specific antigen</em>)</li>
<li>Urine lengkap</li>
<li>Pengisian kuesioner keluhan berkemih</li>
<li>Konsultasi dengan dokter mengenai arti hasil, manfaat, dan keterbatasan skrining</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk pria berusia 50 tahun ke atas, atau mulai 45 tahun bila ayah atau saudara laki-laki pernah menderita kanker prostat. Nilai PSA yang tinggi belum tentu berarti kanker.</p>`,
	},
	{
		uri: 'persalinan-normal',
		nama: 'Paket Persalinan Normal',
		harga: 6750000,
		mediaContent: 'persalinan-normal.webp',
		tipe: 'persalinan',
		kategori: 'kehamilan',
		usia: ['dewasa'],
		jenisKelamin: ['p'],
		lama: '2 hari 1 malam',
		persiapan: [
			'Lakukan pemeriksaan kehamilan di Poli Kandungan paling lambat pada usia kandungan 36 minggu.',
			'Siapkan KTP, Buku KIA, serta pakaian ibu dan bayi.',
		],
		textContent: `
<p>Kami mendampingi Anda melahirkan dengan tenang, bersama bidan yang Anda kenal dan suami atau keluarga di sisi Anda.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pertolongan persalinan oleh dokter spesialis kandungan dan bidan</li>
<li>Rawat inap dua hari satu malam di kamar ibu dan bayi</li>
<li>Obat dan perlengkapan persalinan standar</li>
<li>Inisiasi menyusu dini dan pendampingan konselor laktasi</li>
<li>Perawatan bayi: vitamin K, imunisasi hepatitis B pertama, dan skrining bayi baru lahir</li>
<li>Satu kali kontrol ibu dan bayi setelah pulang</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk ibu dengan kehamilan tanpa penyulit. Bila keadaan medis membutuhkan tindakan lain, tim kami menjelaskan tindakan dan biayanya lebih dahulu.</p>`,
	},
	{
		uri: 'persalinan-operasi-sesar',
		nama: 'Paket Persalinan Operasi Sesar',
		harga: 14500000,
		mediaContent: 'persalinan-operasi-sesar.webp',
		tipe: 'persalinan',
		kategori: 'kehamilan',
		usia: ['dewasa'],
		jenisKelamin: ['p'],
		lama: '4 hari 3 malam',
		persiapan: [
			'Tanggal operasi ditentukan bersama dokter Anda.',
			'Ikuti petunjuk puasa dan obat dari tim anestesi.',
			'Siapkan KTP, Buku KIA, hasil USG, dan seorang pendamping.',
		],
		textContent: `
<p>Paket bagi ibu yang oleh dokter dinyatakan perlu melahirkan melalui operasi terencana, dengan penjelasan yang jujur di setiap langkahnya.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Tindakan oleh dokter spesialis kandungan, dokter anestesi, dan dokter anak</li>
<li>Pemeriksaan darah dan konsultasi anestesi sebelum operasi</li>
<li>Rawat inap empat hari tiga malam di kamar ibu dan bayi</li>
<li>Obat dan perlengkapan operasi standar</li>
<li>Perawatan bayi: vitamin K, imunisasi hepatitis B pertama, dan skrining bayi baru lahir</li>
<li>Pendampingan menyusui, perawatan luka, dan satu kali kontrol</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk ibu dengan alasan medis yang ditetapkan dokter. Perawatan intensif bagi ibu atau bayi, bila diperlukan, tidak termasuk dalam paket.</p>`,
	},
	{
		uri: 'usg-kehamilan',
		nama: 'USG Kehamilan dan Konsultasi',
		harga: 375000,
		mediaContent: 'usg-kehamilan.webp',
		tipe: 'persalinan',
		kategori: 'kehamilan',
		usia: ['dewasa'],
		jenisKelamin: ['p'],
		lama: 'sekitar 30 menit',
		persiapan: [
			'Pada kehamilan kurang dari 12 minggu, minumlah dua sampai tiga gelas air dan tahan buang air kecil sebelum pemeriksaan.',
			'Kenakan pakaian atasan dan bawahan terpisah.',
			'Bawalah hasil pemeriksaan sebelumnya.',
		],
		textContent: `
<p>Waktu yang cukup untuk melihat si kecil dan menanyakan semua yang mengganjal di hati. Suami atau keluarga boleh ikut masuk.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pemeriksaan kehamilan: tekanan darah, berat badan, dan tinggi rahim</li>
<li>USG dua dimensi oleh dokter spesialis kandungan</li>
<li>Cetakan gambar USG</li>
<li>Konsultasi sekitar 20 menit</li>
<li>Pencatatan hasil dalam Buku KIA dan rencana kunjungan berikutnya</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk ibu hamil pada semua usia kandungan. <strong>Bila ada perdarahan, nyeri perut hebat, atau gerakan janin berkurang, datanglah langsung ke IGD tanpa menunggu jadwal.</strong></p>`,
	},
	{
		uri: 'pembersihan-karang-gigi',
		nama: 'Pembersihan Karang Gigi',
		harga: 325000,
		mediaContent: 'pembersihan-karang-gigi.webp',
		tipe: 'gigi',
		kategori: 'pencegahan',
		usia: ['remaja', 'dewasa', 'lansia'],
		jenisKelamin: ['l', 'p'],
		lama: 'sekitar 45 menit',
		persiapan: [
			'Makanlah dan sikat gigi seperti biasa sebelum datang.',
			'Sampaikan kepada dokter gigi bila Anda hamil, memakai alat pacu jantung, memiliki penyakit jantung atau diabetes, ataupun menggunakan obat pengencer darah.',
			'Rasa ngilu ringan selama satu sampai dua hari sesudahnya adalah hal yang wajar.',
		],
		textContent: `
<p>Karang gigi tidak dapat hilang dengan menyikat gigi saja. Pembersihan berkala membantu menjaga gusi tetap sehat dan napas lebih segar.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pemeriksaan gigi, gusi, dan mulut oleh dokter gigi</li>
<li>Pembersihan karang gigi rahang atas dan bawah dengan alat ultrasonik</li>
<li>Pemolesan permukaan gigi</li>
<li>Latihan cara menyikat gigi dan memakai benang gigi yang sesuai</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk remaja, dewasa, dan lansia, umumnya setiap enam bulan atau sesuai anjuran dokter gigi.</p>`,
	},
	{
		uri: 'perlindungan-gigi-anak',
		nama: 'Perlindungan Gigi Anak',
		harga: 225000,
		mediaContent: 'perlindungan-gigi-anak.webp',
		tipe: 'gigi',
		kategori: 'pencegahan',
		usia: ['anak'],
		jenisKelamin: ['l', 'p'],
		lama: 'sekitar 45 menit',
		persiapan: [
			'Anak sebaiknya sudah makan dan cukup tidur.',
			'Ceritakan kunjungan ini dengan nada gembira, tanpa menyebut kata sakit atau suntik.',
			'Setelah pengolesan fluor, anak tidak makan dan minum selama 30 menit.',
		],
		textContent: `
<p>Kunjungan ke dokter gigi yang menyenangkan sejak kecil membuat anak tidak takut di kemudian hari. Anak boleh melihat dan memegang alat lebih dahulu sebelum diperiksa.</p>
<h3>Yang Anda dapatkan</h3>
<ul>
<li>Pemeriksaan gigi dan mulut oleh dokter gigi</li>
<li>Pembersihan gigi ringan</li>
<li>Pengolesan fluor pada seluruh gigi</li>
<li>Latihan menyikat gigi bersama orang tua</li>
<li>Sikat gigi dan kartu bintang untuk dibawa pulang</li>
</ul>
<h3>Untuk siapa</h3>
<p>Untuk anak berusia 2–11 tahun yang giginya tidak sedang sakit. Bila ditemukan gigi berlubang, dokter gigi akan membicarakan pilihan perawatannya dengan Anda.</p>`,
	},
]
