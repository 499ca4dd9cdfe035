import type { forgetPerangkat as call } from '../../../contract/member.ts'
import type { MemberHandler } from '../context.ts'

/** Scripts cannot take away a cookie that is HttpOnly, so the server does. */
export const forgetPerangkat: MemberHandler<typeof call> = async ({ signOut }) => {
	signOut()
	return { data: { forgotten: true } }
}
