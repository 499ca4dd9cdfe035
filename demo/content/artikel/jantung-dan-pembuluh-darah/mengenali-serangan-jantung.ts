import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'mengenali-serangan-jantung',
	judul: 'Serangan Jantung: Kenali Gejalanya, Bertindak Cepat',
	kategori: 'jantung-dan-pembuluh-darah',
	artikelMedia: ['mengenali-serangan-jantung.webp'],
	hariLalu: 18,
	countView: 4260,
	dokterDariPoli: ['poli-jantung'],
	textContent: `<p>Serangan jantung terjadi ketika aliran darah ke otot jantung tersumbat. Makin lama sumbatan dibiarkan, makin banyak otot jantung yang rusak. Karena itu, hal paling berharga yang dapat Anda berikan kepada orang tercinta adalah <strong>waktu</strong>: mengenali gejala dan segera mencari pertolongan.</p>

<h2>Gejala yang sering muncul</h2>
<ul>
<li>Dada terasa ditekan, diremas, berat, atau panas, biasanya lebih dari beberapa menit atau hilang timbul.</li>
<li>Rasa tidak nyaman menjalar ke lengan, bahu, punggung, leher, atau rahang.</li>
<li>Sesak napas.</li>
<li>Keringat dingin, mual, atau pusing.</li>
</ul>
<p>Tidak semua orang merasakan nyeri dada yang hebat. Pada perempuan, lansia, dan penyandang diabetes, keluhannya dapat berupa lelah yang tidak biasa, sesak, mual, atau nyeri ulu hati. Banyak orang mengiranya masuk angin atau sakit lambung, lalu menunggu terlalu lama.</p>

<h2>Yang perlu segera dilakukan</h2>
<ol>
<li><strong>Minta bantuan.</strong> Hubungi 119 atau IGD terdekat. Jangan menyetir sendiri.</li>
<li><strong>Istirahatkan.</strong> Dudukkan penderita dengan punggung bersandar dan lutut ditekuk. Longgarkan pakaiannya.</li>
<li><strong>Jangan dikerok atau dipijat</strong>, dan jangan menunda berangkat demi mencoba ramuan.</li>
<li><strong>Obat.</strong> Bila dokter pernah membekali obat khusus untuk nyeri dada, pakailah sesuai petunjuknya. Jangan meminum obat milik orang lain.</li>
<li><strong>Catat jam mulainya keluhan</strong> dan bawa daftar obat yang biasa diminum.</li>
</ol>

<h3>Bila penderita tidak sadar dan tidak bernapas normal</h3>
<p>Mintalah seseorang menelepon bantuan, lalu mulailah menekan bagian tengah dada dengan kuat dan cepat, sekitar 100–120 kali per menit. Biarkan dada mengembang kembali setelah setiap tekanan. Teruskan sampai petugas datang atau penderita bergerak. Petugas lewat telepon dapat memandu Anda, jadi nyalakan pengeras suara.</p>

<h2>Siapa yang lebih berisiko?</h2>
<p>Risiko meningkat pada orang yang merokok, mempunyai tekanan darah tinggi, kolesterol tinggi, diabetes, atau kegemukan, jarang bergerak, dan mempunyai ayah, ibu, atau saudara kandung yang terkena penyakit jantung pada usia muda. Usia dan keturunan tidak dapat diubah, tetapi banyak yang lain dapat diperbaiki:</p>
<ul>
<li>Berhentilah merokok; tubuh merasakan manfaatnya sejak hari pertama.</li>
<li>Bergeraklah sedikitnya 150 menit seminggu, misalnya jalan cepat 30 menit selama lima hari.</li>
<li>Perbanyak sayur, buah, dan ikan; kurangi gorengan, garam, dan gula.</li>
<li>Minumlah obat secara teratur sesuai anjuran dokter.</li>
</ul>

<h2>Sesudah pulang dari rumah sakit</h2>
<p>Pemulihan memerlukan waktu, bagi tubuh maupun perasaan. Wajar bila Anda cemas setiap kali dada terasa lain, atau keluarga menjadi terlalu menjaga. Ikuti jadwal kontrol, tanyakan kapan boleh bekerja, menyetir, berhubungan suami istri, dan berolahraga, lalu tingkatkan kegiatan sedikit demi sedikit. Jangan menghentikan obat pengencer darah tanpa persetujuan dokter, sekalipun Anda merasa sudah pulih. Bila rasa sedih atau takut menetap, ceritakan juga; itu bagian dari perawatan.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Nyeri dada yang baru pertama kali terasa, berat, atau disertai sesak dan keringat dingin harus dibawa ke <strong>IGD saat itu juga</strong>, siang ataupun malam. Bila ternyata bukan serangan jantung, Anda tetap sudah mengambil keputusan yang tepat.</p>
<p>Buatlah janji dengan <a href="/daftar-dokter/poli-jantung">dokter Poli Jantung</a> bila dada terasa tidak nyaman saat beraktivitas dan hilang ketika beristirahat, Anda mudah sesak saat menaiki tangga, sering berdebar, atau ingin memeriksakan risiko Anda. Bila keluhan itu makin sering, makin mudah muncul, atau terasa saat beristirahat, jangan menunggu jadwal: datanglah ke IGD.</p>`,
}
