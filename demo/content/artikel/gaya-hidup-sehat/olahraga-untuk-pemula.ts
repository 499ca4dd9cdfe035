import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'olahraga-untuk-pemula',
	judul: 'Olahraga untuk Pemula',
	kategori: 'gaya-hidup-sehat',
	artikelMedia: ['olahraga-untuk-pemula.webp'],
	hariLalu: 145,
	countView: 738,
	dokterDariPoli: ['poli-rehabilitasi-medik', 'poli-ortopedi'],
	textContent: `<p>Semangat di awal sering membuat kita berlatih terlalu keras. Dua hari kemudian badan sakit semua, lalu sepatu kembali ke rak. Rahasia olahraga yang bertahan lama sebenarnya sederhana: mulai dari yang ringan, lakukan secara teratur, dan naikkan pelan-pelan.</p>
<h2>Pilih yang Anda sukai</h2>
<p>Olahraga terbaik adalah yang akan Anda ulangi. Senam bersama ibu-ibu kampung, bersepeda menyusuri sawah, berenang, bulu tangkis, atau menari di rumah sama-sama baik. Dalam seminggu, usahakan ada tiga unsur berikut:</p>
<ul>
<li><strong>Latihan jantung dan paru</strong>, misalnya jalan cepat atau bersepeda, menuju 150 menit seminggu.</li>
<li><strong>Latihan otot</strong>, sedikitnya dua hari seminggu.</li>
<li><strong>Peregangan dan keseimbangan</strong>, terutama bagi yang berusia lanjut.</li>
</ul>
<h2>Latihan otot tanpa alat</h2>
<p>Lakukan setiap gerakan delapan sampai sepuluh kali. Beristirahatlah satu menit, lalu ulangi sekali lagi bila masih nyaman. Bernapaslah seperti biasa; jangan menahan napas.</p>
<ol>
<li><strong>Duduk-berdiri.</strong> Duduk di kursi yang kokoh, berdirilah tanpa bantuan tangan, lalu duduk kembali perlahan.</li>
<li><strong>Dorong dinding.</strong> Letakkan kedua telapak tangan di dinding, tekuk siku hingga dada mendekat, lalu dorong kembali.</li>
<li><strong>Jinjit.</strong> Berpegangan pada meja, angkat kedua tumit, tahan dua detik, lalu turunkan.</li>
<li><strong>Angkat pinggul.</strong> Berbaring telentang dengan lutut ditekuk, angkat pinggul perlahan, lalu turunkan.</li>
</ol>
<h2>Jangan lewatkan pemanasan</h2>
<p>Lima menit berjalan di tempat dan memutar sendi menyiapkan otot untuk bekerja. Setelah selesai, turunkan kecepatan sedikit demi sedikit, lalu regangkan otot paha, betis, dan bahu.</p>
<h2>Pegal atau cedera?</h2>
<p>Otot yang pegal merata satu sampai tiga hari setelah latihan adalah hal yang wajar bagi pemula. Tetaplah bergerak ringan, minum cukup, dan tidur yang baik. Sebaliknya, nyeri yang tajam, muncul mendadak, terpusat di satu titik, atau disertai bengkak mengarah pada cedera. Hentikan latihan, istirahatkan bagian itu, dan kompres dengan es yang dibungkus kain selama 15–20 menit.</p>
<h2>Kapan harus ke dokter?</h2>
<p>Berkonsultasilah <strong>sebelum</strong> memulai bila Anda memiliki penyakit jantung, tekanan darah yang belum terkendali, diabetes, gangguan sendi, sedang hamil, atau sudah lama tidak aktif dan ingin berlatih berat.</p>
<p>Sesudah latihan, periksakan diri bila bengkak tidak berkurang dalam dua sampai tiga hari, sendi terasa tidak stabil, kaki tidak dapat menumpu, atau urine berwarna gelap seperti teh setelah latihan berat. Nyeri dada, sesak berat, atau pingsan saat berolahraga perlu segera ditangani di IGD.</p>
<p>Dokter di <a href="/daftar-dokter/poli-rehabilitasi-medik">Poli Rehabilitasi Medik</a> dapat membantu menyusun latihan yang aman. Untuk cedera tulang dan sendi, kunjungi <a href="/daftar-dokter/poli-ortopedi">Poli Ortopedi</a>.</p>`,
}
