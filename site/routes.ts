import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site, written out. */
export default [
	layout('layouts/full-layout.tsx', [
		index('routes/beranda.tsx'),
		route('pencarian', 'routes/pencarian.tsx'),
		route('poli-klinik', 'routes/poli-klinik.tsx'),
		route('daftar-dokter/:uri', 'routes/daftar-dokter.tsx'),
		route('info-kesehatan', 'routes/info-kesehatan.tsx'),
		route('info-kesehatan/:uri', 'routes/info-kesehatan-detail.tsx'),
		route('kategori-info-kesehatan', 'routes/kategori-info-kesehatan.tsx'),
		route('kategori-info-kesehatan/:uri', 'routes/kategori-info-kesehatan-detail.tsx'),
		route('layanan', 'routes/layanan.tsx'),
		route('layanan/:uri', 'routes/layanan-detail.tsx'),
		route('fasilitas', 'routes/fasilitas.tsx'),
		route('fasilitas/:uri', 'routes/fasilitas-detail.tsx'),
		route('prestasi', 'routes/prestasi.tsx'),
		route('testimoni', 'routes/testimoni.tsx'),
		route('komunitas', 'routes/komunitas.tsx'),
		route('komunitas/:uri', 'routes/komunitas-detail.tsx'),
		route('mitra', 'routes/mitra.tsx'),
		route('mitra/:uri', 'routes/mitra-detail.tsx'),
		route('faq', 'routes/faq.tsx'),
		route('hubungi-kami', 'routes/hubungi-kami.tsx'),
		route('galeri', 'routes/galeri.tsx'),
		route('yasmin-shop', 'routes/yasmin-shop.tsx'),
		route('paket-layanan/:uri', 'routes/paket-layanan.tsx'),
		route('promo', 'routes/promo.tsx'),
		route('promo/:uri', 'routes/promo-detail.tsx'),
		route('*', 'routes/tidak-ditemukan.tsx'),
	]),
	layout('layouts/minimal-layout.tsx', [
		route('reservasi', 'routes/reservasi.tsx'),
		route('reservasi-status/:kode', 'routes/reservasi-status.tsx'),
	]),
] satisfies RouteConfig
