import { getArtikelByUri, listArtikel } from './artikel.ts'
import type { AnyCall } from './call.ts'
import { getDokter, listDokter } from './dokter.ts'
import { listFaq } from './faq.ts'
import { getFasilitasByUri, listFasilitas } from './fasilitas.ts'
import { listGallery } from './gallery.ts'
import { listHariKunjungan } from './kalender.ts'
import { getKategoriArtikelByUri, listKategoriArtikel, listKategoriArtikelFav } from './kategori-artikel.ts'
import { getKeluhan } from './keluhan.ts'
import { createKeranjang, listKeranjang, removeKeranjang } from './keranjang.ts'
import { createKomentar, listKomentar } from './komentar.ts'
import { getKomunitasByUri, listKomunitas } from './komunitas.ts'
import { getLayananByUri, listLayanan } from './layanan.ts'
import {
	createMember,
	createPindah,
	deleteMember,
	forgetPerangkat,
	getMemberData,
	removePerangkat,
	updatePerangkat,
	usePindah,
} from './member.ts'
import { listMetaPixel } from './meta-pixel.ts'
import { getMitraByUri, listMitra } from './mitra.ts'
import { createPasien, getPasien, listPasien, removePasien, updatePasien } from './pasien.ts'
import { getPencarian } from './pencarian.ts'
import { getPoliKlinikByUri, listPoliKlinik } from './poli-klinik.ts'
import { getPopupPresented } from './popup.ts'
import { listPrestasi } from './prestasi.ts'
import { cancelReservasi, createReservasi, getReservasiByKode, rescheduleReservasi } from './reservasi.ts'
import { getShop, getShopItemByUri, listShopItem } from './shop.ts'
import { getTestimoniGoogle, listTestimoni, listTestimoniFav } from './testimoni.ts'
import { createWebVisitor } from './visitor.ts'
import { getBeranda, getTemplate } from './web.ts'

/** Every call of the public API: first those of the specification in its order, then our additions. */
export const calls = {
	getBeranda,
	getTemplate,
	getShop,
	getDokter,
	listDokter,
	listPoliKlinik,
	getPoliKlinikByUri,
	listArtikel,
	getArtikelByUri,
	listKomentar,
	createKomentar,
	listLayanan,
	getLayananByUri,
	listFasilitas,
	getFasilitasByUri,
	listMitra,
	getMitraByUri,
	listKategoriArtikelFav,
	listKategoriArtikel,
	getKategoriArtikelByUri,
	listKomunitas,
	getKomunitasByUri,
	getTestimoniGoogle,
	listTestimoniFav,
	listTestimoni,
	listPrestasi,
	listFaq,
	listGallery,
	listShopItem,
	getShopItemByUri,
	listKeranjang,
	createKeranjang,
	removeKeranjang,
	listPasien,
	createPasien,
	updatePasien,
	createMember,
	createReservasi,
	getReservasiByKode,
	listMetaPixel,
	getPopupPresented,
	createWebVisitor,
	getMemberData,
	forgetPerangkat,
	deleteMember,
	removePasien,
	createPindah,
	usePindah,
	updatePerangkat,
	removePerangkat,
	getKeluhan,
	getPencarian,
	listHariKunjungan,
	getPasien,
	rescheduleReservasi,
	cancelReservasi,
} as const satisfies Record<string, AnyCall>

export type Calls = typeof calls
export type CallName = keyof Calls
