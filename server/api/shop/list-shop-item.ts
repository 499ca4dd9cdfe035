import type { listShopItem as call } from '../../../contract/shop.ts'
import { type Handler, WEB_ID } from '../context.ts'
import { wholeList } from '../paginate.ts'
import { searchPage } from '../search-page.ts'
import { readShopItem, shopItemQuery } from './shop-item-query.ts'

/** The shop's list has no pages. */
const ALL = { page: 1, limit: 1_000_000 }

/** Filters of one kind widen, filters of different kinds narrow; a value is a uri or an id. */
export const listShopItem: Handler<typeof call> = async ({ query }, context) => {
	if (query.webId !== undefined && query.webId !== WEB_ID) return wholeList([])
	const { searchByNama, filterTipe, filterKategori, filterUsia, filterJenisKelamin } = query
	const { data } = await searchPage(context, [['shopItem', searchByNama]], ALL, (matches) => {
		let items = shopItemQuery(context.db).orderBy('shopItem.urutan').orderBy('shopItem.id')
		if (searchByNama) items = items.where(matches('shopItem', searchByNama))
		if (filterTipe?.length)
			items = items.where((where) =>
				where.or([where('shopTipe.uri', 'in', filterTipe), where('shopTipe.id', 'in', filterTipe)]),
			)
		if (filterKategori?.length)
			items = items.where((where) =>
				where.or([where('shopKategori.uri', 'in', filterKategori), where('shopKategori.id', 'in', filterKategori)]),
			)
		if (filterUsia?.length)
			items = items.where('shopItem.id', 'in', (where) =>
				where
					.selectFrom('shopItemUsia')
					.innerJoin('shopUsia', 'shopUsia.id', 'shopItemUsia.usiaId')
					.select('shopItemUsia.shopItemId')
					.where((usia) => usia.or([usia('shopUsia.uri', 'in', filterUsia), usia('shopUsia.id', 'in', filterUsia)])),
			)
		if (filterJenisKelamin?.length)
			items = items.where((where) =>
				where.or([
					...(filterJenisKelamin.includes('l') ? [where('shopItem.untukL', '=', 1)] : []),
					...(filterJenisKelamin.includes('p') ? [where('shopItem.untukP', '=', 1)] : []),
				]),
			)
		return items
	})
	return wholeList(await readShopItem(data, context.db))
}
