import { hostname } from 'node:os'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import pino, { type DestinationStream, type Logger } from 'pino'
import { nameRoute } from '../metrics/measure-request.ts'
import { VERSION } from '../version.ts'
import { databaseErrorKind } from './database-error.ts'
import { oncePerSecond } from './once-per-second.ts'
import { requestIdOf } from './request-id.ts'

/** Field names whose values are never logged: personal data, and secrets that open it. */
export const redacted = [
	'nik',
	'nama',
	'atasNama',
	'noTelp',
	'email',
	'tempatLahir',
	'tanggalLahir',
	'jenisKelamin',
	'alamatLengkap',
	'komentar',
	'kode',
	'memberId',
	'sandi',
	'password',
	'token',
	'cookie',
	'set-cookie',
	'authorization',
]

/**
 * JSON lines without personal data. While a database, mail server or store is away, every request fails alike: such an
 * error is one line per second and message, with a count.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
	const collapse = oncePerSecond()
	const options: pino.LoggerOptions = {
		level,
		base: { version: VERSION, host: hostname(), pid: process.pid },
		// `describeError` has serialised the error already.
		serializers: { err: (described: unknown) => described },
		hooks: {
			// pino's own redaction needs every path written out.
			logMethod(args, method) {
				const write = (...written: unknown[]) => method.apply(this, written.map(redactArgument) as typeof args)
				const [first, message] = args as unknown[]
				const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
				if (databaseErrorKind(error) === null) return write(...args)
				const fields = first instanceof Error ? { err: first } : (first as object)
				collapse(String(message), (count) => write({ ...fields, count }, message))
			},
		},
	}
	return destination ? pino(options, destination) : pino(options)
}

const HIDDEN = '[disamarkan]'
const MAX_DEPTH = 10
const hiddenNames = new Set(redacted.map((name) => name.toLowerCase()))

const redactArgument = (argument: unknown) =>
	argument instanceof Error ? { err: describeError(argument) } : redact(argument)

function redact(value: unknown, depth = 0): unknown {
	if (typeof value !== 'object' || value === null) return value
	if (value instanceof Error) return describeError(value)
	if (depth === MAX_DEPTH) return HIDDEN
	if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
	const shown: Record<string, unknown> = {}
	for (const [name, item] of Object.entries(value)) {
		shown[name] = hiddenNames.has(name.toLowerCase()) ? HIDDEN : redact(item, depth + 1)
	}
	return shown
}

interface DescribedError {
	type: string
	code?: string
	/** The name of the violated database constraint. */
	constraint?: string
	message: string
	stack: string
	cause?: DescribedError
}

/** An error for the log, without the values that it may quote. */
function describeError(error: Error): DescribedError {
	const { code, constraint } = error as { code?: string; constraint?: string }
	return {
		type: error.name,
		code,
		constraint,
		message: quotesValues(error) ? '…' : withoutValues(error.message),
		// The first lines of a stack repeat the message.
		stack: (error.stack ?? '')
			.split('\n')
			.filter((line) => line.startsWith('    at '))
			.join('\n'),
		cause: error.cause instanceof Error && error.cause !== error ? describeError(error.cause) : undefined,
	}
}

/** PostgreSQL's data exceptions (class 22) and JSON syntax errors quote the value. */
const quotesValues = (error: Error & { code?: unknown }) =>
	error instanceof SyntaxError || /^22\w{3}$/.test(String(error.code))

const withoutValues = (message: string) => message.replace(/(Received ).+/s, '$1…').replace(/\d{8,}/g, '…')

declare module 'hono' {
	interface ContextVariableMap {
		requestId: string
		/** The pattern of a page's address. */
		pagePattern?: string
	}
}

/**
 * Logs one line per request: id, method, the pattern of its path, status, duration. What was typed, in
 * the path or in the query, is never logged.
 */
export const logRequests =
	(log: Logger): MiddlewareHandler =>
	async (c, next) => {
		const started = performance.now()
		const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
		const requestId = requestIdOf(incoming)
		c.set('requestId', requestId)
		await next()
		c.header('x-request-id', requestId)
		const path = c.get('pagePattern') ?? routePath(c)
		if (incoming) nameRoute(incoming, path)
		const { status } = c.res
		const level = status >= 500 ? 'error' : 'info'
		if (!log.isLevelEnabled(level)) return
		const ms = Math.round((performance.now() - started) * 10) / 10
		log[level]({ requestId, method: c.req.method, path, status, ms }, 'request')
	}
