import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'tbc-kenali-gejala-dan-tuntaskan-pengobatan',
	judul: 'TBC: Kenali Gejalanya, Tuntaskan Pengobatannya',
	kategori: 'penyakit-menular',
	artikelMedia: ['tbc-kenali-gejala-dan-tuntaskan-pengobatan.webp'],
	hariLalu: 61,
	countView: 2315,
	dokterDariPoli: ['poli-paru', 'poli-penyakit-dalam'],
	textContent: `
<p>Tuberkulosis atau TBC masih banyak dijumpai di Indonesia. Penyakit ini bukan kutukan, bukan penyakit keturunan, dan bukan hal yang perlu disembunyikan. TBC disebabkan oleh bakteri, dapat diperiksa, dan dapat diobati bila obat diminum teratur sampai selesai.</p>

<h2>Bagaimana TBC menular?</h2>
<p>Bakteri TBC menyebar melalui udara ketika penderita TBC paru yang belum diobati batuk, bersin, atau berbicara. Risiko tertular lebih besar pada orang yang tinggal serumah atau lama berada di ruang tertutup yang sama. TBC tidak menular melalui jabat tangan atau bertukar pakaian.</p>
<p>Tidak semua orang yang menghirup bakteri langsung sakit. Pada sebagian orang, bakteri “tertidur” di dalam tubuh tanpa gejala. Keadaan ini disebut infeksi laten dan dapat menjadi TBC aktif saat daya tahan tubuh menurun.</p>

<h2>Gejala yang patut dicurigai</h2>
<ul>
<li>Batuk selama dua minggu atau lebih, berdahak atau tidak, kadang bercampur darah.</li>
<li>Demam ringan yang hilang timbul.</li>
<li>Berkeringat pada malam hari tanpa aktivitas.</li>
<li>Berat badan dan nafsu makan menurun.</li>
<li>Nyeri dada, sesak, atau mudah lelah.</li>
</ul>
<p>Pada anak, gejalanya sering kurang khas: berat badan sulit naik, demam lama, dan tampak kurang aktif. TBC juga dapat mengenai kelenjar, tulang, selaput otak, dan organ lain.</p>

<h2>Pemeriksaan</h2>
<p>Dokter akan bertanya tentang keluhan dan riwayat kontak, lalu dapat menganjurkan pemeriksaan dahak dengan tes cepat molekuler (TCM) serta foto rontgen dada. Tes tambahan disesuaikan dengan usia dan kondisi pasien.</p>

<p>Hasil pemeriksaan dahak sangat bergantung pada mutu contohnya. Berkumurlah dengan air terlebih dahulu, tarik napas dalam beberapa kali, lalu batukkan dahak dari dada, bukan air liur. Lakukan di tempat terbuka atau ruang khusus. Bila dahak sulit keluar, beri tahu petugas; ada cara untuk membantunya.</p>
<p>Obat TBC program pemerintah diberikan tanpa biaya. Tanyakan kepada petugas tempat pengambilan obat yang paling dekat dengan rumah Anda, termasuk puskesmas.</p>

<h2>Mengapa obat harus diminum sampai selesai?</h2>
<p>Pengobatan TBC yang peka terhadap obat umumnya berlangsung sekitar enam bulan. Setelah beberapa minggu, keluhan biasanya berkurang dan banyak orang tergoda untuk berhenti. Padahal, bakteri yang tersisa dapat tumbuh lagi dan menjadi kebal. TBC kebal obat memerlukan pengobatan yang lebih rumit.</p>
<p>Beberapa kiat agar tetap teratur:</p>
<ol>
<li>Minumlah obat pada jam yang sama setiap hari.</li>
<li>Mintalah satu anggota keluarga menjadi pengawas minum obat.</li>
<li>Tandai kalender setiap kali obat sudah diminum.</li>
<li>Datanglah kontrol sebelum persediaan obat habis.</li>
</ol>
<p>Warna urine dapat menjadi kemerahan selama pengobatan; hal ini umumnya tidak berbahaya. Bila timbul mual berat, kulit atau mata menguning, gatal, atau gangguan penglihatan, segera hubungi dokter dan jangan mengatur sendiri obat Anda.</p>

<h2>Melindungi orang di rumah</h2>
<ul>
<li>Kenakan masker dan tutup mulut saat batuk.</li>
<li>Buka jendela setiap hari agar udara berganti dan sinar matahari masuk.</li>
<li>Buang dahak di wadah tertutup, bukan di sembarang tempat.</li>
<li>Ajak keluarga serumah memeriksakan diri. Dokter dapat menyarankan terapi pencegahan TBC bagi yang membutuhkan.</li>
</ul>
<blockquote>Dukungan keluarga sering menjadi penentu. Temani, ingatkan, dan jangan kucilkan.</blockquote>

<h2>Kapan harus ke dokter?</h2>
<p>Periksakan diri bila batuk tidak membaik selama dua minggu, bila berat badan turun tanpa sebab, atau bila Anda tinggal serumah dengan penderita TBC. Batuk darah atau sesak napas memerlukan pertolongan segera di IGD. Jadwal konsultasi dapat dilihat pada <a href="/daftar-dokter/poli-paru">daftar dokter Poli Paru</a>.</p>
`,
}
