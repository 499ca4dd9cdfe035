/** The texts of `/hak-pasien` until staff write their own: articles 276 and 277 of UU 17/2023, in plain words. */
export const hakPasienBawaan = {
	hak: `<p>Menurut Undang-Undang Nomor 17 Tahun 2023 tentang Kesehatan, Anda berhak:</p>
<ul>
<li>mengetahui keadaan kesehatan Anda sendiri;</li>
<li>mendapat penjelasan yang cukup tentang pelayanan yang Anda terima;</li>
<li>mendapat pelayanan yang bermutu, sesuai kebutuhan medis dan standar profesi;</li>
<li>menyetujui atau menolak tindakan medis, kecuali yang diperlukan untuk mencegah penyakit menular dan menanggulangi wabah;</li>
<li>melihat informasi di dalam rekam medis Anda;</li>
<li>meminta pendapat dokter atau tenaga kesehatan lain;</li>
<li>mendapat hak lain menurut peraturan, termasuk kerahasiaan data dan penyakit Anda.</li>
</ul>
<p>Ada yang kurang berkenan? Sampaikan kepada petugas atau hubungi kami. Keluhan Anda tidak memengaruhi pelayanan yang Anda terima.</p>`,
	kewajiban: `<p>Agar pelayanan berjalan baik, Anda diharapkan:</p>
<ul>
<li>memberi keterangan yang lengkap dan jujur tentang kesehatan Anda;</li>
<li>mengikuti nasihat dan petunjuk dokter serta tenaga kesehatan;</li>
<li>mematuhi ketentuan yang berlaku di rumah sakit;</li>
<li>membayar jasa pelayanan yang Anda terima.</li>
</ul>`,
}
