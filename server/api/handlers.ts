import type { CallName, Calls } from '../../contract/calls.ts'
import { getArtikelByUri } from './artikel/get-artikel-by-uri.ts'
import { listArtikel } from './artikel/list-artikel.ts'
import type { Handler, MemberHandler } from './context.ts'
import { getDokter } from './dokter/get-dokter.ts'
import { listDokter } from './dokter/list-dokter.ts'
import { listFaq } from './faq/list-faq.ts'
import { getFasilitasByUri } from './fasilitas/get-fasilitas-by-uri.ts'
import { listFasilitas } from './fasilitas/list-fasilitas.ts'
import { listGallery } from './gallery/list-gallery.ts'
import { listHariKunjungan } from './kalender/list-hari-kunjungan.ts'
import { getKategoriArtikelByUri } from './kategori-artikel/get-kategori-artikel-by-uri.ts'
import { listKategoriArtikel } from './kategori-artikel/list-kategori-artikel.ts'
import { listKategoriArtikelFav } from './kategori-artikel/list-kategori-artikel-fav.ts'
import { getKeluhan } from './keluhan/get-keluhan.ts'
import { createKeranjang } from './keranjang/create-keranjang.ts'
import { listKeranjang } from './keranjang/list-keranjang.ts'
import { removeKeranjang } from './keranjang/remove-keranjang.ts'
import { createKomentar } from './komentar/create-komentar.ts'
import { listKomentar } from './komentar/list-komentar.ts'
import { getKomunitasByUri } from './komunitas/get-komunitas-by-uri.ts'
import { listKomunitas } from './komunitas/list-komunitas.ts'
import { getLayananByUri } from './layanan/get-layanan-by-uri.ts'
import { listLayanan } from './layanan/list-layanan.ts'
import { createMember } from './member/create-member.ts'
import { createPindah } from './member/create-pindah.ts'
import { deleteMember } from './member/delete-member.ts'
import { forgetPerangkat } from './member/forget-perangkat.ts'
import { getMemberData } from './member/get-member-data.ts'
import { removePerangkat } from './member/remove-perangkat.ts'
import { updatePerangkat } from './member/update-perangkat.ts'
import { usePindah } from './member/use-pindah.ts'
import { listMetaPixel } from './meta-pixel/list-meta-pixel.ts'
import { getMitraByUri } from './mitra/get-mitra-by-uri.ts'
import { listMitra } from './mitra/list-mitra.ts'
import { createPasien } from './pasien/create-pasien.ts'
import { getPasien } from './pasien/get-pasien.ts'
import { listPasien } from './pasien/list-pasien.ts'
import { removePasien } from './pasien/remove-pasien.ts'
import { updatePasien } from './pasien/update-pasien.ts'
import { getPencarian } from './pencarian/get-pencarian.ts'
import { getPoliKlinikByUri } from './poli-klinik/get-poli-klinik-by-uri.ts'
import { listPoliKlinik } from './poli-klinik/list-poli-klinik.ts'
import { getPopupPresented } from './popup/get-popup-presented.ts'
import { listPrestasi } from './prestasi/list-prestasi.ts'
import { cancelReservasi } from './reservasi/cancel-reservasi.ts'
import { createReservasi } from './reservasi/create-reservasi.ts'
import { getReservasiByKode } from './reservasi/get-reservasi-by-kode.ts'
import { rescheduleReservasi } from './reservasi/reschedule-reservasi.ts'
import { getShop } from './shop/get-shop.ts'
import { getShopItemByUri } from './shop/get-shop-item-by-uri.ts'
import { listShopItem } from './shop/list-shop-item.ts'
import { getTestimoniGoogle } from './testimoni/get-testimoni-google.ts'
import { listTestimoni } from './testimoni/list-testimoni.ts'
import { listTestimoniFav } from './testimoni/list-testimoni-fav.ts'
import { createWebVisitor } from './visitor/create-web-visitor.ts'
import { getBeranda } from './web/get-beranda.ts'
import { getTemplate } from './web/get-template.ts'

/** The use case behind every call; a call without one does not compile. */
export const handlers: { [Name in CallName]: Handler<Calls[Name]> | MemberHandler<Calls[Name]> } = {
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
	getPencarian,
	getKeluhan,
	listHariKunjungan,
	getPasien,
	rescheduleReservasi,
	cancelReservasi,
}
