import type { DemoLayanan } from '../types.ts'

export const layanan: DemoLayanan[] = [
	{
		uri: 'igd-24-jam',
		nama: 'IGD 24 Jam',
		foto: 'igd-24-jam.webp',
		noTelp: '(0333) 555-0118',
		noTelpType: 'telp',
		gawatDarurat: 1,
		favorit: 1,
		deskripsi: `
			<p>Instalasi Gawat Darurat RS Yasmin buka <strong>24 jam setiap hari</strong>, termasuk hari libur. Dokter jaga dan perawat terlatih siap menerima Anda kapan pun, dengan dukungan laboratorium, radiologi, dan kamar operasi yang juga siaga.</p>
			<h2>Apa yang terjadi saat Anda tiba?</h2>
			<ol>
				<li><strong>Triase.</strong> Perawat menilai kondisi pasien. Yang paling gawat ditangani lebih dahulu, bukan yang datang lebih dahulu.</li>
				<li><strong>Pertolongan pertama.</strong> Dokter memeriksa dan menstabilkan keadaan pasien.</li>
				<li><strong>Pendaftaran.</strong> Keluarga mengurus administrasi sementara pasien ditangani.</li>
				<li><strong>Keputusan lanjutan.</strong> Dokter menjelaskan apakah pasien boleh pulang, dirawat, atau perlu dirujuk.</li>
			</ol>
			<h2>Perlu dijemput?</h2>
			<p>Telepon nomor IGD dan sebutkan lokasi, keadaan pasien, serta nomor yang dapat dihubungi. Petugas akan memandu Anda sampai <a href="/fasilitas/ambulans">ambulans</a> tiba.</p>
		`,
	},
	{
		uri: 'medical-check-up',
		nama: 'Medical Check-Up',
		foto: 'medical-check-up.webp',
		noTelp: '0812-3456-7011',
		noTelpType: 'wa',
		favorit: 2,
		deskripsi: `
			<p>Banyak penyakit tidak menimbulkan keluhan pada awalnya. Pemeriksaan kesehatan berkala membantu Anda mengenali risiko lebih dini, sehingga langkah pencegahan dapat dimulai lebih cepat.</p>
			<h2>Pilihan pemeriksaan</h2>
			<ul>
				<li><strong>Pemeriksaan dasar</strong> untuk dewasa muda tanpa keluhan.</li>
				<li><strong>Pemeriksaan lengkap</strong> dengan rekam jantung, foto toraks, dan USG perut.</li>
				<li><strong>Pemeriksaan pranikah</strong> bagi calon pengantin.</li>
				<li><strong>Pemeriksaan karyawan</strong> bagi perusahaan, di rumah sakit atau di tempat kerja.</li>
			</ul>
			<p>Isi dan harga setiap paket dapat Anda lihat di <a href="/yasmin-shop">Yasmin Shop</a>.</p>
			<h2>Persiapan sebelum datang</h2>
			<ol>
				<li>Tidur cukup pada malam sebelumnya.</li>
				<li>Berpuasa 10–12 jam bila paket mencakup gula darah puasa atau profil lemak. Air putih tetap boleh diminum.</li>
				<li>Bawa kartu identitas, kacamata bila memakainya, dan hasil pemeriksaan terdahulu.</li>
				<li>Bila Anda minum obat rutin, tanyakan dahulu kepada petugas atau dokter Anda. Jangan menghentikannya sendiri.</li>
				<li>Beri tahu petugas bila Anda hamil, mungkin hamil, atau sedang haid.</li>
			</ol>
			<h2>Hasil pemeriksaan</h2>
			<p>Sebagian besar hasil selesai dalam dua hari kerja. Dokter kami menjelaskannya dengan bahasa yang mudah dipahami dan menyarankan langkah berikutnya bila diperlukan.</p>
		`,
	},
	{
		uri: 'persalinan',
		nama: 'Persalinan',
		foto: 'persalinan.webp',
		noTelp: '0812-3456-7012',
		noTelpType: 'wa',
		favorit: 3,
		deskripsi: `
			<p>Menyambut kelahiran adalah saat yang dinanti sekaligus mendebarkan. Tim dokter kandungan, dokter anak, bidan, dan perawat RS Yasmin mendampingi Anda sejak kehamilan hingga hari-hari pertama bersama bayi.</p>
			<h2>Layanan kami</h2>
			<ul>
				<li>Persalinan normal dengan pendamping pilihan Anda.</li>
				<li>Operasi sesar atas pertimbangan medis.</li>
				<li>Pilihan pengelolaan nyeri yang dibicarakan bersama dokter.</li>
				<li>Inisiasi menyusu dini dan rawat gabung bila kondisi ibu dan bayi memungkinkan.</li>
				<li>Pendampingan konselor menyusui.</li>
				<li>Perawatan bayi baru lahir, dengan dukungan <a href="/fasilitas/nicu">NICU</a> bila diperlukan.</li>
			</ul>
			<h2>Yang perlu disiapkan</h2>
			<p>Mulai usia kehamilan 36 minggu, siapkan satu tas berisi Buku KIA, kartu identitas, kartu jaminan, pakaian ibu yang berkancing depan, pembalut nifas, serta pakaian dan selimut bayi.</p>
			<h2>Segera datang bila</h2>
			<ul>
				<li>kontraksi terasa teratur dan makin kuat,</li>
				<li>ketuban pecah atau merembes,</li>
				<li>terjadi perdarahan dari jalan lahir,</li>
				<li>gerakan janin berkurang, atau</li>
				<li>Anda merasakan sakit kepala hebat atau pandangan kabur.</li>
			</ul>
			<p>Kamar bersalin menerima ibu selama 24 jam. Untuk kontrol kehamilan, lihat jadwal dokter di <a href="/daftar-dokter/poli-kandungan">Poli Kandungan</a>.</p>
		`,
	},
	{
		uri: 'kateterisasi-jantung',
		nama: 'Kateterisasi Jantung',
		foto: 'kateterisasi-jantung.webp',
		noTelp: '(0333) 555-0124',
		noTelpType: 'telp',
		favorit: 4,
		deskripsi: `
			<p>Kateterisasi jantung adalah tindakan memasukkan selang halus melalui pembuluh darah di pergelangan tangan atau lipat paha untuk melihat keadaan pembuluh darah jantung. Bila ditemukan penyempitan, dokter dapat membicarakan pemasangan ring (stent) atau pilihan pengobatan lain bersama Anda.</p>
			<h2>Tindakan yang tersedia</h2>
			<ul>
				<li>Angiografi koroner untuk menilai penyempitan pembuluh darah jantung.</li>
				<li>Pelebaran pembuluh darah koroner dengan balon dan ring.</li>
				<li>Penanganan serangan jantung akut bersama tim IGD.</li>
				<li>Pemasangan alat pacu jantung sementara dan menetap.</li>
			</ul>
			<h2>Alur tindakan terencana</h2>
			<ol>
				<li>Konsultasi dengan dokter di <a href="/daftar-dokter/poli-jantung">Poli Jantung</a>.</li>
				<li>Pemeriksaan darah, rekam jantung, dan ekokardiografi.</li>
				<li>Penjelasan manfaat, risiko, dan biaya, lalu persetujuan tindakan.</li>
				<li>Tindakan di ruang kateterisasi; umumnya pasien tetap sadar dengan bius lokal.</li>
				<li>Pemantauan setelah tindakan dan rencana kontrol.</li>
			</ol>
			<h2>Sampaikan kepada dokter</h2>
			<p>Beri tahu kami bila Anda memiliki alergi, gangguan ginjal, diabetes, sedang hamil, atau minum obat pengencer darah. Jangan menghentikan obat tanpa petunjuk dokter. Bila nyeri dada muncul mendadak, jangan menunggu jadwal: <strong>segera ke IGD</strong>.</p>
		`,
	},
	{
		uri: 'hemodialisis',
		nama: 'Hemodialisis',
		foto: 'hemodialisis.webp',
		noTelp: '(0333) 555-0126',
		noTelpType: 'telp',
		favorit: 5,
		deskripsi: `
			<p>Hemodialisis, atau cuci darah, membantu membersihkan darah ketika ginjal tidak lagi mampu melakukannya dengan baik. Di RS Yasmin, tindakan ini dilakukan oleh perawat tersertifikasi di bawah pengawasan dokter, dalam ruangan yang tenang dan sejuk.</p>
			<h2>Kenyamanan Anda</h2>
			<ul>
				<li>Dua puluh tempat tidur yang dapat diatur posisinya.</li>
				<li>Jadwal tetap pagi, siang, dan sore dari Senin hingga Sabtu.</li>
				<li>Konsultasi gizi berkala bersama ahli gizi.</li>
				<li>Ruang terpisah bagi pasien yang memerlukan kewaspadaan khusus.</li>
				<li>Ruang tunggu keluarga di samping unit.</li>
			</ul>
			<h2>Berapa lama satu sesi?</h2>
			<p>Satu sesi umumnya berlangsung empat sampai lima jam. Banyak pasien menjalani dua hingga tiga sesi setiap minggu, tetapi jadwal Anda ditentukan oleh dokter sesuai kondisi.</p>
			<h2>Pasien dari luar kota</h2>
			<p>Sedang berkunjung ke Banyuwangi? Anda tetap dapat menjalani hemodialisis di sini. Hubungi kami paling lambat tujuh hari sebelumnya dan siapkan:</p>
			<ol>
				<li>surat pengantar (traveling) dari unit hemodialisis asal,</li>
				<li>hasil laboratorium terbaru, termasuk hepatitis B, hepatitis C, dan HIV,</li>
				<li>kartu identitas serta kartu jaminan yang berlaku.</li>
			</ol>
			<p>Peserta JKN dapat dilayani sesuai ketentuan <a href="/mitra/bpjs-kesehatan">BPJS Kesehatan</a>.</p>
		`,
	},
	{
		uri: 'farmasi-dan-antar-obat',
		nama: 'Farmasi dan Layanan Antar Obat ke Rumah',
		foto: 'farmasi-dan-antar-obat.webp',
		noTelp: '0812-3456-7016',
		noTelpType: 'wa',
		favorit: 6,
		deskripsi: `
			<p>Setelah bertemu dokter, Anda tidak harus lama menunggu obat. Instalasi Farmasi RS Yasmin menyiapkan obat dengan teliti, lalu mengantarkannya ke rumah bila Anda menghendaki.</p>
			<h2>Layanan kami</h2>
			<ul>
				<li>Penyiapan obat rawat jalan, rawat inap, dan IGD selama 24 jam.</li>
				<li>Konseling obat bersama apoteker di ruang tersendiri.</li>
				<li>Pengingat pengambilan obat rutin untuk penyakit kronis.</li>
				<li>Pengantaran obat di wilayah Banyuwangi.</li>
			</ul>
			<h2>Cara memakai layanan antar</h2>
			<ol>
				<li>Sampaikan kepada petugas farmasi bahwa obat ingin diantar.</li>
				<li>Pastikan alamat dan nomor telepon sudah benar.</li>
				<li>Selesaikan pembayaran di kasir atau melalui transfer.</li>
				<li>Kurir menyerahkan obat dalam kemasan tersegel. Periksa nama dan isi paket saat menerimanya.</li>
			</ol>
			<h2>Yang perlu diketahui</h2>
			<p>Obat keras hanya diberikan dengan resep dokter. Beberapa jenis obat, seperti narkotika, psikotropika, dan obat yang harus disimpan dingin, perlu diambil langsung di <a href="/fasilitas/apotek">apotek</a>. Apoteker akan menghubungi Anda untuk menjelaskan cara pakai sebelum obat dikirim, dan Anda boleh bertanya kapan saja melalui WhatsApp.</p>
		`,
	},
	{
		uri: 'bedah-minimal-invasif',
		nama: 'Bedah Minimal Invasif',
		foto: 'bedah-minimal-invasif.webp',
		noTelp: '0812-3456-7017',
		noTelpType: 'wa',
		deskripsi: `
			<p>Pada bedah minimal invasif, dokter bekerja melalui beberapa sayatan kecil dengan bantuan kamera dan alat khusus. Bagi pasien yang sesuai, cara ini umumnya menimbulkan luka yang lebih kecil dan masa pemulihan yang lebih singkat dibandingkan dengan operasi terbuka.</p>
			<h2>Tindakan yang kami layani</h2>
			<ul>
				<li>Pengangkatan kandung empedu dan usus buntu.</li>
				<li>Perbaikan hernia.</li>
				<li>Penanganan kista ovarium dan mioma tertentu.</li>
				<li>Bedah sinus endoskopik.</li>
				<li>Artroskopi lutut dan bahu.</li>
			</ul>
			<h2>Apakah cocok untuk saya?</h2>
			<p>Tidak semua kondisi dapat ditangani dengan cara ini. Dokter akan mempertimbangkan jenis penyakit, riwayat operasi, serta kesehatan jantung dan paru Anda. Pada keadaan tertentu, operasi terbuka justru lebih aman.</p>
			<h2>Langkah menuju operasi</h2>
			<ol>
				<li>Konsultasi di <a href="/daftar-dokter/poli-bedah-umum">Poli Bedah Umum</a> atau poli terkait.</li>
				<li>Pemeriksaan penunjang dan penilaian oleh dokter anestesi.</li>
				<li>Penjelasan tindakan, risiko, dan perkiraan biaya. Anda bebas bertanya sebelum menyetujui.</li>
				<li>Operasi, pemulihan, lalu kontrol luka sesuai jadwal.</li>
			</ol>
			<p>Setelah pulang, segera hubungi kami bila timbul demam, nyeri yang makin berat, atau luka tampak merah dan bernanah.</p>
		`,
	},
	{
		uri: 'laboratorium',
		nama: 'Laboratorium',
		foto: 'laboratorium.webp',
		noTelp: '(0333) 555-0131',
		noTelpType: 'telp',
		deskripsi: `
			<p>Laboratorium RS Yasmin melayani pemeriksaan selama 24 jam untuk pasien IGD dan rawat inap, serta setiap hari bagi pasien rawat jalan. Mutu hasil dijaga melalui kalibrasi alat dan pengujian rutin, lalu disahkan oleh dokter spesialis patologi klinik.</p>
			<h2>Pemeriksaan yang tersedia</h2>
			<ul>
				<li>Darah lengkap, golongan darah, dan faal pembekuan darah.</li>
				<li>Gula darah, HbA1c, profil lemak, fungsi hati, dan fungsi ginjal.</li>
				<li>Urine dan tinja.</li>
				<li>Hormon tiroid dan penanda infeksi.</li>
				<li>Kultur kuman serta pemeriksaan dahak.</li>
			</ul>
			<h2>Jam layanan rawat jalan</h2>
			<table>
				<thead>
					<tr><th>Hari</th><th>Pengambilan sampel</th></tr>
				</thead>
				<tbody>
					<tr><td>Senin–Jumat</td><td>06.30–20.00</td></tr>
					<tr><td>Sabtu</td><td>06.30–14.00</td></tr>
					<tr><td>Minggu dan hari libur</td><td>07.00–12.00</td></tr>
				</tbody>
			</table>
			<h2>Sebelum diperiksa</h2>
			<ol>
				<li>Tanyakan apakah Anda perlu berpuasa.</li>
				<li>Bawa surat pengantar dokter bila ada.</li>
				<li>Sampaikan obat yang sedang diminum dan riwayat pingsan saat diambil darah.</li>
			</ol>
			<p>Hasil pemeriksaan umum biasanya selesai pada hari yang sama. Kultur memerlukan waktu beberapa hari. Bawalah hasilnya kepada dokter agar dibaca bersama keluhan dan riwayat kesehatan Anda.</p>
		`,
	},
	{
		uri: 'radiologi-dan-ct-scan',
		nama: 'Radiologi dan CT-Scan',
		foto: 'radiologi-dan-ct-scan.webp',
		noTelp: '(0333) 555-0133',
		noTelpType: 'telp',
		deskripsi: `
			<p>Pemeriksaan radiologi membantu dokter melihat bagian dalam tubuh tanpa pembedahan. Setiap gambar dibaca oleh dokter spesialis radiologi, dan dosis radiasi kami jaga serendah mungkin tanpa mengurangi mutu gambar.</p>
			<h2>Jenis pemeriksaan</h2>
			<ul>
				<li>Rontgen dada, tulang, dan gigi panoramik.</li>
				<li>USG perut, tiroid, payudara, dan pembuluh darah.</li>
				<li>CT-Scan kepala, dada, perut, dan tulang belakang, dengan atau tanpa zat kontras.</li>
				<li>Mamografi.</li>
			</ul>
			<h2>Persiapan</h2>
			<ul>
				<li><strong>Rontgen:</strong> lepaskan perhiasan dan benda logam di area yang difoto.</li>
				<li><strong>USG perut:</strong> ikuti petunjuk petugas mengenai puasa dan menahan buang air kecil.</li>
				<li><strong>CT-Scan dengan kontras:</strong> diperlukan pemeriksaan fungsi ginjal. Sampaikan riwayat alergi, asma, dan obat diabetes yang Anda minum.</li>
				<li><strong>Mamografi:</strong> jangan memakai deodoran atau bedak pada hari pemeriksaan.</li>
			</ul>
			<blockquote>Sedang hamil atau mungkin hamil? Beri tahu petugas sebelum pemeriksaan dimulai, agar dokter dapat memilih cara yang paling aman bagi Anda dan janin.</blockquote>
			<h2>Jadwal dan hasil</h2>
			<p>Pemeriksaan gawat darurat dilayani 24 jam. Rontgen tidak memerlukan perjanjian, sedangkan USG, mamografi, dan CT-Scan sebaiknya dijadwalkan melalui telepon. Hasil bacaan umumnya selesai dalam satu hari kerja.</p>
		`,
	},
	{
		uri: 'fisioterapi',
		nama: 'Fisioterapi',
		foto: 'fisioterapi.webp',
		noTelp: '0812-3456-7020',
		noTelpType: 'wa',
		deskripsi: `
			<p>Kembali berjalan, menggenggam cangkir, atau sekadar bangun tanpa nyeri adalah tujuan yang berarti. Fisioterapis RS Yasmin menyusun latihan sesuai kemampuan Anda, selangkah demi selangkah, di bawah arahan dokter rehabilitasi medik.</p>
			<h2>Siapa yang dapat terbantu?</h2>
			<ul>
				<li>Pasien setelah stroke atau operasi tulang dan sendi.</li>
				<li>Penderita nyeri pinggang, leher, bahu, dan lutut.</li>
				<li>Atlet dan pekerja dengan cedera otot.</li>
				<li>Anak dengan keterlambatan gerak.</li>
				<li>Lansia yang ingin menjaga keseimbangan dan mencegah jatuh.</li>
				<li>Pasien dengan gangguan paru yang memerlukan latihan napas.</li>
			</ul>
			<h2>Jenis terapi</h2>
			<p>Terapi dapat berupa latihan gerak, terapi manual, terapi panas dan dingin, stimulasi listrik, ultrasonik, serta latihan berjalan. Pilihannya mengikuti hasil pemeriksaan, bukan paket yang sama bagi semua orang.</p>
			<h2>Cara memulai</h2>
			<ol>
				<li>Daftar ke <a href="/daftar-dokter/poli-rehabilitasi-medik">Poli Rehabilitasi Medik</a> untuk pemeriksaan awal.</li>
				<li>Tentukan tujuan terapi bersama dokter dan fisioterapis.</li>
				<li>Jalani sesi terjadwal selama 30–60 menit.</li>
				<li>Lanjutkan latihan di rumah dengan panduan tertulis.</li>
			</ol>
			<p>Kenakan pakaian longgar dan sepatu yang nyaman. Keluarga boleh ikut agar dapat membantu latihan di rumah.</p>
		`,
	},
]
