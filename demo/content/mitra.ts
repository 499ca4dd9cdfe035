import type { DemoMitra } from '../types.ts'

export const mitra: DemoMitra[] = [
	{
		uri: 'bpjs-kesehatan',
		nama: 'BPJS Kesehatan',
		logo: 'bpjs-kesehatan.webp',
		favorit: 1,
		deskripsi: `
			<p>RS Yasmin melayani peserta Jaminan Kesehatan Nasional (JKN) untuk rawat jalan, rawat inap, dan gawat darurat sesuai ketentuan yang berlaku.</p>
			<ul>
				<li>Untuk rawat jalan, bawalah KTP dan rujukan dari fasilitas kesehatan tingkat pertama.</li>
				<li>Dalam keadaan gawat darurat, peserta dapat langsung datang ke IGD tanpa rujukan.</li>
			</ul>
			<p>Petugas kami di loket JKN siap membantu bila Anda ragu mengenai kepesertaan atau rujukan.</p>
		`,
	},
	{
		uri: 'bpjs-ketenagakerjaan',
		nama: 'BPJS Ketenagakerjaan',
		logo: 'bpjs-ketenagakerjaan.webp',
		favorit: 2,
		deskripsi: `
			<p>Pekerja yang mengalami kecelakaan kerja dapat memperoleh perawatan di RS Yasmin melalui program Jaminan Kecelakaan Kerja.</p>
			<p>Pertolongan pertama selalu didahulukan. Setelah itu, keluarga atau perusahaan melengkapi kartu peserta, KTP, dan laporan kecelakaan kerja. Bila pasien memerlukan pemulihan, program dapat dilanjutkan bersama tim <a href="/daftar-dokter/poli-rehabilitasi-medik">rehabilitasi medik</a> hingga ia siap kembali bekerja.</p>
		`,
	},
	{
		uri: 'jasa-raharja',
		nama: 'Jasa Raharja',
		logo: 'jasa-raharja.webp',
		favorit: 3,
		deskripsi: `
			<p>Biaya perawatan korban kecelakaan lalu lintas di RS Yasmin dapat ditanggung Jasa Raharja, bila syaratnya terpenuhi.</p>
			<p>Utamakan keselamatan: bawa korban ke IGD, lalu laporkan kejadian kepada kepolisian. Surat jaminan dibuat berdasarkan laporan polisi. Petugas administrasi kami membantu keluarga menyiapkan berkas dan menghubungkan dengan pihak Jasa Raharja.</p>
		`,
	},
	{
		uri: 'asuransi-lentera-raga',
		nama: 'Asuransi Lentera Raga',
		logo: 'asuransi-lentera-raga.webp',
		favorit: 4,
		deskripsi: `
			<p>Pemegang polis Asuransi Lentera Raga dapat rawat inap, rawat jalan, dan bersalin di RS Yasmin tanpa membayar di muka, sesuai isi polisnya.</p>
			<p>Tunjukkan kartu peserta dan KTP saat mendaftar. Petugas akan memeriksa manfaat Anda dan memberi tahu sejak awal bila ada biaya yang tidak ditanggung, sehingga Anda dapat mengambil keputusan dengan tenang.</p>
		`,
	},
	{
		uri: 'asuransi-jiwa-bahtera-asih',
		nama: 'Asuransi Jiwa Bahtera Asih',
		logo: 'asuransi-jiwa-bahtera-asih.webp',
		favorit: 5,
		deskripsi: `
			<p>Kerja sama dengan Asuransi Jiwa Bahtera Asih mencakup rawat inap, tindakan bedah, dan perawatan penyakit kritis bagi peserta perorangan maupun kumpulan.</p>
			<p>Untuk operasi terencana, ajukan surat jaminan sekurang-kurangnya tiga hari kerja sebelumnya. Tim kami membantu mengirimkan surat keterangan dokter dan perkiraan biaya kepada pihak asuransi.</p>
		`,
	},
	{
		uri: 'samuderaya-care',
		nama: 'Samuderaya Care',
		logo: 'samuderaya-care.webp',
		favorit: 6,
		deskripsi: `
			<p>Samuderaya Care adalah penyedia asuransi kesehatan bagi awak kapal, pekerja pelabuhan, dan keluarganya. Di RS Yasmin, peserta dapat memperoleh layanan:</p>
			<ul>
				<li>rawat jalan dan rawat inap,</li>
				<li>pemeriksaan kesehatan pelaut secara berkala,</li>
				<li>penanganan gawat darurat selama 24 jam.</li>
			</ul>
			<p>Siapkan kartu peserta digital dan dokumen identitas saat mendaftar.</p>
		`,
	},
	{
		uri: 'griya-proteksi-syariah',
		nama: 'Griya Proteksi Syariah',
		logo: 'griya-proteksi-syariah.webp',
		favorit: 7,
		deskripsi: `
			<p>Griya Proteksi Syariah mengelola perlindungan kesehatan berdasarkan prinsip tolong-menolong antarpeserta. Peserta dapat berobat di RS Yasmin tanpa membayar di muka untuk manfaat yang dijamin.</p>
			<p>Layanan meliputi rawat inap, persalinan, dan rawat jalan lanjutan. Bila manfaat tahunan hampir habis, petugas kami memberi tahu Anda sebelum tindakan berikutnya dilakukan.</p>
		`,
	},
	{
		uri: 'bank-wanua-lestari',
		nama: 'Bank Wanua Lestari',
		logo: 'bank-wanua-lestari.webp',
		favorit: 8,
		deskripsi: `
			<p>Bersama Bank Wanua Lestari, pembayaran di RS Yasmin menjadi lebih ringkas. Nasabah dapat membayar melalui kartu debit, transfer, atau kode QR di seluruh kasir.</p>
			<p>Tersedia pula pilihan cicilan untuk paket <a href="/layanan/medical-check-up">medical check-up</a> dan persalinan sesuai ketentuan bank. Syarat lengkap dapat ditanyakan di gerai bank yang berada di lobi utama.</p>
		`,
	},
	{
		uri: 'bpr-arta-gandrung',
		nama: 'BPR Arta Gandrung',
		logo: 'bpr-arta-gandrung.webp',
		deskripsi: `
			<p>BPR Arta Gandrung bermitra dengan RS Yasmin dalam program Tabungan Sehat, yang membantu keluarga menyisihkan dana persalinan dan pengobatan secara bertahap.</p>
			<p>Peserta tabungan memperoleh pemeriksaan tekanan darah dan gula darah gratis setiap tiga bulan pada hari layanan nasabah. Pendaftaran dilakukan di kantor BPR terdekat dengan membawa KTP.</p>
		`,
	},
	{
		uri: 'kopi-lereng-raung',
		nama: 'PT Kopi Lereng Raung',
		logo: 'kopi-lereng-raung.webp',
		favorit: 9,
		deskripsi: `
			<p>PT Kopi Lereng Raung mempercayakan kesehatan lebih dari 600 pekerja kebun dan pabriknya kepada RS Yasmin. Kerja sama ini meliputi:</p>
			<ul>
				<li>pemeriksaan kesehatan tahunan di lokasi kebun,</li>
				<li>pelatihan pertolongan pertama bagi mandor,</li>
				<li>rawat jalan dan rawat inap bagi pekerja beserta keluarga inti.</li>
			</ul>
			<p>Pekerja cukup menunjukkan kartu karyawan dan surat pengantar perusahaan.</p>
		`,
	},
	{
		uri: 'mina-selat-lestari',
		nama: 'PT Mina Selat Lestari',
		logo: 'mina-selat-lestari.webp',
		favorit: 10,
		deskripsi: `
			<p>Sebagai perusahaan pengolahan ikan, PT Mina Selat Lestari memberi perhatian khusus pada kesehatan kulit, paru, dan punggung para pekerjanya.</p>
			<p>Bersama RS Yasmin, perusahaan mengadakan pemeriksaan berkala, penyuluhan keselamatan kerja, serta layanan fisioterapi. Karyawan dan keluarganya dapat berobat dengan surat jaminan yang diterbitkan bagian personalia.</p>
		`,
	},
	{
		uri: 'hotel-puri-kembang-waru',
		nama: 'Hotel Puri Kembang Waru',
		logo: 'hotel-puri-kembang-waru.webp',
		favorit: 11,
		deskripsi: `
			<p>Keluarga pasien dari luar kota memerlukan tempat beristirahat yang dekat dan tenang. Hotel Puri Kembang Waru menyediakan tarif khusus bagi keluarga pasien RS Yasmin, lengkap dengan antar-jemput ke rumah sakit dua kali sehari.</p>
			<p>Mintalah surat keterangan penunggu di meja informasi, lalu tunjukkan saat memesan kamar. Tamu hotel yang sakit juga dapat menghubungi dokter jaga kami.</p>
		`,
	},
	{
		uri: 'lintas-gandrung-trans',
		nama: 'Lintas Gandrung Trans',
		logo: 'lintas-gandrung-trans.webp',
		deskripsi: `
			<p>Lintas Gandrung Trans adalah perusahaan angkutan penumpang antarkota. RS Yasmin memeriksa kesehatan para pengemudinya secara berkala, termasuk penglihatan, tekanan darah, dan kualitas tidur, demi perjalanan yang lebih aman.</p>
			<p>Pasien kontrol dari luar kota memperoleh potongan harga tiket dengan menunjukkan surat kontrol yang masih berlaku di loket keberangkatan.</p>
		`,
	},
	{
		uri: 'koperasi-nelayan-tirta-segara',
		nama: 'Koperasi Nelayan Tirta Segara',
		logo: 'koperasi-nelayan-tirta-segara.webp',
		deskripsi: `
			<p>Koperasi Nelayan Tirta Segara menaungi ratusan keluarga nelayan di pesisir Banyuwangi. Setiap tiga bulan, tim RS Yasmin datang ke balai koperasi untuk memeriksa kesehatan anggota dan keluarganya.</p>
			<p>Kegiatan meliputi pemeriksaan mata, gigi anak, dan kehamilan. Anggota yang memerlukan pemeriksaan lanjutan dibantu mengurus rujukan serta kepesertaan JKN.</p>
		`,
	},
	{
		uri: 'klinik-pratama-sekar-wangi',
		nama: 'Klinik Pratama Sekar Wangi',
		logo: 'klinik-pratama-sekar-wangi.webp',
		favorit: 12,
		deskripsi: `
			<p>Klinik Pratama Sekar Wangi merupakan mitra rujukan kami di Banyuwangi bagian selatan. Dokter klinik dan dokter spesialis RS Yasmin saling berkabar mengenai keadaan pasien yang dirujuk.</p>
			<p>Setelah kondisi membaik, pasien penyakit kronis dapat melanjutkan kontrol rutin di klinik yang lebih dekat dari rumah, dengan rencana pengobatan yang telah disepakati bersama.</p>
		`,
	},
	{
		uri: 'klinik-bersalin-bunda-kenanga',
		nama: 'Klinik Bersalin Bunda Kenanga',
		logo: 'klinik-bersalin-bunda-kenanga.webp',
		deskripsi: `
			<p>Bidan di Klinik Bersalin Bunda Kenanga bekerja erat dengan dokter kandungan RS Yasmin. Ibu dengan kehamilan berisiko dirujuk lebih awal sehingga persalinan dapat direncanakan dengan baik.</p>
			<p>Setiap bulan kami mengadakan kelas ibu hamil bersama dan latihan penanganan kegawatan bagi bidan. Dalam keadaan darurat, ambulans kami menjemput langsung ke klinik.</p>
		`,
	},
	{
		uri: 'akademi-keperawatan-kusuma-ijen',
		nama: 'Akademi Keperawatan Kusuma Ijen',
		logo: 'akademi-keperawatan-kusuma-ijen.webp',
		deskripsi: `
			<p>Mahasiswa Akademi Keperawatan Kusuma Ijen menjalani praktik lapangan di RS Yasmin di bawah bimbingan perawat senior. Mereka selalu memakai tanda pengenal dan meminta izin sebelum membantu perawatan.</p>
			<p>Sebagai pasien, Anda <strong>berhak menolak</strong> kehadiran mahasiswa tanpa memengaruhi mutu layanan. Kerja sama ini juga mencakup penelitian bersama dan pelatihan berkala bagi perawat kami.</p>
		`,
	},
	{
		uri: 'sekolah-dasar-tunas-melati',
		nama: 'Sekolah Dasar Tunas Melati',
		logo: 'sekolah-dasar-tunas-melati.webp',
		deskripsi: `
			<p>Bersama guru Sekolah Dasar Tunas Melati, kami menjalankan program sekolah sehat. Dokter dan perawat berkunjung setiap semester untuk memeriksa gigi, mata, serta tinggi dan berat badan murid.</p>
			<p>Murid terpilih dilatih menjadi dokter kecil yang mengajak teman-temannya mencuci tangan dan menyikat gigi. Hasil pemeriksaan diserahkan kepada orang tua dalam amplop tertutup.</p>
		`,
	},
]
