import type { Method } from './call.ts'

/**
 * Every call of the API by name, below `/api`. They are apart from the schemas, so that the browser's bundle needs no
 * zod.
 */
export const paths = {
	getBeranda: { method: 'GET', path: '/v1/public/web/beranda/' },
	getTemplate: { method: 'GET', path: '/v1/public/web/template/' },
	getShop: { method: 'GET', path: '/v1/public/web/shop/' },
	getDokter: { method: 'GET', path: '/v1/public/dokter/detail/{id}' },
	listDokter: { method: 'GET', path: '/v1/public/dokter' },
	listPoliKlinik: { method: 'GET', path: '/v1/public/poli-klinik' },
	getPoliKlinikByUri: { method: 'GET', path: '/v1/public/poli-klinik/detail-uri/{uri}' },
	listArtikel: { method: 'GET', path: '/v1/public/artikel' },
	getArtikelByUri: { method: 'GET', path: '/v1/public/artikel/detail/{uri}' },
	listKomentar: { method: 'GET', path: '/v1/public/artikel/komentar' },
	createKomentar: { method: 'POST', path: '/v1/public/artikel/komentar' },
	listLayanan: { method: 'GET', path: '/v1/public/layanan' },
	getLayananByUri: { method: 'GET', path: '/v1/public/layanan/detail-uri/{uri}' },
	listFasilitas: { method: 'GET', path: '/v1/public/fasilitas' },
	getFasilitasByUri: { method: 'GET', path: '/v1/public/fasilitas/detail-uri/{uri}' },
	listMitra: { method: 'GET', path: '/v1/public/mitra' },
	getMitraByUri: { method: 'GET', path: '/v1/public/mitra/detail-uri/{uri}' },
	listKategoriArtikelFav: { method: 'GET', path: '/v1/public/kategori-artikel/fav-list' },
	listKategoriArtikel: { method: 'GET', path: '/v1/public/kategori-artikel' },
	getKategoriArtikelByUri: { method: 'GET', path: '/v1/public/kategori-artikel/detail-uri/{uri}' },
	listKomunitas: { method: 'GET', path: '/v1/public/komunitas' },
	getKomunitasByUri: { method: 'GET', path: '/v1/public/komunitas/detail-uri/{uri}' },
	getTestimoniGoogle: { method: 'GET', path: '/v1/public/testimoni/google-api' },
	listTestimoniFav: { method: 'GET', path: '/v1/public/testimoni/fav-list' },
	listTestimoni: { method: 'GET', path: '/v1/public/testimoni' },
	listPrestasi: { method: 'GET', path: '/v1/public/prestasi' },
	listFaq: { method: 'GET', path: '/v1/public/faq' },
	listGallery: { method: 'GET', path: '/v1/public/gallery' },
	listShopItem: { method: 'GET', path: '/v1/public/shop-item/' },
	getShopItemByUri: { method: 'GET', path: '/v1/public/shop-item/detail-uri/{uri}' },
	listKeranjang: { method: 'GET', path: '/v1/public/shop-keranjang' },
	createKeranjang: { method: 'POST', path: '/v1/public/shop-keranjang' },
	removeKeranjang: { method: 'DELETE', path: '/v1/public/shop-keranjang/remove' },
	listPasien: { method: 'GET', path: '/v1/public/member-pasien' },
	createPasien: { method: 'POST', path: '/v1/public/member-pasien' },
	updatePasien: { method: 'PATCH', path: '/v1/public/member-pasien/update/{id}' },
	createMember: { method: 'POST', path: '/v1/public/member' },
	createReservasi: { method: 'POST', path: '/v1/public/shop-reservasi' },
	getReservasiByKode: { method: 'GET', path: '/v1/public/shop-reservasi/detail-kode/{kode}' },
	listMetaPixel: { method: 'GET', path: '/v1/public/web-setting-meta-pixel' },
	getPopupPresented: { method: 'GET', path: '/v1/public/popup-information/presented' },
	createWebVisitor: { method: 'POST', path: '/v1/public/web-visitor' },
	getMemberData: { method: 'GET', path: '/v1/public/member/data' },
	forgetPerangkat: { method: 'POST', path: '/v1/public/member/lupakan' },
	deleteMember: { method: 'DELETE', path: '/v1/public/member' },
	removePasien: { method: 'DELETE', path: '/v1/public/member-pasien/remove/{id}' },
	createPindah: { method: 'POST', path: '/v1/public/member/pindah' },
	usePindah: { method: 'POST', path: '/v1/public/member/pindah/pakai' },
	updatePerangkat: { method: 'PATCH', path: '/v1/public/member/perangkat/{id}' },
	removePerangkat: { method: 'DELETE', path: '/v1/public/member/perangkat/{id}' },
	getKeluhan: { method: 'GET', path: '/v1/public/keluhan' },
	getPencarian: { method: 'GET', path: '/v1/public/pencarian' },
	listHariKunjungan: { method: 'GET', path: '/v1/public/shop-kalender' },
	getPasien: { method: 'GET', path: '/v1/public/member-pasien/detail/{id}' },
	rescheduleReservasi: { method: 'PATCH', path: '/v1/public/shop-reservasi/ubah/{kode}' },
	cancelReservasi: { method: 'POST', path: '/v1/public/shop-reservasi/batal/{kode}' },
} as const satisfies Record<string, { method: Method; path: string }>

/** Fills the braces of a path. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
	return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
