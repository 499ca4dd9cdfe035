import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'mengenali-tanda-demam-berdarah-sejak-awal',
	judul: 'Mengenali Tanda Demam Berdarah Sejak Awal',
	kategori: 'penyakit-menular',
	artikelMedia: ['mengenali-tanda-demam-berdarah-sejak-awal.webp'],
	hariLalu: 3,
	countView: 5140,
	dokterDariPoli: ['poli-anak', 'poli-penyakit-dalam'],
	favorit: 5,
	textContent: `
<p>Setiap musim hujan, genangan kecil di sekitar rumah menjadi tempat nyamuk <em>Aedes aegypti</em> bertelur. Nyamuk inilah yang menularkan virus dengue, penyebab demam berdarah dengue (DBD). Sebagian besar penderita pulih dengan perawatan yang tepat, asalkan tanda bahayanya dikenali pada waktunya.</p>

<h2>Bagaimana DBD menular?</h2>
<p>Virus dengue tidak menular lewat batuk, sentuhan, atau alat makan. Virus berpindah ketika nyamuk betina menggigit orang yang sedang terinfeksi, lalu menggigit orang lain. Nyamuk ini paling aktif pada pagi dan sore hari. Gejala biasanya muncul 4–10 hari setelah gigitan.</p>
<p>Ada empat jenis virus dengue. Karena itu, orang yang sudah pernah sakit masih dapat terkena lagi, dan infeksi berikutnya berisiko lebih berat.</p>

<h2>Gejala yang perlu diperhatikan</h2>
<ul>
<li>Demam tinggi yang datang mendadak dan berlangsung 2–7 hari.</li>
<li>Sakit kepala, terutama nyeri di belakang mata.</li>
<li>Nyeri otot, sendi, dan tulang.</li>
<li>Mual, muntah, dan nafsu makan menurun.</li>
<li>Bintik merah di kulit yang tidak hilang saat ditekan atau diregangkan.</li>
<li>Mimisan atau gusi berdarah.</li>
</ul>
<p>Tidak semua gejala muncul bersamaan. Pada anak kecil, keluhan awalnya sering hanya demam, rewel, dan malas makan.</p>

<h2>Tiga fase yang perlu dipahami keluarga</h2>
<h3>Fase demam</h3>
<p>Berlangsung pada hari-hari pertama. Suhu tubuh tinggi dan penderita merasa sangat lemas. Pada fase ini, pemeriksaan NS1 dapat membantu menemukan infeksi dengue lebih awal.</p>
<h3>Fase kritis</h3>
<p>Biasanya terjadi antara hari ketiga dan ketujuh, justru <strong>ketika demam mulai turun</strong>. Banyak keluarga mengira penderita sudah sembuh, padahal pada masa inilah cairan dapat merembes keluar dari pembuluh darah dan tekanan darah dapat menurun. Pengawasan paling ketat diperlukan dalam 24–48 jam setelah demam turun.</p>
<h3>Fase pemulihan</h3>
<p>Nafsu makan kembali, badan terasa lebih segar, dan jumlah trombosit berangsur naik. Rasa lelah dapat bertahan sampai beberapa minggu.</p>

<h2>Pemeriksaan yang mungkin dilakukan</h2>
<p>Dokter akan bertanya tentang hari mulai demam, karena hari pertama sakit menentukan jenis tes yang tepat. Catatlah tanggal dan kira-kira jam demam dimulai. Pemeriksaan darah lengkap melihat jumlah trombosit dan kekentalan darah (hematokrit), dan sering perlu diulang untuk memantau perubahannya. Setelah sekitar hari kelima, dokter dapat menyarankan tes antibodi.</p>
<p>Trombosit yang turun bukan satu-satunya pegangan. Keadaan umum, tekanan darah, jumlah urine, dan hematokrit sama pentingnya. Karena itu, keputusan untuk dirawat inap tidak ditentukan oleh satu angka saja.</p>

<h2>Perawatan di rumah</h2>
<p>Bila dokter menilai perawatan dapat dilakukan di rumah, langkah berikut membantu pemulihan:</p>
<ol>
<li>Minumlah sedikit demi sedikit tetapi sering: air putih, oralit, kuah sup, atau jus buah.</li>
<li>Istirahat penuh, dan gunakan kelambu atau losion antinyamuk agar virus tidak menyebar ke anggota keluarga lain.</li>
<li>Untuk demam, gunakan parasetamol sesuai aturan pada kemasan atau petunjuk dokter.</li>
<li>Makanlah dalam porsi kecil dengan menu yang mudah dicerna. Buah, termasuk jambu biji, baik sebagai sumber cairan dan vitamin, tetapi tidak menggantikan pengobatan.</li>
<li>Catat suhu, jumlah minum, dan frekuensi buang air kecil.</li>
<li>Datanglah untuk pemeriksaan darah ulang sesuai jadwal, meskipun badan terasa membaik.</li>
</ol>
<p><strong>Hindari aspirin, ibuprofen, dan obat antinyeri sejenis</strong> karena dapat meningkatkan risiko perdarahan. Jangan memberikan antibiotik tanpa resep; antibiotik tidak bekerja terhadap virus.</p>

<h2>Mencegah dengan 3M Plus</h2>
<ul>
<li><strong>Menguras</strong> dan menyikat bak mandi serta tempat air minum hewan setidaknya seminggu sekali.</li>
<li><strong>Menutup</strong> rapat tempat penampungan air.</li>
<li><strong>Mendaur ulang</strong> atau menyingkirkan barang bekas yang dapat menampung air hujan.</li>
<li><strong>Plus</strong>: memasang kasa pada ventilasi, memakai losion antinyamuk, memelihara ikan pemakan jentik, dan tidak menumpuk pakaian yang digantung.</li>
</ul>
<p>Pengasapan hanya membunuh nyamuk dewasa, sedangkan telur dan jentik tetap hidup. Karena itu, pemeriksaan jentik bersama tetangga tetap menjadi cara yang utama. Vaksin dengue juga tersedia untuk kelompok usia tertentu; tanyakan kepada dokter apakah sesuai untuk keluarga Anda.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Periksakan diri bila demam tinggi tidak membaik dalam dua hari, atau lebih cepat bila penderita adalah bayi, ibu hamil, lansia, atau orang dengan penyakit kronis. Segera ke IGD bila muncul salah satu tanda bahaya berikut:</p>
<ul>
<li>nyeri perut hebat atau muntah terus-menerus;</li>
<li>mimisan, gusi berdarah, muntah darah, atau tinja berwarna hitam;</li>
<li>tangan dan kaki dingin, kulit pucat atau lembap;</li>
<li>sangat lemas, gelisah, atau sulit dibangunkan;</li>
<li>napas cepat atau sesak;</li>
<li>tidak buang air kecil selama enam jam atau lebih.</li>
</ul>
<p>Untuk pemeriksaan anak, silakan melihat jadwal <a href="/daftar-dokter/poli-anak">dokter Poli Anak</a>. Pasien dewasa dapat menemui <a href="/daftar-dokter/poli-penyakit-dalam">dokter Poli Penyakit Dalam</a>.</p>
`,
}
