import type { Logger } from 'pino'
import { oncePerSecond } from '../http/once-per-second.ts'
import { measure } from '../metrics/measure.ts'

/** Enough to find the query; a long one inserts many rows. */
const SHOWN_CHARACTERS = 1000

/** Measures every query, and logs a slow one by its text, whose placeholders hold no values. */
export function watchQueries(slowMs: number, log: Logger): (sql: string, ms: number) => void {
	const collapse = oncePerSecond()
	return (sql, ms) => {
		measure('query', ms / 1000)
		if (ms < slowMs) return
		const shape = sql.slice(0, SHOWN_CHARACTERS)
		collapse(shape, (count) => log.warn({ sql: shape, ms: Math.round(ms), count }, 'slow query'))
	}
}
