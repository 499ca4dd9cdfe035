import type { CallQuery } from '../../../contract/call.ts'
import type { listKeranjang as call, Keranjang } from '../../../contract/keranjang.ts'
import { wholeList } from '../../../database/paginate.ts'
import type { ApiContext, Handler } from '../context.ts'
import { readShopItem, shopItemQuery } from '../shop/read-shop-item.ts'

/** Every page requests the cart, so a visitor without a member gets an empty cart, not an error. */
export const listKeranjang: Handler<typeof call> = async ({ memberId, query }, context) =>
	wholeList(memberId === null ? [] : await readKeranjang(context, memberId, query))

export async function readKeranjang(
	{ db }: ApiContext,
	memberId: string,
	{ bentuk }: CallQuery<typeof call>,
): Promise<Keranjang[]> {
	const lines = await shopItemQuery(db)
		.$if(bentuk !== 'ringkas', (whole) => whole.select(['shopItem.textContent', 'shopItem.persiapan']))
		.innerJoin('shopKeranjang', 'shopKeranjang.shopItemId', 'shopItem.id')
		.innerJoin('memberPasien', 'memberPasien.id', 'shopKeranjang.pasienId')
		.select(['shopKeranjang.id as keranjangId', 'memberPasien.id as pasienId', 'memberPasien.nama as pasienNama'])
		.where('shopKeranjang.memberId', '=', memberId)
		.orderBy('shopKeranjang.createdAt')
		.orderBy('shopKeranjang.id')
		.execute()
	const items = new Map((await readShopItem(db, lines)).map((item) => [item.id, item]))
	return lines.flatMap((line) => {
		const shopItem = items.get(line.id)
		return shopItem ? [{ id: line.keranjangId, shopItem, pasien: { id: line.pasienId, nama: line.pasienNama } }] : []
	})
}
