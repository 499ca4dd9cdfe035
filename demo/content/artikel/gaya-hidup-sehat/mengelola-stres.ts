import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'mengelola-stres',
	judul: 'Mengelola Stres Sehari-hari',
	kategori: 'gaya-hidup-sehat',
	artikelMedia: ['mengelola-stres.webp'],
	hariLalu: 52,
	countView: 1537,
	dokterDariPoli: ['poli-jiwa'],
	textContent: `<p>Tenggat pekerjaan, cicilan, anak yang sakit, atau merawat orang tua: setiap orang mempunyai bebannya sendiri. Stres adalah jawaban alami tubuh terhadap tuntutan. Dalam kadar ringan, stres membuat kita waspada. Bila berlangsung lama tanpa jeda, stres dapat melelahkan badan dan pikiran.</p>
<h2>Mengenali tandanya</h2>
<p>Stres tidak selalu terasa sebagai pikiran yang kalut. Sering kali tubuh yang lebih dahulu berbicara.</p>
<ul>
<li><strong>Pada tubuh:</strong> sakit kepala, bahu tegang, jantung berdebar, perut tidak nyaman, mudah lelah.</li>
<li><strong>Pada pikiran:</strong> sulit memusatkan perhatian, mudah lupa, khawatir terus-menerus.</li>
<li><strong>Pada perilaku:</strong> mudah tersinggung, menarik diri, makan berlebihan atau tidak berselera, lebih banyak merokok.</li>
</ul>
<h2>Latihan napas lima menit</h2>
<p>Latihan ini dapat dilakukan di kantor, di kendaraan yang sedang berhenti, atau sebelum tidur.</p>
<ol>
<li>Duduk dengan nyaman. Letakkan satu tangan di perut.</li>
<li>Tarik napas melalui hidung sambil menghitung sampai empat. Rasakan perut mengembang.</li>
<li>Embuskan perlahan melalui mulut sambil menghitung sampai enam.</li>
<li>Ulangi selama lima menit. Bila pikiran melayang, kembalilah ke hitungan tanpa menyalahkan diri.</li>
</ol>
<p>Bila Anda merasa pusing, bernapaslah seperti biasa dan beristirahatlah sejenak.</p>
<h2>Memilah yang dapat diubah</h2>
<p>Ambil selembar kertas dan tuliskan semua hal yang membebani Anda. Beri tanda pada hal yang dapat Anda pengaruhi, lalu pilih <strong>satu</strong> langkah kecil untuk dikerjakan hari ini. Untuk hal yang tidak dapat diubah, tanyakan siapa yang bisa menemani Anda menjalaninya. Berkata “tidak” pada tugas tambahan juga merupakan cara menjaga kesehatan.</p>
<h2>Merawat diri setiap hari</h2>
<ul>
<li>Tidurlah cukup dan makan teratur. Batasi kopi bila Anda mudah berdebar.</li>
<li>Bergeraklah sedikitnya 20–30 menit; berjalan kaki pun baik.</li>
<li>Bercakaplah dengan orang yang Anda percayai, tidak hanya melalui pesan singkat.</li>
<li>Batasi waktu membaca berita dan media sosial, terutama pada malam hari.</li>
<li>Sediakan waktu untuk beribadah, hobi, atau sekadar duduk di teras.</li>
</ul>
<p>Hindari alkohol, rokok, atau obat penenang tanpa resep sebagai pelarian. Rasa lega yang diberikannya singkat, sedangkan masalah baru dapat menyusul.</p>
<h2>Kapan harus ke dokter?</h2>
<p>Meminta bantuan bukan tanda kelemahan. Temuilah dokter bila keluhan berlangsung lebih dari dua minggu, mengganggu pekerjaan atau hubungan Anda, membuat sulit tidur hampir setiap malam, atau bila serangan panik berulang. Anda dapat memilih jadwal di <a href="/daftar-dokter/poli-jiwa">Poli Jiwa</a>. Isi pembicaraan dengan dokter bersifat rahasia.</p>
<p>Bila Anda atau orang terdekat memiliki pikiran untuk menyakiti diri, <strong>jangan menunggu dan jangan sendirian</strong>. Hubungi seseorang yang Anda percayai dan datanglah ke IGD kapan pun, siang atau malam. Kami siap menolong.</p>`,
}
