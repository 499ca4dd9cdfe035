import { createHmac, randomUUID, scryptSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { isPeran, namaPeran } from '../../contract/staff/permissions.ts'
import { savePassword } from '../../server/staff/auth/passwords.ts'
import { newStaf } from '../../server/staff/pengguna/pengguna-routes.ts'
import { test as base, expect, PICTURE_CACHE_DATA } from '../support/browser-test.ts'
import type { Site } from '../support/site-server.ts'
import { violationsOf } from '../support/violations.ts'

export { expect }

/** A password that the strength check accepts. */
export const SANDI = 'gerobak ungu melompati awan'
export const STAFF = '/api/v1/staf'
export const MINUTE_MS = 60_000

export const statusLine = (status: string) => `Failed to load resource: the server responded with a status of ${status}`

export interface Person {
	id: string
	nama: string
	email: string
}

interface StafFixtures {
	/** Creates a user with this role, built-in or own, and signs in by the API, in this context or another one. */
	signIn(peran: string, context?: BrowserContext): Promise<Person>
	/** Sets the server's clock ahead of the real one by so many milliseconds, until the test ends. */
	setAhead(ms: number): Promise<void>
	/** axe finds no violation; checked on SQLite alone, since the pages are the same. */
	expectUsable(page: Page): Promise<void>
}

let visitors = 0
/** Signing in verifies a hash at its own cost: the product's takes half a second. */
const CHEAP_HASH = `scrypt$1024$8$1$c2FsdA$${scryptSync(SANDI, 'salt', 64, { N: 1024, r: 8, p: 1 }).toString('base64url')}`

/** Tests of the staff app on a tablet, on a server with its own uploads and a clock that can be set. */
export const test = base.extend<StafFixtures>({
	viewport: { width: 768, height: 1024 },
	// Every test has its own address for the rate limits.
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern
	extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `198.51.100.${++visitors}` }),
	serverOptions: [
		// biome-ignore lint/correctness/noEmptyPattern: as above
		async ({}, use) => {
			const DATA_DIR = mkdtempSync(join(tmpdir(), 'rs-yasmin-staf-'))
			const encoded = join(PICTURE_CACHE_DATA, 'picture-cache')
			mkdirSync(encoded, { recursive: true })
			symlinkSync(encoded, join(DATA_DIR, 'picture-cache'))
			const preload = pathToFileURL(join(import.meta.dirname, '../faults/shift-clock.mjs'))
			preload.searchParams.set('file', clockOf(DATA_DIR))
			await use({ env: { DATA_DIR, TRUST_PROXY: '1' }, nodeArgs: ['--import', preload.href] })
			rmSync(DATA_DIR, { recursive: true, force: true })
		},
		{ scope: 'worker' },
	],
	signIn: ({ context: own, database: { db } }, use) =>
		use(async (peran, context = own) => {
			const [now, email] = [Date.now(), `${peran}-${randomUUID()}@rs.example.com`]
			const staf = newStaf(
				{ nama: `Staf ${isPeran(peran) ? namaPeran[peran] : 'peran sendiri'}`, email, peran: [peran] },
				now,
			)
			await db.insertInto('staf').values(staf).execute()
			await savePassword(db, { stafId: staf.id, hashed: CHEAP_HASH, now })
			const response = await context.request.post(`${STAFF}/masuk`, { data: { email, sandi: SANDI } })
			expect(response.status()).toBe(200)
			return staf
		}),
	async setAhead({ site, serverOptions, request }, use) {
		const setAhead = async (ms: number) => {
			writeFileSync(clockOf(serverOptions.env?.DATA_DIR ?? ''), String(ms))
			process.kill(site.pid, 'SIGUSR2')
			// The server reads the file between two requests.
			for (let asked = 0; asked < 2; asked++) await request.get('/healthz')
		}
		await use(setAhead)
		await setAhead(0)
	},
	expectUsable: ({ database: { kind } }, use) =>
		use(async (page) => {
			if (kind !== 'sqlite') return
			// A tooltip is outside the landmarks: the pointer leaves what shows one.
			await page.mouse.move(0, 0)
			await expect(page.getByRole('tooltip')).toHaveCount(0)
			const violations = (await violationsOf(page)).filter((each) => !excused.includes(each))
			expect.soft(violations, page.url()).toEqual([])
		}),
})

const excused = [
	// An open list is outside the landmarks, and while it is open nothing else can be reached.
	'region: .MuiPaper-elevation8',
]

const clockOf = (dataDir: string) => join(dataDir, 'clock')

/** The one-time link that the first start writes to a file. */
export async function firstLink(site: Site): Promise<string> {
	const [, file = ''] = /at the address in (\S+)/.exec(site.output()) ?? []
	return readFileSync(file, 'utf8')
		.trim()
		.replace(/^https?:\/\/[^/]+/, '')
}

/** The first step of the sign-in page. */
export async function fillSignIn(page: Page, email: string, sandi = SANDI): Promise<void> {
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Kata sandi').fill(sandi)
	await page.getByRole('button', { name: 'Masuk' }).click()
}

/** The text reaches visitors at this address; the cache may be a second old. */
export const expectPublished = (request: APIRequestContext, path: string, text: string) =>
	expect.poll(async () => (await request.get(path)).text(), { intervals: [50], message: path }).toContain(text)

/** Unfolds every area of the menu. */
export async function unfoldMenu(page: Page): Promise<void> {
	await expect(page.getByRole('menuitem', { name: 'Dasbor', exact: true })).toBeVisible()
	const folded = page.getByRole('menuitem', { expanded: false })
	while ((await folded.count()) > 0) await folded.first().click()
}

export async function openScreen(page: Page, name: string): Promise<void> {
	const entry = page.getByRole('menuitem', { name, exact: true })
	if (!(await entry.isVisible())) await unfoldMenu(page)
	await entry.click()
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of an authenticator app for this key (RFC 6238), now or some steps of 30 seconds later. */
export function codeFor(key: string, steps = 0): string {
	const bits = [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
	const bytes = bits.match(/.{8}/g)?.map((each) => Number.parseInt(each, 2)) ?? []
	const step = Buffer.alloc(8)
	step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
	const mac = createHmac('sha1', Buffer.from(bytes)).update(step).digest()
	const shown = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
	return String(shown % 1_000_000).padStart(6, '0')
}
