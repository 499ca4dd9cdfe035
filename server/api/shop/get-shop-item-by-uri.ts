import type { getShopItemByUri as call } from '../../../contract/shop.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { isThisWeb } from '../web/is-this-web.ts'
import { readShopItem, shopItemQuery } from './read-shop-item.ts'

export const getShopItemByUri: Handler<typeof call> = async ({ params, query, preview }, { db }) => {
	if (!(await isThisWeb(db, query.webId))) return fail('TIDAK_DITEMUKAN')
	const row = await shopItemQuery(db, preview?.shopItem)
		.select(['shopItem.textContent', 'shopItem.persiapan'])
		.where('shopItem.uri', '=', params.uri)
		.executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	const [item] = await readShopItem(db, [row])
	return item ? { data: { ...item, textContent: row.textContent } } : fail('TIDAK_DITEMUKAN')
}
