import type { z } from 'zod'
import type { CallQuery, CallResponse } from '../../../contract/call.ts'
import { type CallName, type Calls, calls } from '../../../contract/calls.ts'
import { contentType, publicNames } from '../../../contract/content/content-types.ts'
import { callName, publicLists } from '../../../contract/content/public-lists.ts'
import type { Dokter } from '../../../contract/dokter/dokter.ts'
import { byNextPractice } from '../../../contract/dokter/next-practice.ts'
import type { listOf } from '../../../contract/shapes.ts'
import { waktuWib } from '../../../contract/tanggal/tanggal.ts'
import { metaPixel } from '../../../contract/web/meta-pixel.ts'
import { foldText } from '../../../database/search/fold-text.ts'
import { adaptKomentar, artikelEntity, favouriteEntity, kategoriEntity } from './artikel.ts'
import {
	adaptPopup,
	datangEntity,
	fasilitasEntity,
	galleryEntity,
	googleEntity,
	hakPasienEntity,
	komunitasEntity,
	layananEntity,
	metaPixelEntity,
	mitraEntity,
	testimoniEntity,
} from './content.ts'
import { dokterEntity, poliKlinikEntity, poliKlinikWithKeluhan } from './dokter.ts'
import { adaptItems, type Report } from './entity.ts'
import { adaptPasien, adaptPasienById, adaptUpdated } from './pasien.ts'
import { adaptError, ProviderError } from './provider-error.ts'
import { firstOf, isEmpty, isRaw, type Raw } from './raw.ts'
import { adaptCreated, adaptCreatedId, adaptCreatedReservasi, reservasiEntity } from './reservasi.ts'
import { type Adapter, adaptList, adaptOne, type ProviderRequest, sortBy, unwrapList, unwrapOne } from './responses.ts'
import { adaptRemoved, adaptShop, keranjangEntity, shopItemEntity } from './shop.ts'
import { fileName, html, name, text } from './values.ts'
import { adaptBeranda, adaptTemplate } from './web.ts'

/** The results of a search keep their order. */
const sortByNama = <Item extends { nama: string }>(items: Item[], { query }: ProviderRequest): Item[] =>
	query.searchByNama || query.searchByPoliKlinik ? items : sortBy(items, query.sortNama, ({ nama }) => foldText(nama))

/** The specification knows no order by practice. */
const arrangeDokter = (items: Dokter[], request: ProviderRequest): Dokter[] => {
	const sorted = sortByNama(items, request)
	const { filterHari: hari, filterWaktu: waktu, sortPraktik } = request.query as CallQuery<Calls['listDokter']>
	if (!hari && !waktu && !sortPraktik) return sorted
	return byNextPractice(sorted, waktuWib(Date.now()), { hari, waktu }).map(({ dokter }) => dokter)
}

const adaptGoogle = adaptOne(calls.getTestimoniGoogle.response, googleEntity)

const lists: Record<keyof typeof publicLists, { response: ReturnType<typeof listOf<z.ZodObject>> }> = publicLists

function adaptPublicList(each: (typeof publicNames)[number]) {
	const { fields, label } = contentType(each)
	const kinds = Object.entries(fields).map(([field, { kind }]) => [field, kind] as const)
	const readers = { richText: html, picture: fileName }
	const entity = {
		name: each,
		fields: Object.fromEntries([
			...kinds.map(([field, kind]) => [field, kind === 'richText' || kind === 'picture' ? readers[kind] : text]),
			[label, name],
		]),
		identifiedBy: [label, ...kinds.flatMap(([field, kind]) => (kind === 'picture' ? [field] : []))],
	}
	return adaptList(lists[callName(each)].response, entity)
}

const publicListAdapters = Object.fromEntries(
	publicNames.map((each) => [callName(each), adaptPublicList(each)]),
) as unknown as { [Name in keyof typeof publicLists]: Adapter<Name> }

