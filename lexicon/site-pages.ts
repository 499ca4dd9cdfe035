/** The pages of the site, by the words that people type for them. The phrases are written as in `quick-answers.ts`. */
export const sitePages = {
	'/poli-klinik':
		'jadwal, dokter, poli, poliklinik, praktik, praktek, daftar online/berobat/pasien/periksa/antre/dokter, cara daftar, pendaftaran, registrasi, berobat, antrean/antrian/antri online/dokter/poli',
	'/dokter':
		'dokter/jadwal/praktik/praktek/poli hari/besok/sekarang/minggu/senin/selasa/rabu/kamis/jumat/sabtu/nanti/pagi/siang/sore/malam',
	'/cek-reservasi':
		'reservasi, booking, cek/status/kode/nomor/ubah/batal/ganti/lihat/cari/hilang/bukti pesanan/order/booking/reservasi, pesanan saya',
	'/data-saya': 'data saya/pasien/diri, akun, akun saya, profil saya, login, hapus data, perangkat saya',
	'/yasmin-shop': 'shop, toko, paket, belanja, katalog, biaya, harga, tarif, daftar harga, pricelist, price list',
	'/reservasi': 'keranjang, cart, checkout',
	'/layanan': 'layanan, pelayanan, layanan unggulan',
	'/fasilitas': 'fasilitas, sarana',
	'/info-kesehatan': 'artikel, info kesehatan/sehat, artikel kesehatan, berita, blog, edukasi, tips kesehatan/sehat',
	'/datang':
		'datang, cara/persiapan/syarat datang/berobat, panduan/informasi pasien/pengunjung, tata tertib, aturan pengunjung',
	'/hubungi-kami':
		'hubungi, kontak, pengaduan, aduan, komplain, kritik, saran, masukan, media sosial, sosmed, instagram, ig, tiktok, facebook, lowongan, loker, lowongan/loker kerja/perawat/bidan/dokter/apoteker, karir, karier, magang, rekrutmen',
	'/faq': 'faq, tanya jawab, pertanyaan, pertanyaan umum',
	'/galeri': 'galeri, gallery, foto, foto kegiatan/gedung/rumah+sakit, album',
	'/testimoni': 'testimoni, testimonial, ulasan, review, rating, kata/kesan/pengalaman pasien, testimoni/ulasan pasien',
	'/komunitas': 'komunitas, klub, club, kegiatan, acara, event',
	'/mitra': 'mitra, rekanan, partner, kerja sama, kerjasama, asuransi',
	'/prestasi': 'prestasi, award, juara, akreditasi',
	'/hak-pasien': 'hak/kewajiban pasien, hak kewajiban, hak kewajiban pasien',
	'/kebijakan-privasi': 'privasi, privacy, kebijakan privasi/privacy, perlindungan data',
}
