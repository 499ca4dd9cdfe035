import type { createKeranjang as call } from '../../../contract/keranjang.ts'
import { newId } from '../../content/new-id.ts'
import type { MemberHandler } from '../context.ts'
import { fail } from '../failure.ts'
import { isComplete } from '../pasien/read-pasien.ts'

export const createKeranjang: MemberHandler<typeof call> = async ({ body, memberId }, { db, now }) => {
	const [pasien, shopItem] = await Promise.all([
		db
			.selectFrom('memberPasien')
			.selectAll()
			.where('id', '=', body.pasienId)
			.where('memberId', '=', memberId)
			.executeTakeFirst(),
		db.selectFrom('shopItem').select('id').where('id', '=', body.shopItemId).executeTakeFirst(),
	])
	if (!pasien) return fail('TIDAK_DITEMUKAN', { fields: { pasienId: 'Pasien tidak ditemukan.' } })
	if (!shopItem) return fail('TIDAK_DITEMUKAN', { fields: { shopItemId: 'Paket tidak ditemukan.' } })
	if (!isComplete(pasien, now())) return fail('PASIEN_BELUM_LENGKAP')

	const createdAt = now()
	const line = { id: newId(createdAt), memberId, pasienId: pasien.id, shopItemId: shopItem.id, createdAt }
	const { id } = await db
		.insertInto('shopKeranjang')
		.values(line)
		// The line that is there already stays; writing its own value back makes it come out of `returning`.
		.onConflict((conflict) => conflict.columns(['pasienId', 'shopItemId']).doUpdateSet({ memberId }))
		.returning('id')
		.executeTakeFirstOrThrow()
	return { data: { created: { id } } }
}
