import pino, { type DestinationStream, type Logger } from 'pino'

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

export function createLog(level: string, destination?: DestinationStream): Logger {
	const options: pino.LoggerOptions = {
		level,
		base: undefined,
		// `describeError` has serialised the error already.
		serializers: { err: (described: unknown) => described },
		hooks: {
			// pino's own redaction needs every path written out.
			logMethod(args, method) {
				method.apply(this, args.map(redactArgument) as typeof args)
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
