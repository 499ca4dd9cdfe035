import type { CallName } from '../../contract/calls.ts'
import { publicLists } from '../../contract/content/public-lists.ts'
import type { TestApi, TestRequest } from './test-api.ts'

type Personal =
	| 'listKeranjang'
	| 'listHariKunjungan'
	| 'listPasien'
	| 'getPasien'
	| 'getMemberData'
	| 'getReservasiByKode'
type Reading = Extract<CallName, `list${string}` | `get${string}`>

/** Every public read; a new call fails the type check until it has a request here. */
export type PublicCall = Exclude<Reading, Personal>

type PublicList = keyof typeof publicLists

/** The same for the list of every declared kind of content. */
export const ofPublicLists = <Value>(make: (name: PublicList) => Value) =>
	Object.fromEntries(Object.keys(publicLists).map((name) => [name, make(name as PublicList)])) as Record<
		PublicList,
		Value
	>

const pages: TestRequest[] = [{}, { query: { limit: 3, page: 2 } }]
const query = (...queries: NonNullable<TestRequest['query']>[]): TestRequest[] =>
	queries.map((each) => ({ query: each }))

/** Requests that compare two sites: every list with every order and filter, and every detail. */
export async function publicRequests({ request }: TestApi): Promise<Record<PublicCall, TestRequest[]>> {
	const uris = async (name: 'listPoliKlinik' | 'listLayanan' | 'listFasilitas' | 'listMitra' | 'listKomunitas') =>
		(await request(name)).body.data.map(({ uri }) => ({ params: { uri } }))
	const { body: shop } = await request('getShop')
	const { body: artikel } = await request('listArtikel')
	const { body: dokter } = await request('listDokter')
	const { body: kategori } = await request('listKategoriArtikel')
	const poliKlinik = await uris('listPoliKlinik')
	return {
		getBeranda: [{}, ...query({ dokterMostVisitedLimit: 300 }, { dokterMostVisitedLimit: 1 })],
		getTemplate: [{}],
		getShop: [{}],
		getDokter: dokter.data.map(({ id }) => ({ params: { id } })),
		getDokterByUri: dokter.data.map(({ uri = '' }) => ({ params: { uri } })),
		listDokter: [
			...pages,
			...query(
				{ sortNama: 'desc' },
				{ searchByNama: 'putri' },
				{ searchByNama: 'ptri' },
				{ searchByPoliKlinik: 'anak' },
			),
			...poliKlinik.map(({ params }) => ({ query: { searchByPoliKlinikUri: params.uri } })),
		],
		listPoliKlinik: [...pages, ...query({ sortNama: 'desc' }, { searchByNama: 'gigi' })],
		getPoliKlinikByUri: poliKlinik,
		getKeluhan: [{}],
		getDatang: [{}],
		getAntrean: [{}],
		getHakPasien: [{}],
		// Each site has times of its own.
		listDiubah: [],
		getPencarian: query({ cari: 'vaksin' }, { cari: 'jam besuk' }, { cari: 'ptri' }, { cari: 'xyzzy' }),
		listArtikel: [
			...pages,
			...query(
				{ sortCountView: 'asc' },
				{ sortCountView: 'desc' },
				{ searchByJudul: 'demam' },
				{ searchByJudul: 'demem' },
			),
			...kategori.data.flatMap(({ id, uri }) =>
				query({ filterKategoriArtikelId: id }, { searchKategoriArtikelUri: uri }),
			),
		],
		getArtikelByUri: artikel.data.map(({ uri }) => ({ params: { uri } })),
		listKomentar: [
			...pages,
			...query(
				{ shortCreatedAt: 'asc' },
				{ recursiveFormat: 'true' },
				{ recursiveFormat: 'true', shortCreatedAt: 'asc' },
			),
			...artikel.data.map(({ id }) => ({ query: { filterArtikelId: id, recursiveFormat: 'true' } })),
		],
		listLayanan: [...pages, ...query({ searchByNama: 'igd' })],
		getLayananByUri: await uris('listLayanan'),
		listFasilitas: [...pages, ...query({ searchByNama: 'ruang' })],
		getFasilitasByUri: await uris('listFasilitas'),
		listMitra: [...pages, ...query({ searchByNama: 'asuransi' })],
		getMitraByUri: await uris('listMitra'),
		listKategoriArtikelFav: pages,
		listKategoriArtikel: pages,
		getKategoriArtikelByUri: kategori.data.map(({ uri }) => ({ params: { uri } })),
		listKomunitas: pages,
		getKomunitasByUri: await uris('listKomunitas'),
		getTestimoniGoogle: [{}],
		listTestimoniFav: pages,
		listTestimoni: pages,
		...ofPublicLists(() => pages),
		listGallery: [
			...pages,
			...query({ filterContentType: 'gambar' }, { filterContentType: 'youtube' }, { filterContentType: 'tiktok' }),
		],
		listShopItem: [
			{},
			...query({ searchByNama: 'jantung' }, { filterJenisKelamin: 'p' }),
			...shop.tipe.data.map(({ uri }) => ({ query: { filterTipe: uri } })),
			...shop.kategori.data.map(({ id }) => ({ query: { filterKategori: id } })),
			...shop.usia.data.map(({ uri }) => ({ query: { filterUsia: uri } })),
		],
		getShopItemByUri: shop.shopItem.data.map(({ uri }) => ({ params: { uri } })),
		listMetaPixel: [{}],
		getPopupPresented: [{}],
	}
}
