import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'mengurangi-garam',
	judul: 'Kurangi Garam, Tetap Sedap',
	kategori: 'gizi-dan-nutrisi',
	artikelMedia: ['mengurangi-garam.webp'],
	hariLalu: 187,
	countView: 412,
	dokterDariPoli: ['poli-jantung', 'poli-penyakit-dalam'],
	textContent: `<p>Garam membuat masakan hidup, dan tubuh memang memerlukan sedikit natrium. Namun, kelebihan garam dari hari ke hari dapat menaikkan tekanan darah serta memberatkan jantung dan ginjal. Anjurannya bagi orang dewasa: tidak lebih dari <strong>satu sendok teh (5 gram) garam sehari</strong>, atau sekitar 2.000 mg natrium, dari semua makanan.</p>

<h2>Garam yang tidak terlihat</h2>
<p>Sebagian besar dari kita tidak menaburkan garam di meja makan. Garam datang diam-diam melalui:</p>
<ul>
<li>kecap asin, saus, terasi, petis, kaldu bubuk, dan penyedap;</li>
<li>mi instan, yang satu bungkusnya dapat memuat separuh atau lebih batas natrium sehari;</li>
<li>ikan asin, telur asin, sosis, <em>nugget</em>, dan kornet;</li>
<li>kerupuk, keripik, dan kue kering.</li>
</ul>

<h2>Cara mengurangi tanpa terasa hambar</h2>
<ol>
<li><strong>Turunkan bertahap.</strong> Kurangi sedikit setiap minggu. Dalam beberapa minggu, lidah akan terbiasa.</li>
<li><strong>Mainkan bumbu.</strong> Bawang, jahe, serai, daun jeruk, kemangi, ketumbar, cabai, dan perasan jeruk limau memberi rasa tanpa menambah natrium.</li>
<li><strong>Garami di akhir.</strong> Rasa asin di permukaan lebih terasa, sehingga jumlahnya dapat lebih sedikit.</li>
<li><strong>Pakai separuh bumbu mi instan</strong>, tambahkan sayur dan telur, dan sisakan kuahnya.</li>
<li><strong>Baca label.</strong> Bandingkan natrium per sajian, lalu perhatikan berapa sajian dalam satu kemasan.</li>
</ol>

<h2>Ajak seluruh keluarga</h2>
<p>Tidak perlu memasak dua macam. Masakan yang lebih ringan garamnya baik untuk semua orang di rumah, juga anak-anak yang seleranya sedang terbentuk. Bila makan di luar, mintalah saus dan sambal dipisahkan, dan cicipi dahulu sebelum menambahkan kecap.</p>

<h2>Hati-hati dengan garam pengganti</h2>
<p>Garam rendah natrium biasanya memakai kalium. Bagi sebagian orang ini membantu, tetapi dapat berbahaya bagi penderita gangguan ginjal atau pemakai obat tertentu untuk tekanan darah dan jantung. Tanyakan lebih dahulu kepada dokter. Untuk garam biasa, tetap pilih yang beryodium.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Buatlah janji bila tekanan darah Anda berulang kali tinggi, kaki sering bengkak, atau Anda mempunyai penyakit jantung maupun ginjal dan belum tahu batas garam yang sesuai. Bengkak yang disertai sesak napas, terutama saat berbaring, perlu segera diperiksa di IGD.</p>
<p>Anda dapat memilih jadwal <a href="/daftar-dokter/poli-jantung">dokter Poli Jantung</a> atau melihat <a href="/poli-klinik">semua poliklinik</a> kami.</p>`,
}
