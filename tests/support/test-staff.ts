import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { KyselyPlugin } from 'kysely'
import { listDemoIds } from '../../demo/list-demo-ids.ts'
import { listDemoPictures } from '../../demo/list-demo-pictures.ts'
import { listBackups, makeBackup } from '../../server/commands/backup/make-backup.ts'
import { readEnv } from '../../server/env.ts'
import type { FreeDisk } from '../../server/http/free-disk.ts'
import { type Limits, noLimits } from '../../server/http/limits.ts'
import { createPreviews, type Previews } from '../../server/http/previews.ts'
import { checkSystem } from '../../server/keadaan/check-system.ts'
import type { Fields } from '../../server/keys/fields.ts'
import { backupKeysFile } from '../../server/keys/key-places.ts'
import type { Mailer } from '../../server/mail/create-mailer.ts'
import type { PictureStore } from '../../server/pictures/picture-store.ts'
import { createAuth } from '../../server/staff/auth/create-auth.ts'
import { type Passwords, savePassword } from '../../server/staff/auth/passwords.ts'
import { createStaffApi, STAFF_API } from '../../server/staff/create-staff-api.ts'
import { createLiveStreams, type LiveStreams } from '../../server/staff/live/create-live-streams.ts'
import { newStaf } from '../../server/staff/pengguna/pengguna-routes.ts'
import { staffRoutes } from '../../server/staff/staff-routes.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { TEST_ADDRESSES } from './test-delivery.ts'
import { openTestFields } from './test-fields.ts'

const SITE_URL = 'https://rs.example.com'
export const TEST_SANDI = 'gerobak ungu melompati 7 awan'

export interface StaffAnswer {
	status: number
	// biome-ignore lint/suspicious/noExplicitAny: every test knows what it asked for
	body: any
	headers: Headers
}

export interface TestStaff {
	api: Hono
	database: TestDatabase
	db: TestDatabase['db']
	fields: Fields
	previews: Previews
	live: LiveStreams
	/** Pictures by their path. */
	stored: Map<string, Buffer>
	/** A member of staff with these roles, built-in or own, and a session; `send` sends its cookie. */
	signedIn(peran: string | string[], nama?: string): Promise<TestPerson>
	send(method: string, path: string, options?: SendOptions): Promise<StaffAnswer>
	backUp(): Promise<string>
	loseBackupKeys(): void
	/** From now on the folder of backups cannot be written. */
	failBackups(): void
	dispose(): Promise<void>
}

export interface TestPerson {
	id: string
	email: string
	cookie: string
	send(method: string, path: string, body?: unknown): Promise<StaffAnswer>
}

interface SendOptions {
	body?: unknown
	cookie?: string
	headers?: Record<string, string>
}

