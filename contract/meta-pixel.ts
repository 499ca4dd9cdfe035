import { z } from 'zod'
import { defineCall } from './call.ts'
import { paths } from './paths.ts'
import { id, listOf } from './shapes.ts'

export const metaPixel = z.strictObject({ id, metaPixelId: z.string() }).meta({ id: 'MetaPixel' })

export const listMetaPixel = defineCall({
	...paths.listMetaPixel,
	family: 'meta-pixel',
	summary: 'The advertising pixel, if the hospital has set one',
	response: listOf(metaPixel),
	cache: { parameters: [] },
})
