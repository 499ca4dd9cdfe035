import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'puasa-sehat',
	judul: 'Puasa Sehat dari Sahur hingga Berbuka',
	kategori: 'gaya-hidup-sehat',
	artikelMedia: ['puasa-sehat.webp'],
	hariLalu: 240,
	countView: 2310,
	dokterDariPoli: ['poli-penyakit-dalam'],
	textContent: `<p>Bagi kebanyakan orang dewasa yang sehat, berpuasa aman dijalani. Tubuh mampu menyesuaikan diri asalkan makanan, cairan, dan istirahat diatur dengan baik. Panduan ini dapat dipakai selama bulan Ramadan maupun untuk puasa sunah.</p>
<h2>Sahur: bekal sepanjang hari</h2>
<p>Jangan melewatkan sahur. Makanlah mendekati waktu imsak dengan susunan yang membuat kenyang lebih lama.</p>
<ul>
<li><strong>Karbohidrat berserat:</strong> nasi secukupnya (nasi merah bila ada), ubi, jagung, atau gandum utuh.</li>
<li><strong>Protein:</strong> telur, ikan, ayam, tempe, atau tahu.</li>
<li><strong>Sayur dan buah:</strong> sayur bening, pepaya, pisang, atau semangka.</li>
<li><strong>Batasi</strong> makanan sangat asin, pedas, dan manis karena membuat haus atau perut tidak nyaman.</li>
</ul>
<h2>Cukup minum dengan pola 2-4-2</h2>
<p>Kebutuhan sekitar delapan gelas dapat dibagi: dua gelas saat berbuka, empat gelas di antara berbuka dan waktu tidur, dan dua gelas saat sahur. Kurangi kopi dan teh kental karena pada sebagian orang memicu sering buang air kecil dan mengganggu tidur.</p>
<h2>Berbuka dengan tenang</h2>
<ol>
<li>Mulailah dengan air putih dan beberapa butir kurma atau potongan buah.</li>
<li>Beri jeda, misalnya untuk salat Magrib, agar lambung bersiap.</li>
<li>Lanjutkan dengan makanan utama dalam porsi wajar: setengah piring sayur dan buah, seperempat lauk, seperempat makanan pokok.</li>
<li>Cicipi kolak dan gorengan secukupnya saja, tidak setiap hari.</li>
</ol>
<p>Jangan langsung berbaring setelah makan. Tunggu dua sampai tiga jam, terutama bila lambung Anda sensitif.</p>
<h2>Tetap bergerak dan beristirahat</h2>
<p>Olahraga ringan seperti berjalan kaki dapat dilakukan menjelang berbuka atau setelah tarawih. Tidurlah lebih awal, dan bila sempat, tidur siang selama 20–30 menit.</p>
<p>Sakit kepala ringan pada hari-hari pertama sering disebabkan oleh kurang minum, kurang tidur, atau berhenti minum kopi secara mendadak. Kurangi kopi sedikit demi sedikit sejak seminggu sebelum Ramadan. Sembelit dapat dicegah dengan sayur, buah, dan air yang cukup di antara berbuka dan sahur.</p>
<h2>Anak yang belajar berpuasa</h2>
<p>Ajak anak bertahap, misalnya setengah hari dahulu. Pastikan ia ikut sahur, dan beri tahu bahwa ia boleh berbuka kapan saja bila merasa lemas atau sakit. Pujilah usahanya, bukan lamanya.</p>
<h2>Siapa yang perlu berkonsultasi dahulu?</h2>
<ul>
<li>Penyandang diabetes, terutama yang menggunakan insulin atau obat penurun gula.</li>
<li>Penyandang penyakit ginjal, jantung, hati, atau tukak lambung.</li>
<li>Ibu hamil dan ibu menyusui.</li>
<li>Orang lanjut usia yang lemah dan orang yang baru sembuh dari sakit berat.</li>
<li>Siapa pun yang minum obat lebih dari sekali sehari.</li>
</ul>
<p>Datanglah beberapa minggu sebelum Ramadan agar jadwal obat dapat diatur. Jangan mengubah atau menghentikan obat sendiri. Memeriksa gula darah dengan alat di rumah saat berpuasa sangat penting bagi penyandang diabetes.</p>
<h2>Kapan harus ke dokter?</h2>
<p>Batalkan puasa, minumlah sesuatu yang manis, dan mintalah pertolongan bila Anda gemetar, berkeringat dingin, sangat pusing, berdebar, bingung, atau hampir pingsan. Bagi penyandang diabetes, gula darah di bawah 70 mg/dL atau di atas 300 mg/dL adalah tanda untuk berhenti berpuasa dan menghubungi dokter; dalam keadaan gula darah tinggi, pilihlah air putih, bukan minuman manis.</p>
<p>Muntah berulang, nyeri perut hebat, tinja hitam, atau nyeri dada perlu ditangani di IGD. Untuk konsultasi sebelum berpuasa, pilih jadwal di <a href="/daftar-dokter/poli-penyakit-dalam">Poli Penyakit Dalam</a>.</p>`,
}
