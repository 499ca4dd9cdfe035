import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'diare-cegah-dehidrasi-dari-rumah',
	judul: 'Diare: Cegah Dehidrasi dari Rumah',
	kategori: 'penyakit-menular',
	artikelMedia: ['diare-cegah-dehidrasi-dari-rumah.webp'],
	hariLalu: 134,
	countView: 1870,
	dokterDariPoli: ['poli-anak', 'poli-penyakit-dalam'],
	textContent: `
<p>Diare berarti buang air besar dengan tinja lembek atau cair sebanyak tiga kali atau lebih dalam sehari. Sebagian besar diare membaik sendiri dalam beberapa hari. Yang perlu diwaspadai adalah dehidrasi, yaitu keadaan ketika tubuh kehilangan lebih banyak cairan daripada yang masuk.</p>

<h2>Penyebab yang paling sering</h2>
<p>Diare umumnya disebabkan oleh virus, bakteri, atau parasit yang masuk melalui makanan, air, atau tangan yang tidak bersih. Diare juga dapat timbul karena efek samping obat atau karena tubuh tidak cocok dengan makanan tertentu.</p>

<h2>Mengenali tanda dehidrasi</h2>
<table>
<thead>
<tr><th>Yang diperiksa</th><th>Dehidrasi ringan–sedang</th><th>Dehidrasi berat</th></tr>
</thead>
<tbody>
<tr><td>Keadaan umum</td><td>Rewel, gelisah</td><td>Sangat lemas, sulit dibangunkan</td></tr>
<tr><td>Rasa haus</td><td>Sangat haus</td><td>Tidak mau atau tidak mampu minum</td></tr>
<tr><td>Mata</td><td>Agak cekung</td><td>Sangat cekung</td></tr>
<tr><td>Buang air kecil</td><td>Berkurang, warna pekat</td><td>Hampir tidak ada</td></tr>
</tbody>
</table>
<p>Pada bayi, perhatikan pula popok yang tetap kering selama enam jam dan tangis tanpa air mata.</p>

<h2>Yang dapat dilakukan di rumah</h2>
<ol>
<li><strong>Berikan oralit.</strong> Larutkan dengan air matang sesuai petunjuk kemasan, lalu minum sedikit demi sedikit setiap kali selesai buang air besar.</li>
<li><strong>Teruskan ASI dan makanan.</strong> Bayi tetap disusui lebih sering. Anak dan orang dewasa boleh makan seperti biasa, dengan porsi kecil dan bumbu ringan.</li>
<li><strong>Bila muntah,</strong> tunggu sekitar sepuluh menit, lalu berikan lagi cairan sesendok demi sesendok.</li>
<li><strong>Tanyakan zinc untuk anak.</strong> Tenaga kesehatan akan menjelaskan jumlah dan lama pemberiannya.</li>
</ol>
<p>Hindari minuman bersoda dan minuman yang sangat manis karena dapat memperberat diare. Obat penghenti diare tidak dianjurkan untuk anak tanpa petunjuk dokter, begitu pula antibiotik, karena tidak semua diare memerlukannya.</p>

<h2>Mencegah penularan</h2>
<ul>
<li>Cuci tangan dengan sabun sebelum makan, sebelum menyiapkan makanan, dan setelah dari toilet atau mengganti popok.</li>
<li>Minumlah air yang sudah dimasak sampai mendidih.</li>
<li>Cuci buah dan sayur dengan air mengalir, serta pisahkan bahan mentah dari makanan matang.</li>
<li>Lengkapi imunisasi anak, termasuk rotavirus.</li>
</ul>

<h2>Kapan harus ke dokter?</h2>
<p>Segera ke IGD bila ada tanda dehidrasi berat, kejang, atau penurunan kesadaran. Temui dokter bila:</p>
<ul>
<li>tinja bercampur darah atau lendir;</li>
<li>demam tinggi atau nyeri perut hebat menyertai diare;</li>
<li>muntah terjadi terus-menerus sehingga cairan tidak dapat masuk;</li>
<li>diare tidak membaik dalam dua hari, atau dalam satu hari pada bayi dan lansia.</li>
</ul>
<p>Jadwal praktik tersedia pada halaman <a href="/daftar-dokter/poli-anak">dokter Poli Anak</a> dan <a href="/daftar-dokter/poli-penyakit-dalam">dokter Poli Penyakit Dalam</a>.</p>
`,
}
