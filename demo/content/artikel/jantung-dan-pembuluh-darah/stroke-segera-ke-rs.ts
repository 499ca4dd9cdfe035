import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'stroke-segera-ke-rs',
	judul: 'Stroke: Ingat SeGeRa Ke RS',
	kategori: 'jantung-dan-pembuluh-darah',
	artikelMedia: ['stroke-segera-ke-rs.webp'],
	hariLalu: 2,
	countView: 1208,
	dokterDariPoli: ['poli-saraf', 'poli-rehabilitasi-medik'],
	favorit: 3,
	textContent: `<p>Stroke terjadi ketika aliran darah ke sebagian otak terhenti karena pembuluhnya tersumbat atau pecah. Sel otak sangat peka terhadap kekurangan oksigen, sehingga setiap menit berarti. Semboyan <strong>SeGeRa Ke RS</strong> membantu siapa pun, termasuk anak remaja di rumah, mengenali tandanya.</p>

<h2>Arti SeGeRa Ke RS</h2>
<ul>
<li><strong>Se</strong>: <em>senyum</em> tidak simetris, satu sudut mulut turun, tersedak, atau sulit menelan air secara tiba-tiba.</li>
<li><strong>Ge</strong>: <em>gerak</em> separuh anggota tubuh melemah tiba-tiba.</li>
<li><strong>Ra</strong>: bica<em>ra</em> pelo, tiba-tiba tidak dapat bicara, atau tidak mengerti kata-kata.</li>
<li><strong>Ke</strong>: <em>kebas</em> atau kesemutan pada separuh tubuh.</li>
<li><strong>R</strong>: <em>rabun</em>, pandangan satu mata kabur secara tiba-tiba.</li>
<li><strong>S</strong>: <em>sakit kepala</em> hebat yang muncul mendadak dan tidak pernah dirasakan sebelumnya, atau gangguan keseimbangan.</li>
</ul>
<p>Satu tanda saja sudah cukup untuk berangkat. Kata kuncinya ialah <em>tiba-tiba</em>.</p>

<h2>Langkah pertama</h2>
<ol>
<li>Hubungi 119 atau IGD, sebutkan bahwa Anda mencurigai stroke.</li>
<li>Catat jam terakhir kali penderita terlihat sehat. Keterangan ini menentukan pilihan pengobatan.</li>
<li>Baringkan dengan nyaman. Bila ia muntah atau kurang sadar, miringkan badannya.</li>
<li>Jangan memberi makan, minum, atau obat apa pun, termasuk obat tekanan darah dan aspirin.</li>
<li>Jangan menusuk ujung jari atau telinga. Cara ini tidak menolong dan membuang waktu.</li>
</ol>
<p>Obat pelarut bekuan untuk stroke sumbatan pada umumnya hanya dapat diberikan dalam <strong>4,5 jam pertama</strong>, setelah dokter memastikan jenis stroke melalui <em>CT scan</em>. Tidak semua pasien memenuhi syaratnya, tetapi makin cepat tiba, makin banyak pilihan yang ada.</p>

<h2>Bila gejalanya hilang sendiri</h2>
<p>Kadang-kadang wajah mencong atau bicara pelo membaik dalam beberapa menit. Keadaan ini disebut serangan iskemik sepintas, sering pula disebut stroke ringan. Tetaplah ke IGD, karena itu dapat menjadi peringatan sebelum stroke yang lebih berat.</p>

<h2>Mencegah dan memulihkan</h2>
<p>Tekanan darah tinggi merupakan penyebab utama yang dapat dikendalikan. Jaga pula gula darah dan kolesterol, berhentilah merokok, bergerak setiap hari, dan periksakan denyut jantung yang tidak teratur. Bagi yang sudah terkena stroke, latihan yang dimulai sedini mungkin sesuai keadaan pasien membantu mengembalikan kemandirian. Kemajuannya dapat perlahan; dukungan keluarga sangat berarti.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Tanda SeGeRa Ke RS selalu berarti <strong>IGD, sekarang juga</strong>, bukan menunggu poliklinik buka. Untuk kontrol sesudah stroke, keluhan kesemutan yang menetap, atau pemeriksaan risiko, temui <a href="/daftar-dokter/poli-saraf">dokter Poli Saraf</a>. Program latihan dapat dibicarakan dengan <a href="/daftar-dokter/poli-rehabilitasi-medik">dokter Poli Rehabilitasi Medik</a>.</p>`,
}
