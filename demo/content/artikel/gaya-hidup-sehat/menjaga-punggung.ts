import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'menjaga-punggung',
	judul: 'Sayangi Punggung Anda',
	kategori: 'gaya-hidup-sehat',
	artikelMedia: ['menjaga-punggung.webp'],
	hariLalu: 118,
	countView: 1089,
	dokterDariPoli: ['poli-ortopedi', 'poli-saraf'],
	textContent: `<p>Petani yang membungkuk di sawah, pegawai yang duduk delapan jam, hingga ibu yang menggendong balita dapat mengalami keluhan yang sama: nyeri punggung bawah. Sebagian besar nyeri punggung berasal dari otot dan jaringan di sekitarnya, dan membaik dalam beberapa minggu. Kebiasaan yang baik membantu agar nyeri itu tidak sering kembali.</p>
<h2>Mengangkat barang dengan benar</h2>
<ol>
<li>Perkirakan dahulu beratnya. Bila terlalu berat, mintalah bantuan.</li>
<li>Berdirilah dekat dengan barang, dengan kaki dibuka selebar bahu.</li>
<li>Tekuk lutut dan pinggul, bukan pinggang.</li>
<li>Pegang erat, dekatkan ke badan, lalu berdirilah dengan kekuatan tungkai.</li>
<li>Untuk berbalik, putar kaki Anda, bukan pinggang.</li>
</ol>
<p>Cara yang sama berlaku ketika Anda mengangkat galon, ember cucian, atau anak.</p>
<h2>Duduk, berdiri, dan tidur</h2>
<ul>
<li><strong>Duduk:</strong> sangga punggung bawah dengan bantal kecil. Ubah posisi dan berdirilah setiap 30–60 menit.</li>
<li><strong>Berdiri lama:</strong> letakkan satu kaki di pijakan rendah, lalu bergantian.</li>
<li><strong>Tidur:</strong> bila tidur miring, selipkan bantal di antara lutut. Bila telentang, letakkan bantal di bawah lutut.</li>
<li><strong>Bangun dari tempat tidur:</strong> miringkan badan lebih dahulu, turunkan kaki, lalu dorong badan dengan tangan.</li>
</ul>
<h2>Menguatkan penyangga punggung</h2>
<p>Otot perut, punggung, dan bokong adalah penopang alami tulang belakang. Berjalan kaki, berenang, dan latihan ringan yang teratur menjaga kekuatannya. Dua gerakan berikut dapat dicoba pada saat Anda tidak sedang nyeri hebat:</p>
<ul>
<li><strong>Lutut ke dada:</strong> berbaring telentang, tarik satu lutut ke arah dada, tahan 15 detik, lalu ganti kaki.</li>
<li><strong>Angkat pinggul:</strong> berbaring dengan lutut ditekuk, angkat pinggul perlahan, tahan tiga detik, lalu turunkan. Ulangi delapan kali.</li>
</ul>
<h2>Ketika punggung telanjur nyeri</h2>
<p>Berbaring sepanjang hari justru dapat memperlambat pemulihan. Tetaplah bergerak semampunya, hindari mengangkat beban berat, dan gunakan kompres hangat bila terasa nyaman. Obat pereda nyeri yang dijual bebas tidak cocok untuk semua orang. Baca aturan pakainya, dan tanyakan kepada apoteker atau dokter bila Anda memiliki penyakit lambung, ginjal, atau jantung. Hindari pijatan keras atau penarikan tulang belakang oleh orang yang tidak terlatih.</p>
<h2>Kapan harus ke dokter?</h2>
<p>Buatlah janji bila nyeri tidak membaik dalam dua sampai empat minggu, makin berat, menjalar hingga di bawah lutut, atau membangunkan Anda pada malam hari. Periksakan pula nyeri yang disertai demam, penurunan berat badan, atau riwayat kanker.</p>
<p><strong>Segera ke IGD</strong> bila nyeri timbul setelah jatuh atau kecelakaan, tungkai mendadak lemah, daerah selangkangan mati rasa, atau Anda tidak dapat menahan maupun mengeluarkan air kecil dan air besar.</p>
<p>Jadwal dokter tersedia di <a href="/daftar-dokter/poli-ortopedi">Poli Ortopedi</a>. Bila nyeri disertai kesemutan atau kelemahan, pilih <a href="/daftar-dokter/poli-saraf">Poli Saraf</a>.</p>`,
}
