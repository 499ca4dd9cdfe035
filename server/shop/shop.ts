import type { Calls } from '../../contract/calls.ts'
import { paginationOf } from '../../database/paginate.ts'
import { type Handler, isThisWeb } from '../api/context.ts'
import { listOrSearch } from '../api/list-content.ts'
import { fail, orNotFound } from '../http/failure.ts'
import { addPeringkat, readShopItem, shopItemQuery, shopUsiaColumns } from './read-shop-item.ts'

export const getShop: Handler<Calls['getShop']> = async ({ query }, { db }) => {
	if (!(await isThisWeb(db, query.webId)))
		return { shopItem: { data: [] }, tipe: { data: [] }, kategori: { data: [] }, usia: { data: [] } }
	const [items, tipe, kategori, usia] = await Promise.all([
		shopItemQuery(db).orderBy('shopItem.urutan').orderBy('shopItem.id').execute(),
		db.selectFrom('shopTipe').select(['id', 'uri', 'nama']).orderBy('urutan').orderBy('id').execute(),
		db.selectFrom('shopKategori').select(['id', 'uri', 'nama']).orderBy('urutan').orderBy('id').execute(),
		db.selectFrom('shopUsia').select(shopUsiaColumns).orderBy('urutan').orderBy('id').execute(),
	])
	return {
		shopItem: { data: await addPeringkat(db, await readShopItem(db, items, query.bentuk)) },
		tipe: { data: tipe },
		kategori: { data: kategori },
		usia: { data: usia },
	}
}

export const getShopItemByUri: Handler<Calls['getShopItemByUri']> = async ({ params, query, preview }, { db }) => {
	if (!(await isThisWeb(db, query.webId))) return fail('TIDAK_DITEMUKAN')
	const row = await shopItemQuery(db, preview?.shopItem).where('shopItem.uri', '=', params.uri).executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	const [item] = await readShopItem(db, [row])
	return orNotFound(item && { ...item, textContent: row.textContent })
}

/** Filters of one kind widen, filters of different kinds narrow; a value is a uri or an id. */
export const listShopItem: Handler<Calls['listShopItem']> = async ({ query }, context) => {
	if (!(await isThisWeb(context.db, query.webId))) return { data: [], pagination: paginationOf(query, 0) }
	const { searchByNama, filterTipe, filterKategori, filterUsia, filterJenisKelamin } = query
	let items = shopItemQuery(context.db).orderBy('shopItem.urutan').orderBy('shopItem.id')
	if (filterTipe?.length)
		items = items.where(({ or, eb }) => or([eb('shopTipe.uri', 'in', filterTipe), eb('shopTipe.id', 'in', filterTipe)]))
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

	const page = await listOrSearch(context, items, 'shopItem', { ...query, term: searchByNama })
	const data = await readShopItem(context.db, page.data, query.bentuk)
	return { ...page, data: await addPeringkat(context.db, data) }
}
