import { createHash, createHmac } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { symmetricDecrypt } from 'better-auth/crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dumpPostgres } from '../database/backup/dump-postgres.ts'
import { findPostgresProgram, run } from '../database/backup/postgres-programs.ts'
import { makeBackup } from '../server/commands/backup/make-backup.ts'
import { createFields } from '../server/keys/fields.ts'
import { KEY_BYTES, type Keys, readKeys } from '../server/keys/key-file.ts'
import { nikKeysFile } from '../server/keys/key-places.ts'
import { scryptPasswords } from '../server/staff/auth/passwords.ts'
import { insertPlainContent } from './abuse/api/test-hospital.ts'
import { type Person, registerPerson } from './abuse/api/test-person.ts'
import { canary } from './support/canary-requests.ts'
import { findInFolder } from './support/find-in-folder.ts'
import { writeCanaries } from './support/stolen-canaries.ts'
import { SENIN_PAGI } from './support/test-rows.ts'
import { cookieOf, TEST_SANDI } from './support/test-staff.ts'
import { openWholeHospital, type WholeHospital } from './support/whole-hospital.ts'

// A thief has copies of the database, of a backup, of the logs and of the pictures, and no key.

const EMAIL = 'wulan@rs.example.com'
const SECONDS = 1000

let hospital: WholeHospital
let copy: string
/** Every text in the copy that may be a token, a key or a code. */
let candidates: string[]

let member: Person
/** What the database stores encrypted, by what it is. */
let canaries: Record<string, string>
let deleted: Person
/** What is valid at the time of the theft, by what it is. */
let live: Record<string, string>
let staffSecret: string
let sessionToken: string
let sessionName: string

beforeAll(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: SENIN_PAGI })
	hospital = await openWholeHospital()
	const { database, request, folder } = hospital
	await insertPlainContent(database.db)
	await database.db.updateTable('artikel').set({ status: 'konsep' }).execute()
	const caller = { request, db: database.db, clock: { now: Date.now() } }
	member = await registerPerson(caller, 'Merpati Putih', 4)
	deleted = await registerPerson(caller, 'Kenari Kuning', 6)
	await request('createPasien', { cookie: deleted.cookie, body: { ...canary, tempatLahir: 'Banyuwangi' } })

	staffSecret = readFileSync(join(folder, 'keys/staff-secret'), 'utf8')
	const staff = await signInWithTotp()
	const [name = '', value = ''] = staff.sessionCookie.split('=')
	sessionName = name
	sessionToken = decodeURIComponent(value).split('.')[0] ?? ''
	live = {
		...staff.live,
		'member token': member.cookie.split('=')[1] ?? '',
		'code for another phone': member.token,
		'staff secret': staffSecret,
	}
	await workOnReservations(staff.cookie)
	canaries = await writeCanaries(hospital, staff.cookie)
	expect((await request('deleteMember', { cookie: deleted.cookie })).status).toBe(200)
	copy = await copyEverything()
	candidates = await findCandidates()
})
afterAll(async () => {
	vi.useRealTimers()
	await hospital.dispose()
})

/** An administrator with a second factor, a session, a known device, an unfinished sign-in, a preview and an invitation. */
async function signInWithTotp() {
	const { send, firstAdminLink } = hospital
	const cookies = new Map<string, string>()
	const as = async (method: string, path: string, body?: unknown) => {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
		const answer = await send(method, path, { body, cookie })
		expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(400)
		for (const part of cookieOf(answer).split('; ')) {
			const equals = part.indexOf('=')
			if (equals > 0) cookies.set(part.slice(0, equals), part.slice(equals + 1))
		}
		return answer
	}
	await as('POST', '/sandi', { token: tokenOf(firstAdminLink), sandi: TEST_SANDI, nama: 'Wulan Sari', email: EMAIL })
	await as('POST', '/masuk', { email: EMAIL, sandi: TEST_SANDI })
	const { uri, kodeCadangan } = (await as('POST', '/saya/totp', { sandi: TEST_SANDI })).body.data
	const totp = new URL(uri).searchParams.get('secret') ?? ''
	const { createOTP } = await import('@better-auth/utils/otp')
	const { base32 } = await import('@better-auth/utils/base32')
	const totpSecret = new TextDecoder().decode(base32.decode(totp))
	await as('POST', '/saya/totp/kode', { kode: await createOTP(totpSecret).totp() })
	vi.setSystemTime(Date.now() + 30 * SECONDS)

	const colleague = { nama: 'Sri Redaksi', email: 'sri@rs.example.com', peran: ['redaksi'], aktif: true }
	const invited = (await as('POST', '/pengguna', colleague)).body.data.created
	await as('GET', '/artikel/1/pratinjau')
	await uploadPicture(as)
	const challenge = cookieOf(await send('POST', '/masuk', { body: { email: EMAIL, sandi: TEST_SANDI } }))
	const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
	const parts = cookie.split('; ')
	const cookieValue = (name: RegExp, from = parts) => from.find((part) => name.test(part))?.replace(/^[^=]*=/, '') ?? ''
	return {
		cookie,
		sessionCookie: parts.find((part) => part.includes('session_token=')) ?? '',
		live: {
			password: TEST_SANDI,
			'session cookie': cookieValue(/session_token=/),
			'cookie of the known device': cookieValue(/perangkat-/),
			'cookie of the unfinished sign-in': cookieValue(/two_factor=/, challenge.split('; ')),
			'cookie of the preview': cookieValue(/pratinjau=/),
			'TOTP secret': totpSecret,
			'TOTP secret in base32': totp,
			'first backup code': kodeCadangan[0],
			'last backup code': kodeCadangan.at(-1),
			'link of the invitation': tokenOf(invited.tautan),
		},
	}
}

