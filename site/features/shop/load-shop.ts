import type { ShopItemRingkas, ShopPilihan, ShopUsia } from '../../../contract/shop/shop.ts'
import type { Api } from '../../api.ts'
import { orElse } from '../../load.ts'
import { knownWebId } from '../../web-id.ts'
import { isNarrowed, narrowingSex, readShopFilter, type ShopFilter, type ShopUrut } from './shop-address.ts'

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
	const shopIsEnough = !known && !isNarrowed(filter)
	const [shop, found] = await Promise.all([
		known ? null : orElse(api('GET /v1/public/web/shop/', { query: { webId, bentuk: 'ringkas' } }), emptyShop),
		shopIsEnough ? null : orElse(loadItems(api, filter), []),
	])
	const { tipe, kategori, usia, shopItem } = shop ?? emptyShop
	return {
		filter,
		options: known ?? { tipe: tipe.data, kategori: kategori.data, usia: usia.data },
		items: found ?? inOrder(shopItem.data, filter.urut),
	}
}

export async function loadItems(api: Api, filter: ShopFilter): Promise<ShopItemRingkas[]> {
	const query = {
		webId: await knownWebId(api),
		searchByNama: filter.cari,
		filterTipe: filter.tipe,
		filterKategori: filter.kategori,
		filterUsia: filter.usia,
		filterJenisKelamin: narrowingSex(filter),
		bentuk: 'ringkas',
	}
	return inOrder((await api('GET /v1/public/shop-item/', { query })).data, filter.urut)
}

const LAST = Number.MAX_SAFE_INTEGER

const keys: Record<ShopUrut, (item: ShopItemRingkas) => number> = {
	termurah: ({ harga }) => harga,
	termahal: ({ harga }) => -harga,
	terbaru: ({ terbitPada = 0 }) => -terbitPada,
	terlaris: ({ peringkat = LAST }) => peringkat,
}

/** Equal packages keep the hospital's order. */
export function inOrder(items: ShopItemRingkas[], urut: ShopFilter['urut']): ShopItemRingkas[] {
	if (!urut) return items
	const key = keys[urut]
	return items.toSorted((a, b) => key(a) - key(b))
}

let known: ShopOptions | null = null

/** The options stay the same in the browser, so a change of the filter loads packages only. */
export const knownOptions = () => known

export const rememberOptions = (options: ShopOptions) => {
	if (options.tipe.length + options.kategori.length + options.usia.length > 0) known = options
}
