import { MAX_LIMIT } from '../../../contract/parameters.ts'
import { inParallel } from './in-parallel.ts'
import { AT_ONCE, type Provider } from './provider.ts'

/** A list of several pages gives more than one answer. */
const BUNDLES_AND_LISTS = 19

export type Answers = Awaited<ReturnType<typeof fetchAnswers>>

/**
 * Everything that a provider shows: bundles, lists, and one by one what lists shorten.
 *
 * @param expect told how many more answers are wanted
 */
export async function fetchAnswers({ ask, all }: Provider, expect: (more: number) => void) {
	expect(BUNDLES_AND_LISTS)
	const template = await ask('getTemplate')
	const webId = template.webId.data
	const shop = await ask('getShop', { query: { webId } })
	const one = async <Item, Whole>(items: Item[], work: (item: Item) => Promise<{ data: Whole }>) => {
		expect(items.length)
		return (await inParallel(items, AT_ONCE, work)).map(({ data }) => data)
	}
	return {
		template,
		beranda: await ask('getBeranda', { query: { webId, dokterMostVisitedLimit: String(MAX_LIMIT) } }),
		shop,
		poliKlinik: await all('listPoliKlinik'),
		dokter: await all('listDokter'),
		layanan: await one(await all('listLayanan'), ({ uri }) => ask('getLayananByUri', { params: { uri } })),
		fasilitas: await one(await all('listFasilitas'), ({ uri }) => ask('getFasilitasByUri', { params: { uri } })),
		mitra: await one(await all('listMitra'), ({ uri }) => ask('getMitraByUri', { params: { uri } })),
		kategori: await all('listKategoriArtikel'),
		kategoriFav: await all('listKategoriArtikelFav'),
		artikel: await one(await all('listArtikel'), ({ uri }) => ask('getArtikelByUri', { params: { uri } })),
		komentar: await all('listKomentar', { shortCreatedAt: 'asc' }),
		komunitas: await one(await all('listKomunitas'), ({ uri }) => ask('getKomunitasByUri', { params: { uri } })),
		testimoni: await all('listTestimoni'),
		testimoniFav: await all('listTestimoniFav'),
		testimoniGoogle: await ask('getTestimoniGoogle'),
		prestasi: await all('listPrestasi'),
		faq: await all('listFaq'),
		gallery: await all('listGallery'),
		shopItem: await one(shop.shopItem.data, ({ uri }) =>
			ask('getShopItemByUri', { params: { uri }, query: { webId } }),
		),
		metaPixel: await ask('listMetaPixel'),
		popup: await ask('getPopupPresented'),
	}
}
