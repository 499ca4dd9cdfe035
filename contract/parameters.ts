import { z } from 'zod'
import { hasNoNul } from './shapes.ts'

/** The most items of one answer, and the default of `limit`. */
export const MAX_LIMIT = 300

// Query values arrive as text. The `.meta()` below is what the API's description says of them instead: the kind of
// value that is meant, with the keywords of the text form taken away.

// Other spellings of the same meaning are accepted too. An empty value never arrives here: it counts as absent.

const MAX_PAGE = 999_999_999

/** Page 0 is the first page. */
const page = z
	.string()
	.regex(/^(0|[1-9]\d*)$/)
	.transform((value) => Math.min(Math.max(1, Number(value)), MAX_PAGE))
	.meta({ type: 'integer', minimum: 1, maximum: MAX_PAGE, pattern: undefined })
	.default(1)

/** A larger limit is the largest one. */
export const limitUpTo = z
	.string()
	.regex(/^[1-9]\d*$/)
	.transform((value) => Math.min(Number(value), MAX_LIMIT))
	.meta({ type: 'integer', minimum: 1, maximum: MAX_LIMIT, pattern: undefined })
const limit = limitUpTo.default(MAX_LIMIT)
export const paging = { page, limit }
export const staffPaging = { page, limit: limitUpTo.default(25) }

/** `asc` or `desc` in any case, or `1` and `-1`. */
export const sortDirection = z
	.string()
	.regex(/^(asc|desc|1|-1)$/i)
	.transform((value): 'asc' | 'desc' => (/^(asc|1)$/i.test(value) ? 'asc' : 'desc'))
	.meta({ type: 'string', enum: ['asc', 'desc'], pattern: undefined })

/** `ringkas` leaves HTML bodies and nested entities out of a response. */
export const bentuk = z.enum(['ringkas']).optional()

export const searchText = z.string().max(200).refine(hasNoNul).optional()

/** `true` and `false` in any case, or `1` and `0`, `yes` and `no`. */
export const flag = z
	.string()
	.regex(/^(true|false|1|0|yes|no)$/i)
	.transform((value) => /^(true|1|yes)$/i.test(value))
	.meta({ type: 'boolean', pattern: undefined })

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
