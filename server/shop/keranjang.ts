import type { CallQuery } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { type Keranjang, MAX_KERANJANG } from '../../contract/shop/keranjang.ts'
import { isPublished } from '../../database/is-published.ts'
import { wholeList } from '../../database/paginate.ts'
import type { ApiContext, Handler, MemberHandler } from '../api/context.ts'
import { fail } from '../http/failure.ts'
import { newId } from '../ids/new-id.ts'
import { isComplete } from '../pasien/is-complete.ts'
import { withMemberLock } from '../pasien/lock-member.ts'
import { findOwnPasien } from '../pasien/visitor/pasien.ts'
import { readShopItem, shopItemQuery } from './shop.ts'

/** Every page requests the cart, so a visitor without a member gets an empty cart, not an error. */
export const listKeranjang: Handler<Calls['listKeranjang']> = async ({ memberId, query }, context) =>
	wholeList(memberId === null ? [] : await readKeranjang(context, memberId, query))

export async function readKeranjang(
	{ db }: ApiContext,
	memberId: string,
	{ bentuk }: CallQuery<Calls['listKeranjang']>,
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
	const items = new Map((await readShopItem(db, lines, bentuk)).map((item) => [item.id, item]))
	return lines.flatMap((line) => {
		const shopItem = items.get(line.id)
		return shopItem ? [{ id: line.keranjangId, shopItem, pasien: { id: line.pasienId, nama: line.pasienNama } }] : []
	})
}

export const createKeranjang: MemberHandler<Calls['createKeranjang']> = ({ body, memberId }, context) =>
	withMemberLock(context, memberId, async (transaction) => {
		const now = context.now()
		const pasien = await findOwnPasien(transaction, memberId, body.pasienId)
		const shopItem = await transaction
			.selectFrom('shopItem')
			.select('id')
			.where('id', '=', body.shopItemId)
			.where(isPublished('shopItem'))
			.executeTakeFirst()
		if (!pasien) return fail('TIDAK_DITEMUKAN', { fields: { pasienId: 'Pasien tidak ditemukan.' } })
		if (!shopItem) return fail('TIDAK_DITEMUKAN', { fields: { shopItemId: 'Paket tidak ditemukan.' } })
		if (!isComplete(context.fields.decrypt('memberPasien', pasien), now)) return fail('PASIEN_BELUM_LENGKAP')

		const lines = await transaction
			.selectFrom('shopKeranjang')
			.innerJoin('shopItem', 'shopItem.id', 'shopKeranjang.shopItemId')
			.select(['shopKeranjang.id', 'pasienId', 'shopItemId'])
			.where('memberId', '=', memberId)
			// An unpublished package is not visible in the cart and does not count.
			.where(isPublished('shopItem'))
			.execute()
		const same = lines.find((line) => line.pasienId === pasien.id && line.shopItemId === shopItem.id)
		if (same) return { data: { created: { id: same.id } } }
		if (lines.length >= MAX_KERANJANG) return fail('KERANJANG_PENUH')

		const id = newId(now)
		await transaction
			.insertInto('shopKeranjang')
			.values({ id, memberId, pasienId: pasien.id, shopItemId: shopItem.id, createdAt: now })
			.execute()
		return { data: { created: { id } } }
	})

export const removeKeranjang: MemberHandler<Calls['removeKeranjang']> = async ({ body, memberId }, { db }) => {
	const ids = body.map((line) => line.id)
	const removed = await db
		.deleteFrom('shopKeranjang')
		.where('memberId', '=', memberId)
		.where('id', 'in', ids)
		.returning('id')
		.execute()
	return { data: { removed } }
}
