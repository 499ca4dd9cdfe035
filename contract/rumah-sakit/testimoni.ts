import { z } from 'zod'
import { defineCall, defineList } from '../call.ts'
import { alt, fileName, id, one } from '../shapes.ts'

export const testimoni = z
	.strictObject({
		id,
		nama: z.string(),
		foto: fileName.nullable(),
		alt,
		/** 0 without stars: another provider may have none. */
		rating: z.int().min(0).max(5),
		testimoni: z.string(),
	})
	.meta({ id: 'Testimoni' })
export type Testimoni = z.infer<typeof testimoni>

export const testimoniGoogle = z
	.strictObject({ rating: z.number().min(0).max(5), reviews: z.int().nonnegative() })
	.meta({ id: 'TestimoniGoogle', description: 'The overall rating and how many reviews it comes from' })
export type TestimoniGoogle = z.infer<typeof testimoniGoogle>

export const listTestimoni = defineList('/v1/public/testimoni', 'Testimonials, newest first', testimoni)

export const listTestimoniFav = defineList('/v1/public/testimoni/fav-list', 'Favourite testimonials', testimoni)

export const getTestimoniGoogle = defineCall('GET /v1/public/testimoni/google-api', 'visitor', {
	summary: 'The review summary',
	response: one(testimoniGoogle),
	cache: { parameters: [] },
})
