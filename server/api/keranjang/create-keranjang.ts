import { type createKeranjang as call, MAX_KERANJANG } from '../../../contract/keranjang.ts'
import { newId } from '../../content/new-id.ts'
import type { MemberHandler } from '../context.ts'
import { fail } from '../failure.ts'
import { inTurn } from '../in-turn.ts'
import { isComplete } from '../pasien/read-pasien.ts'

export const createKeranjang: MemberHandler<typeof call> = ({ body, memberId }, context) =>
	inTurn(context, memberId, async (transaction) => {
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
			.executeTakeFirst()
		if (!pasien) return fail('TIDAK_DITEMUKAN', { fields: { pasienId: 'Pasien tidak ditemukan.' } })
		if (!shopItem) return fail('TIDAK_DITEMUKAN', { fields: { shopItemId: 'Paket tidak ditemukan.' } })
		if (!isComplete(pasien, now)) return fail('PASIEN_BELUM_LENGKAP')

		const lines = await transaction
			.selectFrom('shopKeranjang')
			.select(['id', 'pasienId', 'shopItemId'])
			.where('memberId', '=', memberId)
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
