/** Indonesian words, and words of a hospital, that passwords are often made of. The dictionaries of zxcvbn have none. */
export const indonesianWords =
	`sandi katasandi kata kunci rahasia januari februari maret mei juni juli agustus oktober desember senin selasa rabu
	kamis jumat sabtu minggu satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sayang sayangku sayangkamu
	cinta cintaku aku kamu kita kami dia saya anda ibu bapak ayah mama papa bunda kakak adik anak anakku keluarga rumah
	rumahku sakit sehat selamat pagi siang sore malam datang terima kasih terimakasih indonesia merdeka garuda
	nusantara jakarta bandung surabaya semarang yogyakarta jogja medan makassar bali banyuwangi genteng jember malang
	jawa timur barat tengah utara selatan bismillah alhamdulillah allah allahu akbar muhammad islam kristen yesus tuhan
	berkat doa hidup bahagia sukses semangat kerja kantor uang juta rupiah bank bca bri mandiri merah putih hitam biru
	hijau kuning bunga melati mawar kucing anjing ayam ikan nasi goreng bakso kopi susu teh manis yasmin rsyasmin rs
	rsu rsud rumahsakit hospital klinik poli poliklinik dokter perawat bidan apotek obat pasien igd ugd icu bpjs medis
	kesehatan sehatselalu staf staff redaksi moderator pendaftaran redaktur petugas karyawan pegawai direktur manajer
	sekretaris kasir satpam humas website web situs budi siti agus sri andi dewi rina joko wati putri putra ahmad nur
	eka dwi tri adi ani tini yanti rudi hendra bambang slamet susi lestari wahyu bayu arif fitri dian`.split(/\s+/)
