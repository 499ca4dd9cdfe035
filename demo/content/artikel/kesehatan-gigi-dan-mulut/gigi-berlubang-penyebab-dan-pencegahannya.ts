import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'gigi-berlubang-penyebab-dan-pencegahannya',
	judul: 'Gigi Berlubang: Penyebab dan Pencegahannya',
	kategori: 'kesehatan-gigi-dan-mulut',
	artikelMedia: ['gigi-berlubang-penyebab-dan-pencegahannya.webp'],
	hariLalu: 29,
	countView: 1422,
	dokterDariPoli: ['poli-gigi'],
	textContent: `
<p>Gigi berlubang jarang terasa pada awalnya. Ketika rasa ngilu muncul, lubang sering kali sudah cukup dalam. Kabar baiknya, sebagian besar gigi berlubang dapat dicegah dengan kebiasaan sederhana yang dilakukan setiap hari.</p>

<h2>Mengapa gigi dapat berlubang?</h2>
<p>Di permukaan gigi terdapat lapisan lengket bernama plak yang berisi bakteri. Setiap kali kita makan atau minum yang manis, bakteri mengubah gula menjadi asam. Asam ini mengikis mineral email gigi sedikit demi sedikit. Air liur berusaha memulihkannya, tetapi tidak akan sempat bila gula datang berkali-kali dalam sehari.</p>
<p>Jadi, <strong>seringnya</strong> mengonsumsi gula sama pentingnya dengan jumlahnya. Satu gelas teh manis yang diminum sekaligus lebih ringan bagi gigi daripada gelas yang sama yang disesap sepanjang sore.</p>

<h2>Tahap kerusakan gigi</h2>
<ol>
<li><strong>Bercak putih.</strong> Mineral mulai hilang. Pada tahap ini, kerusakan masih dapat dihentikan dengan perawatan fluorida.</li>
<li><strong>Lubang pada email.</strong> Belum tentu terasa nyeri, tetapi perlu ditambal.</li>
<li><strong>Lubang pada dentin.</strong> Gigi mulai ngilu terkena makanan dingin, panas, atau manis.</li>
<li><strong>Infeksi saraf gigi.</strong> Nyeri berdenyut dan dapat membangunkan Anda pada malam hari. Perawatan saluran akar mungkin diperlukan.</li>
</ol>

<h2>Kebiasaan yang melindungi gigi</h2>
<ul>
<li>Sikat gigi dua kali sehari selama dua menit, yaitu setelah sarapan dan sebelum tidur, dengan pasta gigi berfluorida.</li>
<li>Cukup ludahkan busa pasta gigi tanpa banyak berkumur agar fluorida tetap bekerja.</li>
<li>Bersihkan sela gigi dengan benang gigi sekali sehari.</li>
<li>Batasi makanan dan minuman manis pada waktu makan utama.</li>
<li>Pilih air putih di antara waktu makan.</li>
<li>Ganti sikat gigi setiap tiga bulan atau bila bulunya sudah mekar.</li>
</ul>

<h3>Khusus untuk anak</h3>
<p>Mulailah menyikat sejak gigi pertama tumbuh. Untuk anak di bawah tiga tahun, gunakan pasta gigi seukuran butir beras; untuk usia tiga sampai enam tahun, seukuran biji kacang polong. Dampingi anak menyikat sampai kira-kira usia tujuh atau delapan tahun, dan hindari kebiasaan tidur sambil mengisap botol susu.</p>

<h2>Sambil menunggu perawatan</h2>
<p>Bila gigi terasa nyeri, berkumurlah perlahan dengan air garam hangat dan hindari mengunyah di sisi yang sakit. Jangan menempelkan tablet pereda nyeri langsung pada gigi atau gusi karena dapat melukai jaringan mulut. Pereda nyeri hanya mengurangi keluhan, tidak menutup lubang.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Periksakan gigi setiap enam bulan meskipun tidak ada keluhan. Buatlah janji lebih cepat bila gigi ngilu, tampak bercak hitam atau lubang, tambalan lepas, atau nyeri mengganggu tidur. Lihat jadwal pada <a href="/daftar-dokter/poli-gigi">daftar dokter Poli Gigi</a>.</p>
<p>Bila wajah atau leher membengkak disertai demam, sulit membuka mulut, sulit menelan, atau sesak, segera datang ke IGD karena infeksi dapat menyebar.</p>
`,
}
