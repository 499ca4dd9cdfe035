import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'menurunkan-tekanan-darah',
	judul: 'Menurunkan Tekanan Darah Tinggi melalui Kebiasaan Sehari-hari',
	kategori: 'gaya-hidup-sehat',
	artikelMedia: ['menurunkan-tekanan-darah.webp'],
	hariLalu: 1,
	countView: 4186,
	dokterDariPoli: ['poli-jantung', 'poli-penyakit-dalam'],
	favorit: 1,
	textContent: `<p>Tekanan darah tinggi atau hipertensi jarang menimbulkan keluhan. Banyak orang baru mengetahuinya saat memeriksakan diri karena hal lain. Kabar baiknya, apa yang kita makan, seberapa sering kita bergerak, dan bagaimana kita beristirahat berpengaruh besar terhadap tekanan darah. Perubahan kecil yang dijalani terus-menerus lebih berarti daripada perubahan besar yang hanya bertahan seminggu.</p>
<h2>Memahami angka Anda</h2>
<p>Hasil pengukuran terdiri atas dua angka. Angka atas (sistolik) adalah tekanan saat jantung memompa; angka bawah (diastolik) adalah tekanan saat jantung beristirahat di antara dua denyut.</p>
<ul>
<li>Di bawah <strong>120/80 mmHg</strong> umumnya dianggap optimal bagi orang dewasa.</li>
<li>Antara <strong>120/80 dan 139/89 mmHg</strong>, tekanan darah perlu dipantau dan pola hidup mulai diperbaiki.</li>
<li><strong>140/90 mmHg atau lebih</strong> pada pengukuran berulang mengarah pada hipertensi.</li>
</ul>
<p>Satu angka yang tinggi belum tentu berarti hipertensi. Rasa tegang, nyeri, kopi, atau baru saja naik tangga dapat menaikkan tekanan darah untuk sementara.</p>
<h2>Enam kebiasaan yang membantu</h2>
<h3>1. Kurangi garam</h3>
<p>Batasi garam hingga sekitar satu sendok teh sehari untuk semua masakan. Perhatikan garam yang tersembunyi dalam mi instan, ikan asin, terasi, kecap, kerupuk, dan makanan kemasan. Gantikan sebagian rasa asin dengan bawang putih, jahe, kunyit, jeruk nipis, atau serai. Lidah biasanya menyesuaikan diri dalam beberapa minggu. Di warung, mintalah sambal dan kuah dipisahkan agar Anda dapat mengatur sendiri banyaknya.</p>
<h3>2. Perbanyak sayur, buah, dan kacang-kacangan</h3>
<p>Isi setengah piring Anda dengan sayur dan buah. Pilih ikan, tempe, dan tahu lebih sering daripada daging berlemak, serta kurangi gorengan dan santan kental. Bila Anda memiliki penyakit ginjal, tanyakan dahulu kepada dokter karena beberapa buah dan sayur tinggi kalium mungkin perlu dibatasi.</p>
<h3>3. Bergerak hampir setiap hari</h3>
<p>Jalan cepat, bersepeda, berenang, atau senam selama 30 menit, lima hari dalam seminggu, membantu pembuluh darah tetap lentur. Mulailah dari sepuluh menit bila Anda belum terbiasa. Pekerjaan rumah yang membuat napas sedikit lebih cepat, seperti menyapu halaman atau mencuci kendaraan, juga terhitung.</p>
<h3>4. Jaga berat badan dan lingkar pinggang</h3>
<p>Bila berat badan Anda berlebih, turun beberapa kilogram saja sudah dapat menurunkan tekanan darah. Sasaran yang wajar adalah setengah sampai satu kilogram dalam seminggu, tanpa diet yang menyiksa.</p>
<h3>5. Berhenti merokok dan hindari alkohol</h3>
<p>Setiap batang rokok menaikkan tekanan darah sesaat dan merusak dinding pembuluh darah. Alkohol pun dapat menaikkan tekanan darah. Bila sulit berhenti sendiri, mintalah pendampingan dokter.</p>
<h3>6. Cukup tidur dan kelola stres</h3>
<p>Usahakan tidur sedikitnya tujuh jam. Sisihkan waktu setiap hari untuk hal yang menenangkan, misalnya beribadah, berkebun, atau bernapas perlahan selama lima menit. Bila Anda mendengkur keras dan tetap mengantuk pada siang hari, ceritakan kepada dokter karena gangguan napas saat tidur dapat ikut menaikkan tekanan darah.</p>
<h2>Mengukur tekanan darah di rumah</h2>
<ol>
<li>Jangan merokok, minum kopi, atau berolahraga dalam 30 menit sebelumnya. Kosongkan kandung kemih.</li>
<li>Duduk tenang selama lima menit dengan punggung bersandar, kaki rata di lantai dan tidak disilangkan.</li>
<li>Letakkan lengan di meja setinggi jantung, lalu pasang manset langsung pada kulit lengan atas.</li>
<li>Jangan berbicara selama pengukuran. Ukur dua kali dengan jeda satu menit.</li>
<li>Catat tanggal, jam, dan hasilnya, lalu bawa catatan itu saat kontrol.</li>
</ol>
<p>Pilih alat digital untuk lengan atas dengan ukuran manset yang sesuai. Mengukur pada pagi dan malam hari selama beberapa hari memberi gambaran yang lebih jujur daripada satu kali pengukuran. Tidak perlu mengukur terlalu sering; rasa cemas justru dapat menaikkan angkanya.</p>
<h2>Bila dokter sudah meresepkan obat</h2>
<p>Pola hidup sehat dan obat bekerja bersama; yang satu tidak menggantikan yang lain. Minumlah obat secara teratur meskipun Anda merasa sehat. Jangan menghentikan atau mengubah takaran sendiri ketika angkanya membaik, karena tekanan darah dapat naik kembali. Sampaikan kepada dokter bila ada efek yang mengganggu, juga bila Anda mengonsumsi jamu, suplemen, atau obat pereda nyeri.</p>
<h2>Kapan harus ke dokter?</h2>
<p>Buatlah janji bila:</p>
<ul>
<li>hasil pengukuran beberapa hari berturut-turut mencapai 140/90 mmHg atau lebih;</li>
<li>Anda sedang hamil dan tekanan darah Anda naik (periksa pada hari yang sama);</li>
<li>tekanan darah tetap tinggi walaupun obat sudah diminum teratur;</li>
<li>orang tua atau saudara kandung Anda menyandang hipertensi dan Anda belum pernah memeriksakan diri.</li>
</ul>
<p><strong>Segera ke IGD</strong> bila tekanan darah mencapai 180/120 mmHg atau lebih disertai nyeri dada, sesak, sakit kepala hebat, pandangan kabur, atau kebingungan. Wajah mencong, bicara pelo, dan lemah separuh badan adalah keadaan darurat, berapa pun angkanya.</p>
<p>Pilih jadwal konsultasi di <a href="/daftar-dokter/poli-jantung">Poli Jantung</a> atau <a href="/daftar-dokter/poli-penyakit-dalam">Poli Penyakit Dalam</a>.</p>`,
}
