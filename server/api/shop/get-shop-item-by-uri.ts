import type { getShopItemByUri as call } from '../../../contract/shop.ts'
import { type Handler, WEB_ID } from '../context.ts'
import { fail } from '../failure.ts'
import { readShopItem, shopItemQuery } from './shop-item-query.ts'

export const getShopItemByUri: Handler<typeof call> = async ({ params, query }, { db }) => {
	if (query.webId !== undefined && query.webId !== WEB_ID) return fail('TIDAK_DITEMUKAN')
	const row = await shopItemQuery(db)
		.select('shopItem.textContent')
		.where('shopItem.uri', '=', params.uri)
		.executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	const [item] = await readShopItem([row], db)
	return item ? { data: { ...item, textContent: row.textContent } } : fail('TIDAK_DITEMUKAN')
}
