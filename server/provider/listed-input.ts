import type { CallName } from '../../contract/calls.ts'

const paging = ['page', 'limit']

/** The query parameters of the specification's calls as section 7 lists them. A provider may refuse any other. */
const listedQuery: { [Name in CallName]?: readonly string[] } = {
	getBeranda: ['webId', 'dokterMostVisitedLimit'],
	getTemplate: [],
	getShop: ['webId'],
	listDokter: ['sortNama', 'searchByNama', 'searchByPoliKlinik', 'searchByPoliKlinikUri'],
	listPoliKlinik: [...paging, 'searchByNama', 'sortNama'],
	listArtikel: [...paging, 'searchByJudul', 'filterKategoriArtikelId', 'searchKategoriArtikelUri'],
	listLayanan: ['searchByNama'],
	listFasilitas: [...paging, 'searchByNama'],
	listMitra: [...paging, 'searchByNama'],
	listKategoriArtikelFav: [],
	listKomunitas: paging,
	listTestimoniFav: [],
	listTestimoni: [],
	listShopItem: ['webId', 'searchByNama', 'filterTipe', 'filterKategori', 'filterUsia', 'filterJenisKelamin'],
	listKeranjang: [],
	getReservasiByKode: [],
}

/** A provider cannot sort by views: the most read are those of this many newest. */
const NEWEST = 20

/** Fields of our own that are not sent. */
const ownFields: { [Name in CallName]?: readonly string[] } = {
	createKomentar: ['situs', 'lamaIsiMs'],
}

/** Whether section 7 lists a parameter for a call; our own calls have all of theirs. */
export const isListed = (name: CallName, parameter: string): boolean => listedQuery[name]?.includes(parameter) ?? true

/** The parameters that are sent: what is left out is done by the adapter. */
export function listedParameters(name: CallName, query: Record<string, unknown>): Record<string, unknown> {
	const listed = listedQuery[name]
	if (!listed) return query
	const sent = Object.fromEntries(Object.entries(query).filter(([parameter]) => listed.includes(parameter)))
	if (query.sortCountView !== undefined && query.page === undefined)
		sent.limit = Math.max(NEWEST, Number(query.limit ?? 0))
	return sent
}

/** The body that is sent: an optional field without a value is left out. */
export function listedFields(name: CallName, body: unknown): unknown {
	const own = ownFields[name]
	if (!own) return body
	return Object.fromEntries(
		Object.entries(body as object).filter(([field, value]) => !own.includes(field) && value !== null && value !== ''),
	)
}
