import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'makanan-untuk-lansia',
	judul: 'Saat Ibu dan Bapak Mulai Sulit Makan: Gizi untuk Lansia',
	kategori: 'gizi-dan-nutrisi',
	artikelMedia: ['makanan-untuk-lansia.webp'],
	hariLalu: 258,
	countView: 46,
	dokterDariPoli: ['poli-penyakit-dalam', 'poli-gigi'],
	textContent: `<p>Piring Ibu kembali ke dapur hampir penuh, padahal masakannya kesukaan beliau. Nafsu makan memang sering menurun seiring usia: indra perasa melemah, gigi tanggal, gerak berkurang, dan obat tertentu mengubah rasa di mulut. Kebutuhan energi menurun, tetapi kebutuhan protein, vitamin, dan mineral tidak. Jadi, yang sedikit itu harus berisi.</p>

<h2>Cari dahulu penyebabnya</h2>
<ul>
<li>Apakah gigi palsu longgar, gusi nyeri, atau mulut kering?</li>
<li>Apakah sering tersedak atau batuk ketika minum?</li>
<li>Apakah ada sembelit, mual, atau obat yang baru diganti?</li>
<li>Apakah beliau bersedih, kesepian, atau mulai pelupa?</li>
</ul>
<p>Jawabannya sering menunjukkan jalan keluar yang lebih baik daripada membujuk agar makan lebih banyak.</p>

<h2>Susunan makan yang membantu</h2>
<p><strong>Porsi kecil, lebih sering.</strong> Tiga kali makan dengan dua atau tiga selingan biasanya lebih ringan daripada piring yang penuh.</p>
<p><strong>Protein di setiap waktu makan.</strong> Telur, ikan, ayam cincang, tahu, tempe, atau susu membantu menjaga otot, supaya beliau tetap kuat berdiri dan berjalan. Penderita gangguan ginjal perlu menanyakan batas proteinnya.</p>
<p><strong>Tekstur yang mudah.</strong> Nasi tim, sup kental, sayur yang dimasak empuk, dan buah lunak dapat tetap berwarna dan sedap dipandang. Tambahkan bumbu segar, bukan garam.</p>
<p><strong>Kalsium dan vitamin D.</strong> Ikan yang dimakan bersama tulangnya, tahu, susu, dan sinar matahari pagi baik untuk tulang. Bicarakan dengan dokter sebelum membeli suplemen.</p>
<p><strong>Serat dan cairan.</strong> Lansia sering tidak merasa haus. Letakkan gelas di dekatnya dan tawarkan minum sepanjang hari, kecuali bila dokter membatasi cairan.</p>

<h2>Suasana juga gizi</h2>
<p>Makan bersama hampir selalu membuat orang makan lebih banyak. Dudukkan beliau tegak, beri penerangan yang cukup, dan jangan terburu-buru. Biarkan beliau memilih menu dan membantu sebisanya, misalnya memetik sayur. Berjalan sebentar atau melakukan latihan ringan sebelum makan dapat membangkitkan selera.</p>

<h2>Timbang sebulan sekali</h2>
<p>Timbang dengan timbangan dan pakaian yang serupa, lalu catat. Baju atau cincin yang makin longgar juga merupakan petunjuk. Penurunan lebih dari lima persen dalam enam bulan, misalnya dari 60 kg menjadi kurang dari 57 kg, perlu dicari sebabnya.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Buatlah janji dengan <a href="/daftar-dokter/poli-penyakit-dalam">dokter Poli Penyakit Dalam</a> bila berat badan turun tanpa diniatkan, nafsu makan hilang lebih dari dua minggu, menelan terasa sulit, atau tinja berdarah maupun hitam. Keluhan gigi palsu dan gusi dapat diperiksakan ke <a href="/daftar-dokter/poli-gigi">Poli Gigi</a>.</p>
<p>Bawalah segera ke IGD bila beliau tiba-tiba bingung, sangat lemas, tidak mau minum seharian, tersedak lalu sesak, muntah darah, atau buang air besar berdarah banyak.</p>`,
}
