import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'influenza-atau-pilek-biasa',
	judul: 'Influenza atau Pilek Biasa?',
	kategori: 'penyakit-menular',
	artikelMedia: ['influenza-atau-pilek-biasa.webp'],
	hariLalu: 207,
	countView: 940,
	dokterDariPoli: ['poli-penyakit-dalam', 'poli-tht'],
	textContent: `
<p>Hidung meler dan badan pegal sering langsung disebut “flu”. Padahal, influenza dan pilek biasa disebabkan oleh virus yang berbeda. Membedakannya membantu Anda mengetahui kapan cukup beristirahat dan kapan perlu diperiksa.</p>

<h2>Perbedaan yang mudah dikenali</h2>
<table>
<thead>
<tr><th>Keluhan</th><th>Influenza</th><th>Pilek biasa</th></tr>
</thead>
<tbody>
<tr><td>Awal sakit</td><td>Mendadak, dalam hitungan jam</td><td>Perlahan, dalam satu atau dua hari</td></tr>
<tr><td>Demam</td><td>Sering, bisa tinggi</td><td>Jarang atau ringan</td></tr>
<tr><td>Nyeri otot</td><td>Sering dan terasa berat</td><td>Ringan</td></tr>
<tr><td>Rasa lelah</td><td>Dapat bertahan beberapa minggu</td><td>Ringan dan singkat</td></tr>
<tr><td>Bersin, hidung tersumbat</td><td>Kadang-kadang</td><td>Sangat sering</td></tr>
</tbody>
</table>
<p>Gejala saja tidak selalu cukup untuk memastikan. Pada keadaan tertentu, dokter dapat menyarankan pemeriksaan usap hidung atau tenggorokan.</p>

<h2>Siapa yang perlu lebih berhati-hati?</h2>
<p>Kebanyakan orang pulih dari influenza dalam satu sampai dua minggu. Namun, penyakit ini dapat menjadi lebih berat, misalnya disertai radang paru, pada bayi dan balita, ibu hamil, orang berusia di atas 60 tahun, serta penderita asma, diabetes, penyakit jantung, atau gangguan daya tahan tubuh.</p>

<h2>Merawat diri di rumah</h2>
<ul>
<li>Beristirahatlah dan tunda bekerja atau bersekolah sampai demam reda.</li>
<li>Perbanyak minum air putih atau kuah hangat.</li>
<li>Gunakan obat penurun demam sesuai aturan pada kemasan. Jangan memberikan aspirin kepada anak dan remaja.</li>
<li>Cuci hidung dengan larutan garam steril dapat membantu melegakan hidung tersumbat.</li>
<li>Periksa kandungan obat flu yang dijual bebas agar bahan yang sama tidak diminum dua kali.</li>
</ul>
<p>Antibiotik tidak bekerja terhadap virus. Obat antivirus untuk influenza diberikan dokter kepada pasien yang membutuhkan, dan paling bermanfaat bila dimulai pada hari-hari awal sakit.</p>

<h2>Melindungi orang di sekitar Anda</h2>
<ol>
<li>Tutup mulut dengan tisu atau lengan bagian dalam saat batuk dan bersin.</li>
<li>Kenakan masker ketika berada di dekat orang lain.</li>
<li>Cuci tangan dengan sabun sesering mungkin.</li>
<li>Pertimbangkan vaksin influenza setiap tahun, terutama bagi lansia, ibu hamil, anak kecil, dan penderita penyakit kronis.</li>
</ol>

<h2>Kapan harus ke dokter?</h2>
<p>Temui dokter bila demam berlangsung lebih dari tiga hari, keluhan memburuk setelah sempat membaik, atau Anda termasuk kelompok yang berisiko. Sesak napas, nyeri dada, bibir kebiruan, kebingungan, atau tidak mampu minum merupakan tanda untuk segera datang ke IGD.</p>
<p>Silakan melihat jadwal <a href="/daftar-dokter/poli-penyakit-dalam">dokter Poli Penyakit Dalam</a>. Untuk hidung tersumbat atau nyeri sinus yang menetap, Anda dapat menemui <a href="/daftar-dokter/poli-tht">dokter Poli THT</a>.</p>
`,
}
