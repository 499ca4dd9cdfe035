import { z } from 'zod'
import { defineCall } from './call.ts'
import { paths } from './paths.ts'
import { created, typedText } from './shapes.ts'

/** The cookie that makes a visitor a member. */
export const MEMBER_COOKIE = 'member'

export const createMember = defineCall({
	...paths.createMember,
	family: 'member',
	summary: "Registers a member, makes the member's own patient and sets the member cookie",
	body: z.object({
		nama: typedText(150).default(''),
		noTelp: typedText(40).default(''),
		email: typedText(254).default(''),
	}),
	response: created,
	status: 201,
	personal: true,
})
