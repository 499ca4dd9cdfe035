import * as calls from '../../../contract/staff/calls.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { handleRoute, type Staf, type StaffContext } from '../staff-route.ts'
import { verifyPasskey } from './passkeys.ts'
import { verifyPassword } from './passwords.ts'
import { withBackoff } from './sign-in-backoff.ts'

export const CONFIRMED_MS = 5 * 60_000

/**
 * The failure for a sensitive change in a session whose owner gave password or passkey too long ago: a session left
 * open at a desk is not enough. The staff app then asks, and sends the request again. Calls with `fresh` are checked by the
 * router; where only some changes of a call are sensitive, its work asks here.
 */
export const checkConfirmed = (staf: Staf, now: number): Failure | null =>
	now - staf.dikonfirmasiAt < CONFIRMED_MS ? null : fail('PERLU_SANDI')

export const confirmByPassword = handleRoute(calls.confirmByPassword, async ({ body, staf, address }, context) => {
	const wrong = await verifyPassword(context, { staf, address, sandi: body.sandi, field: 'sandi' })
	return wrong ?? confirm(context, staf)
})

export const confirmByPasskey = handleRoute(
	calls.confirmByPasskey,
	async ({ body, staf, address, headers }, context) => {
		const wrong = fail('INPUT_TIDAK_VALID', { fields: { kredensial: 'Passkey tidak cocok.' } })
		const verified = await withBackoff(
			context,
			{ account: staf.id, source: address, isKnown: true },
			async () => (await verifyPasskey(context, { ...body, headers, stafId: staf.id })) ?? wrong,
		)
		if (isFailure(verified)) return verified
		// better-auth has opened a session for it; this one goes on.
		await context.db.deleteFrom('stafSesi').where('id', '=', verified.response.session.id).execute()
		return confirm(context, staf)
	},
)

async function confirm({ db, now }: StaffContext, { sesiId }: Staf): Promise<{ data: null }> {
	await db.updateTable('stafSesi').set({ dikonfirmasiAt: now() }).where('id', '=', sesiId).execute()
	return { data: null }
}
