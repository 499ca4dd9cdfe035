import { publicNames } from '../../../contract/content/content-types.ts'
import { callName } from '../../../contract/content/public-lists.ts'
import type { DokterLengkap } from '../../../contract/dokter/dokter.ts'
import { MAX_LIMIT } from '../../../contract/parameters.ts'
import { emptyBeranda } from '../../../contract/web/empty-beranda.ts'
import { ImportError, type Row } from '../../isi/content-tables.ts'
import { ProviderError } from '../../provider/adapt/provider-error.ts'
import { concurrentMap } from './fetch-with-retry.ts'
import type { Provider } from './provider.ts'

/** For the progress bar. A list of several pages is more than one response. */
const BUNDLES_AND_LISTS = 16 + publicNames.length

const nothing = { data: [] }
const noShop = { shopItem: nothing, tipe: nothing, kategori: nothing, usia: nothing }

/** Some providers answer 404 while no popup is shown. */
const noPopup = (error: unknown) => {
	if (error instanceof ProviderError && error.code === 'TIDAK_DITEMUKAN') return { data: null }
	throw error
}

const noProfil = (error: unknown) => {
	if (error instanceof ProviderError) return null
	throw error
}

async function fetchPublicLists(listAll: Provider['listAll']) {
	const lists: Partial<Record<(typeof publicNames)[number], Row[]>> = {}
	for (const name of publicNames) lists[name] = await listAll(callName(name))
	return lists
}

export type Responses = Awaited<ReturnType<typeof fetchResponses>>

/**
 * Fetches all public content of a provider: bundles, lists, and the details that lists leave out. What the provider does
 * not have is empty; without the template it is no provider.
 *
 * @param expect called with the number of further responses to expect
 */
export async function fetchResponses({ get, listAll, optional }: Provider, expect: (more: number) => void) {
	expect(BUNDLES_AND_LISTS)
	const template = await get('getTemplate').catch((error) => {
		if (!(error instanceof ProviderError)) throw error
		throw new ImportError(`${error.message} Is it the address of the API, such as https://rs.example.com/api?`)
	})
	const webId = template.webId.data
	const shop = await optional(get('getShop', { query: { webId } }), noShop)
	const details = async <Item, Detail>(items: Item[], fetchDetail: (item: Item) => Promise<{ data: Detail }>) => {
		expect(items.length)
		const found = await concurrentMap(items, (item) => optional(fetchDetail(item), null))
		return found.flatMap((response) => (response ? [response.data] : []))
	}
	const artikel = await details(await listAll('listArtikel'), ({ uri }) => get('getArtikelByUri', { params: { uri } }))
	expect(artikel.length)
	const dokter: DokterLengkap[] = await listAll('listDokter')
	const profilOf = ({ uri = '' }: DokterLengkap) => get('getDokterByUri', { params: { uri } })
	/** The specification has no profiles. The first doctor tells whether the provider has them. */
	const hasProfil = async (first: DokterLengkap | undefined) =>
		first && (await profilOf(first).catch(noProfil)) !== null
	return {
		template,
		beranda: await optional(
			get('getBeranda', { query: { webId, dokterMostVisitedLimit: String(MAX_LIMIT) } }),
			emptyBeranda,
		),
		shop,
		poliKlinik: await listAll('listPoliKlinik'),
		dokter: (await hasProfil(dokter[0])) ? await details(dokter, profilOf) : dokter,
		layanan: await details(await listAll('listLayanan'), ({ uri }) => get('getLayananByUri', { params: { uri } })),
		fasilitas: await details(await listAll('listFasilitas'), ({ uri }) =>
			get('getFasilitasByUri', { params: { uri } }),
		),
		mitra: await details(await listAll('listMitra'), ({ uri }) => get('getMitraByUri', { params: { uri } })),
		kategori: await listAll('listKategoriArtikel'),
		kategoriFav: await listAll('listKategoriArtikelFav'),
		artikel,
		// As the site asks for them: without `filterAllowStatus` a provider may send comments that nobody has checked.
		komentar: (
			await concurrentMap(artikel, ({ id }) =>
				listAll('listKomentar', {
					filterArtikelId: id,
					filterAllowStatus: 'true',
					recursiveFormat: 'true',
					shortCreatedAt: 'asc',
				}),
			)
		).flat(),
		komunitas: await details(await listAll('listKomunitas'), ({ uri }) =>
			get('getKomunitasByUri', { params: { uri } }),
		),
		testimoni: await listAll('listTestimoni'),
		testimoniFav: await listAll('listTestimoniFav'),
		testimoniGoogle: await optional(get('getTestimoniGoogle'), null),
		publicLists: await fetchPublicLists(listAll),
		gallery: await listAll('listGallery'),
		shopItem: await details(shop.shopItem.data, ({ uri }) =>
			get('getShopItemByUri', { params: { uri }, query: { webId } }),
		),
		datang: template.fitur.data.includes('datang') ? await optional(get('getDatang'), null) : null,
		hakPasien: template.fitur.data.includes('hak-pasien') ? await optional(get('getHakPasien'), null) : null,
		metaPixel: await optional(get('listMetaPixel'), { data: nothing }),
		popup: await optional(get('getPopupPresented').catch(noPopup), { data: null }),
	}
}
