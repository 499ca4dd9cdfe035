import { type createKeranjang as call, MAX_KERANJANG } from '../../../contract/keranjang.ts'
import { isPublished } from '../../../database/is-published.ts'
import { newId } from '../../content/new-id.ts'
import { fail } from '../../http/failure.ts'
import { isComplete } from '../../pasien/is-complete.ts'
import type { MemberHandler } from '../context.ts'
import { withMemberLock } from '../with-member-lock.ts'

export const createKeranjang: MemberHandler<typeof call> = ({ body, memberId }, context) =>
	withMemberLock(context, memberId, async (transaction) => {
		const now = context.now()
		const pasien = await transaction
			.selectFrom('memberPasien')
			.selectAll()
			.where('id', '=', body.pasienId)
			.where('memberId', '=', memberId)
			.executeTakeFirst()
		const shopItem = await transaction
			.selectFrom('shopItem')
			.select('id')
			.where('id', '=', body.shopItemId)
			.where(isPublished('shopItem'))
			.executeTakeFirst()
		if (!pasien) return fail('TIDAK_DITEMUKAN', { fields: { pasienId: 'Pasien tidak ditemukan.' } })
		if (!shopItem) return fail('TIDAK_DITEMUKAN', { fields: { shopItemId: 'Paket tidak ditemukan.' } })
		if (!isComplete(context.nik.decrypt(pasien), now)) return fail('PASIEN_BELUM_LENGKAP')

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
