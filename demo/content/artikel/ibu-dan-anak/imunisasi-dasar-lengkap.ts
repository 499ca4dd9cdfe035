import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'imunisasi-dasar-lengkap',
	judul: 'Jadwal Imunisasi Dasar dan Manfaatnya bagi Si Kecil',
	kategori: 'ibu-dan-anak',
	artikelMedia: ['imunisasi-dasar-lengkap.webp'],
	hariLalu: 34,
	countView: 2745,
	dokterDariPoli: ['poli-anak'],
	textContent: `<p>Imunisasi memperkenalkan kuman yang sudah dilemahkan, dimatikan, atau diambil sebagian kecilnya kepada tubuh anak. Dengan begitu, daya tahannya belajar mengenali penyakit tanpa harus jatuh sakit lebih dahulu. Perlindungan ini juga menjaga orang di sekitarnya, misalnya adik yang baru lahir atau kakek yang sedang sakit.</p>

<h2>Jadwal imunisasi rutin</h2>
<p>Tabel berikut merangkum imunisasi rutin dalam program pemerintah sampai usia 18 bulan. Jadwal dapat diperbarui dan dapat berbeda antardaerah, jadi cocokkan selalu dengan Buku KIA dan petugas kesehatan.</p>
<table>
<thead>
<tr><th>Usia</th><th>Imunisasi</th><th>Melindungi dari</th></tr>
</thead>
<tbody>
<tr><td>Kurang dari 24 jam</td><td>Hepatitis B</td><td>Infeksi hati</td></tr>
<tr><td>1 bulan</td><td>BCG, polio tetes 1</td><td>TBC berat, polio</td></tr>
<tr><td>2 bulan</td><td>DPT-HB-Hib 1, polio tetes 2, PCV 1, rotavirus 1</td><td>Difteri, pertusis, tetanus, hepatitis B, polio, pneumonia, diare berat</td></tr>
<tr><td>3 bulan</td><td>DPT-HB-Hib 2, polio tetes 3, PCV 2, rotavirus 2</td><td>Sama seperti usia 2 bulan</td></tr>
<tr><td>4 bulan</td><td>DPT-HB-Hib 3, polio tetes 4, polio suntik 1, rotavirus 3</td><td>Difteri, pertusis, tetanus, hepatitis B, polio, diare berat</td></tr>
<tr><td>9 bulan</td><td>Campak-rubela 1, polio suntik 2</td><td>Campak, rubela, polio</td></tr>
<tr><td>12 bulan</td><td>PCV 3</td><td>Pneumonia, radang selaput otak</td></tr>
<tr><td>18 bulan</td><td>DPT-HB-Hib 4, campak-rubela 2</td><td>Penguat perlindungan</td></tr>
</tbody>
</table>
<p>Dokter dapat menyarankan imunisasi lain, seperti influenza, cacar air, tifoid, atau hepatitis A, sesuai usia dan keadaan anak.</p>

<h2>Jadwalnya terlewat, bagaimana?</h2>
<p>Tidak perlu malu dan pada umumnya tidak perlu mengulang dari awal. Bawalah catatan imunisasi yang ada, lalu dokter akan menyusun <em>imunisasi kejar</em>. Beberapa suntikan boleh diberikan pada hari yang sama. Satu pengecualian: rotavirus mempunyai batas usia, sehingga sebaiknya tidak ditunda.</p>

<h2>Setelah imunisasi</h2>
<p>Nyeri dan kemerahan di bekas suntikan, demam ringan, atau anak yang lebih rewel selama satu sampai dua hari adalah hal yang lazim. Beberapa cara untuk membantunya:</p>
<ul>
<li>Peluk dan susui anak lebih sering.</li>
<li>Kompres bekas suntikan dengan kain bersih yang dingin.</li>
<li>Berikan obat penurun panas bila diperlukan, sesuai pesan petugas.</li>
<li>Biarkan bisul kecil bekas BCG yang muncul beberapa minggu kemudian; jangan dipencet atau diberi salep.</li>
</ul>
<p>Tunggulah sekitar 30 menit di tempat pelayanan sebelum pulang, agar reaksi yang jarang terjadi dapat segera ditangani.</p>

<h2>Bolehkah imunisasi saat batuk pilek?</h2>
<p>Batuk pilek ringan tanpa demam biasanya bukan halangan. Imunisasi umumnya ditunda bila anak demam tinggi atau sakit berat. Ceritakan kepada dokter bila anak pernah mengalami reaksi alergi berat, sedang menjalani pengobatan yang menurunkan daya tahan tubuh, atau lahir sangat prematur.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Datanglah segera ke IGD bila setelah imunisasi anak sesak napas, wajahnya membengkak, biduran menyebar ke seluruh tubuh, kejang, atau sangat lemas. Periksakan juga bila demamnya tinggi atau lebih dari dua hari, tangisnya tidak berhenti selama berjam-jam, atau bengkaknya terus membesar.</p>
<p>Untuk menyusun jadwal atau mengejar yang tertinggal, temui <a href="/daftar-dokter/poli-anak">dokter Poli Anak RS Yasmin</a> dan bawalah Buku KIA.</p>`,
}
