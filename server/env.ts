import { accessSync, constants, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const onOff = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
const address = z.url({ protocol: /^https?$/ })
/** As a browser sends it: `https://app.example.com`, without a path. */
const origin = address.refine((url) => URL.canParse(url) && new URL(url).origin === url)
const separateOrigins = (text: string) =>
	text
		.split(',')
		.map((part) => part.trim().replace(/\/$/, '').toLowerCase())
		.filter((part) => part !== '')
/** An address that paths are appended to. */
const base = address
	.refine((url) => {
		const parsed = URL.parse(url)
		return parsed !== null && parsed.username + parsed.password + parsed.search + parsed.hash === ''
	})
	.transform((url) => url.replace(/\/+$/, ''))
/** The calls of the contract begin with `/api`, however much of that the operator wrote. */
const apiAddress = base.transform((url) => `${url.replace(/(\/api)?(\/v1(\/public)?)?$/, '')}/api`)
/** Digits only: a bare coercion would turn an empty string into 0. */
const wholeNumber = z.string().regex(/^\d+$/).transform(Number)
const days = wholeNumber.pipe(z.number().max(36_500))

const variables = z.object({
	PORT: wholeNumber.pipe(z.number().max(65_535)).default(3000),
	HOST: z.string().min(1).default('0.0.0.0'),
	DATA_DIR: z.string().min(1).default('./data'),
	DATABASE_URL: z
		.string()
		.regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/)
		.refine((url) => URL.canParse(url))
		.optional(),
	/** Another provider's API; empty means our own. */
	API_URL: z.union([z.literal(''), apiAddress]).default(''),
	/** The address of pictures on another server; with API_URL by default `/images` of its origin. */
	IMAGE_BASE: z.union([z.literal(''), base]).default(''),
	/** A bucket for uploaded pictures; empty means DATA_DIR. */
	PICTURE_STORE: z
		.string()
		.regex(/^(s3:\/\/\w[\w.-]*(\/\w[\w.-]*)*)?$/)
		.default(''),
	S3_ENDPOINT: z.union([z.literal(''), address]).default(''),
	S3_REGION: z.string().min(1).default('us-east-1'),
	S3_ACCESS_KEY_ID: z.string().default(''),
	S3_SECRET_ACCESS_KEY: z.string().default(''),
	/** The disk space for encoded pictures. */
	PICTURE_CACHE_MB: wholeNumber.pipe(z.number().min(1)).default(2048),
	/** The public address of the site, for canonical links. */
	SITE_URL: z.union([z.literal(''), address]).default(''),
	/** Other origins that may send credentials to the API, separated by commas. */
	CORS_ORIGINS: z.string().default('').transform(separateOrigins).pipe(z.array(origin)),
	GEO_URL: z.union([z.literal(''), address]).default('https://ipinfo.io/json'),
	/** A file of MaxMind's format in which the server looks places up; with it GEO_URL is not used. */
	GEO_DB: z.string().default(''),
	/** One process per core; in development one. */
	WORKERS: wholeNumber.pipe(z.number().min(1).max(256)).optional(),
	TRUST_PROXY: onOff.default(false),
	/** Caches public responses in memory; off in development. */
	RESPONSE_CACHE: onOff.optional(),
	/** Off when a proxy in front of the site counts requests. */
	RATE_LIMITS: onOff.default(true),
	/** How long `/readyz` answers 503 before a stopping process closes its port. */
	DRAIN_SECONDS: wholeNumber.pipe(z.number().max(300)).default(0),
	/** The folder of all keys; empty means a folder in DATA_DIR. */
	KEYS_DIR: z.string().default(''),
	/** The file with the encryption keys of NIKs; empty means a file in KEYS_DIR. */
	NIK_KEYS_FILE: z.string().default(''),
	/**
	 * Days until visitor records, and members without a reservation, are deleted; 0 means never. With API_URL the
	 * provider deletes, and these only say what the privacy page states.
	 */
	KEEP_VISITOR_DAYS: days.optional(),
	KEEP_MEMBER_DAYS: days.optional(),
	/** Days until entries of the audit trail are deleted; 0 means never. */
	KEEP_AUDIT_DAYS: days.default(0),
	/** Signs staff sessions; empty means a file in KEYS_DIR. */
	STAFF_SECRET: z.union([z.literal(''), z.string().min(32)]).default(''),
	/** Whether accounts that see patients or manage accounts must have a second factor. */
	STAFF_2FA: z.enum(['required', 'optional']).optional(),
	/** The mail server; empty means that no mail is sent. */
	SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
	/** The sender: `staf@rs.example` or `RS Contoh <staf@rs.example>`. */
	MAIL_FROM: z
		.string()
		.regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)?$/)
		.default(''),
	/** Allows webhooks to private addresses and without TLS. */
	WEBHOOK_INTERNAL: onOff.default(false),
	LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
	/** Fills an empty database with the demo hospital; switched on by `npm start` and `npm run dev`. */
	DEMO: onOff.default(false),
	/** Set by `npm run dev`. */
	DEV: onOff.default(false),
	NODE_ENV: z.string().optional(),
})

export type Env = Omit<z.infer<typeof variables>, Computed> & {
	DATABASE_URL: string
	RESPONSE_CACHE: boolean
	WORKERS: number
	KEEP_VISITOR_DAYS: number
	KEEP_MEMBER_DAYS: number
	STAFF_2FA: 'required' | 'optional'
}

