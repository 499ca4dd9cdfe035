/** Every call of the public API: those of the specification, and our additions. Each is declared beside its schemas. */
export { getAntrean } from './antrean/antrean.ts'
export { getArtikelByUri, listArtikel } from './artikel/artikel.ts'
export { getKategoriArtikelByUri, listKategoriArtikel, listKategoriArtikelFav } from './artikel/kategori-artikel.ts'
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
export { getDatang } from './rumah-sakit/datang.ts'
export { getFasilitasByUri, listFasilitas } from './rumah-sakit/fasilitas.ts'
export { listGallery } from './rumah-sakit/gallery.ts'
export { getHakPasien } from './rumah-sakit/hak-pasien.ts'
export { getKomunitasByUri, listKomunitas } from './rumah-sakit/komunitas.ts'
export { getLayananByUri, listLayanan } from './rumah-sakit/layanan.ts'
export { getMitraByUri, listMitra } from './rumah-sakit/mitra.ts'
export { getTestimoniGoogle, listTestimoni, listTestimoniFav } from './rumah-sakit/testimoni.ts'
export { createKeranjang, listKeranjang, removeKeranjang } from './shop/keranjang.ts'
export { getShop, getShopItemByUri, listShopItem } from './shop/shop.ts'
export { listDiubah } from './web/diubah.ts'
export { createHubungi } from './web/hubungi.ts'
export { listMetaPixel } from './web/meta-pixel.ts'
export { getPencarian } from './web/pencarian.ts'
export { getPopupPresented } from './web/popup.ts'
export { createWebVisitor } from './web/visitor.ts'
export { getBeranda, getTemplate } from './web/web.ts'