const tokenOf = (link: string) => new URL(link, 'http://localhost').searchParams.get('token') ?? ''

async function uploadPicture(as: (method: string, path: string, body: FormData) => Promise<unknown>) {
	const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
		.withExif({ IFD0: { Artist: deleted.names[0] ?? '' } })
		.jpeg()
		.toBuffer()
	const form = new FormData()
	form.set('berkas', new Blob([new Uint8Array(photo)]), 'foto.jpg')
	form.set('folder', 'gallery')
	form.set('alt', 'Lobi')
	await as('POST', '/gambar', form)
}

/** Staff search, read, change and export the reservation of the member who is deleted afterwards, and see a NIK. */
async function workOnReservations(cookie: string) {
	const { send } = hospital
	const [nama = ''] = deleted.names
	const [row] = (await send('GET', `/reservasi?q=${encodeURIComponent(nama)}`, { cookie })).body.data
	const reveal = { body: { alasan: 'Mencocokkan kartu di loket' }, cookie }
	const revealed = await send('POST', `/reservasi/${row.id}/pasien/${deleted.pasienId}/nik`, reveal)
	expect(revealed.body.data.nik).toBe('6'.repeat(16))
	const catatan = `Sudah menelepon ${nama}`
	const step = { body: { dari: 'baru', ke: 'dikonfirmasi', catatan }, cookie }
	expect((await send('POST', `/reservasi/${row.id}/status`, step)).status).toBe(200)
	expect((await send('GET', '/reservasi/ekspor', { cookie })).body).toContain(nama)
}

async function copyEverything(): Promise<string> {
	const { env, folder, database } = hospital
	const to = join(folder, 'copy')
	mkdirSync(to)
	if (database.kind === 'sqlite') {
		const file = database.url.slice('sqlite:'.length)
		for (const suffix of ['', '-wal']) cpSync(file + suffix, join(to, `database${suffix}`))
	} else {
		const dump = join(to, 'dump')
		await dumpPostgres(database.url, dump)
		// Only pg_restore reads the compressed archive.
		await run(await findPostgresProgram('pg_restore', 0), [`--file=${join(to, 'dump.sql')}`, dump])
	}
	await makeBackup({ env, folder: join(to, 'backups') })
	cpSync(join(folder, 'data'), join(to, 'data'), { recursive: true })
	cpSync(join(folder, 'logs'), join(to, 'logs'), { recursive: true })
	return to
}

const TOKEN = /[\w+/=$-]{16,}/g

async function findCandidates(): Promise<string[]> {
	const { db } = hospital.database
	const found = new Set<string>()
	for (const { name: table } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
		const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
		for (const value of rows.flatMap((row) => Object.values(row)))
			for (const [token] of String(value).matchAll(TOKEN)) found.add(token)
	}
	for (const [token] of readFileSync(join(copy, 'logs/site.log'), 'utf8').matchAll(TOKEN)) found.add(token)
	return [...found]
}

test('no secret that is valid is in the copy', () => {
	const found = Object.keys(live).filter(
		(name) => live[name] === '' || findInFolder(copy, [live[name] ?? '']).length > 0,
	)
	expect(found).toEqual([])
	expect(findInFolder(copy, [sessionToken]), 'the search finds what is there').not.toEqual([])
})

test('no text of the copy is a cookie of a member, a code for another phone or a one-time link', async () => {
	const { request, send } = hospital
	const open = async (token: string) => (await send('POST', '/sandi/tautan', { body: { token } })).status
	const show = async (token: string) =>
		(await request('getMemberData', { cookie: `member=${token}`, query: { nikLengkap: 'true' } })).status
	expect(candidates.length).toBeGreaterThan(100)
	for (const candidate of candidates)
		for (const guess of new Set([candidate, candidate.slice(0, 32), candidate.slice(-32)])) {
			const move = (await request('usePindah', { body: { token: guess } })).status
			const statuses = [await show(guess), await open(guess), move]
			// A text that is too long is invalid input.
			expect([guess, statuses.every((status) => [400, 401, 404, 410].includes(status))]).toEqual([guess, true])
		}
	expect(await show(live['member token'] ?? ''), 'the token itself').toBe(200)
	expect(await open(live['link of the invitation'] ?? ''), 'the link itself').toBe(200)
})

