import { z } from 'zod'

/** The longest list that one answer holds, and what `limit` is when it is not given. */
export const MAX_LIMIT = 300

const wholeNumber = (max: number) =>
	z
		.string()
		.regex(/^[1-9]\d{0,8}$/)
		.transform(Number)
		.refine((value) => value <= max)

export const page = wholeNumber(999_999_999).default(1)
export const limit = wholeNumber(MAX_LIMIT).default(MAX_LIMIT)
export const paging = { page, limit }

export const limitUpTo = wholeNumber(MAX_LIMIT)

export const sortDirection = z.enum(['asc', 'desc'])

export const searchText = z.string().max(200).optional()

export const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')

export const idText = z.string().max(64).optional()

/** Several values, comma-separated or repeated: `a,b` and `['a', 'b']` are the same. */
export const severalValues = z
	.union([z.string().max(2000), z.array(z.string().max(2000)).max(100)])
	.transform((value) =>
		[value]
			.flat()
			.flatMap((part) => part.split(','))
			.map((part) => part.trim())
			.filter((part) => part !== ''),
	)
	.optional()
