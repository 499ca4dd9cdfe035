import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'hak-pasien-dan-pendapat-kedua',
	judul: 'Hak Pasien dan Pendapat Kedua',
	kategori: 'konsultasi-kesehatan',
	artikelMedia: ['hak-pasien-dan-pendapat-kedua.webp'],
	hariLalu: 276,
	countView: 48,
	dokterDariPoli: ['poli-bedah-umum', 'poli-penyakit-dalam'],
	textContent: `
<p>Keputusan tentang kesehatan sebaiknya diambil bersama: dokter membawa ilmu dan pengalamannya, sedangkan Anda membawa pengetahuan tentang tubuh, kebutuhan, dan harapan Anda sendiri. Agar kerja sama itu berjalan baik, setiap pasien memiliki hak yang dilindungi undang-undang.</p>

<h2>Hak Anda sebagai pasien</h2>
<p>Undang-Undang Nomor 17 Tahun 2023 tentang Kesehatan antara lain menjamin hak pasien untuk:</p>
<ul>
<li>memperoleh informasi mengenai kesehatan dirinya;</li>
<li>memperoleh penjelasan yang memadai tentang pelayanan yang akan diterima;</li>
<li>mendapatkan pelayanan yang bermutu sesuai kebutuhan medis dan standar profesi;</li>
<li>menyetujui atau menolak tindakan medis, dengan pengecualian tertentu, misalnya dalam penanggulangan wabah;</li>
<li>mendapatkan akses terhadap informasi dalam rekam medis;</li>
<li>meminta pendapat tenaga medis atau tenaga kesehatan lain.</li>
</ul>
<p>Di samping hak, pasien juga berkewajiban memberikan keterangan yang jujur dan lengkap, mengikuti nasihat tenaga kesehatan, serta mematuhi ketentuan di rumah sakit.</p>

<h2>Apa itu pendapat kedua?</h2>
<p>Pendapat kedua atau <em>second opinion</em> adalah pandangan dokter lain mengenai diagnosis atau rencana pengobatan Anda. Memintanya bukan berarti tidak percaya kepada dokter yang merawat. Hal ini lazim dilakukan, terutama ketika:</p>
<ul>
<li>disarankan operasi besar atau tindakan yang tidak dapat diulang;</li>
<li>diagnosisnya berat, jarang, atau belum pasti;</li>
<li>tersedia beberapa pilihan pengobatan dengan risiko yang berbeda;</li>
<li>pengobatan sudah dijalani, tetapi hasilnya belum sesuai harapan.</li>
</ul>

<h2>Cara meminta pendapat kedua</h2>
<ol>
<li><strong>Sampaikan terus terang.</strong> Misalnya, “Dok, sebelum memutuskan, saya ingin mendengar pendapat dokter lain.”</li>
<li><strong>Mintalah salinan hasil pemeriksaan</strong> dan ringkasan medis agar tes yang sama tidak perlu diulang.</li>
<li><strong>Tanyakan batas waktunya.</strong> Seberapa lama keputusan dapat ditunda dengan aman?</li>
<li><strong>Siapkan pertanyaan yang sama</strong> untuk kedua dokter supaya jawabannya mudah dibandingkan.</li>
<li><strong>Kembalilah kepada dokter pertama</strong> untuk membicarakan hasilnya, terutama bila kedua pendapat berbeda.</li>
</ol>
<p>Bila Anda menggunakan jaminan kesehatan, tanyakan lebih dahulu apakah konsultasi tambahan ini ditanggung. Dalam keadaan gawat darurat, jangan menunda pertolongan demi mencari pendapat lain.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Buatlah janji bila penjelasan yang Anda terima belum jelas, bila Anda ragu terhadap rencana tindakan, atau bila keluhan bertambah selama Anda mempertimbangkan keputusan. Klinik yang sesuai dapat Anda temukan pada halaman <a href="/poli-klinik">Poli Klinik</a>, dan jadwal konsultasi bedah pada <a href="/daftar-dokter/poli-bedah-umum">daftar dokter Poli Bedah Umum</a>.</p>
`,
}
