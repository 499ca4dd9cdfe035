import type { listShopItem as call } from '../../../contract/shop.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { wholeList } from '../../../database/paginate.ts'
import { type Handler, WEB_ID } from '../context.ts'
import { type Searching, searchable } from '../search/search-page.ts'
import { readShopItem, shopItemQuery } from './shop-item-query.ts'

/** The shop's list has no pages. */
const ALL = { page: 1, limit: 1_000_000 }

type Given = { searchByNama?: string; tipe?: string[]; kategori?: string[]; usia?: string[] }
type Shape = { byJenisKelamin: boolean; l: boolean; p: boolean }

const shopItem = searchable(
	{ searchByNama: 'shopItem' },
	({ db, kind, given: { searchByNama, tipe, kategori, usia }, shape, matches }: Searching<Given, Shape>) => {
		let items = shopItemQuery(db).orderBy('shopItem.urutan').orderBy('shopItem.id')
		if (searchByNama) items = items.where(matches('shopItem', searchByNama))
		if (tipe)
			items = items.where((where) =>
				where.or([isOneOf(kind, 'shopTipe.uri', tipe), isOneOf(kind, 'shopTipe.id', tipe)]),
			)
		if (kategori)
			items = items.where((where) =>
				where.or([isOneOf(kind, 'shopKategori.uri', kategori), isOneOf(kind, 'shopKategori.id', kategori)]),
			)
		if (usia)
			items = items.where('shopItem.id', 'in', (where) =>
				where
					.selectFrom('shopItemUsia')
					.innerJoin('shopUsia', 'shopUsia.id', 'shopItemUsia.usiaId')
					.select('shopItemUsia.shopItemId')
					.where((either) => either.or([isOneOf(kind, 'shopUsia.uri', usia), isOneOf(kind, 'shopUsia.id', usia)])),
			)
		if (shape.byJenisKelamin)
			items = items.where((where) =>
				where.or([
					...(shape.l ? [where('shopItem.untukL', '=', 1)] : []),
					...(shape.p ? [where('shopItem.untukP', '=', 1)] : []),
				]),
			)
		return items
	},
)

const ifAny = (values: string[] | undefined) => (values?.length ? values : undefined)

/** Filters of one kind widen, filters of different kinds narrow; a value is a uri or an id. */
export const listShopItem: Handler<typeof call> = async ({ query }, context) => {
	if (query.webId !== undefined && query.webId !== WEB_ID) return wholeList([])
	const { searchByNama, filterTipe, filterKategori, filterUsia, filterJenisKelamin = [] } = query
	const given = { searchByNama, tipe: ifAny(filterTipe), kategori: ifAny(filterKategori), usia: ifAny(filterUsia) }
	const shape = {
		byJenisKelamin: filterJenisKelamin.length > 0,
		l: filterJenisKelamin.includes('l'),
		p: filterJenisKelamin.includes('p'),
	}
	const { data } = await shopItem(context, ALL, given, shape)
	return wholeList(await readShopItem(data, context.database))
}
