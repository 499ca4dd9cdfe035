import type { removeKeranjang as call } from '../../../contract/keranjang.ts'
import type { MemberHandler } from '../context.ts'

export const removeKeranjang: MemberHandler<typeof call> = async ({ body, memberId }, { db }) => {
	const removed = await db
		.deleteFrom('shopKeranjang')
		.where('memberId', '=', memberId)
		.where(
			'id',
			'in',
			body.map((line) => line.id),
		)
		.returning('id')
		.execute()
	return { data: { removed } }
}
