import { z } from 'zod'
import { defineCall } from './call.ts'
import { paging } from './parameters.ts'
import { alt, fileName, id, listOf, one } from './shapes.ts'

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

export const listTestimoni = defineCall({
	method: 'GET',
	path: '/v1/public/testimoni',
	summary: 'Testimonials, newest first',
	query: z.object(paging),
	response: listOf(testimoni),
	cache: { parameters: ['page', 'limit'] },
})

export const listTestimoniFav = defineCall({
	method: 'GET',
	path: '/v1/public/testimoni/fav-list',
	summary: 'Favourite testimonials',
	query: z.object(paging),
	response: listOf(testimoni),
	cache: { parameters: ['page', 'limit'] },
})

export const getTestimoniGoogle = defineCall({
	method: 'GET',
	path: '/v1/public/testimoni/google-api',
	summary: 'The review summary',
	response: one(testimoniGoogle),
	cache: { parameters: [] },
})
