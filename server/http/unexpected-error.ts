import type { ErrorHandler } from 'hono'
import type { Logger } from 'pino'
import type { ErrorCode } from '../../contract/error.ts'
import { databaseErrorKind } from './database-error.ts'
import { errorResponse } from './error-response.ts'

/** A database that restarts is usually back by then. */
const DATABASE_RETRY_SECONDS = 2

type Respond = (code: ErrorCode, options: { retryAfter?: number }) => Response

/** Logs an unexpected error and answers without its details: 503 when the database is unavailable, else 500. */
export const handleUnexpectedError =
	(log: Logger, respond: Respond = errorResponse): ErrorHandler =>
	(error, c) => {
		const isDatabase = databaseErrorKind(error) !== null
		const message = isDatabase ? 'database unavailable' : 'unexpected error'
		// A client that goes away while it sends is no error of ours.
		const isGone = c.req.raw.signal.aborted
		log[isGone ? 'debug' : isDatabase ? 'warn' : 'error']({ err: error, requestId: c.get('requestId') }, message)
		return isDatabase
			? respond('SEDANG_SIBUK', { retryAfter: DATABASE_RETRY_SECONDS })
			: respond('KESALAHAN_SISTEM', {})
	}
