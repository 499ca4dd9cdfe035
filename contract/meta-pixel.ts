import { z } from 'zod'
import { defineCall } from './call.ts'
import { paths } from './paths.ts'
import { id, pagination } from './shapes.ts'

export const metaPixel = z.strictObject({ id, metaPixelId: z.string() }).meta({ id: 'MetaPixel' })
export type MetaPixel = z.infer<typeof metaPixel>

/**
 * The specification reads `data.data[0].metaPixelId`. Some clients mean the body's `data.data[0]`, others a response
 * object whose `data` is the body, and so the body's `data[0]`. Both find it: docs/decisions/0030.
 */
export const listMetaPixel = defineCall({
	...paths.listMetaPixel,
	family: 'meta-pixel',
	summary: 'The advertising pixel, if the hospital has set one; data[0] and data.data[0] are the same',
	response: z.strictObject({
		data: z.strictObject({ 0: metaPixel.optional(), length: z.int().nonnegative(), data: z.array(metaPixel) }),
		pagination,
	}),
	cache: { parameters: [] },
})
