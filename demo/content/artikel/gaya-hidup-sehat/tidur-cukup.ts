import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'tidur-cukup',
	judul: 'Tidur Cukup, Badan Segar',
	kategori: 'gaya-hidup-sehat',
	artikelMedia: ['tidur-cukup.webp'],
	hariLalu: 9,
	countView: 2874,
	dokterDariPoli: ['poli-saraf', 'poli-jiwa'],
	favorit: 4,
	textContent: `<p>Banyak orang menganggap tidur sebagai waktu yang bisa dikurangi kapan saja: demi pekerjaan, demi pertandingan bola, atau demi satu episode lagi. Padahal, saat kita terlelap tubuh justru sedang sibuk. Otot dipulihkan, ingatan ditata, dan daya tahan tubuh diperkuat. Kurang tidur semalam mungkin hanya membuat kita menguap. Kurang tidur berbulan-bulan dapat memengaruhi tekanan darah, berat badan, dan suasana hati.</p>
<h2>Berapa lama tidur yang cukup?</h2>
<p>Kebutuhan setiap orang sedikit berbeda. Sebagai patokan umum, dalam 24 jam:</p>
<table>
<thead><tr><th>Usia</th><th>Lama tidur</th></tr></thead>
<tbody>
<tr><td>3–5 tahun</td><td>10–13 jam, termasuk tidur siang</td></tr>
<tr><td>6–12 tahun</td><td>9–12 jam</td></tr>
<tr><td>13–17 tahun</td><td>8–10 jam</td></tr>
<tr><td>Dewasa</td><td>sedikitnya 7 jam</td></tr>
<tr><td>Lanjut usia</td><td>7–8 jam</td></tr>
</tbody>
</table>
<p>Angka bukan satu-satunya ukuran. Tidur Anda cukup bila Anda bangun dengan segar dan tidak berjuang menahan kantuk sepanjang siang.</p>
<h2>Kebiasaan yang membantu tidur nyenyak</h2>
<ul>
<li><strong>Tidur dan bangun pada jam yang sama,</strong> termasuk pada akhir pekan. Jam tubuh menyukai keteraturan.</li>
<li><strong>Cari cahaya pagi.</strong> Membuka jendela atau berjalan di halaman selama beberapa menit memberi tahu otak bahwa hari sudah dimulai.</li>
<li><strong>Batasi kafein setelah tengah hari.</strong> Kopi, teh kental, dan minuman berenergi dapat bertahan dalam tubuh selama berjam-jam.</li>
<li><strong>Simpan ponsel</strong> setidaknya setengah jam sebelum tidur. Letakkan di luar jangkauan tangan bila perlu.</li>
<li><strong>Buat kamar sejuk, gelap, dan tenang.</strong> Kipas angin, tirai tebal, atau kelambu yang bersih sering sudah cukup.</li>
<li><strong>Hindari makan berat</strong> dua sampai tiga jam sebelum berbaring.</li>
<li><strong>Bergerak pada siang hari.</strong> Olahraga teratur membantu tidur lebih lelap, tetapi latihan berat sebaiknya selesai beberapa jam sebelum tidur.</li>
</ul>
<h2>Kalau mata tak kunjung terpejam</h2>
<p>Jangan memaksa. Bila setelah kira-kira dua puluh menit Anda masih terjaga, bangunlah. Duduk di tempat yang redup, baca buku yang ringan, atau tarik napas perlahan, lalu kembali ke tempat tidur ketika kantuk datang. Melirik jam berulang kali hanya menambah cemas.</p>
<p>Bila pikiran tentang pekerjaan esok hari terus berputar, tuliskan di selembar kertas sebelum naik ke tempat tidur. Dengan begitu, Anda tidak perlu mengingatnya sepanjang malam.</p>
<p>Tidur siang boleh, asalkan singkat, sekitar 20–30 menit, dan tidak terlalu sore. Bagi pekerja sif malam, kacamata hitam dalam perjalanan pulang dan kamar yang benar-benar gelap membantu tubuh menerima pagi sebagai waktu istirahat. Jangan berkendara sendiri bila Anda sangat mengantuk.</p>
<p>Jangan minum obat tidur tanpa nasihat dokter, sekalipun obat itu cocok untuk anggota keluarga yang lain.</p>
<h2>Kapan harus ke dokter?</h2>
<p>Periksakan diri bila:</p>
<ul>
<li>sulit tidur terjadi tiga malam atau lebih dalam seminggu dan mulai mengganggu kegiatan Anda, terlebih bila sudah berlangsung berminggu-minggu;</li>
<li>Anda mendengkur keras, atau pasangan melihat napas Anda terhenti sejenak saat tidur;</li>
<li>Anda tertidur tanpa sengaja ketika bekerja atau berkendara;</li>
<li>sulit tidur disertai rasa sedih, cemas, atau putus asa yang menetap.</li>
</ul>
<p>Anda dapat berkonsultasi dengan dokter di <a href="/daftar-dokter/poli-saraf">Poli Saraf</a> atau <a href="/daftar-dokter/poli-jiwa">Poli Jiwa</a>. Catatan jam tidur dan bangun selama satu minggu akan sangat membantu pemeriksaan.</p>`,
}
