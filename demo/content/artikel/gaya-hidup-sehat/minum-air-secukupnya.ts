import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'minum-air-secukupnya',
	judul: 'Minum Air Secukupnya',
	kategori: 'gaya-hidup-sehat',
	artikelMedia: ['minum-air-secukupnya.webp'],
	hariLalu: 208,
	countView: 612,
	dokterDariPoli: ['poli-penyakit-dalam'],
	textContent: `<p>Di daerah yang panas dan lembap seperti Banyuwangi, tubuh kehilangan banyak cairan melalui keringat, bahkan ketika kita tidak berolahraga. Air membantu mengatur suhu tubuh, mengangkut zat gizi, dan membuang sisa metabolisme melalui ginjal. Minum cukup adalah kebiasaan sederhana yang sering terlupa.</p>
<h2>Berapa banyak yang cukup?</h2>
<p>Untuk orang dewasa sehat, patokan yang mudah diingat adalah sekitar <strong>delapan gelas atau dua liter sehari</strong>. Kebutuhan Anda dapat lebih banyak bila cuaca terik, Anda bekerja di luar ruangan, berolahraga, menyusui, demam, atau diare.</p>
<p>Cara paling praktis untuk menilainya adalah melihat warna urine. Kuning muda berarti cairan cukup. Kuning tua dan berbau tajam berarti Anda perlu minum lebih banyak. Ingat, beberapa vitamin dan obat juga dapat mengubah warna urine.</p>
<h2>Tanda tubuh kekurangan cairan</h2>
<ul>
<li>haus, mulut dan bibir kering;</li>
<li>buang air kecil lebih jarang;</li>
<li>sakit kepala, pusing saat berdiri, atau sulit memusatkan pikiran;</li>
<li>lemas dan kram otot.</li>
</ul>
<p>Orang lanjut usia sering tidak merasa haus walaupun sudah kekurangan cairan. Tawarkan minum secara teratur dan jangan menunggu mereka meminta.</p>
<h2>Kiat agar tidak lupa minum</h2>
<ol>
<li>Mulai hari dengan segelas air setelah bangun tidur.</li>
<li>Bawa botol minum sendiri dan letakkan di tempat yang terlihat.</li>
<li>Minum segelas setiap kali makan, dan beberapa teguk setiap selesai satu pekerjaan.</li>
<li>Bila bosan, tambahkan irisan jeruk nipis, mentimun, atau daun mint.</li>
<li>Pilih air putih daripada minuman manis. Teh dan kopi ikut menyumbang cairan, asalkan gulanya dibatasi.</li>
</ol>
<p>Pastikan air minum berasal dari sumber yang aman atau sudah dimasak hingga mendidih.</p>
<h2>Tidak selalu makin banyak makin baik</h2>
<p>Minum sangat banyak dalam waktu singkat dapat mengganggu keseimbangan garam dalam darah. Penyandang gagal jantung, penyakit ginjal, atau sirosis hati sering harus <em>membatasi</em> cairan. Bila Anda termasuk di antaranya, ikuti jumlah yang ditetapkan dokter Anda, bukan patokan umum di atas.</p>
<h2>Kapan harus ke dokter?</h2>
<p>Buatlah janji bila Anda terus-menerus haus dan sangat sering buang air kecil, bila kaki membengkak, atau bila urine tampak kemerahan, keruh, atau terasa nyeri saat dikeluarkan.</p>
<p>Segera ke IGD bila ada kebingungan, tubuh sangat lemas, hampir tidak buang air kecil selama delapan jam atau lebih, atau muntah dan diare yang membuat cairan tidak bisa masuk. Bayi dan orang lanjut usia perlu ditolong lebih cepat.</p>
<p>Untuk pemeriksaan lebih lanjut, pilih dokter di <a href="/daftar-dokter/poli-penyakit-dalam">Poli Penyakit Dalam</a>.</p>`,
}
