import type { forgetPerangkat as call } from '../../../contract/member.ts'
import type { MemberHandler } from '../context.ts'

/** Scripts cannot delete an HttpOnly cookie, so the server does. */
export const forgetPerangkat: MemberHandler<typeof call> = async ({ signOut }) => {
	signOut()
	return { data: { forgotten: true } }
}
