import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createSecureContext } from 'node:tls'
import { z } from 'zod'

const onOff = z
	.enum(['0', '1', 'true', 'false'])
	.transform((value) => value === '1' || value === 'true')
	.describe('0 or 1')
const address = z.url({ protocol: /^https?$/ })
const orEmpty = (schema: z.ZodType<string>, words: string) =>
	z.union([z.literal(''), schema]).describe(`empty or ${words}`)
const addressOrEmpty = orEmpty(address, 'an http(s) address')
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
const BARE = 'an http(s) address without query and password'
/** Digits only: a bare coercion would turn an empty string into 0. */
const wholeNumber = z.string().regex(/^\d+$/).transform(Number)
const number = (least: number, most: number) =>
	wholeNumber.pipe(z.number().min(least).max(most)).describe(`a number from ${least} to ${most}`)
const days = number(0, 36_500)

/** A part of an address can be written in a way that cannot be decoded. */
const isMysql = (url: string) =>
	/^mysql:\/\/[^/]+@[^/]+\/[^/?#]+$/.test(url) && URL.canParse(url) && !/%(?![\da-f]{2})/i.test(url)
const mysqlAddress = orEmpty(z.string().refine(isMysql), 'mysql://user:password@host[:port]/database').default('')

const BUCKET = /^s3:\/\/\w[\w.-]*(\/\w[\w.-]*)*$/

/** What a variable must be is said by its description. */
const variables = z.object({
	PORT: number(0, 65_535).default(3000),
	HOST: z.string().min(1).describe('a name or address of this machine').default('0.0.0.0'),
	DATA_DIR: z.string().min(1).describe('a folder').default('./data'),
	DATABASE_URL: z
		.string()
		.regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/)
		.refine((url) => URL.canParse(url))
		.describe('sqlite:<file> or postgres://…')
		.optional(),
	/** PostgreSQL itself, where DATABASE_URL names a pooler: for migrations, the start lock and commands. */
	DATABASE_DIRECT_URL: z
		.string()
		.regex(/^postgres(ql)?:\/\/.+$/)
		.refine((url) => URL.canParse(url))
		.describe('postgres://…')
		.optional(),
	/** Another provider's API; empty means our own. */
	API_URL: orEmpty(apiAddress, BARE).default(''),
	/** The address of pictures on another server; with API_URL by default `/images` of its origin. */
	IMAGE_BASE: orEmpty(base, BARE).default(''),
	/** A bucket for uploaded pictures; empty means DATA_DIR. */
	PICTURE_STORE: orEmpty(z.string().regex(BUCKET), 's3://<bucket>[/<prefix>]').default(''),
	S3_ENDPOINT: addressOrEmpty.default(''),
	S3_REGION: z.string().min(1).describe('a name').default('us-east-1'),
	S3_ACCESS_KEY_ID: z.string().default(''),
	S3_SECRET_ACCESS_KEY: z.string().default(''),
	/** The disk space for encoded pictures. */
	PICTURE_CACHE_MB: wholeNumber.pipe(z.number().min(1)).describe('a number of at least 1').default(2048),
	/** With less free space, visitors' optional writes get 503; 0 turns that off. */
	MIN_FREE_DISK_MB: number(0, 10_000_000).default(500),
	/** The public address of the site, for canonical links. */
	SITE_URL: addressOrEmpty.default(''),
	/** Other origins that may send credentials to the API, separated by commas. */
	CORS_ORIGINS: z
		.string()
		.default('')
		.transform(separateOrigins)
		.pipe(z.array(origin))
		.describe('empty or http(s) origins without a path, separated by commas'),
	GEO_URL: addressOrEmpty.default('https://ipinfo.io/json'),
	/** A file of MaxMind's format in which the server looks places up; with it GEO_URL is not used. */
	GEO_DB: z.string().default(''),
	/** Whether the server fetches title and picture of videos from YouTube and TikTok. */
	VIDEO_PICTURES: onOff.default(true),
	/** Whether the server checks the links to other sites once a week. */
	LINK_CHECK: onOff.default(true),
	/** One process per core; in development one. */
	WORKERS: number(1, 256).optional(),
	TRUST_PROXY: onOff.default(false),
	/** Files for TLS between a proxy on another machine and this server. */
	TLS_CERT: z.string().default(''),
	TLS_KEY: z.string().default(''),
	/** Whether every name below the site's has TLS too. */
	HSTS_SUBDOMAINS: onOff.default(false),
	/** Caches public responses in memory; off in development. */
	RESPONSE_CACHE: onOff.optional(),
	/** Whether browsers store public pages for times without a connection; `0` removes the worker that they have. */
	SERVICE_WORKER: onOff.optional(),
	/** Off when a proxy in front of the site counts requests. */
	RATE_LIMITS: onOff.default(true),
	/** How long `/readyz` answers 503 before a stopping process closes its port. */
	DRAIN_SECONDS: number(0, 300).default(0),
	/** The folder of all keys; empty means a folder in DATA_DIR. */
	KEYS_DIR: z.string().default(''),
	/** The folder of backups; empty means `backups` beside DATA_DIR. */
	BACKUP_DIR: z.string().default(''),
	/** Whether a start makes a backup before it migrates a database that has tables. */
	MIGRATION_BACKUP: onOff.default(true),
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
	STAFF_SECRET: orEmpty(z.string().min(32), 'at least 32 characters').default(''),
	/** Whether accounts that see patients or manage accounts must have a second factor. */
	STAFF_2FA: z.enum(['required', 'optional']).describe('required or optional').optional(),
	/** The mail server; empty means that no mail is sent. */
	SMTP_URL: orEmpty(z.url({ protocol: /^smtps?$/ }), 'smtp(s)://[user:password@]host[:port]').default(''),
	/** The sender: `staf@rs.example` or `RS Contoh <staf@rs.example>`. */
	MAIL_FROM: z
		.string()
		.regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)?$/)
		.describe('empty, an e-mail address or Name <address>')
		.default(''),
	/** Allows webhooks to private addresses and without TLS. */
	WEBHOOK_INTERNAL: onOff.default(false),
	/** For `npm run khanza`: the database of SIMRS Khanza, with an account that may only read. */
	KHANZA_URL: mysqlAddress,
	/** The site that is filled, and a key of its page 'Integrasi'. */
	KHANZA_SITE: orEmpty(base, BARE).default(''),
	KHANZA_KEY: orEmpty(z.string().regex(/^\S+$/), 'a key without blanks').default(''),
	/** The same database, with an account that may insert bookings; empty means that none are sent. */
	KHANZA_BOOKING_URL: mysqlAddress,
	KHANZA_BOOKING_POLI: z.string().max(5).describe('at most 5 characters').default(''),
	/** The id of the hospital's Organization in SATUSEHAT, for FHIR. */
	SATUSEHAT_ORGANIZATION: orEmpty(z.string().regex(/^[A-Za-z0-9.-]{1,64}$/), 'an id of SATUSEHAT').default(''),
	/** Where to report a weakness, for security.txt; empty means no such file. */
	SECURITY_CONTACT: orEmpty(
		z.string().regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/),
		'mailto:… or https://…',
	).default(''),
	/** A port of this machine for `/metrics`; without it and without METRICS_TOKEN there is none. */
	METRICS_PORT: number(1, 65_535).optional(),
	/** Opens `/metrics` on the port of the site. */
	METRICS_TOKEN: orEmpty(z.string().min(32), 'at least 32 characters').default(''),
	/** A query that takes at least so long is logged. */
	SLOW_QUERY_MS: number(1, 60_000).default(500),
	LOG_LEVEL: z
		.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
		.describe('trace, debug, info, warn, error or silent')
		.default('info'),
	/** Fills an empty database with the demo hospital; switched on by `npm start` and `npm run dev`. */
	DEMO: onOff.default(false),
	/** Set by `npm run dev`. */
	DEV: onOff.default(false),
})

