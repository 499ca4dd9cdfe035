import type { getShop as call } from '../../../contract/shop.ts'
import type { Handler } from '../context.ts'
import { isThisWeb } from '../web/is-this-web.ts'
import { readShopItem, shopItemQuery, shopUsiaColumns } from './read-shop-item.ts'

export const getShop: Handler<typeof call> = async ({ query }, { db }) => {
	if (!(await isThisWeb(db, query.webId)))
		return { shopItem: { data: [] }, tipe: { data: [] }, kategori: { data: [] }, usia: { data: [] } }
	const [items, tipe, kategori, usia] = await Promise.all([
		shopItemQuery(db)
			.$if(query.bentuk !== 'ringkas', (whole) => whole.select(['shopItem.textContent', 'shopItem.persiapan']))
			.orderBy('shopItem.urutan')
			.orderBy('shopItem.id')
			.execute(),
		db.selectFrom('shopTipe').select(['id', 'uri', 'nama']).orderBy('urutan').orderBy('id').execute(),
		db.selectFrom('shopKategori').select(['id', 'uri', 'nama']).orderBy('urutan').orderBy('id').execute(),
		db.selectFrom('shopUsia').select(shopUsiaColumns).orderBy('urutan').orderBy('id').execute(),
	])
	return {
		shopItem: { data: await readShopItem(db, items) },
		tipe: { data: tipe },
		kategori: { data: kategori },
		usia: { data: usia },
	}
}
