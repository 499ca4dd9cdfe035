/** Every call of the public API: those of the specification, and our additions. Each is declared beside its schemas. */
export { getArtikelByUri, listArtikel } from './artikel.ts'
export { getDokter, listDokter } from './dokter.ts'
export { getFasilitasByUri, listFasilitas } from './fasilitas.ts'
export { listGallery } from './gallery.ts'
export { listHariKunjungan } from './kalender.ts'
export { getKategoriArtikelByUri, listKategoriArtikel, listKategoriArtikelFav } from './kategori-artikel.ts'
export { getKeluhan } from './keluhan.ts'
export { createKeranjang, listKeranjang, removeKeranjang } from './keranjang.ts'
export { createKomentar, listKomentar } from './komentar.ts'
export { getKomunitasByUri, listKomunitas } from './komunitas.ts'
export { getLayananByUri, listLayanan } from './layanan.ts'
export {
	createMember,
	createPindah,
	deleteMember,
	forgetPerangkat,
	getMemberData,
	removePerangkat,
	updatePerangkat,
	usePindah,
} from './member.ts'
export { listMetaPixel } from './meta-pixel.ts'
export { getMitraByUri, listMitra } from './mitra.ts'
export { createPasien, getPasien, listPasien, removePasien, updatePasien } from './pasien.ts'
export { getPencarian } from './pencarian.ts'
export { getPoliKlinikByUri, listPoliKlinik } from './poli-klinik.ts'
export { getPopupPresented } from './popup.ts'
export { cancelReservasi, createReservasi, getReservasiByKode, rescheduleReservasi } from './reservasi.ts'
export { getShop, getShopItemByUri, listShopItem } from './shop.ts'
export { getTestimoniGoogle, listTestimoni, listTestimoniFav } from './testimoni.ts'
export { createWebVisitor } from './visitor.ts'
export { getBeranda, getTemplate } from './web.ts'
