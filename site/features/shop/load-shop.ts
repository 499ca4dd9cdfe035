import type { ShopItemRingkas, ShopPilihan, ShopUsia } from '../../../contract/shop/shop.ts'
import type { Api } from '../../api.ts'
import { orElse } from '../../load.ts'
import { knownWebId } from '../../web-id.ts'
import { isSameFilter, narrowingSex, readShopFilter, type ShopFilter } from './shop-address.ts'

/** The options of the side filter. */
export interface ShopOptions {
	tipe: ShopPilihan[]
	kategori: ShopPilihan[]
	usia: ShopUsia[]
}

export interface LoadedShop {
	filter: ShopFilter
	options: ShopOptions
	items: ShopItemRingkas[]
}

const none = { data: [] }
const emptyShop = { shopItem: none, tipe: none, kategori: none, usia: none }

/** The packages of a filter. Unknown options are loaded with `getShop`, which returns all packages too. */
export async function loadShop(api: Api, search: string, known: ShopOptions | null = null): Promise<LoadedShop> {
	const filter = readShopFilter(search)
	const webId = await knownWebId(api)
	const shopIsEnough = !known && isSameFilter(filter, readShopFilter(''))
	const [shop, found] = await Promise.all([
		known ? null : orElse(api('GET /v1/public/web/shop/', { query: { webId, bentuk: 'ringkas' } }), emptyShop),
		shopIsEnough ? null : orElse(loadItems(api, filter), []),
	])
	const { tipe, kategori, usia, shopItem } = shop ?? emptyShop
	return {
		filter,
		options: known ?? { tipe: tipe.data, kategori: kategori.data, usia: usia.data },
		items: found ?? shopItem.data,
	}
}

/** The packages of a filter. */
export const loadItems = async (api: Api, filter: ShopFilter): Promise<ShopItemRingkas[]> =>
	(await api('GET /v1/public/shop-item/', { query: { webId: await knownWebId(api), ...queryOf(filter) } })).data

const queryOf = (filter: ShopFilter) => ({
	searchByNama: filter.cari,
	filterTipe: filter.tipe,
	filterKategori: filter.kategori,
	filterUsia: filter.usia,
	filterJenisKelamin: narrowingSex(filter),
	bentuk: 'ringkas',
})

let known: ShopOptions | null = null

/** The options stay the same in the browser, so a change of the filter loads packages only. */
export const knownOptions = () => known

export const rememberOptions = (options: ShopOptions) => {
	if (options.tipe.length + options.kategori.length + options.usia.length > 0) known = options
}
