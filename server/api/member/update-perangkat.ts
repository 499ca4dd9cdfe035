import type { updatePerangkat as call } from '../../../contract/member.ts'
import { fail } from '../../http/failure.ts'
import type { MemberHandler } from '../context.ts'

export const updatePerangkat: MemberHandler<typeof call> = async ({ params, body, memberId }, { db }) => {
	const renamed = await db
		.updateTable('memberPerangkat')
		.set({ nama: body.nama })
		.where('id', '=', params.id)
		.where('memberId', '=', memberId)
		.returning('id')
		.executeTakeFirst()
	return renamed ? { data: { updated: { id: renamed.id } } } : fail('TIDAK_DITEMUKAN')
}
