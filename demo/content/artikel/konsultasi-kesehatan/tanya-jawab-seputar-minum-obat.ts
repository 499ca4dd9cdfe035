import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'tanya-jawab-seputar-minum-obat',
	judul: 'Tanya Jawab Seputar Minum Obat',
	kategori: 'konsultasi-kesehatan',
	artikelMedia: ['tanya-jawab-seputar-minum-obat.webp'],
	hariLalu: 113,
	countView: 1234,
	dokterDariPoli: ['poli-penyakit-dalam'],
	textContent: `
<p>Pertanyaan tentang obat termasuk yang paling sering disampaikan pasien kepada kami. Berikut jawaban umum yang dapat menjadi pegangan. Bila petunjuk dari dokter atau apoteker Anda berbeda, ikutilah petunjuk tersebut karena mereka mengetahui kondisi Anda.</p>

<h2>Aturan minum</h2>
<h3>Apa arti “tiga kali sehari”?</h3>
<p>Artinya, obat diminum dengan jarak yang kira-kira sama, yaitu sekitar delapan jam. Untuk beberapa obat, jarak ini sangat penting. Mintalah apoteker membantu menyusun jamnya agar sesuai dengan kegiatan Anda.</p>
<h3>Apa bedanya sebelum dan sesudah makan?</h3>
<p>“Sebelum makan” umumnya berarti saat perut kosong, kira-kira satu jam sebelum atau dua jam setelah makan. “Sesudah makan” berarti segera setelah makan, biasanya agar lambung lebih nyaman atau agar obat diserap dengan baik.</p>
<h3>Bolehkah diminum dengan teh, kopi, atau susu?</h3>
<p>Air putih adalah pilihan yang aman. Teh, kopi, susu, dan jus tertentu dapat mengganggu penyerapan sebagian obat.</p>
<h3>Bolehkah tablet digerus atau dibelah?</h3>
<p>Tanyakan dahulu. Tablet lepas lambat dan tablet bersalut khusus tidak boleh dihancurkan karena kerjanya dapat berubah.</p>

<h2>Bila lupa atau sudah merasa sehat</h2>
<h3>Saya lupa minum obat. Apa yang harus dilakukan?</h3>
<p>Untuk kebanyakan obat, minumlah begitu teringat, kecuali bila waktu minum berikutnya sudah dekat. Lanjutkan seperti biasa dan <strong>jangan menggandakan jumlahnya</strong>. Untuk pengencer darah, insulin, obat kejang, atau pil KB, hubungi dokter atau apoteker karena aturannya berbeda.</p>
<h3>Apakah antibiotik boleh dihentikan bila sudah membaik?</h3>
<p>Minumlah sesuai lama yang ditentukan dokter. Jangan menyimpan sisanya untuk lain waktu dan jangan memberikannya kepada orang lain.</p>
<h3>Bagaimana dengan obat darah tinggi dan diabetes?</h3>
<p>Angka yang normal sering kali justru menunjukkan bahwa obat bekerja. Jangan mengubah atau menghentikannya sebelum berbicara dengan dokter.</p>

<h2>Keamanan di rumah</h2>
<ul>
<li>Simpan obat di tempat kering dan sejuk, terlindung dari cahaya, serta jauh dari jangkauan anak. Lemari es hanya untuk obat yang memang memerlukannya.</li>
<li>Periksa tanggal kedaluwarsa, dan catat tanggal membuka sirop atau tetes mata.</li>
<li>Beri tahu dokter tentang jamu dan suplemen yang Anda minum.</li>
<li>Ibu hamil dan menyusui sebaiknya bertanya sebelum minum obat apa pun, termasuk obat bebas.</li>
</ul>

<h2>Kapan harus ke dokter?</h2>
<p>Segera ke IGD bila setelah minum obat timbul sesak napas, bengkak pada bibir atau wajah, kulit melepuh, atau pingsan, juga bila obat terminum berlebihan atau tertelan oleh anak. Bawalah kemasannya.</p>
<p>Buatlah janji bila muncul ruam, mual, pusing, atau keluhan lain yang mengganggu, atau bila Anda minum banyak obat dan ingin meninjaunya kembali. Jadwal tersedia pada halaman <a href="/daftar-dokter/poli-penyakit-dalam">dokter Poli Penyakit Dalam</a>.</p>
`,
}
