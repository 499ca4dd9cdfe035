import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeKeadaan } from '../../contract/staff/write-keadaan.ts'
import { connectDatabase } from '../../database/connect.ts'
import { QUERY_TIMEOUT_MS } from '../../database/postgres/statement-timeout.ts'
import { runCommand } from '../../tests/support/run-backup.ts'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { openTestFields } from '../../tests/support/test-fields.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { listBackups, makeBackup } from '../commands/backup/make-backup.ts'
import { type Env, readEnv } from '../env.ts'
import { newStaf } from '../staff/pengguna/pengguna-routes.ts'
import { readCheckedBackup } from './backup-checks.ts'
import { checkSystem } from './check-system.ts'
import type { CheckContext } from './checks.ts'
import { describeCertificate } from './machine-checks.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** In a place where no output may show it. */
const CANARY = 'Kenari7731'

let database: TestDatabase
let folder: string
let variables: Record<string, string>

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-keadaan-'))
	database = await openTestDatabase()
	variables = {
		DATABASE_URL: database.url,
		DATA_DIR: join(folder, 'data'),
		KEYS_DIR: join(folder, 'keys'),
		BACKUP_DIR: join(folder, 'backups'),
		MIN_FREE_DISK_MB: '0',
	}
	mkdirSync(join(folder, 'keys'), { mode: 0o700 })
	for (const file of ['nik.json', 'staff-secret']) writeKey(file)
})
afterEach(async () => {
	await database.dispose()
	rmSync(folder, { recursive: true })
})

const writeKey = (file: string) => writeFileSync(join(folder, 'keys', file), CANARY, { mode: 0o600 })

/** With the limit for queries that a server has. */
async function check({ env = readEnv(variables), ...context }: Partial<CheckContext> = {}) {
	const own = connectDatabase(env.DATABASE_URL, { queryTimeoutMs: QUERY_TIMEOUT_MS })
	try {
		return await checkSystem({ env, database: own, now: Date.now, listBackups: () => listBackups(env), ...context })
	} finally {
		await own.close()
	}
}

async function checked(nama: string, context?: Partial<CheckContext>) {
	const { periksa } = await check(context)
	return periksa.find((each) => each.nama === nama)
}

const backupOf = (age: number, bytes: number | null = 1e6) => ({
	listBackups: async () => [{ createdAt: Date.now() - age, bytes }],
})

const insertTugas = (nama: string, age: number) =>
	database.db
		.insertInto('tugas')
		.values({ nama, hari: '', startedAt: Date.now() - age, finishedAt: Date.now() - age })
		.execute()

const insertKiriman = (id: string, values: { status: 'menunggu' | 'gagal'; age: number; peristiwa?: string }) =>
	database.db
		.insertInto('kotakKeluar')
		.values({
			...{ id, peristiwa: values.peristiwa ?? 'reservasi.dibuat', saluran: 'surel', alamat: `${CANARY}@rs.example` },
			...{ isi: JSON.stringify({ kode: CANARY }), status: values.status, galat: CANARY, berikutAt: 0 },
			createdAt: Date.now() - values.age,
		})
		.execute()

test('a hospital in order has its version, database, migrations and keys checked as good', async () => {
	await insertTugas('kotak-keluar', 1000)
	const { versi, periksa } = await check(backupOf(HOUR_MS))
	const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
	expect(versi).toBe(`${version}, Node ${process.version}`)
	const good = periksa.filter(({ nilai }) => nilai === 'baik').map(({ nama }) => nama)
	expect(good).toEqual(
		expect.arrayContaining(['Basis data', 'Skema basis data', 'Tugas latar', 'Jam', 'Kunci', 'Cadangan', 'Webhook']),
	)
	expect(periksa[0]?.isi[0]).toMatch(
		database.kind === 'sqlite' ? /^SQLite, [\d,]+ MB$/ : /^PostgreSQL 1\d.*, [\d,]+ MB$/,
	)
})

