import { z } from 'zod'
import { hasNoNul } from './shapes.ts'

/** The most items of one answer, and the default of `limit`. */
export const MAX_LIMIT = 300

// Query values arrive as text. The `.meta()` below is what the API's description says of them instead: the kind of
// value that is meant, with the keywords of the text form taken away.

const wholeNumber = (max: number) =>
	z
		.string()
		.regex(/^[1-9]\d{0,8}$/)
		.transform(Number)
		.refine((value) => value <= max)
		.meta({ type: 'integer', minimum: 1, maximum: max, pattern: undefined })

export const page = wholeNumber(999_999_999).default(1)
export const limit = wholeNumber(MAX_LIMIT).default(MAX_LIMIT)
export const paging = { page, limit }

export const limitUpTo = wholeNumber(MAX_LIMIT)

export const sortDirection = z.enum(['asc', 'desc'])

export const searchText = z.string().max(200).refine(hasNoNul).optional()

export const flag = z
	.enum(['true', 'false', '1', '0'])
	.transform((value) => value === 'true' || value === '1')
	.meta({ type: 'boolean', enum: undefined })

export const idText = z.string().max(64).refine(hasNoNul).optional()

/** Each value becomes a bound parameter, and a database limits their number. */
const MAX_VALUES = 100

/** Several values, comma-separated or repeated: `a,b` and `['a', 'b']` are the same. */
export const severalValues = z
	.union([z.string().max(2000), z.array(z.string().max(2000)).max(MAX_VALUES)])
	.transform((value) =>
		[value]
			.flat()
			.flatMap((part) => part.split(','))
			.map((part) => part.trim())
			.filter((part) => part !== ''),
	)
	.refine((values) => values.length <= MAX_VALUES && values.every(hasNoNul))
	.meta({ type: 'array', items: { type: 'string', maxLength: 2000 }, maxItems: MAX_VALUES, anyOf: undefined })
	.optional()
