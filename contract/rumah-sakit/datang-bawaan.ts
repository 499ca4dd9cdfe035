/** The sections of `/datang` until staff write their own: what holds in most hospitals, and where to ask the rest. */
export const datangBawaan = {
	jamBesuk: `<p>Jam besuk berbeda untuk setiap ruang. Tanyakan di loket informasi atau kepada perawat ruangan sebelum Anda berangkat.</p>
<ul>
<li>Masuklah bergantian, paling banyak dua orang untuk satu pasien.</li>
<li>Ruang intensif dan ruang bayi mempunyai jam dan aturan sendiri.</li>
<li>Anak kecil sebaiknya tidak diajak ke ruang rawat.</li>
<li>Tundalah kunjungan bila Anda sedang demam, batuk, atau pilek.</li>
<li>Cuci tangan sebelum dan sesudah menjenguk.</li>
</ul>`,
	parkir: `<ul>
<li>Turunkan pasien lebih dahulu di depan lobi, lalu parkirkan kendaraan.</li>
<li>Jalur ambulans dan halaman IGD harus selalu kosong.</li>
<li>Bawa karcis parkir, dan jangan tinggalkan barang berharga di kendaraan.</li>
<li>Letak dan tarif parkir dapat Anda tanyakan kepada petugas keamanan.</li>
</ul>`,
	pintuMasuk: `<ul>
<li><strong>Keadaan darurat:</strong> langsung ke pintu IGD, siang maupun malam, tanpa mendaftar dahulu.</li>
<li><strong>Berobat ke poli:</strong> lewat lobi utama, lalu melapor di loket pendaftaran.</li>
<li><strong>Menjenguk:</strong> lewat lobi utama. Di luar jam besuk, tanyakan kepada petugas keamanan.</li>
<li><strong>Perlu kursi roda?</strong> Mintalah kepada petugas di pintu masuk.</li>
</ul>`,
	transportasi: `<ul>
<li><strong>Ojek atau taksi daring:</strong> pilih nama rumah sakit sebagai tujuan, lalu minta diturunkan di lobi utama, atau di IGD bila darurat.</li>
<li><strong>Angkutan umum:</strong> tanyakan rute yang lewat di depan rumah sakit saat Anda mendaftar.</li>
<li><strong>Pasien tidak dapat duduk atau berjalan:</strong> telepon kami dan tanyakan ambulans.</li>
</ul>`,
	dibawa: `<ul>
<li>KTP. Untuk anak: Kartu Identitas Anak, akta kelahiran, atau kartu keluarga.</li>
<li>Kartu pasien, bila pernah berobat di sini.</li>
<li>Kartu BPJS Kesehatan atau asuransi, dan surat rujukan bila ada.</li>
<li>Obat yang sedang diminum, dan catatan alergi obat.</li>
<li>Hasil pemeriksaan sebelumnya. Untuk ibu hamil dan balita: Buku KIA.</li>
<li>Untuk rawat inap: pakaian ganti, perlengkapan mandi, dan seorang pendamping.</li>
</ul>`,
	bpjs: `<p><strong>Keadaan gawat darurat tidak memerlukan rujukan.</strong> Langsunglah ke IGD; keluarga mengurus berkasnya kemudian.</p>
<ol>
<li>Periksakan diri lebih dahulu di puskesmas, klinik, atau dokter keluarga tempat Anda terdaftar. Bila diperlukan, dokter di sana membuat rujukan ke rumah sakit.</li>
<li>Pastikan kepesertaan Anda aktif dan rujukan masih berlaku. Keduanya terlihat di aplikasi Mobile JKN; Anda juga dapat menelepon BPJS Kesehatan di 165.</li>
<li>Ambil nomor antrean di aplikasi Mobile JKN, atau daftarkan diri kepada kami.</li>
<li>Pada hari periksa, laporlah di loket dengan berkas pada daftar “Sudah siap dibawa?”. Petugas membuat surat jaminan (SEP).</li>
<li>Sesudah diperiksa, ambil obat di farmasi. Bila harus kembali, mintalah surat kontrol.</li>
</ol>
<p>Belum yakin layanan yang Anda perlukan dijamin BPJS di rumah sakit ini? Tanyakan di loket atau telepon kami sebelum datang.</p>`,
	bpjsBerkas: `KTP, atau kartu keluarga untuk anak
Kartu BPJS Kesehatan (KIS), atau aplikasi Mobile JKN
Surat rujukan yang masih berlaku
Surat kontrol, bila ini kunjungan lanjutan
Kartu pasien, bila pernah berobat di sini
Obat yang sedang diminum
Hasil pemeriksaan sebelumnya`,
}