test('each check fails or warns where something is wrong, and says what to do', async () => {
	const cases: [string, string, Partial<CheckContext>][] = [
		['Cadangan', 'gagal', {}],
		['Cadangan', 'perhatian', backupOf(30 * HOUR_MS)],
		['Cadangan', 'gagal', backupOf(8 * DAY_MS)],
		['Cadangan', 'gagal', backupOf(HOUR_MS, null)],
		['Uji cadangan', 'perhatian', {}],
		['Ruang disk', 'gagal', { env: readEnv({ ...variables, MIN_FREE_DISK_MB: '10000000' }) }],
		['Kunci', 'perhatian', { env: keysInside() }],
		['Tugas latar', 'gagal', {}],
		['Email', 'perhatian', {}],
	]
	for (const [nama, nilai, context] of cases) {
		const found = await checked(nama, context)
		expect([nama, found?.nilai]).toEqual([nama, nilai])
		expect(found?.saran).not.toBe('')
	}
})

function keysInside(): Env {
	const inside = join(folder, 'data/keys')
	mkdirSync(inside, { recursive: true })
	for (const file of ['nik.json', 'staff-secret']) writeFileSync(join(inside, file), '', { mode: 0o600 })
	return readEnv({ ...variables, KEYS_DIR: inside })
}

test('connections to other machines without TLS are named, each with what to do', async () => {
	const open = {
		DATABASE_URL: 'postgres://staf:x@db.rs.example/rs?sslmode=no-verify',
		SMTP_URL: 'smtp://mail.rs.example:587',
		...{ MAIL_FROM: 'staf@rs.example', SITE_URL: 'https://rs.example', TRUST_PROXY: '1' },
		...{ S3_ENDPOINT: 'http://s3.rs.example', API_URL: 'http://api.rs.example' },
	}
	const found = await checked('Sambungan', { env: readEnv({ ...variables, ...open }) })
	const isi =
		'Tanpa TLS yang diperiksa: basis data, server email, penyimpanan gambar, penyedia data, proxy di depan situs.'
	expect(found).toMatchObject({ nilai: 'perhatian', isi: [isi] })
	for (const name of ['sslmode=verify-full', 'SMTP_URL', 'S3_ENDPOINT', 'API_URL', 'HOST=127.0.0.1'])
		expect(found?.saran).toContain(name)
	const closed = {
		DATABASE_URL: 'postgres://staf:x@db.rs.example/rs?sslmode=verify-full',
		SMTP_URL: 'smtp://mail.rs.example:587?requireTLS=true',
		...{ MAIL_FROM: 'staf@rs.example', SITE_URL: 'https://rs.example', TRUST_PROXY: '1', HOST: '127.0.0.1' },
		...{ S3_ENDPOINT: 'http://localhost:9000', API_URL: 'https://api.rs.example' },
	}
	const { nilai } = (await checked('Sambungan', { env: readEnv({ ...variables, ...closed }) })) ?? {}
	expect(nilai).toBe('baik')
})

test('a key that others can read fails, and so does one that is gone', async () => {
	chmodSync(join(folder, 'keys/nik.json'), 0o644)
	expect(await checked('Kunci')).toMatchObject({ nilai: 'gagal', saran: expect.stringContaining('chmod 600') })
	rmSync(join(folder, 'keys/nik.json'))
	expect(await checked('Kunci')).toMatchObject({ nilai: 'gagal', saran: expect.stringContaining('Kembalikan') })
})

test('a server behind another clock than its database warns; SQLite has the same one', async () => {
	const ahead = (ms: number) => checked('Jam', { now: () => Date.now() + ms })
	const isPostgres = database.kind === 'postgres'
	expect((await ahead(30_000))?.nilai).toBe(isPostgres ? 'perhatian' : 'baik')
	expect((await ahead(-5 * 60_000))?.nilai).toBe(isPostgres ? 'gagal' : 'baik')
})

test('a job that missed two days, an old message and a failed one are named', async () => {
	await insertTugas('kotak-keluar', 1000)
	await insertTugas('pembersihan', 3 * DAY_MS)
	expect(await checked('Tugas latar')).toMatchObject({
		nilai: 'perhatian',
		saran: expect.stringContaining('pembersihan'),
	})
	expect((await checked('Kotak keluar'))?.nilai).toBe('baik')
	await insertKiriman('gagal', { status: 'gagal', age: DAY_MS })
	expect(await checked('Kotak keluar')).toMatchObject({
		nilai: 'perhatian',
		isi: [expect.anything(), '1 gagal dalam 7 hari.'],
	})
	await insertKiriman('lama', { status: 'menunggu', age: 30 * HOUR_MS })
	expect(await checked('Kotak keluar')).toMatchObject({
		nilai: 'gagal',
		isi: ['1 menunggu, yang tertua 30 jam.', expect.anything()],
	})
})