export type Env = ReturnType<typeof readEnv>

const KEEP_DAYS = 400

/** An error of configuration: printed as one sentence, without a stack. */
export class StartError extends Error {}

/** Reads the environment, reports every invalid variable at once, and checks that the data folder is writable. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
	const parsed = variables.safeParse(withSecretFiles(source))
	if (!parsed.success) {
		const names = new Set(parsed.error.issues.map((issue) => issue.path[0] as keyof typeof variables.shape))
		const complaints = [...names].map((name) => `${name} must be ${descriptionOf(variables.shape[name])}`)
		throw new StartError(`Bad environment: ${complaints.join('; ')}.`)
	}
	const env = parsed.data
	if (env.PICTURE_STORE && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY))
		throw new StartError('PICTURE_STORE needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
	if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL?.startsWith('postgres'))
		throw new StartError('DATABASE_DIRECT_URL needs DATABASE_URL, the address of a pooler in front of it.')
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
	const databaseUrl = env.DATABASE_URL ?? `sqlite:${join(dataDir, 'yasmin.db')}`
	const keepDays = env.API_URL ? 0 : KEEP_DAYS
	return {
		...env,
		DATA_DIR: dataDir,
		tls: readTls(env),
		KEYS_DIR: env.KEYS_DIR ? resolve(env.KEYS_DIR) : join(dataDir, 'keys'),
		BACKUP_DIR: env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : join(dirname(dataDir), 'backups'),
		IMAGE_BASE: env.IMAGE_BASE || (env.API_URL && `${new URL(env.API_URL).origin}/images`),
		DATABASE_URL: databaseUrl,
		DATABASE_DIRECT_URL: env.DATABASE_DIRECT_URL ?? databaseUrl,
		GEO_URL: env.GEO_DB ? '' : env.GEO_URL,
		RESPONSE_CACHE: env.RESPONSE_CACHE ?? !env.DEV,
		SERVICE_WORKER: !env.DEV && (env.SERVICE_WORKER ?? true),
		KEEP_VISITOR_DAYS: env.KEEP_VISITOR_DAYS ?? keepDays,
		KEEP_MEMBER_DAYS: env.KEEP_MEMBER_DAYS ?? keepDays,
		// Trying the demo on a laptop stays easy.
		STAFF_2FA: env.STAFF_2FA ?? (env.SITE_URL.startsWith('https:') ? 'required' : 'optional'),
		// Vite's hot reload needs one process.
		WORKERS: env.DEV ? 1 : (env.WORKERS ?? availableParallelism()),
	}
}

/** Secret stores give a process files: `SMTP_URL_FILE` names the one that holds SMTP_URL. */
function withSecretFiles(source: Record<string, string | undefined>) {
	const filled = { ...source }
	for (const name of Object.keys(variables.shape)) {
		const file = source[`${name}_FILE`]
		if (!file) continue
		if (source[name]) throw new StartError(`${name} and ${name}_FILE are both set; remove one of them.`)
		try {
			filled[name] = readFileSync(file, 'utf8').trim()
		} catch {
			throw new StartError(`${name}_FILE is ${file}, which cannot be read.`)
		}
	}
	return filled
}

function readTls({ TLS_CERT, TLS_KEY }: { TLS_CERT: string; TLS_KEY: string }) {
	if (!TLS_CERT && !TLS_KEY) return undefined
	try {
		const pair = { cert: readFileSync(TLS_CERT, 'utf8'), key: readFileSync(TLS_KEY, 'utf8') }
		createSecureContext(pair)
		return pair
	} catch {
		throw new StartError('TLS_CERT and TLS_KEY must be files in PEM format that belong together.')
	}
}

/** The file of an SQLite database; undefined for PostgreSQL. */
export const sqliteFile = (databaseUrl: string): string | undefined => /^sqlite:(.+)/s.exec(databaseUrl)?.[1]

/** As this machine opens the site. */
export const localAddress = ({ tls }: Pick<Env, 'tls'>, port: number): string =>
	`${tls ? 'https' : 'http'}://localhost:${port}`

/** A default or an `optional` is around the schema that is described. */
function descriptionOf(schema: z.ZodType): string | undefined {
	const isWrapped = schema instanceof z.ZodDefault || schema instanceof z.ZodOptional
	return z.globalRegistry.get(isWrapped ? schema.unwrap() : schema)?.description
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