/** Variables whose default depends on others. */
type Computed = 'DATABASE_URL' | 'WORKERS' | 'RESPONSE_CACHE' | 'KEEP_VISITOR_DAYS' | 'KEEP_MEMBER_DAYS' | 'STAFF_2FA'

const KEEP_DAYS = 400

const expected: Record<keyof z.infer<typeof variables>, string> = {
	PORT: 'a number from 0 to 65535',
	HOST: 'a name or address of this machine',
	DATA_DIR: 'a folder',
	DATABASE_URL: 'sqlite:<file> or postgres://…',
	API_URL: 'empty or an http(s) address without query and password',
	IMAGE_BASE: 'empty or an http(s) address without query and password',
	PICTURE_STORE: 'empty or s3://<bucket>[/<prefix>]',
	S3_ENDPOINT: 'empty or an http(s) address',
	S3_REGION: 'a name',
	S3_ACCESS_KEY_ID: 'text',
	S3_SECRET_ACCESS_KEY: 'text',
	PICTURE_CACHE_MB: 'a number of at least 1',
	SITE_URL: 'empty or an http(s) address',
	CORS_ORIGINS: 'empty or http(s) origins without a path, separated by commas',
	GEO_URL: 'empty or an http(s) address',
	GEO_DB: 'empty or a file',
	WORKERS: 'a number from 1 to 256',
	TRUST_PROXY: '0 or 1',
	RESPONSE_CACHE: '0 or 1',
	RATE_LIMITS: '0 or 1',
	DRAIN_SECONDS: 'a number from 0 to 300',
	KEYS_DIR: 'empty or a folder',
	NIK_KEYS_FILE: 'empty or a file',
	KEEP_VISITOR_DAYS: 'a number from 0 to 36500',
	KEEP_MEMBER_DAYS: 'a number from 0 to 36500',
	KEEP_AUDIT_DAYS: 'a number from 0 to 36500',
	STAFF_SECRET: 'empty or at least 32 characters',
	STAFF_2FA: 'required or optional',
	SMTP_URL: 'empty or smtp(s)://[user:password@]host[:port]',
	MAIL_FROM: 'empty, an e-mail address or Name <address>',
	WEBHOOK_INTERNAL: '0 or 1',
	LOG_LEVEL: 'trace, debug, info, warn, error or silent',
	DEMO: '0 or 1',
	DEV: '0 or 1',
	NODE_ENV: 'text',
}

/** An error of configuration: printed as one sentence, without a stack. */
export class StartError extends Error {}

/** Reads the environment, reports every invalid variable at once, and checks that the data folder is writable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
	const parsed = variables.safeParse(source)
	if (!parsed.success) {
		const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
		const complaints = names.map((name) => `${name} must be ${expected[name as keyof typeof expected]}`)
		throw new StartError(`Bad environment: ${complaints.join('; ')}.`)
	}
	const env = parsed.data
	if (env.PICTURE_STORE && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY))
		throw new StartError('PICTURE_STORE needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
	// Links in mail have an address that no request header can choose.
	if (env.SMTP_URL && !(env.MAIL_FROM && env.SITE_URL)) throw new StartError('SMTP_URL needs MAIL_FROM and SITE_URL.')
	if (isOwnAddress(env)) throw new StartError('API_URL is the address of this site itself; set it to the provider’s.')
	const dataDir = resolve(env.DATA_DIR)
	try {
		mkdirSync(dataDir, { recursive: true })
		accessSync(dataDir, constants.W_OK | constants.X_OK)
	} catch {
		throw new StartError(`The data folder ${env.DATA_DIR} cannot be written; set DATA_DIR to one that can.`)
	}
	const keepDays = env.API_URL ? 0 : KEEP_DAYS
	return {
		...env,
		DATA_DIR: dataDir,
		KEYS_DIR: env.KEYS_DIR ? resolve(env.KEYS_DIR) : join(dataDir, 'keys'),
		IMAGE_BASE: env.IMAGE_BASE || (env.API_URL && `${new URL(env.API_URL).origin}/images`),
		DATABASE_URL: env.DATABASE_URL ?? `sqlite:${join(dataDir, 'yasmin.db')}`,
		GEO_URL: env.GEO_DB ? '' : env.GEO_URL,
		RESPONSE_CACHE: env.RESPONSE_CACHE ?? !env.DEV,
		KEEP_VISITOR_DAYS: env.KEEP_VISITOR_DAYS ?? keepDays,
		KEEP_MEMBER_DAYS: env.KEEP_MEMBER_DAYS ?? keepDays,
		// Trying the demo on a laptop stays easy.
		STAFF_2FA: env.STAFF_2FA ?? (env.SITE_URL.startsWith('https:') ? 'required' : 'optional'),
		// Vite's hot reload needs one process.
		WORKERS: env.DEV ? 1 : (env.WORKERS ?? availableParallelism()),
	}
}

/** Every call would come back to this server. */
function isOwnAddress({ API_URL, SITE_URL, PORT }: z.infer<typeof variables>): boolean {
	if (!API_URL) return false
	const { origin, hostname, protocol, port } = new URL(API_URL)
	const isThisPort = Number(port || (protocol === 'https:' ? 443 : 80)) === PORT
	return (
		(SITE_URL !== '' && new URL(SITE_URL).origin === origin) ||
		(isThisPort && /^(localhost|127\.|\[::1\]$)/.test(hostname))
	)
}
