import type { getShopItemByUri as call } from '../../../contract/shop.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { fail } from '../../http/failure.ts'
import { type Handler, WEB_ID } from '../context.ts'
import { readShopItem, shopItemQuery } from './shop-item-query.ts'

const shopItemByUri = prepared(({ db, given }: Building<{ uri: string; previewed?: string }>) =>
	shopItemQuery(db, given.previewed).select('shopItem.textContent').where('shopItem.uri', '=', given.uri),
)

export const getShopItemByUri: Handler<typeof call> = async ({ params, query, preview }, { database }) => {
	if (query.webId !== undefined && query.webId !== WEB_ID) return fail('TIDAK_DITEMUKAN')
	const row = await shopItemByUri.first(database, { ...params, previewed: preview?.shopItem })
	if (!row) return fail('TIDAK_DITEMUKAN')
	const [item] = await readShopItem([row], database)
	return item ? { data: { ...item, textContent: row.textContent } } : fail('TIDAK_DITEMUKAN')
}
