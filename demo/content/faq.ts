import type { DemoFaq } from '../types.ts'

export const faq: DemoFaq[] = [
	{
		pertanyaan: 'Bagaimana cara mendaftar berobat ke poliklinik?',
		jawaban: `<p>Ada tiga cara yang dapat Anda pilih:</p>
<ol>
<li>Buka <a href="/poli-klinik">Jadwal Dokter</a>, pilih dokter dan jamnya, lalu kirim data Anda melalui WhatsApp.</li>
<li>Hubungi petugas pendaftaran di nomor 0812-3456-7002 setiap hari pukul 07.00–20.00 WIB.</li>
<li>Datang langsung ke loket pendaftaran di lobi utama mulai pukul 06.30 WIB.</li>
</ol>
<p>Pasien yang mendaftar dari rumah cukup melapor di loket khusus 15 menit sebelum jadwalnya.</p>`,
	},
	{
		pertanyaan: 'Apakah RS Yasmin melayani peserta BPJS Kesehatan?',
		jawaban: `<p>Ya. Kami melayani peserta BPJS Kesehatan untuk rawat jalan, rawat inap, dan gawat darurat. Bawalah KTP atau kartu peserta serta surat rujukan yang masih berlaku untuk rawat jalan. Dalam keadaan gawat darurat, rujukan tidak diperlukan.</p>`,
	},
	{
		pertanyaan: 'Bagaimana alur rujukan bagi peserta BPJS Kesehatan?',
		jawaban: `<p>Periksakan diri lebih dahulu di puskesmas, klinik, atau dokter keluarga tempat Anda terdaftar. Bila diperlukan, dokter di sana membuat rujukan ke RS Yasmin. Sebelum datang, pastikan nama poli pada rujukan sesuai dengan poli tujuan Anda dan masa berlakunya belum lewat. Petugas kami siap membantu memeriksanya melalui WhatsApp.</p>`,
	},
	{
		pertanyaan: 'Kapan sebaiknya saya datang ke IGD?',
		jawaban: `<p>Datanglah segera ke IGD, yang buka 24 jam setiap hari, bila ada tanda seperti:</p>
<ul>
<li>nyeri dada, sesak napas, atau pingsan;</li>
<li>wajah mencong, bicara pelo, atau lemah pada satu sisi tubuh;</li>
<li>kejang, cedera berat, atau perdarahan yang tidak berhenti;</li>
<li>perdarahan atau nyeri hebat pada kehamilan;</li>
<li>bayi yang demam, lemas, atau tidak mau menyusu.</li>
</ul>
<p>Pasien IGD dilayani menurut tingkat kegawatannya, bukan urutan kedatangan.</p>`,
	},
	{
		pertanyaan: 'Bagaimana cara memanggil ambulans?',
		jawaban: `<p>Teleponlah IGD di <a href="tel:+623335550118">(0333) 555-0118</a>. Sebutkan nama, alamat lengkap dengan patokan, keadaan pasien, dan nomor yang dapat dihubungi. Jangan menutup telepon sebelum petugas selesai memberi petunjuk pertolongan pertama.</p>`,
	},
	{
		pertanyaan: 'Pukul berapa jam besuk pasien rawat inap?',
		jawaban: `<table>
<thead><tr><th>Ruang</th><th>Siang</th><th>Sore</th></tr></thead>
<tbody>
<tr><td>Rawat inap umum</td><td>11.00–13.00 WIB</td><td>17.00–19.00 WIB</td></tr>
<tr><td>Ibu dan bayi</td><td>11.00–12.00 WIB</td><td>17.00–18.00 WIB</td></tr>
<tr><td>Perawatan intensif</td><td>11.00–11.30 WIB</td><td>17.00–17.30 WIB</td></tr>
</tbody>
</table>
<p>Demi ketenangan pasien, pembesuk masuk bergantian paling banyak dua orang. Anak di bawah 12 tahun sebaiknya tidak diajak, dan mohon tunda kunjungan bila Anda sedang batuk atau demam.</p>`,
	},
	{
		pertanyaan: 'Berapa lama hasil laboratorium dan radiologi selesai?',
		jawaban: `<p>Pemeriksaan darah dan urine rutin umumnya selesai pada hari yang sama, hasil bacaan radiologi dalam satu hari kerja. Pemeriksaan tertentu, seperti kultur atau pap smear, memerlukan beberapa hari. Petugas memberitahukan perkiraan waktunya saat pengambilan sampel.</p>`,
	},
	{
		pertanyaan: 'Bolehkah hasil pemeriksaan dikirim secara daring?',
		jawaban: `<p>Boleh. Mintalah kepada petugas laboratorium agar hasil dikirim ke nomor WhatsApp atau email yang terdaftar atas nama pasien. Untuk menjaga kerahasiaan, hasil tidak kami berikan kepada orang lain tanpa surat kuasa dari pasien, dan hasil pemeriksaan tertentu hanya disampaikan langsung oleh dokter.</p>`,
	},
	{
		pertanyaan: 'Cara pembayaran apa saja yang diterima?',
		jawaban: `<p>Kasir menerima uang tunai, kartu debit dan kredit, QRIS, serta transfer bank atas nama rumah sakit. Kami tidak pernah meminta pembayaran ke rekening pribadi. Bila Anda menerima permintaan seperti itu, abaikan dan laporkan kepada kami melalui <a href="/hubungi-kami">Hubungi Kami</a>.</p>`,
	},
	{
		pertanyaan: 'Asuransi apa saja yang bekerja sama dengan RS Yasmin?',
		jawaban: `<p>Daftar perusahaan asuransi dan mitra kami ada di halaman <a href="/mitra">Mitra</a>. Bawalah kartu asuransi dan KTP. Sebelum tindakan terencana, petugas kami membantu meminta surat jaminan agar Anda mengetahui bagian yang ditanggung.</p>`,
	},
	{
		pertanyaan: 'Bagaimana cara memesan paket di Yasmin Shop?',
		jawaban: `<ol>
<li>Pilih paket di <a href="/yasmin-shop">Yasmin Shop</a>, lalu pilih pasiennya.</li>
<li>Periksa kembali isi keranjang Anda.</li>
<li>Isi nama, nomor telepon, dan tanggal kunjungan, lalu tekan Pesan sekarang.</li>
<li>Simpan kode reservasi dan tunjukkan saat datang.</li>
</ol>
<p>Satu reservasi boleh berisi beberapa paket untuk beberapa anggota keluarga. Anda membayar di kasir pada hari kunjungan.</p>`,
	},
	{
		pertanyaan: 'Dapatkah saya mengubah atau membatalkan reservasi paket?',
		jawaban: `<p>Dapat. Buka halaman status reservasi Anda paling lambat sehari sebelum tanggal kunjungan, lalu pilih Ubah tanggal atau Batalkan reservasi. Sudah lewat waktunya? Hubungi 0812-3456-7001 dan sebutkan kode reservasi Anda. Membatalkan tidak dikenai biaya, karena Anda baru membayar saat datang.</p>`,
	},
	{
		pertanyaan: 'Apa yang perlu dibawa saat pertama kali berobat?',
		jawaban: `<p>Bawalah KTP, atau Kartu Identitas Anak dan kartu keluarga untuk anak. Sertakan kartu BPJS Kesehatan atau asuransi bila ada, surat rujukan, hasil pemeriksaan sebelumnya, dan obat yang sedang diminum. Pasien baru akan menerima kartu pasien yang digunakan pada setiap kunjungan berikutnya.</p>`,
	},
	{
		pertanyaan: 'Ke mana saya dapat menyampaikan keluhan atau saran?',
		jawaban: `<p>Sampaikanlah kepada petugas layanan pelanggan di lobi utama, lewat email <a href="mailto:info@rsyasmin.example">info@rsyasmin.example</a>, atau WhatsApp 0812-3456-7001. Setiap keluhan dicatat dan kami jawab paling lambat dalam dua hari kerja. Keluhan tidak memengaruhi pelayanan yang Anda terima.</p>`,
	},
]
