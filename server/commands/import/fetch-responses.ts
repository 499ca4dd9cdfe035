import { MAX_LIMIT } from '../../../contract/parameters.ts'
import { concurrentMap } from './concurrent-map.ts'
import type { Provider } from './provider.ts'

/** For the progress bar. A list of several pages is more than one response. */
const BUNDLES_AND_LISTS = 19

export type Responses = Awaited<ReturnType<typeof fetchResponses>>

/**
 * Fetches all public content of a provider: bundles, lists, and the details that lists leave out.
 *
 * @param expect called with the number of further responses to expect
 */
export async function fetchResponses({ get, listAll }: Provider, expect: (more: number) => void) {
	expect(BUNDLES_AND_LISTS)
	const template = await get('getTemplate')
	const webId = template.webId.data
	const shop = await get('getShop', { query: { webId } })
	const details = async <Item, Detail>(items: Item[], fetchDetail: (item: Item) => Promise<{ data: Detail }>) => {
		expect(items.length)
		return (await concurrentMap(items, fetchDetail)).map(({ data }) => data)
	}
	return {
		template,
		beranda: await get('getBeranda', { query: { webId, dokterMostVisitedLimit: String(MAX_LIMIT) } }),
		shop,
		poliKlinik: await listAll('listPoliKlinik'),
		dokter: await listAll('listDokter'),
		layanan: await details(await listAll('listLayanan'), ({ uri }) => get('getLayananByUri', { params: { uri } })),
		fasilitas: await details(await listAll('listFasilitas'), ({ uri }) =>
			get('getFasilitasByUri', { params: { uri } }),
		),
		mitra: await details(await listAll('listMitra'), ({ uri }) => get('getMitraByUri', { params: { uri } })),
		kategori: await listAll('listKategoriArtikel'),
		kategoriFav: await listAll('listKategoriArtikelFav'),
		artikel: await details(await listAll('listArtikel'), ({ uri }) => get('getArtikelByUri', { params: { uri } })),
		komentar: await listAll('listKomentar', { shortCreatedAt: 'asc' }),
		komunitas: await details(await listAll('listKomunitas'), ({ uri }) =>
			get('getKomunitasByUri', { params: { uri } }),
		),
		testimoni: await listAll('listTestimoni'),
		testimoniFav: await listAll('listTestimoniFav'),
		testimoniGoogle: await get('getTestimoniGoogle'),
		prestasi: await listAll('listPrestasi'),
		faq: await listAll('listFaq'),
		gallery: await listAll('listGallery'),
		shopItem: await details(shop.shopItem.data, ({ uri }) =>
			get('getShopItemByUri', { params: { uri }, query: { webId } }),
		),
		metaPixel: await get('listMetaPixel'),
		popup: await get('getPopupPresented'),
	}
}
