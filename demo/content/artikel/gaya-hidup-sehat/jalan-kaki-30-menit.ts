import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'jalan-kaki-30-menit',
	judul: 'Jalan Kaki 30 Menit Sehari',
	kategori: 'gaya-hidup-sehat',
	artikelMedia: ['jalan-kaki-30-menit.webp'],
	hariLalu: 34,
	countView: 1968,
	dokterDariPoli: ['poli-jantung', 'poli-rehabilitasi-medik'],
	textContent: `<p>Tidak perlu iuran, tidak perlu alat, dan hampir semua orang bisa melakukannya. Jalan kaki adalah olahraga yang paling mudah dimulai, juga paling mudah dipertahankan. Orang dewasa dianjurkan bergerak dengan intensitas sedang sedikitnya 150 menit dalam seminggu. Jalan cepat 30 menit, lima hari seminggu, sudah memenuhi anjuran itu.</p>
<h2>Apa manfaatnya?</h2>
<ul>
<li>Membantu menjaga tekanan darah, gula darah, dan kolesterol.</li>
<li>Melatih jantung dan paru tanpa membebani sendi secara berlebihan.</li>
<li>Membantu mempertahankan berat badan yang sehat.</li>
<li>Menguatkan tulang dan otot tungkai sehingga keseimbangan tetap baik pada usia lanjut.</li>
<li>Meredakan ketegangan dan membuat tidur lebih nyenyak.</li>
</ul>
<h2>Seberapa cepat?</h2>
<p>Gunakan uji bicara yang sederhana. Pada kecepatan yang tepat, napas Anda lebih cepat daripada biasanya, tetapi Anda masih dapat mengobrol. Jika Anda masih bisa bernyanyi, langkah Anda terlalu santai. Jika berbicara satu kalimat saja sudah sulit, perlambat langkah.</p>
<h2>Rencana empat minggu</h2>
<p>Bila Anda sudah lama tidak berolahraga, naikkan waktunya sedikit demi sedikit.</p>
<table>
<thead><tr><th>Minggu</th><th>Lama berjalan</th><th>Berapa kali</th></tr></thead>
<tbody>
<tr><td>1</td><td>10 menit</td><td>5 hari</td></tr>
<tr><td>2</td><td>15 menit</td><td>5 hari</td></tr>
<tr><td>3</td><td>20–25 menit</td><td>5 hari</td></tr>
<tr><td>4</td><td>30 menit</td><td>5 hari</td></tr>
</tbody>
</table>
<p>Tiga puluh menit itu boleh dibagi, misalnya sepuluh menit pada pagi hari, sepuluh menit setelah makan siang, dan sepuluh menit pada sore hari. Hasilnya tetap baik.</p>
<h2>Agar nyaman dan aman</h2>
<ol>
<li>Pakai sepatu yang pas, bersol empuk, dan tidak licin.</li>
<li>Awali dan akhiri dengan tiga sampai lima menit berjalan pelan.</li>
<li>Pilih pagi atau sore hari ketika matahari tidak terik, dan bawalah air minum.</li>
<li>Di jalan tanpa trotoar, berjalanlah di sisi kanan agar kendaraan dari depan terlihat. Kenakan pakaian berwarna terang saat hari mulai gelap.</li>
<li>Bila Anda menyandang diabetes, periksa kedua kaki setiap selesai berjalan. Lecet kecil pun perlu dirawat.</li>
</ol>
<p>Ajak tetangga atau keluarga. Janji dengan orang lain membuat kita lebih sulit menunda.</p>
<h2>Kapan harus ke dokter?</h2>
<p>Bicarakan dahulu dengan dokter sebelum memulai bila Anda memiliki penyakit jantung, baru menjalani operasi, atau sering jatuh. Buatlah janji pula bila lutut, pinggul, atau tumit tetap nyeri setelah beberapa hari beristirahat, atau betis selalu nyeri setiap kali berjalan dan membaik ketika berhenti.</p>
<p><strong>Berhentilah dan segera cari pertolongan di IGD</strong> bila saat berjalan muncul nyeri atau rasa tertekan di dada, sesak yang tidak biasa, keringat dingin, atau rasa hendak pingsan.</p>
<p>Jadwal dokter dapat Anda lihat di <a href="/daftar-dokter/poli-jantung">Poli Jantung</a>. Untuk program latihan yang disesuaikan dengan kemampuan Anda, kunjungi <a href="/daftar-dokter/poli-rehabilitasi-medik">Poli Rehabilitasi Medik</a>.</p>`,
}
