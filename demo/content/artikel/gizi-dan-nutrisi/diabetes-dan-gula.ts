import type { DemoArtikel } from '../../../types.ts'

export const artikel: DemoArtikel = {
	uri: 'diabetes-dan-gula',
	judul: 'Diabetes dan Gula: Memilih Makanan tanpa Rasa Takut',
	kategori: 'gizi-dan-nutrisi',
	artikelMedia: ['diabetes-dan-gula.webp'],
	hariLalu: 73,
	countView: 2310,
	dokterDariPoli: ['poli-penyakit-dalam', 'poli-mata'],
	textContent: `<p>“Sejak didiagnosis diabetes, saya takut makan nasi.” Kalimat seperti ini sering terdengar di ruang periksa. Padahal, hidup dengan diabetes tidak berarti berhenti menikmati makanan. Yang diperlukan ialah mengenali mana yang cepat menaikkan gula darah, lalu mengatur jumlah, jenis, dan jadwalnya.</p>

<h2>Bukan hanya gula pasir</h2>
<p>Semua karbohidrat diubah tubuh menjadi gula darah: nasi, mi, roti, lontong, singkong, buah, juga susu. Gula pasir dan minuman manis bekerja paling cepat karena hampir tidak perlu dicerna. Karbohidrat yang kaya serat, seperti nasi merah, jagung, dan kacang-kacangan, umumnya menaikkan gula darah lebih perlahan.</p>
<p>Bagi orang dewasa, pemerintah menganjurkan gula tambahan tidak lebih dari <strong>empat sendok makan (50 gram) sehari</strong>. Satu gelas teh manis dan satu botol minuman kemasan saja sudah dapat menghabiskan jatah tersebut. Bagi penyandang diabetes, batasnya sering lebih rendah dan ditentukan bersama dokter.</p>

<h2>Aturan 3J</h2>
<ul>
<li><strong>Jumlah.</strong> Gunakan piring biasa: separuh untuk sayur, seperempat untuk lauk, seperempat untuk nasi atau penggantinya.</li>
<li><strong>Jenis.</strong> Pilih buah utuh daripada jus, ikan dan tempe daripada gorengan tepung, air putih daripada minuman manis.</li>
<li><strong>Jadwal.</strong> Makan pada jam yang teratur. Melewatkan makan, lebih-lebih bila memakai obat atau insulin, dapat membuat gula darah turun terlalu rendah.</li>
</ul>

<h2>Langkah kecil yang bertahan lama</h2>
<ol>
<li>Kurangi gula dalam teh atau kopi setengah sendok setiap minggu; lidah akan menyesuaikan diri.</li>
<li>Baca label. Sirop jagung, madu, gula aren, dan sukrosa semuanya tetap gula.</li>
<li>Makan sayur dan lauk lebih dahulu, kemudian nasi.</li>
<li>Berjalanlah sepuluh sampai lima belas menit setelah makan.</li>
<li>Pada hajatan, ambil porsi kecil dari yang benar-benar Anda sukai.</li>
</ol>

<h2>Kenali gula darah rendah</h2>
<p>Gemetar, keringat dingin, berdebar, lapar mendadak, atau bingung dapat berarti gula darah turun. Bila sadar dan dapat menelan, segera minum larutan gula atau jus manis, periksa gula darah setelah 15 menit, lalu makan makanan ringan. Bila keluhan belum membaik, ulangi dan cari pertolongan. Jangan memberi minum orang yang tidak sadar; bawa ke IGD.</p>

<h2>Kapan harus ke dokter?</h2>
<p>Periksakan gula darah bila Anda sering haus, sering berkemih terutama malam hari, berat badan turun tanpa sebab, mudah lelah, pandangan kabur, atau luka lama sembuh. Datanglah juga untuk penapisan bila Anda kelebihan berat badan, pernah menderita diabetes saat hamil, atau mempunyai orang tua penyandang diabetes.</p>
<p>Segera ke IGD bila gula darah sangat tinggi disertai muntah, napas cepat, nyeri perut, atau mengantuk berat. Untuk pemeriksaan dan rencana makan yang sesuai, temui <a href="/daftar-dokter/poli-penyakit-dalam">dokter Poli Penyakit Dalam</a>. Penyandang diabetes juga dianjurkan memeriksakan mata setiap tahun ke <a href="/daftar-dokter/poli-mata">Poli Mata</a>.</p>`,
}
