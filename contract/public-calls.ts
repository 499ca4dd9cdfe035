/** Every call of the public API: those of the specification, and our additions. Each is declared beside its schemas. */
export { getAntrean } from './antrean/antrean.ts'
export {
	getArtikelByUri,
	getKategoriArtikelByUri,
	listArtikel,
	listKategoriArtikel,
	listKategoriArtikelFav,
} from './artikel/artikel.ts'
export { createKomentar, listKomentar } from './artikel/komentar.ts'
export { getDokter, getDokterByUri, listDokter } from './dokter/dokter.ts'
export { createDrafWa } from './dokter/draf-wa.ts'
export { getKeluhan } from './dokter/keluhan.ts'
export { getPoliKlinikByUri, listPoliKlinik } from './dokter/poli-klinik.ts'
export {
	createMember,
	createPindah,
	deleteMember,
	forgetPerangkat,
	getMemberData,
	removePerangkat,
	updatePerangkat,
	usePindah,
} from './member/member.ts'
export { decideEmail } from './notifikasi/email.ts'
export { createPasien, getPasien, listPasien, removePasien, updatePasien } from './pasien/pasien.ts'
export { listHariKunjungan } from './reservasi/kalender.ts'
export {
	cancelReservasi,
	createReservasi,
	getReservasiByKode,
	rescheduleReservasi,
	verifyReservasi,
} from './reservasi/reservasi.ts'
export { listGallery } from './rumah-sakit/gallery.ts'
export { getDatang, getHakPasien } from './rumah-sakit/page-texts.ts'
export {
	getFasilitasByUri,
	getKomunitasByUri,
	getLayananByUri,
	getMitraByUri,
	listFasilitas,
	listKomunitas,
	listLayanan,
	listMitra,
} from './rumah-sakit/pages.ts'
export { getTestimoniGoogle, listTestimoni, listTestimoniFav } from './rumah-sakit/testimoni.ts'
export { createKeranjang, listKeranjang, removeKeranjang } from './shop/keranjang.ts'
export { getShop, getShopItemByUri, listShopItem } from './shop/shop.ts'
export { listDiubah } from './web/diubah.ts'
export { listMetaPixel } from './web/meta-pixel.ts'
export { getPencarian } from './web/pencarian.ts'
export { getPopupPresented } from './web/popup.ts'
export { createHubungi, createWebVisitor } from './web/visitor.ts'
export { getBeranda, getTemplate } from './web/web.ts'
