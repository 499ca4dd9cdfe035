import { z } from 'zod'
import { getTestimoniGoogle, listTestimoni, listTestimoniFav } from '../../../contract/testimoni.ts'
import type { Adapters } from './adapter.ts'
import type { Entity } from './entity.ts'
import { firstOf } from './raw.ts'
import { adaptList, adaptOne } from './responses.ts'
import { unwrapOne } from './unwrap.ts'
import { count, decimal, fileName, name, text } from './values.ts'

/** 0 when the person gave none. */
const stars = z.preprocess((value) => value ?? 0, decimal)

const testimoniEntity: Entity = {
	name: 'testimoni',
	fields: {
		nama: name,
		foto: fileName,
		rating: stars.transform((value) => Math.min(5, Math.max(0, Math.round(value)))),
		testimoni: text,
	},
	identifiedBy: ['nama', 'testimoni'],
}

/** `reviews` is the number of reviews, or the reviews themselves. */
const googleEntity: Entity = {
	name: 'testimoni google',
	fields: {
		rating: z.preprocess((value) => value ?? 0, decimal).transform((value) => Math.max(0, Math.min(5, value))),
		reviews: z.preprocess((value) => (Array.isArray(value) ? value.length : value), count),
	},
	complete: (raw) => ({
		...raw,
		reviews: firstOf(raw, 'user_ratings_total', 'userRatingCount', 'totalReviews', 'reviews'),
	}),
}

const adaptGoogle = adaptOne(getTestimoniGoogle.response, googleEntity)

export const testimoniAdapters: Adapters<'listTestimoni' | 'listTestimoniFav' | 'getTestimoniGoogle'> = {
	listTestimoni: adaptList(listTestimoni.response, testimoniEntity),
	listTestimoniFav: adaptList(listTestimoniFav.response, testimoniEntity),
	// Without a summary there are no reviews yet.
	getTestimoniGoogle: (body, request, report) => adaptGoogle(unwrapOne(body) ?? { rating: 0 }, request, report),
}
