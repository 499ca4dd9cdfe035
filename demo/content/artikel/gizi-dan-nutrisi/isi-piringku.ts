import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'isi-piringku',
	judul: 'Mengenal Isi Piringku',
	kategori: 'gizi-dan-nutrisi',
	artikelMedia: ['isi-piringku.webp'],
	hariLalu: 11,
	countView: 1987,
	dokterDariPoli: ['poli-penyakit-dalam', 'poli-anak'],
	textContent: `<p>Makan bergizi tidak harus mahal atau ditimbang sampai gram terakhir. Pedoman <em>Isi Piringku</em> dari Kementerian Kesehatan menyederhanakannya menjadi satu gambar: sebuah piring yang dibagi dengan pandangan mata. Anda dapat memakainya di rumah, di warung, maupun di meja prasmanan.</p>

<h2>Membagi piring</h2>
<p>Bayangkan piring terbelah dua sama besar.</p>
<ul>
<li><strong>Separuh pertama untuk sayur dan buah.</strong> Sayur mengisi dua pertiganya, buah sepertiganya.</li>
<li><strong>Separuh kedua untuk makanan pokok dan lauk.</strong> Makanan pokok mengisi dua pertiganya, lauk sepertiganya.</li>
</ul>
<p>Lengkapi dengan air putih, sekitar delapan gelas sehari bagi kebanyakan orang dewasa. Penderita gangguan jantung atau ginjal mungkin perlu membatasi cairan sesuai pesan dokter.</p>

<h2>Contoh menu sehari</h2>
<h3>Pagi</h3>
<p>Nasi, telur dadar tipis, tumis kacang panjang, dan sepotong pepaya.</p>
<h3>Siang</h3>
<p>Nasi jagung, ikan bakar, tempe kukus, urap sayur, dan sebuah jeruk.</p>
<h3>Malam</h3>
<p>Ubi rebus, pepes tahu dan ayam, sayur bening bayam, dan pisang.</p>
<p>Perhatikan bahwa makanan pokok dan lauknya berganti-ganti. Tidak ada satu bahan pun yang memuat semua zat gizi; keanekaragaman itulah kuncinya.</p>

<h2>Bila anggaran terbatas</h2>
<p>Belilah sayur dan buah yang sedang musim. Telur, tempe, tahu, dan ikan lokal adalah sumber protein yang terjangkau. Kangkung, kelor, dan bayam dapat tumbuh di pekarangan atau pot. Masaklah sekali untuk dua kali makan, lalu simpan porsi kedua di lemari es.</p>

<h2>Empat kebiasaan pelengkap</h2>
<ol>
<li>Cuci tangan dengan sabun sebelum makan dan menyiapkan makanan.</li>
<li>Bergerak aktif sedikitnya 30 menit sehari.</li>
<li>Pantau berat badan sebulan sekali.</li>
<li>Ingat batas harian: gula empat sendok makan, garam satu sendok teh, minyak lima sendok makan.</li>
</ol>

<h2>Untuk siapa pedoman ini?</h2>
<p>Isi Piringku cocok bagi remaja dan orang dewasa yang sehat. Bayi, balita, ibu hamil dan menyusui, serta orang dengan penyakit tertentu mempunyai kebutuhan yang berbeda, sehingga susunannya perlu disesuaikan.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Bicarakan dengan dokter bila berat badan turun atau naik tanpa sebab yang jelas, nafsu makan hilang lebih dari dua minggu, Anda sering lemas dan pucat, atau hendak menjalani diet ketat. Orang tua sebaiknya membawa anak yang berat atau tinggi badannya tidak bertambah sesuai usia ke <a href="/daftar-dokter/poli-anak">Poli Anak</a>; untuk orang dewasa, tersedia <a href="/daftar-dokter/poli-penyakit-dalam">Poli Penyakit Dalam</a>.</p>`,
}