test('no text of the copy is the session of a member of staff, and none is a key that signs one', async () => {
	const { send } = hospital
	const see = async (value: string) => (await send('GET', '/saya', { cookie: `${sessionName}=${value}` })).status
	const signed = (key: string) =>
		encodeURIComponent(`${sessionToken}.${createHmac('sha256', key).update(sessionToken).digest('base64')}`)
	for (const candidate of candidates)
		for (const cookie of [candidate, `${sessionToken}.${candidate}`, signed(candidate)])
			expect([candidate, await see(cookie)]).toEqual([candidate, 401])
	expect(await see(signed(staffSecret)), 'with the key').toBe(200)
})

test('no text of the copy decrypts a second factor', async () => {
	const row = await hospital.database.db.selectFrom('stafTotp').selectAll().executeTakeFirstOrThrow()
	const read = (keys: Pick<Keys, 'find'>) => {
		const current = () => ({ id: '', key: Buffer.alloc(0) })
		const { secret, backupCodes } = createFields({ ...keys, current }, () => {}).decrypt('stafTotp', row)
		return [secret, backupCodes]
	}
	for (const candidate of [...candidates, staffSecret])
		for (const key of keysOf(candidate)) expect([candidate, ...read({ find: () => key })]).toEqual([candidate, '', ''])
	const [secret = '', backupCodes = ''] = read(readKeys(nikKeysFile(hospital.env)))
	expect(await symmetricDecrypt({ key: staffSecret, data: secret }), 'with the keys').toBe(live['TOTP secret'])
	const [hash = ''] = JSON.parse(backupCodes) as string[]
	const isOf = (password = '') => scryptPasswords.verify({ hash, password })
	expect([await isOf(live['first backup code']), await isOf(hash)], 'a hash, with the keys').toEqual([true, false])
})

/** The 32 bytes that a text may stand for. */
const keysOf = (text: string) =>
	[Buffer.from(text, 'base64'), Buffer.from(text, 'hex'), createHash('sha256').update(text).digest()].filter(
		({ length }) => length === KEY_BYTES,
	)

test('no text of the copy signs a preview', async () => {
	const { request } = hospital
	const { uri } = await hospital.database.db.selectFrom('artikel').select('uri').executeTakeFirstOrThrow()
	const text = `artikel.1.${Date.now() + 600 * SECONDS}`
	const open = async (key: string) => {
		const signature = createHmac('sha256', key).update(`pratinjau.${text}`).digest('base64url')
		return (await request('getArtikelByUri', { params: { uri }, cookie: `pratinjau=${text}.${signature}` })).status
	}
	for (const candidate of candidates) expect([candidate, await open(candidate)]).toEqual([candidate, 404])
	expect(await open(staffSecret), 'with the key').toBe(200)
})

test('none of twenty texts about patients, of every encrypted kind, is in the copy or in the files of PostgreSQL', async () => {
	expect(Object.keys(canaries)).toHaveLength(20)
	for (const [what, text] of Object.entries(canaries))
		expect([what, text.length > 8, findInFolder(copy, [text])]).toEqual([what, true, []])
	expect(findInFolder(copy, ['Kutilang']), 'names stay readable: the desk searches them').not.toEqual([])
	if (hospital.database.kind === 'sqlite') return
	const { tables, log } = await postgresFolders()
	expect(findInFolder(tables, Object.values(canaries))).toEqual([])
	expect(findInFolder(log, Object.values(canaries))).toEqual([])
	expect(findInFolder(tables, ['Kutilang']), 'the search finds what is there').not.toEqual([])
})

/** The files of the tables, as they are now, and of the write-ahead log. */
async function postgresFolders(): Promise<{ tables: string; log: string }> {
	const { db } = hospital.database
	await sql`checkpoint`.execute(db)
	const { rows } = await sql<{ folder: string; oid: number }>`
		select current_setting('data_directory') as folder, oid from pg_database where datname = current_database()
	`.execute(db)
	const { folder = '', oid } = rows[0] ?? {}
	return { tables: join(folder, 'base', String(oid)), log: join(folder, 'pg_wal') }
}

test('the stored hash of a password is not the password', async () => {
	const { password } = await hospital.database.db.selectFrom('stafAkun').select('password').executeTakeFirstOrThrow()
	const guesses = [password ?? '', ...(password ?? '').split('$')]
	for (const sandi of guesses) {
		const { status } = await hospital.send('POST', '/masuk', { body: { email: EMAIL, sandi: sandi.slice(0, 128) } })
		expect([sandi, status]).toEqual([sandi, 401])
	}
})

test('nothing of a deleted member is in the database, its write-ahead log, the backup, the logs or the pictures', () => {
	const texts = [...deleted.personal, ...Object.values(canary)]
	expect(findInFolder(copy, member.names), 'the search finds what is there').not.toEqual([])
	for (const text of texts) expect([text, findInFolder(copy, [text])]).toEqual([text, []])
	expect(findInFolder(join(copy, 'logs'), member.personal)).toEqual([])
})