/** The calls of the specification. All others are additions of ours: a provider that has them speaks our contract. */
const adapters: { [Name in CallName]?: Adapter<Name> } = {
	getBeranda: adaptBeranda,
	getTemplate: adaptTemplate,
	getShop: adaptShop,
	listShopItem: adaptList(calls.listShopItem.response, shopItemEntity),
	getShopItemByUri: adaptOne(calls.getShopItemByUri.response, shopItemEntity),
	listDokter: adaptList(calls.listDokter.response, dokterEntity, arrangeDokter),
	getDokter: adaptOne(calls.getDokter.response, dokterEntity),
	getDokterByUri: adaptOne(calls.getDokterByUri.response, dokterEntity),
	listPoliKlinik: adaptList(calls.listPoliKlinik.response, poliKlinikWithKeluhan, sortByNama),
	getPoliKlinikByUri: adaptOne(calls.getPoliKlinikByUri.response, poliKlinikEntity),
	listArtikel: adaptList(calls.listArtikel.response, artikelEntity, (items, { query }) =>
		sortBy(items, query.sortCountView, ({ countView }) => countView),
	),
	getArtikelByUri: adaptOne(calls.getArtikelByUri.response, artikelEntity),
	listKomentar: adaptKomentar,
	createKomentar: adaptCreated,
	listLayanan: adaptList(calls.listLayanan.response, layananEntity),
	getLayananByUri: adaptOne(calls.getLayananByUri.response, layananEntity),
	listFasilitas: adaptList(calls.listFasilitas.response, fasilitasEntity),
	getFasilitasByUri: adaptOne(calls.getFasilitasByUri.response, fasilitasEntity),
	listMitra: adaptList(calls.listMitra.response, mitraEntity),
	getMitraByUri: adaptOne(calls.getMitraByUri.response, mitraEntity),
	listKategoriArtikel: adaptList(calls.listKategoriArtikel.response, kategoriEntity),
	listKategoriArtikelFav: adaptList(calls.listKategoriArtikelFav.response, favouriteEntity),
	getKategoriArtikelByUri: adaptOne(calls.getKategoriArtikelByUri.response, kategoriEntity),
	listKomunitas: adaptList(calls.listKomunitas.response, komunitasEntity),
	getKomunitasByUri: adaptOne(calls.getKomunitasByUri.response, komunitasEntity),
	listTestimoni: adaptList(calls.listTestimoni.response, testimoniEntity),
	listTestimoniFav: adaptList(calls.listTestimoniFav.response, testimoniEntity),
	// Without a summary there are no reviews yet.
	getTestimoniGoogle: (body, request, report) => adaptGoogle(unwrapOne(body) ?? { rating: 0 }, request, report),
	// Ours, with HTML that our pages trust.
	getDatang: adaptOne(calls.getDatang.response, datangEntity),
	getHakPasien: adaptOne(calls.getHakPasien.response, hakPasienEntity),
	...publicListAdapters,
	listGallery: adaptList(calls.listGallery.response, galleryEntity, (items, { query }) =>
		query.filterContentType ? items.filter(({ contentType }) => contentType === query.filterContentType) : items,
	),
	listKeranjang: adaptList(calls.listKeranjang.response, keranjangEntity),
	createKeranjang: adaptCreated,
	removeKeranjang: adaptRemoved,
	listPasien: adaptPasien,
	getPasien: adaptPasienById,
	createPasien: adaptCreated,
	updatePasien: adaptUpdated,
	removePasien: (_, { params }) => ({ data: { removed: { id: params.id ?? '' } } }),
	createMember: adaptCreatedId,
	createReservasi: adaptCreatedReservasi,
	getReservasiByKode: adaptOne(calls.getReservasiByKode.response, reservasiEntity),
	listMetaPixel: (body, _, report) => ({
		data: { data: adaptItems(metaPixel, metaPixelEntity, unwrapList(body).items, { report, brief: false }) },
	}),
	getPopupPresented: adaptPopup,
	createWebVisitor: adaptCreated,
}

/**
 * Turns a provider's successful response into our contract. An item that cannot be understood is reported and left
 * out; the rest arrives.
 *
 * @throws ProviderError when nothing of the response can be understood, or the thing is missing
 */
export function adaptResponse<Name extends CallName>(
	name: Name,
	body: unknown,
	request: ProviderRequest,
	report: Report,
): CallResponse<Calls[Name]> {
	const status = failureStatus(body)
	if (status) throw new ProviderError(adaptError(name, status, body))
	const adapt: Adapter<Name> | undefined = adapters[name]
	return adapt ? adapt(body, request, report) : readOwn(name, body)
}

/** The response is taken as it is, or not at all. */
function readOwn<Name extends CallName>(name: Name, body: unknown): CallResponse<Calls[Name]> {
	const { data, error } = calls[name].response.safeParse(body)
	if (!error) return data as CallResponse<Calls[Name]>
	throw new ProviderError('KESALAHAN_SISTEM', `The response is not understood at ${error.issues[0]?.path.join('.')}.`)
}

/** The status of a failure that arrives as a successful response: `{ "success": false, "message": "…" }`. */
function failureStatus(body: unknown): number | undefined {
	if (!isRaw(body) || !isEmpty(body.data)) return undefined
	const { success, error } = body
	if (success === false || (error !== false && !isEmpty(error))) return statusOf(body) ?? 500
	// An entity may have a status of its own, but then no message.
	return 'message' in body ? statusOf(body) : undefined
}

function statusOf(body: Raw): number | undefined {
	const status = firstOf(body, 'statusCode', 'status', 'code')
	const number = Number(status)
	if (number >= 400 && number < 600) return number
	return status === false || /^(error|fail|failed)$/i.test(String(status)) ? 500 : undefined
}
