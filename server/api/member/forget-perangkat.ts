import type { forgetPerangkat as call } from '../../../contract/member.ts'
import type { MemberHandler } from '../context.ts'

/** The router ends the device of a caller who signs out. */
export const forgetPerangkat: MemberHandler<typeof call> = async ({ signOut }) => {
	signOut()
	return { data: { forgotten: true } }
}
