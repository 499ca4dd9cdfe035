import { z } from 'zod'
import { defineCall } from '../call.ts'
import { one } from '../shapes.ts'
import { tujuanEmail } from './email-link.ts'

const tujuan = z.enum(tujuanEmail)

/** Programs that check the links of a mail open pages; only a person presses the button that makes this call. */
export const decideEmail = defineCall('POST /v1/public/email', 'visitor', {
	summary: 'Allows mail to the address that got this link, or stops it',
	body: z.object({ tujuan, token: z.string().max(100) }),
	response: one(z.strictObject({ tujuan })),
	errors: ['TAUTAN_TIDAK_BERLAKU'],
})

/** Why a patient gets no mail: the address was not confirmed after its first mail, or its owner stopped it. */
export const emailTertahan = z.enum(['belum-dikonfirmasi', 'berhenti'])
export type EmailTertahan = z.infer<typeof emailTertahan>
