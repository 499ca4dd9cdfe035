import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'saat-rasa-cemas-terasa-berlebihan',
	judul: 'Saat Rasa Cemas Terasa Berlebihan',
	kategori: 'kesehatan-jiwa',
	artikelMedia: ['saat-rasa-cemas-terasa-berlebihan.webp'],
	hariLalu: 92,
	countView: 3065,
	dokterDariPoli: ['poli-jiwa'],
	textContent: `
<p>Jantung berdebar sebelum wawancara kerja atau gelisah menunggu hasil pemeriksaan adalah hal yang wajar. Rasa cemas membantu kita bersiap. Namun, ketika cemas datang hampir setiap hari, sulit dikendalikan, dan mulai mengganggu pekerjaan, tidur, atau hubungan dengan orang lain, sudah waktunya mencari bantuan.</p>

<h2>Tanda yang sering muncul</h2>
<h3>Pada pikiran dan perasaan</h3>
<ul>
<li>Khawatir berlebihan tentang banyak hal, termasuk hal kecil.</li>
<li>Sulit berkonsentrasi karena pikiran terus berputar.</li>
<li>Mudah tersinggung atau merasa seolah sesuatu yang buruk akan terjadi.</li>
</ul>
<h3>Pada tubuh</h3>
<ul>
<li>Jantung berdebar, napas pendek, tangan gemetar atau berkeringat.</li>
<li>Otot tegang, sakit kepala, atau perut tidak nyaman.</li>
<li>Sulit tidur atau sering terbangun.</li>
</ul>
<p>Sebagian orang mengalami serangan panik, yaitu rasa takut yang sangat kuat dan memuncak dalam beberapa menit. Keluhannya dapat menyerupai gangguan jantung. Karena itu, nyeri dada yang baru pertama kali dialami tetap perlu diperiksakan segera.</p>

<h2>Menenangkan diri saat cemas datang</h2>
<ol>
<li><strong>Perlambat napas.</strong> Tarik napas lewat hidung selama empat hitungan, lalu embuskan perlahan selama enam hitungan. Ulangi selama beberapa menit.</li>
<li><strong>Kembali ke sekitar Anda.</strong> Sebutkan lima benda yang terlihat, empat yang dapat diraba, tiga suara yang terdengar, dua aroma, dan satu rasa.</li>
<li><strong>Beri nama pada perasaan itu.</strong> Katakan dalam hati, “Saya sedang cemas. Ini tidak nyaman, tetapi akan berlalu.”</li>
</ol>

<h2>Bila orang terdekat yang mengalaminya</h2>
<p>Temani dengan tenang dan bicaralah perlahan. Hindari kalimat seperti “jangan dipikirkan” atau “kamu kurang bersyukur”, karena kecemasan tidak dapat dihentikan hanya dengan kemauan. Lebih baik tanyakan, “Apa yang dapat saya bantu sekarang?” Bila ia bersedia, tawarkan untuk menemaninya berkonsultasi.</p>

<h2>Kebiasaan yang membantu dalam jangka panjang</h2>
<ul>
<li>Kurangi kopi, minuman berenergi, dan rokok.</li>
<li>Bergeraklah setiap hari, misalnya berjalan kaki selama tiga puluh menit.</li>
<li>Tidur dan bangun pada jam yang sama.</li>
<li>Batasi waktu membaca berita dan media sosial, terutama menjelang tidur.</li>
<li>Bercerita kepada orang yang dapat mendengarkan tanpa menghakimi.</li>
</ul>

<h2>Apa yang dilakukan dokter?</h2>
<p>Dokter akan mendengarkan cerita Anda dan memastikan apakah ada penyebab lain, misalnya gangguan tiroid atau pengaruh obat. Penanganannya dapat berupa psikoterapi, obat, atau gabungan keduanya, sesuai kebutuhan Anda. Bila mendapat obat, jangan menghentikannya mendadak tanpa berbicara dengan dokter.</p>
<p>Berkonsultasi ke dokter jiwa bukan tanda kelemahan. Isi pembicaraan Anda dijaga kerahasiaannya.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Buatlah janji bila cemas berlangsung lebih dari beberapa minggu, membuat Anda menghindari kegiatan sehari-hari, atau mendorong Anda menggunakan alkohol maupun obat penenang tanpa resep. Silakan melihat jadwal <a href="/daftar-dokter/poli-jiwa">dokter Poli Jiwa</a>.</p>
<p>Bila muncul pikiran untuk menyakiti diri atau mengakhiri hidup, Anda tidak harus menghadapinya sendirian. Beri tahu orang terdekat, datanglah ke IGD, atau hubungi layanan darurat 119 saat itu juga.</p>
`,
}
