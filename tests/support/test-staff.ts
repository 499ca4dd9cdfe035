import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Peran } from '../../contract/staff/permissions.ts'
import { listDemoIds } from '../../demo/list-demo-ids.ts'
import { makeBackup } from '../../server/commands/backup/make-backup.ts'
import { readEnv } from '../../server/env.ts'
import { type Limits, noLimits } from '../../server/http/limits.ts'
import { createPreviews, type Previews } from '../../server/http/previews.ts'
import { createWebhookSecrets } from '../../server/keys/webhook-secrets.ts'
import type { Mailer } from '../../server/mail/create-mailer.ts'
import type { NikCipher } from '../../server/nik/nik-cipher.ts'
import type { PictureStore } from '../../server/pictures/picture-store.ts'
import { createAuth } from '../../server/staff/auth/create-auth.ts'
import { type Passwords, savePassword } from '../../server/staff/auth/passwords.ts'
import { createStaffApi, STAFF_API } from '../../server/staff/create-staff-api.ts'
import { createLiveStreams, type LiveStreams } from '../../server/staff/live/create-live-streams.ts'
import { newStaf } from '../../server/staff/pengguna/pengguna-routes.ts'
import { staffRoutes } from '../../server/staff/staff-routes.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { openTestNik } from './test-nik.ts'

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
	nik: NikCipher
	previews: Previews
	live: LiveStreams
	/** Pictures by their path. */
	stored: Map<string, Buffer>
	/** A member of staff with these roles and a session; `send` sends its cookie. */
	signedIn(peran: Peran | Peran[], nama?: string): Promise<TestPerson>
	send(method: string, path: string, options?: SendOptions): Promise<StaffAnswer>
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
} = {}): Promise<TestStaff> {
	const database = await openTestDatabase({ demo })
	const { db } = database
	const nik = await openTestNik(db)
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
			nik,
			siteUrl: SITE_URL,
			pictures: memoryStore(stored),
			auth: createAuth({ db, now, secret: 'x'.repeat(64), siteUrl: SITE_URL, requiresSecondFactor, passwords }),
			previews,
			mailer,
			live,
			webhookSecrets: createWebhookSecrets('x'.repeat(64)),
			webhookInternal: true,
			demo: { ids: listDemoIds, backup: () => backUp(database.url, backups) },
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
		nik,
		stored,
		previews,
		live,
		send,
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
	const env = readEnv({ DATABASE_URL: url, DATA_DIR: join(folder, 'data') })
	return (await makeBackup({ env, folder: join(folder, 'backups') })).path
}

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
