import type { Calls } from '../../contract/calls.ts'
import type { MemberHandler } from '../api/context.ts'
import { fail } from '../http/failure.ts'

export const updatePerangkat: MemberHandler<Calls['updatePerangkat']> = async ({ params, body, memberId }, { db }) => {
	const renamed = await db
		.updateTable('memberPerangkat')
		.set({ nama: body.nama })
		.where('id', '=', params.id)
		.where('memberId', '=', memberId)
		.returning('id')
		.executeTakeFirst()
	return renamed ? { data: { updated: { id: renamed.id } } } : fail('TIDAK_DITEMUKAN')
}

/** Ends a device of the member: its cookie is void from now on. */
export const removePerangkat: MemberHandler<Calls['removePerangkat']> = async (request, { db }) => {
	const { params, memberId, perangkatId, signOut } = request
	const removed = await db
		.deleteFrom('memberPerangkat')
		.where('id', '=', params.id)
		.where('memberId', '=', memberId)
		.returning('id')
		.executeTakeFirst()
	if (!removed) return fail('TIDAK_DITEMUKAN')
	if (removed.id === perangkatId) signOut()
	return { data: { removed: { id: removed.id } } }
}

/** The router ends the device of a caller who signs out. */
export const forgetPerangkat: MemberHandler<Calls['forgetPerangkat']> = async ({ signOut }) => {
	signOut()
	return { data: { forgotten: true } }
}