/** The staff API on its own database; time is the test's `Date`, and an unexpected error fails the test. */
export async function openTestStaff({
	demo = false,
	limits = noLimits as Limits,
	passwords = quickPasswords,
	mailer = null as Mailer | null,
	heartbeatMs = undefined as number | undefined,
	requiresSecondFactor = false,
	trustProxy = false,
	disk = undefined as FreeDisk | undefined,
	recorder = undefined as KyselyPlugin | undefined,
} = {}): Promise<TestStaff> {
	const database = await openTestDatabase({ demo })
	const db = recorder ? database.db.withPlugin(recorder) : database.db
	const fields = openTestFields()
	const stored = new Map<string, Buffer>()
	const folderOfBackups = mkdtempSync(join(tmpdir(), 'rs-yasmin-cadangan-'))
	let backups = folderOfBackups
	const now = () => Date.now()
	const previews = createPreviews('x'.repeat(64), now)
	const live = createLiveStreams({ database, now, heartbeatMs })
	const api = createStaffApi({
		context: {
			database,
			db,
			now,
			limits,
			fields,
			siteUrl: SITE_URL,
			pictures: memoryStore(stored),
			auth: createAuth({ db, now, fields, secret: 'x'.repeat(64), siteUrl: SITE_URL, requiresSecondFactor, passwords }),
			previews,
			mailer,
			live,
			mailAddresses: TEST_ADDRESSES,
			webhookInternal: true,
			disk,
			listBackups: () => listBackups(testEnv(database.url, backups)),
			checkSystem: () => checkTestSystem(database, backups),
			keepDays: { keepVisitorDays: 400, keepMemberDays: 400, keepAuditDays: 0 },
			demo: { ids: listDemoIds, pictures: listDemoPictures, backup: () => backUp(database.url, backups) },
		},
		routes: staffRoutes,
		checkResponses: true,
		trustProxy,
	})
	api.onError((error) => {
		throw error
	})

	const send: TestStaff['send'] = async (method, path, { body, cookie, headers } = {}) => {
		const isForm = body instanceof FormData
		const response = await api.request(`http://localhost${STAFF_API}${path}`, {
			method,
			headers: {
				...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
				...(cookie && { cookie }),
				...headers,
			},
			...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
		})
		const type = response.headers.get('content-type') ?? ''
		// An event stream has no end.
		if (type.startsWith('text/event-stream')) await response.body?.cancel()
		const answer = type.startsWith('application/json') ? await response.json() : await textOf(response)
		return { status: response.status, body: answer, headers: response.headers }
	}

	return {
		api,
		database,
		db,
		fields,
		stored,
		previews,
		live,
		send,
		backUp: () => backUp(database.url, backups),
		loseBackupKeys: () => rmSync(backupKeysFile(testEnv(database.url, backups))),
		failBackups() {
			backups = '/dev/null'
		},
		async signedIn(peran, nama = `Staf ${peran}`) {
			const roles = [peran].flat()
			const staf = newStaf({ nama, email: `${roles[0]}-${crypto.randomUUID()}@rs.example.com`, peran: roles }, now())
			await db.insertInto('staf').values(staf).execute()
			await savePassword(db, { stafId: staf.id, hashed: await passwords.hash(TEST_SANDI), now: now() })
			const answer = await send('POST', '/masuk', { body: { email: staf.email, sandi: TEST_SANDI } })
			const cookie = cookieOf(answer)
			return {
				id: staf.id,
				email: staf.email,
				cookie,
				send: (method, path, body) => send(method, path, { body, cookie }),
			}
		},
		async dispose() {
			rmSync(folderOfBackups, { recursive: true, force: true })
			await live.stop()
			await database.dispose()
		},
	}
}

const textOf = (response: Response) => (response.bodyUsed ? '' : response.text())

/** A backup as the server makes it, of the database alone. */
async function backUp(url: string, folder: string): Promise<string> {
	const env = testEnv(url, folder)
	return (await makeBackup({ env, folder: env.BACKUP_DIR })).path
}

function checkTestSystem(database: TestDatabase, folder: string) {
	const env = testEnv(database.url, folder)
	return checkSystem({ env, database, now: Date.now, listBackups: () => listBackups(env) })
}

const testEnv = (url: string, folder: string) => readEnv({ DATABASE_URL: url, DATA_DIR: join(folder, 'data') })

/** Scrypt is slow on purpose; tests use a fast hash. */
const quickPasswords: Passwords = {
	hash: async (password) => hash('sha256', password),
	verify: async (given) => given.hash === hash('sha256', given.password),
}

/** The `Cookie` header that a browser sends after this response. */
export const cookieOf = ({ headers }: Pick<StaffAnswer, 'headers'>): string =>
	headers
		.getSetCookie()
		.map((line) => line.replace(/;.*/, ''))
		.join('; ')

const memoryStore = (stored: Map<string, Buffer>): PictureStore => ({
	find: async (picture) => (stored.has(picture) ? 'here' : null),
	read: async (picture) => stored.get(picture) ?? null,
	write: async (picture, bytes) => void stored.set(picture, bytes),
	remove: async (picture) => void stored.delete(picture),
	list: async () => [...stored.keys()],
})
