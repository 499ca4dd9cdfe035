import type { Logger } from 'pino'
import { databaseTrouble } from './database-trouble.ts'
import { errorResponse } from './error-response.ts'

/** A database that restarts is back by then, or one second later. */
const DATABASE_BACK_SECONDS = 2

interface Surprised {
	/** Who went away in the middle of sending is no fault of ours, and hears no answer. */
	gone: boolean
	requestId: string
}

/** Writes down what nobody expected, and tells whoever asked as much as is good for them. */
export function answerSurprise(log: Logger, error: unknown, { gone, requestId }: Surprised): Response {
	const trouble = databaseTrouble(error)
	const message = trouble ? 'the database does not do its part' : 'unexpected failure'
	log[gone ? 'debug' : trouble ? 'warn' : 'error']({ err: error, requestId }, message)
	return trouble
		? errorResponse('SEDANG_SIBUK', { retryAfter: DATABASE_BACK_SECONDS })
		: errorResponse('KESALAHAN_SISTEM')
}
