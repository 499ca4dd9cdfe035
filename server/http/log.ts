import pino, { type DestinationStream, type Logger } from 'pino'
import { describeError } from './describe-error.ts'

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
