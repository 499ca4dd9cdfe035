import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'karang-gigi-dan-gusi-berdarah',
	judul: 'Karang Gigi dan Gusi Berdarah',
	kategori: 'kesehatan-gigi-dan-mulut',
	artikelMedia: ['karang-gigi-dan-gusi-berdarah.webp'],
	hariLalu: 168,
	countView: 618,
	dokterDariPoli: ['poli-gigi'],
	textContent: `
<p>Apakah gusi Anda berdarah saat menyikat gigi? Banyak orang lalu menyikat lebih jarang karena takut. Padahal, gusi yang mudah berdarah sering menandakan adanya plak dan karang gigi yang perlu dibersihkan.</p>

<h2>Apa itu karang gigi?</h2>
<p>Plak yang tidak tersikat akan bercampur dengan mineral air liur dan mengeras dalam beberapa hari. Endapan keras inilah yang disebut karang gigi. Warnanya kekuningan hingga cokelat dan paling sering berada di belakang gigi depan bawah serta di dekat gusi. Karang gigi tidak dapat dihilangkan dengan sikat biasa.</p>

<h2>Dampaknya bagi gusi</h2>
<p>Permukaan karang yang kasar menjadi tempat bakteri menempel. Gusi kemudian meradang: merah, bengkak, dan mudah berdarah. Keadaan ini disebut gingivitis dan umumnya dapat pulih setelah gigi dibersihkan. Bila dibiarkan, peradangan dapat menjalar ke tulang penyangga sehingga gigi menjadi goyang.</p>
<p>Risikonya lebih besar pada perokok, penderita diabetes, ibu hamil, dan pengguna kawat gigi.</p>

<h2>Meluruskan anggapan tentang <em>scaling</em></h2>
<ul>
<li><strong>“Membuat gigi tipis.”</strong> Alat <em>scaling</em> mengangkat karang, bukan email gigi, bila dilakukan oleh tenaga yang kompeten.</li>
<li><strong>“Membuat gigi renggang.”</strong> Celah yang terasa setelahnya adalah ruang yang semula terisi karang.</li>
<li><strong>“Pasti sakit.”</strong> Kebanyakan orang hanya merasa sedikit ngilu. Sampaikan kepada dokter bila Anda tidak nyaman.</li>
</ul>
<p>Setelah <em>scaling</em>, gigi dapat terasa lebih peka selama beberapa hari. Hindari dahulu makanan yang terlalu panas atau dingin.</p>

<h2>Agar karang tidak cepat kembali</h2>
<ol>
<li>Sikat gigi dua kali sehari dengan bulu sikat yang lembut, miring sekitar 45 derajat ke arah gusi.</li>
<li>Bersihkan sela gigi setiap malam.</li>
<li>Berhentilah merokok, dan kendalikan kadar gula darah bila Anda menderita diabetes.</li>
<li>Gunakan obat kumur hanya sebagai pelengkap. Obat kumur tidak dapat melepaskan plak yang menempel.</li>
<li>Jangan mencongkel karang sendiri dengan benda tajam.</li>
</ol>

<h2>Kapan harus ke dokter?</h2>
<p>Datanglah bila gusi masih berdarah setelah satu sampai dua minggu menyikat dengan benar, bila gusi bengkak atau bernanah, gigi goyang, atau bau mulut menetap. Dokter akan menentukan jadwal pembersihan sesuai kondisi Anda. Beri tahu dokter bila Anda minum obat pengencer darah atau memiliki penyakit jantung. Jadwalnya ada pada halaman <a href="/daftar-dokter/poli-gigi">dokter Poli Gigi</a>.</p>
`,
}
