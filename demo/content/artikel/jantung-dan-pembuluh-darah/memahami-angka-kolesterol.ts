import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'memahami-angka-kolesterol',
	judul: 'Memahami Angka Kolesterol',
	kategori: 'jantung-dan-pembuluh-darah',
	artikelMedia: ['memahami-angka-kolesterol.webp'],
	hariLalu: 124,
	countView: 1475,
	dokterDariPoli: ['poli-penyakit-dalam', 'poli-jantung'],
	textContent: `<p>Lembar hasil laboratorium penuh singkatan: LDL, HDL, trigliserida. Ada yang diberi tanda bintang dan langsung membuat cemas. Mari kita baca bersama dengan tenang.</p>

<h2>Kolesterol tidak selalu jahat</h2>
<p>Tubuh memerlukan kolesterol untuk membangun sel, hormon, dan vitamin D. Sebagian besar dibuat oleh hati, sisanya berasal dari makanan. Masalah timbul bila jumlahnya berlebihan dan menumpuk di dinding pembuluh darah sehingga salurannya menyempit.</p>

<h2>Arti setiap angka</h2>
<ul>
<li><strong>LDL</strong> membawa kolesterol ke pembuluh darah. Umumnya dianjurkan di bawah 100 mg/dL; bagi orang yang pernah terkena serangan jantung atau stroke, targetnya lebih rendah.</li>
<li><strong>HDL</strong> membantu membawa kolesterol kembali ke hati. Diharapkan sedikitnya 40 mg/dL pada pria dan 50 mg/dL pada wanita.</li>
<li><strong>Trigliserida</strong> adalah lemak cadangan energi, diharapkan di bawah 150 mg/dL. Angkanya mudah naik oleh gula, alkohol, dan berat badan berlebih.</li>
<li><strong>Kolesterol total</strong> diharapkan di bawah 200 mg/dL, tetapi kurang bermakna bila dibaca sendirian.</li>
</ul>
<p>Target setiap orang berbeda. Dokter menilainya bersama usia, tekanan darah, gula darah, kebiasaan merokok, dan riwayat keluarga.</p>

<h2>Mitos yang sering terdengar</h2>
<p><em>“Tengkuk saya pegal, pasti kolesterol naik.”</em> Kolesterol tinggi hampir tidak pernah terasa; satu-satunya cara mengetahuinya ialah pemeriksaan darah. <em>“Saya kurus, jadi aman.”</em> Orang kurus pun dapat mempunyai LDL tinggi, terutama karena keturunan. <em>“Minyak goreng saya bebas kolesterol.”</em> Semua minyak nabati memang tidak mengandung kolesterol, tetapi lemak jenuh dan minyak yang dipakai berulang tetap perlu dibatasi.</p>

<h2>Yang dapat Anda ubah</h2>
<ul>
<li>Ganti sebagian gorengan dengan kukusan, pepes, atau tumisan sedikit minyak.</li>
<li>Pilih ikan, tempe, dan tahu lebih sering daripada jeroan dan daging berlemak.</li>
<li>Makan sayur, buah, dan kacang-kacangan setiap hari; seratnya membantu menurunkan LDL.</li>
<li>Kurangi minuman manis, dan bergeraklah sedikitnya 150 menit seminggu.</li>
<li>Jangan merokok.</li>
</ul>
<p>Bila diperlukan, dokter akan meresepkan obat. Jangan menghentikannya sendiri ketika hasilnya membaik.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Periksakan kadar kolesterol bila Anda berusia 40 tahun ke atas, atau lebih awal bila merokok, menyandang diabetes atau hipertensi, atau mempunyai keluarga yang terkena penyakit jantung pada usia muda. Bawalah hasil lama agar dapat dibandingkan. Bila selama minum obat kolesterol Anda merasakan nyeri otot yang berat atau air seni berwarna gelap, segera hubungi dokter.</p>
<p>Bila hasil pemeriksaan Anda sudah di tangan dan ingin dibahas dengan tenang, pilihlah jadwal <a href="/daftar-dokter/poli-penyakit-dalam">dokter Poli Penyakit Dalam</a>.</p>`,
}
