import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'tanda-bahaya-kehamilan',
	judul: 'Tanda Bahaya Kehamilan',
	kategori: 'ibu-dan-anak',
	artikelMedia: ['tanda-bahaya-kehamilan.webp'],
	hariLalu: 158,
	countView: 3320,
	dokterDariPoli: ['poli-kandungan'],
	textContent: `<p>Sebagian besar kehamilan berjalan baik. Mual, pegal, dan sering berkemih memang melelahkan, tetapi umumnya tidak berbahaya. Meski begitu, ada beberapa tanda yang tidak boleh ditunggu sampai esok. Mengenalinya membuat Anda dan keluarga lebih tenang karena tahu kapan harus bergerak.</p>

<h2>Segera ke IGD bila mengalami ini</h2>
<ul>
<li><strong>Perdarahan dari jalan lahir</strong>, sedikit atau banyak, pada usia kehamilan berapa pun.</li>
<li><strong>Nyeri perut hebat</strong> atau perut yang terasa keras terus-menerus.</li>
<li><strong>Sakit kepala berat</strong> yang tidak hilang dengan istirahat, pandangan kabur, nyeri ulu hati, atau bengkak mendadak di wajah dan tangan. Ini dapat menjadi tanda preeklamsia.</li>
<li><strong>Kejang</strong> atau pingsan.</li>
<li><strong>Gerakan janin berkurang</strong> atau tidak terasa seperti biasanya.</li>
<li><strong>Keluar air dari jalan lahir</strong> sebelum waktunya, terlebih bila berwarna hijau atau berbau.</li>
<li><strong>Demam tinggi</strong>, menggigil, atau nyeri saat berkemih.</li>
<li><strong>Muntah terus</strong> sampai tidak dapat makan dan minum.</li>
<li><strong>Sesak napas</strong>, jantung berdebar hebat, atau nyeri dada.</li>
<li><strong>Satu tungkai bengkak dan nyeri</strong>.</li>
</ul>

<h2>Mengenali gerakan janin</h2>
<p>Gerakan janin biasanya mulai terasa pada usia kehamilan 18–20 minggu; pada kehamilan pertama dapat sedikit lebih lambat. Setiap janin mempunyai polanya sendiri. Kenali pola itu setiap hari, misalnya sesudah makan malam. Bila gerakannya terasa berkurang, jangan menunggu sampai besok dan jangan mengandalkan alat pendengar detak jantung di rumah. Datanglah untuk diperiksa.</p>

<h2>Siapkan rencana bersama keluarga</h2>
<ol>
<li>Simpan nomor bidan, rumah sakit, dan IGD di telepon Anda dan suami.</li>
<li>Tentukan siapa yang mengantar, juga pada malam hari.</li>
<li>Catat golongan darah dan siapkan calon pendonor.</li>
<li>Taruh Buku KIA, kartu identitas, dan kartu jaminan kesehatan dalam satu tas.</li>
<li>Sepakati siapa yang menjaga anak di rumah.</li>
</ol>

<h2>Periksa rutin walau merasa sehat</h2>
<p>Pemeriksaan kehamilan dianjurkan sedikitnya enam kali, dua di antaranya dengan dokter, yaitu pada trimester pertama dan ketiga. Tekanan darah tinggi, kurang darah, atau kadar gula yang naik sering tidak terasa, tetapi dapat ditemukan lewat pemeriksaan sederhana.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Untuk tanda-tanda di atas, datanglah ke IGD tanpa menunggu jadwal praktik. Buatlah janji lebih awal bila Anda berusia di bawah 20 atau di atas 35 tahun, mengandung bayi kembar, pernah keguguran berulang atau menjalani operasi sesar, atau mempunyai tekanan darah tinggi, diabetes, penyakit jantung, maupun asma.</p>
<p>Jadwal <a href="/daftar-dokter/poli-kandungan">dokter Poli Kandungan RS Yasmin</a> dapat Anda lihat setiap saat. Bila ragu apakah suatu keluhan wajar, bertanyalah. Lebih baik diperiksa dan ternyata tidak apa-apa.</p>`,
}
