import type { listShopItem as call } from '../../../contract/shop.ts'
import { paginationOf } from '../../../database/paginate.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'
import { hasTerm, searchPage } from '../search/search-page.ts'
import { isThisWeb } from '../web/is-this-web.ts'
import { readShopItem, shopItemQuery } from './read-shop-item.ts'

/** Filters of one kind widen, filters of different kinds narrow; a value is a uri or an id. */
export const listShopItem: Handler<typeof call> = async ({ query }, context) => {
	if (!(await isThisWeb(context.db, query.webId))) return { data: [], pagination: paginationOf(query, 0) }
	const { searchByNama, filterTipe, filterKategori, filterUsia, filterJenisKelamin } = query
	let items = shopItemQuery(context.db)
		.$if(query.bentuk !== 'ringkas', (whole) => whole.select(['shopItem.textContent', 'shopItem.persiapan']))
		.orderBy('shopItem.urutan')
		.orderBy('shopItem.id')
	if (filterTipe?.length)
		items = items.where((where) =>
			where.or([where('shopTipe.uri', 'in', filterTipe), where('shopTipe.id', 'in', filterTipe)]),
		)
	if (filterKategori?.length)
		items = items.where((where) =>
			where.or([where('shopKategori.uri', 'in', filterKategori), where('shopKategori.id', 'in', filterKategori)]),
		)
	if (filterUsia?.length)
		items = items.where('shopItem.id', 'in', (from) =>
			from
				.selectFrom('shopItemUsia')
				.innerJoin('shopUsia', 'shopUsia.id', 'shopItemUsia.usiaId')
				.select('shopItemUsia.shopItemId')
				.where((where) => where.or([where('shopUsia.uri', 'in', filterUsia), where('shopUsia.id', 'in', filterUsia)])),
		)
	if (filterJenisKelamin?.length)
		items = items.where((where) =>
			where.or([
				...(filterJenisKelamin.includes('l') ? [where('shopItem.untukL', '=', 1)] : []),
				...(filterJenisKelamin.includes('p') ? [where('shopItem.untukP', '=', 1)] : []),
			]),
		)

	const page = hasTerm(searchByNama)
		? await searchPage(context, {
				listed: 'shopItem',
				terms: { shopItem: searchByNama },
				paging: query,
				list: (matches) => items.where(matches('shopItem')),
			})
		: await paginateContent(context, items, query)
	return { ...page, data: await readShopItem(context.db, page.data) }
}
