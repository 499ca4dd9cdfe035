import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'menjaga-kesehatan-mental-remaja-panduan-orang-tua',
	judul: 'Menjaga Kesehatan Mental Remaja: Panduan bagi Orang Tua',
	kategori: 'kesehatan-jiwa',
	artikelMedia: ['menjaga-kesehatan-mental-remaja-panduan-orang-tua.webp'],
	hariLalu: 17,
	countView: 4280,
	dokterDariPoli: ['poli-jiwa', 'poli-anak'],
	textContent: `
<p>Masa remaja penuh perubahan: tubuh bertumbuh, pertemanan makin penting, tuntutan sekolah meningkat, dan pencarian jati diri dimulai. Tidak heran bila suasana hati remaja naik turun. Tantangan bagi orang tua adalah mengenali kapan perubahan itu masih wajar dan kapan anak membutuhkan bantuan.</p>

<h2>Wajar atau perlu perhatian?</h2>
<p>Remaja yang sesekali murung, ingin menyendiri, atau berdebat dengan orang tua umumnya sedang belajar mandiri. Perhatikan lebih saksama bila perubahan berlangsung dua minggu atau lebih, terjadi hampir setiap hari, dan mengganggu sekolah atau pergaulan.</p>
<table>
<thead>
<tr><th>Umumnya wajar</th><th>Perlu perhatian</th></tr>
</thead>
<tbody>
<tr><td>Sedih setelah bertengkar, lalu membaik</td><td>Sedih atau hampa terus-menerus</td></tr>
<tr><td>Ingin punya waktu sendiri</td><td>Menarik diri dari teman dan keluarga</td></tr>
<tr><td>Tidur lebih larut pada akhir pekan</td><td>Sulit tidur atau tidur sepanjang hari</td></tr>
<tr><td>Nilai sesekali turun</td><td>Nilai merosot atau enggan bersekolah</td></tr>
</tbody>
</table>

<h2>Tanda lain yang mudah terlewat</h2>
<ul>
<li>Sering mengeluh sakit kepala atau sakit perut tanpa sebab yang jelas.</li>
<li>Nafsu makan atau berat badan berubah banyak.</li>
<li>Kehilangan minat terhadap hobi yang dahulu disukai.</li>
<li>Ada luka goresan yang tidak dapat dijelaskan, atau bagian tubuh yang tiba-tiba selalu ditutupi.</li>
<li>Mengucapkan kalimat seperti “aku hanya menyusahkan”.</li>
</ul>

<p>Satu tanda saja belum tentu berarti gangguan. Yang penting adalah perubahan dari kebiasaan anak sebelumnya. Anda yang sehari-hari bersamanya biasanya paling cepat merasakannya, jadi percayailah pengamatan Anda.</p>

<h2>Apa yang membebani remaja?</h2>
<p>Penyebabnya jarang tunggal. Faktor keturunan, perubahan hormon, kurang tidur, tekanan nilai, perundungan, perselisihan di rumah, kehilangan orang yang disayangi, dan perbandingan diri di media sosial dapat saling menguatkan. Memahami hal ini membantu orang tua berhenti mencari siapa yang salah dan mulai memikirkan dukungan yang dapat diberikan.</p>

<h2>Membuka percakapan</h2>
<p>Remaja lebih mudah bercerita saat melakukan sesuatu bersama, misalnya di perjalanan atau ketika memasak, daripada saat duduk berhadapan untuk “ditanyai”. Pilihlah waktu ketika Anda berdua tidak tergesa-gesa. Bila anak belum siap, katakan bahwa Anda tetap ada kapan pun ia ingin bercerita, lalu coba lagi beberapa hari kemudian.</p>
<h3>Yang sebaiknya dilakukan</h3>
<ol>
<li>Mulailah dari yang Anda lihat: “Ibu perhatikan kamu belakangan jarang tidur. Ada yang mengganggu pikiranmu?”</li>
<li>Dengarkan sampai selesai sebelum memberi pendapat.</li>
<li>Akui perasaannya: “Pasti berat rasanya.”</li>
<li>Tanyakan kebutuhannya: ingin didengarkan, dibantu mencari jalan keluar, atau ditemani?</li>
</ol>
<h3>Yang sebaiknya dihindari</h3>
<ul>
<li>Membandingkan dengan saudara atau dengan masa muda Anda.</li>
<li>Menganggap keluhannya kurang iman, malas, atau mencari perhatian.</li>
<li>Membaca isi ponselnya diam-diam. Kepercayaan yang hilang sulit dibangun kembali.</li>
</ul>
<p>Bila Anda khawatir anak berpikir untuk menyakiti diri, bertanyalah dengan tenang dan langsung. Menanyakannya tidak menanamkan pikiran itu; bagi banyak remaja, pertanyaan tersebut justru melegakan.</p>

<h2>Kebiasaan keluarga yang menguatkan</h2>
<h3>Tidur yang cukup</h3>
<p>Remaja membutuhkan sekitar 8–10 jam tidur setiap malam. Sepakati tempat mengisi daya ponsel di luar kamar, dan berikan contoh dengan melakukan hal yang sama.</p>
<h3>Penggunaan gawai yang sehat</h3>
<p>Buatlah aturan bersama, bukan sepihak: waktu makan tanpa layar, waktu belajar tanpa notifikasi, dan apa yang dilakukan bila anak mengalami perundungan di dunia maya. Simpan buktinya, blokir pelakunya, dan bicarakan dengan pihak sekolah.</p>
<h3>Gerak, makan, dan waktu bersama</h3>
<p>Olahraga yang disukai anak, makan malam bersama beberapa kali seminggu, dan pujian atas usaha, bukan hanya nilai, membantu anak merasa berharga.</p>

<h3>Ruang untuk gagal</h3>
<p>Ceritakan kegagalan Anda sendiri dan bagaimana Anda bangkit. Remaja yang tahu bahwa kesalahan boleh terjadi di rumah lebih berani meminta tolong sebelum masalahnya membesar. Libatkan pula anak dalam keputusan keluarga, misalnya merencanakan liburan atau mengatur uang saku, agar ia merasa dipercaya.</p>

<h2>Jangan lupakan diri Anda</h2>
<p>Mendampingi remaja yang sedang kesulitan dapat melelahkan. Bagilah tugas dengan pasangan atau kerabat, dan jangan ragu mencari dukungan bagi diri Anda sendiri. Anak belajar mengelola perasaan antara lain dengan melihat bagaimana orang tuanya melakukannya. Guru bimbingan konseling di sekolah juga dapat menjadi mitra yang baik.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Mintalah bantuan bila tanda di atas menetap lebih dari dua minggu, anak tidak dapat menjalani kegiatan sehari-hari, mengalami perubahan pola makan yang berat, mendengar atau melihat hal yang tidak ada, atau menggunakan alkohol dan zat terlarang. Jelaskan kepada anak bahwa dokter hadir untuk membantu, bukan untuk menghakimi. Dokter dapat berbicara dengan anak secara pribadi agar ia merasa leluasa.</p>
<p>Silakan melihat jadwal <a href="/daftar-dokter/poli-jiwa">dokter Poli Jiwa</a>. Bila anak menyakiti diri atau berbicara tentang mengakhiri hidup, temani terus, jauhkan benda berbahaya dan obat-obatan, lalu segera datang ke IGD atau hubungi layanan darurat 119.</p>
`,
}
