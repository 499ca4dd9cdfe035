import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'asi-eksklusif',
	judul: 'ASI Eksklusif',
	kategori: 'ibu-dan-anak',
	artikelMedia: ['asi-eksklusif.webp'],
	hariLalu: 97,
	countView: 1630,
	dokterDariPoli: ['poli-anak', 'poli-kandungan'],
	textContent: `<p>ASI eksklusif berarti bayi hanya menerima ASI sejak lahir sampai usia enam bulan, tanpa air putih, madu, pisang, atau makanan lain. Obat, vitamin, dan oralit yang dianjurkan dokter tetap boleh diberikan. Setelah enam bulan, bayi mulai mengenal makanan pendamping, sementara ASI diteruskan sampai usia dua tahun atau lebih.</p>

<h2>Mengapa ASI?</h2>
<ul>
<li><strong>Cukup untuk enam bulan pertama.</strong> Air, energi, protein, dan lemaknya menyesuaikan kebutuhan bayi, juga pada hari yang panas.</li>
<li><strong>Membawa zat kekebalan.</strong> Kolostrum, cairan kekuningan pada hari-hari pertama, sangat kaya antibodi. Jangan dibuang.</li>
<li><strong>Baik bagi ibu.</strong> Menyusui membantu rahim kembali mengecil dan menurunkan risiko kanker payudara.</li>
</ul>

<h2>Pelekatan yang nyaman</h2>
<p>Menyusui seharusnya tidak menyakitkan. Hadapkan seluruh badan bayi ke arah Anda, tempelkan perutnya ke perut Anda, lalu tunggu sampai mulutnya terbuka lebar. Bagian gelap payudara sebelah bawah masuk lebih banyak ke mulutnya, dagunya menempel, dan bibir bawahnya terlipat keluar. Bila terasa nyeri, lepaskan perlahan dengan menyelipkan jari kelingking di sudut mulutnya, kemudian coba lagi.</p>

<h2>Apakah ASI saya cukup?</h2>
<p>Payudara yang terasa lembek atau hasil perah yang sedikit belum tentu berarti ASI kurang. Tanda berikut lebih dapat dipercaya:</p>
<ul>
<li>bayi menyusu sekitar 8–12 kali sehari semalam dan terdengar menelan;</li>
<li>setelah hari kelima, ia buang air kecil sedikitnya enam kali sehari dengan warna jernih atau kuning muda;</li>
<li>berat lahirnya kembali tercapai pada usia sekitar dua minggu, lalu terus naik.</li>
</ul>

<h2>Ketika ibu kembali bekerja</h2>
<p>Mulailah memerah beberapa minggu sebelum cuti berakhir. Cuci tangan, gunakan wadah bersih bertutup, dan tuliskan tanggalnya. ASI segar umumnya bertahan sampai empat jam di suhu ruang yang sejuk, sampai empat hari di dalam lemari es, dan sekitar enam bulan di lemari pembeku terpisah. Hangatkan dengan merendam wadahnya dalam air hangat, jangan direbus atau dipanaskan dengan <em>microwave</em>.</p>
<p>Ayah dan keluarga sangat berarti di sini: menyiapkan makan, menggendong bayi, atau sekadar berkata bahwa Anda sudah melakukan yang terbaik. Bila karena alasan medis bayi memerlukan tambahan susu, itu bukan kegagalan.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Periksakan bayi bila ia tampak kuning yang meluas atau makin jelas, malas menyusu, sulit dibangunkan, jarang buang air kecil, atau berat badannya tidak naik. Bayi yang kuning dalam 24 jam pertama perlu segera diperiksa. Bagi ibu, puting yang terus lecet, payudara yang merah dan nyeri disertai demam, atau kesedihan yang tidak kunjung reda juga patut dibicarakan.</p>
<p>Anda dapat menemui <a href="/daftar-dokter/poli-anak">dokter Poli Anak</a> atau <a href="/daftar-dokter/poli-kandungan">dokter Poli Kandungan</a>. Makin awal dibantu, makin mudah masalah menyusui diatasi.</p>`,
}
