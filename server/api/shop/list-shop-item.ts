import type { listShopItem as call } from '../../../contract/shop.ts'
import { wholeList } from '../../../database/paginate.ts'
import type { Handler } from '../context.ts'
import { hasTerm, searchPage } from '../search/search-page.ts'
import { isThisWeb } from '../web/is-this-web.ts'
import { readShopItem, shopItemQuery } from './read-shop-item.ts'

/** The shop's list has no pages. */
const ALL = { page: 1, limit: 1_000_000 }

/** Filters of one kind widen, filters of different kinds narrow; a value is a uri or an id. */
export const listShopItem: Handler<typeof call> = async ({ query }, context) => {
	if (!(await isThisWeb(context.db, query.webId))) return wholeList([])
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

	const rows = hasTerm(searchByNama)
		? (
				await searchPage(context, {
					listed: 'shopItem',
					terms: { shopItem: searchByNama },
					paging: ALL,
					list: (matches) => items.where(matches('shopItem')),
				})
			).data
		: await items.execute()
	return wholeList(await readShopItem(context.db, rows))
}
