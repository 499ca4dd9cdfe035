import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, one, partOf } from '../shapes.ts'

export const metaPixel = z.strictObject({ id, metaPixelId: z.string() }).meta({ id: 'MetaPixel' })

export const listMetaPixel = defineCall('GET /v1/public/web-setting-meta-pixel', 'visitor', {
	summary: 'The advertising pixel, if the hospital has set one, newest first',
	response: one(partOf(metaPixel)),
	cache: { parameters: [] },
})
