import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv, StartError } from './env.ts'

const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-env-'))
afterAll(() => rmSync(folder, { recursive: true }))

const DATA_DIR = join(folder, 'data')

test('an empty environment gives the defaults', () => {
	expect(readEnv({ DATA_DIR })).toEqual({
		PORT: 3000,
		HOST: '0.0.0.0',
		DATA_DIR,
		DATABASE_URL: `sqlite:${join(DATA_DIR, 'yasmin.db')}`,
		DATABASE_DIRECT_URL: `sqlite:${join(DATA_DIR, 'yasmin.db')}`,
		API_URL: '',
		IMAGE_BASE: '',
		PICTURE_STORE: '',
		S3_ENDPOINT: '',
		S3_REGION: 'us-east-1',
		S3_ACCESS_KEY_ID: '',
		S3_SECRET_ACCESS_KEY: '',
		PICTURE_CACHE_MB: 2048,
		SITE_URL: '',
		CORS_ORIGINS: [],
		GEO_URL: 'https://ipinfo.io/json',
		GEO_DB: '',
		VIDEO_PICTURES: true,
		LINK_CHECK: true,
		WORKERS: availableParallelism(),
		STAFF_SECRET: '',
		STAFF_2FA: 'optional',
		WEBHOOK_INTERNAL: false,
		TRUST_PROXY: false,
		TLS_CERT: '',
		TLS_KEY: '',
		HSTS_SUBDOMAINS: false,
		RESPONSE_CACHE: true,
		SECURITY_CONTACT: '',
		SERVICE_WORKER: true,
		RATE_LIMITS: true,
		DRAIN_SECONDS: 0,
		BACKUP_DIR: join(dirname(DATA_DIR), 'backups'),
		MIGRATION_BACKUP: true,
		KEYS_DIR: join(DATA_DIR, 'keys'),
		MIN_FREE_DISK_MB: 500,
		NIK_KEYS_FILE: '',
		KEEP_VISITOR_DAYS: 400,
		KEEP_MEMBER_DAYS: 400,
		KEEP_AUDIT_DAYS: 0,
		SMTP_URL: '',
		KHANZA_URL: '',
		KHANZA_SITE: '',
		KHANZA_KEY: '',
		KHANZA_BOOKING_URL: '',
		KHANZA_BOOKING_POLI: '',
		SATUSEHAT_ORGANIZATION: '',
		MAIL_FROM: '',
		METRICS_TOKEN: '',
		SLOW_QUERY_MS: 500,
		LOG_LEVEL: 'info',
		DEMO: false,
		DEV: false,
	})
})

test('a missing data folder is created with its parents', () => {
	const deep = join(folder, 'a/b/c')
	readEnv({ DATA_DIR: deep })
	expect(statSync(deep).isDirectory()).toBe(true)
})

test('with a local file of places no other service is asked', () => {
	expect(readEnv({ DATA_DIR, GEO_DB: 'kota.mmdb', GEO_URL: 'https://geo.example/json' })).toMatchObject({
		GEO_DB: 'kota.mmdb',
		GEO_URL: '',
	})
})

test('variables that are set replace the defaults', () => {
	const set = { DATA_DIR, PORT: '8080', WORKERS: '4', TRUST_PROXY: '1', DEMO: '1', GEO_URL: '', LOG_LEVEL: 'silent' }
	expect(readEnv(set)).toMatchObject({
		PORT: 8080,
		WORKERS: 4,
		TRUST_PROXY: true,
		DEMO: true,
		GEO_URL: '',
		LOG_LEVEL: 'silent',
	})
})

test.each([
	[{}, 'optional'],
	[{ SITE_URL: 'http://rs.example' }, 'optional'],
	[{ SITE_URL: 'https://rs.example' }, 'required'],
	[{ SITE_URL: 'https://rs.example', STAFF_2FA: 'optional' }, 'optional'],
	[{ STAFF_2FA: 'required' }, 'required'],
])('with %o the second factor of staff is %s', (set, expected) => {
	expect(readEnv({ DATA_DIR, ...set }).STAFF_2FA).toBe(expected)
})

test('origins are separated by commas, and read as a browser sends them', () => {
	const CORS_ORIGINS = ' https://App.rumahsakit.example/, http://localhost:5173 ,'
	expect(readEnv({ DATA_DIR, CORS_ORIGINS }).CORS_ORIGINS).toEqual([
		'https://app.rumahsakit.example',
		'http://localhost:5173',
	])
})

