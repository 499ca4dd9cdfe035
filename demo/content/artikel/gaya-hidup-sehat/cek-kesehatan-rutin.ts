import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'cek-kesehatan-rutin',
	judul: 'Cek Kesehatan Rutin: Apa Saja yang Perlu Diperiksa?',
	kategori: 'gaya-hidup-sehat',
	artikelMedia: ['cek-kesehatan-rutin.webp'],
	hariLalu: 96,
	countView: 892,
	dokterDariPoli: ['poli-penyakit-dalam', 'poli-kandungan'],
	textContent: `<p>“Saya merasa sehat, untuk apa diperiksa?” Pertanyaan ini wajar. Namun, tekanan darah tinggi, kencing manis, dan kolesterol tinggi sering berjalan bertahun-tahun tanpa keluhan. Pemeriksaan berkala membantu menemukannya ketika penanganan masih lebih mudah.</p>
<h2>Pemeriksaan menurut usia</h2>
<p>Tabel berikut adalah gambaran umum. Dokter akan menyesuaikannya dengan riwayat Anda dan keluarga.</p>
<table>
<thead><tr><th>Pemeriksaan</th><th>Untuk siapa</th><th>Kira-kira seberapa sering</th></tr></thead>
<tbody>
<tr><td>Tekanan darah</td><td>Semua orang dewasa</td><td>Sedikitnya setahun sekali</td></tr>
<tr><td>Berat badan dan lingkar perut</td><td>Semua orang dewasa</td><td>Setiap beberapa bulan, dapat di rumah</td></tr>
<tr><td>Gula darah dan kolesterol</td><td>Usia 40 tahun ke atas, atau lebih muda bila berisiko</td><td>Setiap 1–3 tahun sesuai hasil</td></tr>
<tr><td>Pemeriksaan gigi</td><td>Semua usia</td><td>Setiap 6 bulan</td></tr>
<tr><td>Pemeriksaan mata</td><td>Usia 40 tahun ke atas, penyandang diabetes</td><td>Setiap 1–2 tahun; setiap tahun bila diabetes</td></tr>
<tr><td>Skrining leher rahim</td><td>Perempuan yang sudah pernah berhubungan seksual, terutama usia 30–50 tahun</td><td>Sesuai jenis pemeriksaan dan anjuran dokter</td></tr>
<tr><td>Pemeriksaan payudara</td><td>Perempuan dewasa</td><td>Perhatikan sendiri setiap bulan; pencitraan menurut usia dan risiko</td></tr>
</tbody>
</table>
<h2>Yang dapat Anda lakukan sendiri</h2>
<p>Tidak semua pemeriksaan harus dilakukan di rumah sakit. Timbang berat badan pada hari dan jam yang sama. Ukur lingkar perut setinggi pusar saat mengembuskan napas; lebih dari 90 cm pada laki-laki atau 80 cm pada perempuan perlu mendapat perhatian. Perempuan dapat memeriksa payudaranya sendiri kira-kira tujuh sampai sepuluh hari sejak hari pertama haid, ketika payudara tidak sedang tegang. Puskesmas dan posbindu di sekitar Anda juga melayani pengukuran tekanan darah dan gula darah.</p>
<h2>Siapa yang perlu lebih awal atau lebih sering?</h2>
<ul>
<li>Orang dengan berat badan berlebih atau lingkar perut besar.</li>
<li>Perokok, termasuk yang baru berhenti.</li>
<li>Orang yang orang tua atau saudara kandungnya menyandang diabetes, penyakit jantung, stroke, atau kanker.</li>
<li>Perempuan yang pernah mengalami diabetes atau tekanan darah tinggi saat hamil.</li>
<li>Penyandang penyakit menahun yang memang perlu kontrol teratur.</li>
</ul>
<h2>Persiapan sebelum diperiksa</h2>
<ol>
<li>Tanyakan apakah Anda perlu berpuasa. Untuk beberapa pemeriksaan darah, Anda diminta puasa 8–12 jam, tetapi air putih umumnya tetap boleh.</li>
<li>Tidur cukup dan hindari olahraga berat sehari sebelumnya.</li>
<li>Bawa daftar obat, jamu, dan suplemen yang Anda konsumsi. Jangan menghentikan obat rutin tanpa bertanya.</li>
<li>Bawa hasil pemeriksaan lama agar dokter dapat membandingkannya.</li>
<li>Beri tahu petugas bila Anda hamil atau mungkin hamil.</li>
</ol>
<h2>Membaca hasil dengan tenang</h2>
<p>Satu angka di luar rentang normal belum tentu berarti penyakit, dan hasil yang baik bukan alasan untuk meninggalkan pola hidup sehat. Tidak semua orang memerlukan semua pemeriksaan; memeriksa terlalu banyak dapat menimbulkan kecemasan yang tidak perlu. Diskusikan hasilnya dengan dokter, lalu simpan lembar hasilnya dengan rapi.</p>
<h2>Kapan harus ke dokter?</h2>
<p>Jangan menunggu jadwal pemeriksaan berikutnya bila Anda menemukan benjolan yang tidak hilang, penurunan berat badan tanpa sebab, perdarahan yang tidak biasa, luka yang tak kunjung sembuh, perubahan pola buang air besar yang menetap, atau rasa lelah yang berkepanjangan.</p>
<p>Untuk memulai, buat janji di <a href="/daftar-dokter/poli-penyakit-dalam">Poli Penyakit Dalam</a>. Skrining leher rahim dan keluhan kandungan dilayani di <a href="/daftar-dokter/poli-kandungan">Poli Kandungan</a>. Poliklinik lainnya dapat Anda lihat di <a href="/poli-klinik">halaman poliklinik</a>.</p>`,
}
