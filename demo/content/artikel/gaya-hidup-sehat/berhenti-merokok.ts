import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'berhenti-merokok',
	judul: 'Berhenti Merokok Selangkah demi Selangkah, dari Niat hingga Bebas',
	kategori: 'gaya-hidup-sehat',
	artikelMedia: ['berhenti-merokok.webp'],
	hariLalu: 71,
	countView: 3415,
	dokterDariPoli: ['poli-paru', 'poli-jantung'],
	textContent: `<p>Hampir setiap perokok pernah berniat berhenti. Kalau Anda sudah mencoba lalu kembali merokok, Anda bukan orang yang lemah. Nikotin membuat otak terbiasa, dan kebanyakan orang memerlukan beberapa kali percobaan sebelum berhasil. Setiap percobaan memberi pelajaran untuk percobaan berikutnya.</p>
<h2>Apa yang terjadi setelah rokok terakhir?</h2>
<p>Tubuh mulai memulihkan diri lebih cepat daripada yang disangka banyak orang.</p>
<table>
<thead><tr><th>Waktu</th><th>Perubahan dalam tubuh</th></tr></thead>
<tbody>
<tr><td>20 menit</td><td>Denyut jantung dan tekanan darah mulai turun.</td></tr>
<tr><td>12 jam</td><td>Kadar karbon monoksida dalam darah kembali wajar.</td></tr>
<tr><td>2–12 minggu</td><td>Peredaran darah dan fungsi paru membaik.</td></tr>
<tr><td>1–9 bulan</td><td>Batuk dan napas pendek berkurang.</td></tr>
<tr><td>1 tahun</td><td>Risiko penyakit jantung koroner turun menjadi sekitar setengah risiko orang yang tetap merokok.</td></tr>
</tbody>
</table>
<p>Manfaat ini ada pada usia berapa pun. Keluarga di rumah ikut merasakannya karena tidak lagi menghirup asap.</p>
<h2>Menyiapkan hari berhenti</h2>
<ol>
<li><strong>Tuliskan alasan Anda.</strong> Misalnya, ingin kuat menggendong cucu, atau ingin uang rokok menjadi tabungan sekolah. Simpan catatan itu di dompet.</li>
<li><strong>Tetapkan tanggal</strong> dalam dua minggu ke depan. Pilih hari yang tidak terlalu penuh tekanan.</li>
<li><strong>Kenali pemicu.</strong> Catat kapan Anda biasanya merokok: setelah makan, saat minum kopi, ketika macet, atau bersama teman ronda.</li>
<li><strong>Beri tahu orang terdekat</strong> dan minta mereka tidak menawari Anda rokok.</li>
<li><strong>Bersihkan rumah dan kendaraan</strong> dari rokok, korek, dan asbak pada malam sebelumnya.</li>
</ol>
<p>Ada orang yang lebih mudah berhenti sekaligus, ada pula yang mengurangi jumlah batang menjelang tanggal yang ditetapkan. Keduanya boleh, asalkan tanggalnya tetap.</p>
<h2>Menghadapi minggu-minggu pertama</h2>
<h3>Gejala yang wajar</h3>
<p>Gelisah, mudah marah, sulit memusatkan pikiran, sulit tidur, dan nafsu makan yang bertambah sering muncul pada hari-hari pertama. Gejala ini biasanya paling terasa dalam minggu pertama, lalu berkurang dalam dua sampai empat minggu. Rasanya memang tidak nyaman, tetapi itu tanda tubuh sedang menyesuaikan diri.</p>
<h3>Ketika keinginan merokok datang</h3>
<p>Dorongan merokok umumnya hanya kuat selama beberapa menit. Cobalah empat hal ini sampai dorongan itu lewat:</p>
<ul>
<li><strong>Tunda</strong> selama sepuluh menit.</li>
<li><strong>Tarik napas dalam</strong> perlahan, lalu embuskan perlahan pula.</li>
<li><strong>Teguk air</strong> sedikit demi sedikit.</li>
<li><strong>Temukan kegiatan lain:</strong> berjalan sebentar, menyikat gigi, atau menelepon teman.</li>
</ul>
<p>Ubah pula kebiasaan di sekitarnya. Bila kopi selalu mengingatkan Anda pada rokok, gantilah dengan teh selama beberapa minggu. Bila pemicunya adalah duduk lama setelah makan, segeralah berdiri dan membereskan meja.</p>
<h3>Menjaga berat badan</h3>
<p>Berat badan dapat naik sedikit karena makanan terasa lebih enak dan mulut ingin terus mengunyah. Sediakan potongan buah, wortel, atau kacang tanpa garam sebagai camilan, dan berjalan kakilah setiap hari. Jangan berdiet ketat pada minggu-minggu pertama; selesaikan satu perubahan besar dahulu.</p>
<h2>Bagaimana dengan rokok elektrik?</h2>
<p>Rokok elektrik bukan tanpa bahaya. Sebagian besar cairannya mengandung nikotin yang juga menimbulkan ketergantungan, dan uapnya membawa zat yang dapat mengiritasi saluran napas. Bila Anda memerlukan bantuan untuk mengatasi ketagihan, tanyakan kepada dokter tentang konseling dan terapi yang sudah teruji. Jenis bantuan perlu disesuaikan dengan kondisi kesehatan Anda, terlebih bila Anda hamil, menyusui, atau memiliki penyakit jantung.</p>
<h2>Kalau telanjur merokok lagi</h2>
<p>Satu batang bukan akhir dari usaha Anda. Buang sisanya, lalu tanyakan kepada diri sendiri: apa pemicunya, dan apa yang dapat saya lakukan lain kali? Mulailah lagi hari itu juga. Hitung hari-hari tanpa rokok yang sudah Anda lewati, bukan satu hari yang gagal. Anda juga boleh memberi hadiah kecil bagi diri sendiri pada hari ketujuh, ketiga puluh, dan keseratus, misalnya dengan uang yang biasanya habis untuk rokok.</p>
<blockquote><p>Keluarga dapat banyak membantu dengan bersabar. Pujian kecil untuk satu hari tanpa rokok lebih berguna daripada teguran.</p></blockquote>
<p>Bila ada anggota keluarga lain yang juga merokok, ajaklah berhenti bersama. Kalau belum bersedia, sepakati sedikitnya satu hal: tidak ada asap rokok di dalam rumah dan kendaraan, terutama di dekat bayi, ibu hamil, dan penyandang asma.</p>
<h2>Kapan harus ke dokter?</h2>
<p>Dokter dapat mendampingi Anda sejak persiapan, tidak hanya ketika sudah sakit. Buatlah janji bila:</p>
<ul>
<li>Anda sudah beberapa kali mencoba dan ingin berhenti dengan pendampingan;</li>
<li>batuk berlangsung lebih dari dua minggu, atau suara serak menetap;</li>
<li>Anda mudah sesak saat naik tangga atau berjalan;</li>
<li>berat badan turun tanpa sebab yang jelas;</li>
<li>suasana hati memburuk atau kecemasan sangat mengganggu setelah berhenti merokok.</li>
</ul>
<p>Segera datang ke IGD bila Anda batuk darah, sesak berat, atau merasakan nyeri dada yang menekan.</p>
<p>Dokter kami di <a href="/daftar-dokter/poli-paru">Poli Paru</a> siap mendengarkan tanpa menghakimi. Bila Anda belum yakin harus memulai dari mana, lihat seluruh <a href="/poli-klinik">poliklinik RS Yasmin</a>.</p>`,
}
