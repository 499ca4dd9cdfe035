import type { VisitName } from '../contract/web/visit-names.ts'

/** The name of a page in a visitor record, by route id. Private pages have none. */
export const routeNames: Record<string, VisitName> = {
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
	'routes/kebijakan-privasi': 'kebijakan_privasi',
	'routes/promo': 'promo',
	'routes/promo-detail': 'promo_detail',
}
