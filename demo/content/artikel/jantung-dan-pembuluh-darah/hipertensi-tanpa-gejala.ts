import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'hipertensi-tanpa-gejala',
	judul: 'Hipertensi Sering Tanpa Gejala, Begini Cara Memantaunya',
	kategori: 'jantung-dan-pembuluh-darah',
	artikelMedia: ['hipertensi-tanpa-gejala.webp'],
	hariLalu: 52,
	countView: 3890,
	dokterDariPoli: ['poli-jantung', 'poli-penyakit-dalam'],
	textContent: `<p>Banyak orang baru mengetahui tekanan darahnya tinggi ketika menemani keluarga berobat dan iseng ikut diperiksa. Itu wajar, sebab hipertensi sering tidak menimbulkan keluhan apa pun. Tengkuk terasa enak, kepala tidak pusing, tetapi pembuluh darah bekerja terlalu keras setiap hari. Syukurlah, tekanan darah mudah diukur dan, bagi kebanyakan orang, dapat dikendalikan.</p>

<h2>Membaca angka tekanan darah</h2>
<p>Hasil pengukuran terdiri atas dua angka. Angka atas (sistolik) menunjukkan tekanan saat jantung memompa, sedangkan angka bawah (diastolik) saat jantung beristirahat di antara dua denyut. Seseorang disebut hipertensi bila hasil pengukuran di fasilitas kesehatan berulang kali mencapai <strong>140/90 mmHg atau lebih</strong>. Untuk pengukuran di rumah, batasnya sedikit lebih rendah, yaitu 135/85 mmHg. Satu hasil tinggi belum cukup untuk menegakkan diagnosis, kecuali bila angkanya sangat tinggi.</p>

<h2>Siapa yang lebih mudah terkena?</h2>
<p>Pada kebanyakan orang, tidak ada satu penyebab tunggal. Beberapa keadaan berikut membuat seseorang lebih berisiko:</p>
<ul>
<li>usia yang bertambah, atau orang tua dan saudara kandung dengan hipertensi;</li>
<li>berat badan berlebih dan kurang bergerak;</li>
<li>makanan yang asin serta sedikit sayur dan buah;</li>
<li>merokok, minuman beralkohol, dan kurang tidur;</li>
<li>diabetes, penyakit ginjal, atau kebiasaan mengorok dengan henti napas saat tidur.</li>
</ul>
<p>Hipertensi juga dapat muncul pada usia muda. Bila tekanan darah tinggi sejak sebelum usia 40 tahun, dokter biasanya akan mencari kemungkinan penyebab lain.</p>

<h2>Mengapa perlu diobati walau tidak terasa?</h2>
<p>Tekanan yang terus tinggi perlahan-lahan merusak dinding pembuluh darah. Bertahun-tahun kemudian, akibatnya dapat muncul sebagai stroke, serangan jantung, gagal jantung, gangguan ginjal, atau gangguan penglihatan. Pengendalian yang baik menurunkan risiko tersebut secara nyata. Jadi, obat diminum bukan untuk mengusir pusing hari ini, melainkan untuk melindungi kesehatan Anda pada tahun-tahun mendatang.</p>

<h2>Cara mengukur di rumah</h2>
<p>Pilihlah alat digital dengan manset di lengan atas yang ukurannya sesuai. Agar hasilnya dapat dipercaya, lakukan urutan berikut:</p>
<ol>
<li>Jangan merokok, minum kopi, atau berolahraga selama 30 menit sebelumnya. Kosongkan kandung kemih.</li>
<li>Duduk tenang lima menit, punggung bersandar, kedua telapak kaki di lantai.</li>
<li>Letakkan lengan di atas meja sehingga manset setinggi jantung. Lingkarkan manset pada kulit, bukan di atas baju.</li>
<li>Jangan berbicara selama pengukuran.</li>
<li>Ukur dua kali dengan jarak satu sampai dua menit, pagi sebelum minum obat dan malam sebelum tidur.</li>
<li>Catat semua hasil, juga yang kurang bagus.</li>
</ol>
<p>Angka yang naik turun sedikit dari hari ke hari itu wajar, jadi tidak perlu mengukur berkali-kali karena cemas. Catatan selama satu minggu sebelum kontrol jauh lebih berguna bagi dokter daripada satu angka di ruang periksa.</p>

<h2>Kebiasaan yang menurunkan tekanan</h2>
<h3>Di meja makan</h3>
<ul>
<li>Batasi garam sampai sekitar satu sendok teh sehari, termasuk yang terkandung dalam kecap, penyedap, mi instan, ikan asin, dan kerupuk.</li>
<li>Perbanyak sayur, buah, kacang-kacangan, dan ikan. Bila Anda mempunyai gangguan ginjal, tanyakan dahulu batas kaliumnya kepada dokter.</li>
<li>Hindari minuman beralkohol.</li>
</ul>
<h3>Sehari-hari</h3>
<ul>
<li>Bergeraklah sedikitnya 30 menit pada hampir setiap hari: berjalan, bersepeda, atau senam.</li>
<li>Jaga berat badan; turun beberapa kilogram pun sudah membantu.</li>
<li>Berhentilah merokok, tidurlah cukup, dan beri waktu untuk menenangkan pikiran.</li>
</ul>

<h2>Bersahabat dengan obat</h2>
<p>Bila dokter meresepkan obat, minumlah pada jam yang sama setiap hari. Angka yang sudah normal berarti obatnya bekerja, bukan tanda bahwa obat boleh dihentikan. Beri tahu dokter bila Anda batuk kering, kaki bengkak, atau sering pusing saat berdiri; obatnya mungkin dapat diganti. Sebutkan pula jamu dan obat bebas yang Anda minum, karena beberapa obat nyeri dan obat pilek dapat menaikkan tekanan darah. Bila Anda hamil atau merencanakannya, bicarakan lebih awal.</p>

<p>Agar tidak lupa, letakkan obat di tempat yang selalu terlihat, pasang pengingat di telepon, dan mintalah resep ulang sebelum persediaan habis. Bila satu kali terlewat, jangan menggandakan obat berikutnya. Ajak pasangan atau anak ikut mengingatkan; pengobatan jangka panjang lebih ringan bila dijalani bersama.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Segera ke <strong>IGD</strong> bila tekanan darah melebihi 180/120 mmHg dan disertai nyeri dada, sesak, sakit kepala hebat, pandangan kabur, kebingungan, bicara pelo, atau kelemahan satu sisi tubuh. Bila angkanya setinggi itu tanpa keluhan, duduklah tenang, ukur kembali setelah beberapa menit, dan hubungi dokter pada hari yang sama.</p>
<p>Buatlah janji dengan <a href="/daftar-dokter/poli-penyakit-dalam">dokter Poli Penyakit Dalam</a> atau <a href="/daftar-dokter/poli-jantung">dokter Poli Jantung</a> bila hasil di rumah berulang kali 135/85 mmHg atau lebih, atau bila tekanan darah tetap tinggi meskipun obat sudah diminum teratur. Orang dewasa yang merasa sehat pun sebaiknya memeriksakan tekanan darah sedikitnya setahun sekali.</p>`,
}
