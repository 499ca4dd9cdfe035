import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'cara-menyiapkan-konsultasi-dengan-dokter',
	judul: 'Cara Menyiapkan Konsultasi dengan Dokter',
	kategori: 'konsultasi-kesehatan',
	artikelMedia: ['cara-menyiapkan-konsultasi-dengan-dokter.webp'],
	hariLalu: 45,
	countView: 776,
	dokterDariPoli: ['poli-penyakit-dalam', 'poli-anak'],
	textContent: `
<p>Pernahkah Anda baru teringat pertanyaan penting setelah keluar dari ruang periksa? Hal itu dialami banyak orang. Persiapan sepuluh menit di rumah dapat membuat waktu bersama dokter jauh lebih berguna.</p>

<h2>Sebelum berangkat</h2>
<h3>Tuliskan keluhan Anda</h3>
<p>Urutkan dari yang paling mengganggu. Enam pertanyaan ini dapat menjadi panduan:</p>
<ol>
<li>Apa yang dirasakan, dan di bagian tubuh mana?</li>
<li>Sejak kapan, dan apakah makin berat?</li>
<li>Seberapa sering muncul, dan berapa lama setiap kali?</li>
<li>Apa yang memperberat atau meringankannya?</li>
<li>Apa saja yang sudah Anda coba?</li>
<li>Bagaimana pengaruhnya terhadap tidur, makan, dan pekerjaan?</li>
</ol>
<h3>Siapkan berkas dan barang</h3>
<ul>
<li>Kartu identitas dan kartu jaminan kesehatan atau asuransi.</li>
<li>Surat rujukan bila diperlukan.</li>
<li>Hasil laboratorium, rontgen, atau ringkasan perawatan sebelumnya.</li>
<li>Semua obat, vitamin, dan jamu yang sedang diminum, atau foto kemasannya.</li>
<li>Catatan alergi obat dan makanan.</li>
<li>Buku KIA untuk anak dan ibu hamil.</li>
</ul>
<p>Tanyakan pula saat mendaftar apakah Anda perlu berpuasa, misalnya bila direncanakan pemeriksaan darah. Jangan menghentikan obat rutin tanpa petunjuk dokter.</p>

<h3>Catat riwayat kesehatan</h3>
<p>Tuliskan penyakit yang pernah atau sedang Anda derita, operasi yang pernah dijalani, dan penyakit yang ada dalam keluarga, misalnya diabetes, darah tinggi, atau kanker. Bila Anda memantau tekanan darah atau gula darah di rumah, bawalah catatannya selama dua minggu terakhir. Perempuan sebaiknya mengingat tanggal haid terakhir dan memberi tahu dokter bila sedang hamil, merencanakan kehamilan, atau menyusui.</p>

<h2>Di ruang periksa</h2>
<p>Sampaikan keluhan utama lebih dahulu. Berceritalah dengan jujur, termasuk tentang rokok, obat yang terlewat, atau keluhan yang terasa memalukan. Dokter membutuhkan keterangan itu untuk membantu Anda, dan wajib menjaga kerahasiaannya.</p>
<p>Sebelum pulang, pastikan Anda memperoleh jawaban atas pertanyaan berikut:</p>
<ul>
<li>Apa kemungkinan penyebab keluhan saya?</li>
<li>Pemeriksaan apa yang diperlukan, dan untuk apa?</li>
<li>Apa saja pilihan pengobatan, manfaat, dan risikonya?</li>
<li>Bagaimana cara minum obat ini, dan apa efek samping yang perlu diwaspadai?</li>
<li>Kapan saya harus kontrol atau kembali lebih cepat?</li>
</ul>
<blockquote>Cobalah mengulang penjelasan dokter dengan kata-kata Anda sendiri: “Jadi, saya perlu … benar begitu, Dok?” Cara ini membantu menemukan hal yang belum jelas.</blockquote>
<p>Bila ada istilah yang asing, mintalah dokter menjelaskannya dengan bahasa sehari-hari atau gambar. Tidak ada pertanyaan yang terlalu sederhana.</p>
<p>Anda boleh mencatat atau mengajak satu orang keluarga. Bila ingin merekam percakapan, mintalah izin terlebih dahulu.</p>

<h2>Setelah konsultasi</h2>
<p>Simpan resep dan hasil pemeriksaan dalam satu map atau folder di ponsel. Tandai tanggal kontrol. Bila keluhan tidak membaik sesuai perkiraan, catat perkembangannya untuk dibicarakan pada kunjungan berikutnya.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Tidak perlu menunggu sampai keluhan berat. Buatlah janji bila keluhan berulang, menetap lebih dari satu atau dua minggu, atau membuat Anda khawatir. Bila belum yakin klinik mana yang sesuai, lihatlah penjelasan setiap klinik pada halaman <a href="/poli-klinik">Poli Klinik</a>.</p>
<p>Untuk nyeri dada, sesak napas, kelemahan separuh tubuh, perdarahan hebat, atau penurunan kesadaran, jangan menunggu jadwal praktik. Segera datang ke IGD.</p>
`,
}