test('the certificate of the public address is read; one that browsers refuse fails', async () => {
	const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
	const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30']
	execFileSync('openssl', [...kind, '-keyout', key, '-out', cert, '-subj', '/CN=localhost'], { stdio: 'ignore' })
	const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) })
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const { port } = server.address() as AddressInfo
	const env = readEnv({ ...variables, SITE_URL: `https://localhost:${port}` })
	expect(await checked('Sertifikat', { env })).toMatchObject({
		nilai: 'gagal',
		isi: [expect.stringMatching(/(29|30) hari lagi/), expect.stringContaining('Browser menolaknya')],
	})
	server.close()
	await once(server, 'close')
	expect((await checked('Sertifikat', { env }))?.nilai).toBe('perhatian')
	const lasting = (days: number) => describeCertificate({ validTo: days * DAY_MS, problem: '' }, 0).nilai
	expect([2, 10, 60].map(lasting)).toEqual(['gagal', 'perhatian', 'baik'])
})

test('a checked backup is noted, a damaged one is not; the doctor prints the same checks and ends with 1', async () => {
	const env = readEnv(variables)
	const { path } = await makeBackup({ env, folder: env.BACKUP_DIR })
	const made = await runCommand('restore', [path, '--check'], variables)
	expect(made).toMatchObject({ code: 0, output: expect.stringContaining('nothing was restored') })
	const checkedAt = await readCheckedBackup(database.db)
	expect(checkedAt).not.toBeNull()

	const doctor = await runCommand('doctor', [], variables)
	expect(doctor.output).toMatch(/^Keadaan sistem, versi /)
	expect(doctor.output).toContain('✓ Uji cadangan\n    Terakhir dibuka')
	// No server has run yet.
	expect([doctor.code, doctor.output]).toEqual([1, expect.stringContaining('✗ Tugas latar')])

	const [file = ''] = readdirSync(path).filter((name) => name.startsWith('database'))
	writeFileSync(join(path, file), 'rusak')
	expect(await runCommand('restore', [path, '--check'], variables)).toMatchObject({
		code: 1,
		output: expect.stringContaining('damaged'),
	})
	expect(await readCheckedBackup(database.db)).toBe(checkedAt)
})

test('no person, address, password or key is in the output, also where the database does not answer', async () => {
	const now = Date.now()
	const fields = openTestFields()
	const member = { id: 'm', nama: CANARY, noTelp: CANARY, email: CANARY, createdAt: now, seenAt: now }
	await insertRows(database.db, 'member', [member])
	await database.db
		.insertInto('staf')
		.values(newStaf({ nama: CANARY, email: `${CANARY}@rs.example`, peran: ['admin'] }, now))
		.execute()
	const hook = { id: 'w', nama: CANARY, url: `https://rs.example/${CANARY}`, peristiwa: '[]', createdAt: now }
	await database.db
		.insertInto('webhook')
		.values({ ...hook, ...fields.encrypt('webhook', 'w', { rahasia: CANARY }) })
		.execute()
	await insertKiriman('uji', { status: 'gagal', age: HOUR_MS, peristiwa: 'uji' })
	writeKey('backup-keys.txt')
	const secret = {
		STAFF_SECRET: CANARY.repeat(4),
		SMTP_URL: `smtp://${CANARY}:${CANARY}@127.0.0.1:1`,
		MAIL_FROM: `${CANARY} <${CANARY}@rs.example>`,
		SITE_URL: `http://${CANARY}.example`,
		PICTURE_STORE: 's3://gambar',
		S3_ACCESS_KEY_ID: CANARY,
		S3_SECRET_ACCESS_KEY: CANARY,
	}
	const away = `postgres://${CANARY}:${CANARY}@127.0.0.1:1/${CANARY}`
	for (const url of [database.url, away]) {
		const keadaan = await check({ env: readEnv({ ...variables, ...secret, DATABASE_URL: url }), ...backupOf(HOUR_MS) })
		const text = `${writeKeadaan(keadaan)}${JSON.stringify(keadaan)}`
		expect(text).not.toMatch(new RegExp(CANARY, 'i'))
		expect(text).toContain(url === away ? 'Tidak dapat diperiksa (ECONNREFUSED)' : '1 webhook menyala.')
	}
})
