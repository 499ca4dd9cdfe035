import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'demam-pada-anak',
	judul: 'Demam pada Anak: Yang Bisa Anda Lakukan di Rumah',
	kategori: 'ibu-dan-anak',
	artikelMedia: ['demam-pada-anak.webp'],
	hariLalu: 6,
	countView: 5180,
	dokterDariPoli: ['poli-anak'],
	favorit: 2,
	textContent: `<p>Dahi anak terasa panas, pipinya memerah, dan ia tidak mau bermain. Wajar bila Anda cemas. Kabar baiknya, demam sering kali merupakan cara tubuh melawan infeksi, dan sebagian besar anak membaik dalam beberapa hari dengan perawatan sederhana. Yang penting, Anda tahu apa yang perlu dilakukan dan tanda apa yang tidak boleh ditunggu.</p>

<h2>Kapan anak disebut demam?</h2>
<p>Anak disebut demam bila suhu tubuhnya mencapai <strong>38 °C atau lebih</strong>. Pengukuran di ketiak biasanya menunjukkan angka sedikit lebih rendah daripada suhu bagian dalam tubuh, sehingga angka 37,5 °C ke atas di ketiak sudah patut dipantau. Rabaan tangan tidak cukup teliti. Gunakan termometer digital, ikuti petunjuknya, lalu catat angka beserta jamnya.</p>
<p>Tingginya suhu tidak selalu sejalan dengan beratnya penyakit. Anak bersuhu 39 °C yang masih mau minum dan sesekali tersenyum sering kali lebih baik keadaannya daripada anak bersuhu 38 °C yang lemas dan sulit dibangunkan. Karena itu, perhatikan anaknya, bukan hanya angkanya.</p>

<h2>Perawatan di rumah</h2>
<h3>Cukupi cairan</h3>
<p>Tubuh yang panas kehilangan lebih banyak cairan. Tawarkan minum sedikit demi sedikit, tetapi sering: ASI untuk bayi; air putih, kuah sup, atau susu untuk anak yang lebih besar. Buang air kecil yang tetap teratur menandakan cairannya cukup.</p>
<p>Nafsu makan yang menurun selama beberapa hari tidak perlu dirisaukan. Sajikan makanan lunak kesukaannya dalam porsi kecil. Untuk sementara, minum lebih penting daripada makan.</p>
<h3>Buat anak nyaman</h3>
<ul>
<li>Pakaikan baju tipis yang menyerap keringat; selimut tebal justru menahan panas.</li>
<li>Jaga kamar tetap sejuk dengan udara yang mengalir.</li>
<li>Biarkan anak beristirahat, tetapi tidak perlu memaksanya tidur.</li>
<li>Bila anak merasa nyaman, Anda boleh menyeka tubuhnya dengan air hangat suam-suam kuku. Hentikan bila ia menggigil. Jangan memakai air es atau alkohol.</li>
</ul>
<h3>Obat penurun panas</h3>
<p>Obat diberikan agar anak lebih nyaman, bukan semata-mata untuk mengejar angka normal. Parasetamol dapat dipakai sesuai <strong>berat badan</strong> anak menurut petunjuk pada kemasan atau anjuran dokter. Gunakan sendok takar bawaannya dan patuhi jarak antarpemberian. Untuk bayi di bawah tiga bulan, tanyakan lebih dahulu kepada dokter. Jangan memberikan aspirin kepada anak. Hindari pula ibuprofen bila ada kemungkinan demam berdarah, dan jangan memakai sisa antibiotik dari sakit sebelumnya.</p>
<p>Bila anak tidur nyenyak, Anda tidak perlu membangunkannya hanya untuk memberikan obat penurun panas. Tidur membantu tubuhnya pulih.</p>

<h2>Yang perlu dicatat</h2>
<p>Catatan singkat sangat membantu dokter bila anak akhirnya perlu diperiksa. Tuliskan:</p>
<ul>
<li>tanggal dan jam demam mulai terasa;</li>
<li>hasil pengukuran suhu, misalnya setiap empat jam saat anak terjaga;</li>
<li>nama obat serta jam pemberiannya;</li>
<li>jumlah minum dan buang air kecil;</li>
<li>keluhan lain, seperti batuk, diare, ruam, atau teman sekelas yang juga sakit.</li>
</ul>

<h2>Waspadai demam berdarah</h2>
<p>Di daerah kita, demam berdarah dengue perlu selalu diingat, terutama pada musim hujan. Masa yang paling perlu diawasi biasanya hari ketiga sampai keenam, <strong>justru ketika panas mulai turun</strong>. Bila suhu turun, tetapi anak tampak makin lemas, nyeri perut, muntah terus, mimisan, gusinya berdarah, atau tangan dan kakinya dingin, segera bawa ke IGD.</p>

<h2>Bila anak kejang saat demam</h2>
<p>Kejang demam umumnya berlangsung singkat, walau terasa sangat lama bagi orang tua. Cobalah tetap tenang dan lakukan langkah berikut:</p>
<ol>
<li>Baringkan anak di tempat datar dan aman, lalu miringkan tubuhnya.</li>
<li>Longgarkan pakaian di sekitar leher.</li>
<li>Jangan memasukkan apa pun ke mulutnya, termasuk sendok, minuman, atau obat.</li>
<li>Catat lamanya kejang; bila dapat, minta seseorang merekamnya untuk ditunjukkan kepada dokter.</li>
<li>Bawa anak ke IGD. Bila kejang berlangsung lebih dari lima menit atau berulang, minta bantuan darurat saat itu juga.</li>
</ol>

<h2>Kapan harus ke dokter?</h2>
<p>Segera ke <strong>IGD</strong> bila anak:</p>
<ul>
<li>berusia di bawah tiga bulan dengan suhu 38 °C atau lebih, atau 37,5 °C atau lebih di ketiak;</li>
<li>sulit dibangunkan, sangat lemas, atau menangis tanpa bisa ditenangkan;</li>
<li>sesak napas, bibirnya kebiruan, atau lehernya kaku;</li>
<li>tidak mau minum, muntah terus, atau tidak buang air kecil selama enam jam atau lebih;</li>
<li>mempunyai bintik merah keunguan yang tidak memudar saat ditekan, atau mengalami perdarahan.</li>
</ul>
<p>Buatlah janji dengan <a href="/daftar-dokter/poli-anak">dokter Poli Anak</a> bila demam bertahan lebih dari dua hari, datang kembali setelah sempat hilang, disertai nyeri telinga atau nyeri saat berkemih, atau bila anak mempunyai penyakit menahun. Bawalah catatan suhu dan obat yang sudah diberikan. Dan bila hati Anda berkata ada yang tidak biasa, datanglah. Tidak ada kekhawatiran orang tua yang terlalu kecil untuk ditanyakan.</p>`,
}
