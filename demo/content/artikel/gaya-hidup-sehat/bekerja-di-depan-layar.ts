import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'bekerja-di-depan-layar',
	judul: 'Mata Lelah dan Leher Pegal karena Lama di Depan Layar',
	kategori: 'gaya-hidup-sehat',
	artikelMedia: ['bekerja-di-depan-layar.webp'],
	hariLalu: 17,
	countView: 1243,
	dokterDariPoli: ['poli-mata', 'poli-rehabilitasi-medik'],
	textContent: `<p>Pagi menatap komputer, siang membalas pesan di ponsel, malam menonton video. Tanpa terasa, mata kita bekerja pada jarak dekat sepanjang hari. Pada sore hari mata terasa perih, pandangan agak kabur, dan leher kaku. Keluhan ini umum dan biasanya dapat dikurangi dengan beberapa kebiasaan kecil.</p>
<h2>Mengapa mata cepat lelah?</h2>
<p>Saat menatap layar, kita lebih jarang berkedip sehingga permukaan mata mengering. Otot yang mengatur fokus juga terus-menerus bekerja untuk jarak dekat. Pantulan cahaya, huruf yang terlalu kecil, udara dari pendingin ruangan, dan kacamata yang tidak lagi sesuai memperberat keluhan.</p>
<h2>Istirahatkan mata dengan aturan 20-20-20</h2>
<p>Setiap <strong>20 menit</strong>, alihkan pandangan ke benda yang berjarak sekitar <strong>6 meter (20 kaki)</strong> selama <strong>20 detik</strong>. Pohon di seberang jendela atau jam di ujung ruangan sudah cukup. Sambil memandang jauh, berkediplah beberapa kali dengan sempurna.</p>
<h2>Menata meja kerja</h2>
<ul>
<li><strong>Layar:</strong> kira-kira sepanjang lengan dari mata, dengan tepi atas setinggi mata atau sedikit lebih rendah.</li>
<li><strong>Cahaya:</strong> letakkan layar menyamping terhadap jendela agar tidak silau. Samakan terang layar dengan terang ruangan.</li>
<li><strong>Kursi:</strong> punggung bawah tersangga, lutut kira-kira setinggi pinggul, telapak kaki rata di lantai atau di pijakan.</li>
<li><strong>Lengan:</strong> siku di dekat badan dan bahu tidak terangkat.</li>
<li><strong>Laptop:</strong> bila dipakai berjam-jam, tinggikan dengan tumpukan buku, lalu gunakan papan ketik terpisah.</li>
</ul>
<p>Ketika memakai ponsel, angkat ponsel mendekati arah mata daripada menundukkan kepala lama-lama.</p>
<h2>Gerakan singkat di sela pekerjaan</h2>
<p>Berdirilah sedikitnya sekali setiap jam. Lakukan gerakan berikut perlahan, tanpa memaksa:</p>
<ol>
<li>Miringkan kepala ke bahu kanan, tahan 15 detik, lalu ganti ke kiri.</li>
<li>Putar kedua bahu ke belakang sepuluh kali.</li>
<li>Rentangkan kedua tangan ke depan dengan jari terjalin, tahan 15 detik.</li>
<li>Berjalan mengambil air minum, lalu kembali bekerja.</li>
</ol>
<p>Hentikan gerakan yang menimbulkan nyeri tajam atau kesemutan.</p>
<h2>Kapan harus ke dokter?</h2>
<p>Periksakan diri bila keluhan menetap meskipun kebiasaan kerja sudah diperbaiki, atau bila:</p>
<ul>
<li>pandangan tetap kabur, berbayang, atau Anda sering menyipitkan mata;</li>
<li>sakit kepala sering muncul setelah membaca atau bekerja;</li>
<li>nyeri leher menjalar ke lengan, disertai kesemutan atau jari terasa lemah.</li>
</ul>
<p>Mata merah yang sangat nyeri, penglihatan yang turun mendadak, atau kilatan cahaya disertai bayangan seperti tirai harus diperiksa <strong>hari itu juga</strong>.</p>
<p>Lihat jadwal dokter di <a href="/daftar-dokter/poli-mata">Poli Mata</a>, atau di <a href="/daftar-dokter/poli-rehabilitasi-medik">Poli Rehabilitasi Medik</a> untuk keluhan leher dan bahu.</p>`,
}
