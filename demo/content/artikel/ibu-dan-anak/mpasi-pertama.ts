import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'mpasi-pertama',
	judul: 'MPASI Pertama: Mulai dari Mana?',
	kategori: 'ibu-dan-anak',
	artikelMedia: ['mpasi-pertama.webp'],
	hariLalu: 221,
	countView: 894,
	dokterDariPoli: ['poli-anak'],
	textContent: `<p>Menjelang usia enam bulan, ASI saja tidak lagi mencukupi kebutuhan energi dan zat besi bayi. Saat itulah makanan pendamping ASI (MPASI) dimulai. Tidak perlu alat mahal atau menu yang rumit: bahan dari dapur keluarga sudah cukup, asal bergizi, bersih, dan teksturnya tepat.</p>

<h2>Tanda bayi siap makan</h2>
<ul>
<li>Kepalanya tegak dan ia dapat duduk dengan sedikit bantuan.</li>
<li>Ia tertarik melihat orang makan dan mencoba meraih makanan.</li>
<li>Lidahnya tidak lagi selalu mendorong sendok keluar.</li>
</ul>

<h2>Isi mangkuk si kecil</h2>
<p>Sejak hari-hari pertama, usahakan setiap mangkuk memuat makanan pokok, <strong>protein hewani</strong>, dan sedikit lemak. Telur, ikan, ayam, daging, dan hati adalah sumber zat besi serta protein yang baik. Tambahkan kacang-kacangan, sayur, dan buah sebagai pelengkap. Sedikit minyak atau santan menambah energi tanpa menambah banyak isi. Lemuru dan ikan kembung yang mudah ditemukan di Banyuwangi juga bagus; pastikan durinya benar-benar bersih.</p>

<h2>Tekstur dan jumlah menurut usia</h2>
<ul>
<li><strong>6–8 bulan:</strong> bubur kental yang dilumatkan, tidak mudah tumpah dari sendok. Mulai dengan dua sampai tiga sendok makan, lalu naikkan bertahap sampai setengah mangkuk ukuran 250 ml; 2–3 kali sehari.</li>
<li><strong>9–11 bulan:</strong> makanan dicincang halus dan makanan yang dapat dipegang; setengah sampai tiga perempat mangkuk, 3–4 kali sehari.</li>
<li><strong>12–23 bulan:</strong> makanan keluarga yang dipotong kecil; tiga perempat sampai satu mangkuk, 3–4 kali sehari.</li>
</ul>
<p>Selingan dapat ditambahkan satu sampai dua kali. ASI tetap diteruskan.</p>

<h2>Aman sejak dari dapur</h2>
<ol>
<li>Cuci tangan Anda dan tangan bayi dengan sabun.</li>
<li>Pisahkan talenan bahan mentah dan bahan matang.</li>
<li>Masak telur, ikan, dan daging sampai matang.</li>
<li>Simpan sisa masakan di lemari es, panaskan sekali saja, dan buang sisa yang sudah terkena sendok bayi.</li>
</ol>
<p>Jangan memberikan madu sebelum usia satu tahun. Hindari kacang utuh, anggur utuh, bakso bulat, dan permen karena dapat menyumbat jalan napas. Batasi gula dan garam, dan dampingi bayi selama makan.</p>

<h2>Bila bayi menolak</h2>
<p>Menolak makanan baru itu biasa. Tawarkan lagi di hari lain; ada bayi yang perlu mencoba belasan kali. Makanlah bersama, jauhkan layar, batasi waktu makan sekitar 30 menit, dan jangan memaksa. Kenalkan bahan yang sering memicu alergi, seperti telur dan ikan, sedikit demi sedikit pada waktu Anda dapat mengamatinya. Bila bayi mempunyai eksem berat atau riwayat alergi, tanyakan lebih dahulu kepada dokter.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Temui <a href="/daftar-dokter/poli-anak">dokter Poli Anak</a> bila berat badan bayi tidak naik pada penimbangan bulanan, ia terus-menerus menolak makan, sering tersedak, diare, muntah berulang, atau tampak pucat. Segera ke IGD bila sesudah makan bayi sesak, bibir atau wajahnya membengkak, atau menjadi lemas. Bawalah Buku KIA agar dokter dapat melihat grafik pertumbuhannya.</p>`,
}