test.each(['sqlite:/srv/yasmin.db', 'postgres://user:secret@db/yasmin', 'postgresql:///yasmin?host=/run/postgresql'])(
	'%s is a database',
	(DATABASE_URL) => {
		expect(readEnv({ DATA_DIR, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL)
	},
)

test.each([
	'https://penyedia.example',
	'https://penyedia.example/',
	'https://penyedia.example/api',
	'https://penyedia.example/api//',
	'https://penyedia.example/api/v1',
	'https://penyedia.example/api/v1/public/',
])('API_URL=%s is the same provider, and its pictures are below /images', (API_URL) => {
	expect(readEnv({ DATA_DIR, API_URL })).toMatchObject({
		API_URL: 'https://penyedia.example/api',
		IMAGE_BASE: 'https://penyedia.example/images',
	})
})

test('with a provider no retention is stated, unless it is configured', () => {
	const API_URL = 'https://penyedia.example/api'
	expect(readEnv({ DATA_DIR, API_URL, KEEP_MEMBER_DAYS: '90' })).toMatchObject({
		KEEP_VISITOR_DAYS: 0,
		KEEP_MEMBER_DAYS: 90,
	})
})

test('a provider below a path, and its pictures elsewhere', () => {
	const set = { API_URL: 'http://10.0.0.5:8080/rs/api', IMAGE_BASE: 'https://gambar.example/rs/' }
	expect(readEnv({ DATA_DIR, ...set })).toMatchObject({ ...set, IMAGE_BASE: 'https://gambar.example/rs' })
})

test.each<Record<string, string>>([
	{ API_URL: 'http://localhost:3000/api' },
	{ API_URL: 'http://127.0.0.1:4000', PORT: '4000' },
	{ API_URL: 'https://rs.example/api', SITE_URL: 'https://rs.example' },
])('%j would call itself', (set) => {
	expect(complaint({ DATA_DIR, ...set })).toBe('API_URL is the address of this site itself; set it to the provider’s.')
})

test.each([
	['PORT', 'abc'],
	['PORT', ''],
	['PORT', '70000'],
	['PORT', '-1'],
	['PORT', '80.5'],
	['PORT', '0x50'],
	['HOST', ''],
	['DATA_DIR', ''],
	['DATABASE_URL', ''],
	['DATABASE_URL', 'mysql://db/yasmin'],
	['DATABASE_URL', 'sqlite:'],
	['DATABASE_URL', 'postgres://db:port/yasmin'],
	['API_URL', 'ftp://provider.example'],
	['API_URL', 'provider.example/api'],
	['API_URL', 'https://user:secret@provider.example/api'],
	['API_URL', 'https://provider.example/api?key=1'],
	['IMAGE_BASE', '/images'],
	['SITE_URL', 'www.rumahsakit.example'],
	['CORS_ORIGINS', 'app.rumahsakit.example'],
	['CORS_ORIGINS', '*'],
	['CORS_ORIGINS', 'https://app.rumahsakit.example/path'],
	['GEO_URL', 'javascript:alert(1)'],
	['WORKERS', '0'],
	['TRUST_PROXY', 'yes'],
	['RATE_LIMITS', 'off'],
	['SMTP_URL', 'mail.rumahsakit.example'],
	['SMTP_URL', 'https://mail.rumahsakit.example'],
	['MAIL_FROM', 'rumahsakit'],
	['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
	['LOG_LEVEL', 'loud'],
	['DEMO', 'no'],
	['DEV', '2'],
	['PICTURE_STORE', 's3://'],
	['S3_ENDPOINT', 's3.example'],
	['S3_REGION', ''],
	['PICTURE_CACHE_MB', '0'],
	['DRAIN_SECONDS', '301'],
	['KEEP_AUDIT_DAYS', '-1'],
	['STAFF_SECRET', 'short'],
	['STAFF_2FA', 'maybe'],
])('%s=%s is refused by name, in one sentence', (name, value) => {
	expect(complaint({ DATA_DIR, [name]: value })).toMatch(
		new RegExp(`^Bad environment: ${name} must be (?!undefined)[^;]+\\.$`),
	)
})

test('mail needs a sender and the address of the site', () => {
	const mail = { DATA_DIR, SMTP_URL: 'smtps://staf:rahasia@mail.rs.example' }
	const MAIL_FROM = 'RS Contoh <staf@rs.example>'
	for (const set of [mail, { ...mail, MAIL_FROM }, { ...mail, SITE_URL: 'https://rs.example' }])
		expect(complaint(set)).toBe('SMTP_URL needs MAIL_FROM and SITE_URL.')
	expect(readEnv({ ...mail, MAIL_FROM, SITE_URL: 'https://rs.example' })).toMatchObject({ MAIL_FROM })
})

test('a secret comes from the file that a secret store gives', () => {
	const file = join(folder, 'smtp-url')
	writeFileSync(file, 'smtps://staf:rahasia@mail.rs.example\n')
	const mail = { DATA_DIR, MAIL_FROM: 'staf@rs.example', SITE_URL: 'https://rs.example', SMTP_URL_FILE: file }
	expect(readEnv({ ...mail, SMTP_URL: '' })).toMatchObject({ SMTP_URL: 'smtps://staf:rahasia@mail.rs.example' })
	expect(complaint({ ...mail, SMTP_URL: 'smtp://localhost' })).toBe(
		'SMTP_URL and SMTP_URL_FILE are both set; remove one of them.',
	)
	expect(complaint({ ...mail, SMTP_URL_FILE: `${file}-lama` })).toBe(
		`SMTP_URL_FILE is ${file}-lama, which cannot be read.`,
	)
})

test('every invalid variable is named at once, without its value', () => {
	const sentence = complaint({ DATA_DIR, PORT: 'x', DATABASE_URL: 'mysql://user:secret@db', DEMO: 'maybe' })
	expect(sentence).toBe(
		'Bad environment: PORT must be a number from 0 to 65535; DATABASE_URL must be sqlite:<file> or postgres://…; DEMO must be 0 or 1.',
	)
})

test.each([
	['below a file', join(import.meta.filename, 'data')],
	['a file itself', join(folder, 'a-file')],
])('a data folder that is %s is refused', (_, path) => {
	writeFileSync(join(folder, 'a-file'), '')
	expect(complaint({ DATA_DIR: path })).toBe(`The data folder ${path} cannot be written; set DATA_DIR to one that can.`)
})

function complaint(source: Record<string, string>): string {
	try {
		readEnv(source)
	} catch (error) {
		expect(error).toBeInstanceOf(StartError)
		return (error as StartError).message
	}
	throw new Error('nothing was refused')
}
