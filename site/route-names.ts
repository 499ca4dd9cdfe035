/**
 * What every page is called in a visitor record, by the file that shows it. The spec's names for detail pages, its
 * spelling of a partner's included; the others are named after their path, or what the menu calls it.
 */
export const routeNames: Record<string, string> = {
	'routes/beranda': 'beranda',
	'routes/pencarian': 'pencarian',
	'routes/poli-klinik': 'jadwal_dokter',
	'routes/daftar-dokter': 'daftar_dokter',
	'routes/info-kesehatan': 'info_kesehatan',
	'routes/info-kesehatan-detail': 'info_kesehatan_detail',
	'routes/kategori-info-kesehatan': 'kategori_info_kesehatan',
	'routes/kategori-info-kesehatan-detail': 'kategori_info_kesehatan_detail',
	'routes/layanan': 'layanan',
	'routes/layanan-detail': 'layanan_detail',
	'routes/fasilitas': 'fasilitas',
	'routes/fasilitas-detail': 'fasilitas_detail',
	'routes/prestasi': 'prestasi',
	'routes/testimoni': 'testimoni',
	'routes/komunitas': 'komunitas',
	'routes/komunitas-detail': 'komunitas_detail',
	'routes/mitra': 'mitra',
	'routes/mitra-detail': 'mitra_detial',
	'routes/faq': 'faq',
	'routes/hubungi-kami': 'hubungi_kami',
	'routes/galeri': 'galeri',
	'routes/yasmin-shop': 'yasmin_shop',
	'routes/paket-layanan': 'paket_layanan',
	'routes/promo': 'promo',
	'routes/promo-detail': 'promo_detail',
	'routes/reservasi': 'reservasi',
	'routes/reservasi-status': 'reservasi_status',
	'routes/data-saya': 'data_saya',
}
