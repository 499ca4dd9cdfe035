import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { STAFF_API } from '../../server/staff/create-staff-api.ts'
import { startSite } from '../support/site-server.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { cookieOf, TEST_SANDI } from '../support/test-staff.ts'

export interface UploadStorm {
	uploads: number
	megapixels: number
	stored: number
	/** Got 503 with `Retry-After`. */
	busy: number
	/** Any other response. */
	other: number
	/** Of the server's process. */
	memoryBeforeMb: number
	peakMemoryMb: number
	/** Calls of a visitor meanwhile. */
	visitorCalls: number
	slowestVisitorMs: number
}

interface Size {
	uploads: number
	megapixels: number
	/** Of the file; an upload may have ten. */
	megabytes: number
}

/** Between two calls of the visitor. */
const PAUSE_MS = 20

/** One editor sends many large pictures at once to a real server, while a visitor reads. */
export async function runUploadStorm({ uploads, megapixels, megabytes }: Size): Promise<UploadStorm> {
	// Before the server starts: it closes connections that are idle for some seconds.
	const picture = await largePicture(megapixels, megabytes)
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-storm-'))
	const database = await openTestDatabase()
	const env = { DATA_DIR: join(folder, 'data'), KEYS_DIR: join(folder, 'keys'), DATABASE_URL: database.url }
	const site = await startSite({ env: { ...env, NIK_KEYS_FILE: '' } })
	try {
		const cookie = await signIn(site.url, readFileSync(join(folder, 'keys/first-admin-link'), 'utf8').trim())
		const memoryBeforeMb = memoryOf(site.pid)

		const form = new FormData()
		form.set('berkas', new Blob([picture]), 'foto.jpg')
		form.set('folder', 'gallery')
		form.set('alt', 'Lobi')
		const multipart = new Response(form)
		const headers = { cookie, 'content-type': multipart.headers.get('content-type') ?? '' }
		const body = await multipart.arrayBuffer()
		const upload = async () => {
			const response = await fetch(`${site.url}${STAFF_API}/gambar`, { method: 'POST', headers, body })
			await response.arrayBuffer()
			return response.status === 503 && !response.headers.has('retry-after') ? 500 : response.status
		}
		const storm = Promise.all(Array.from({ length: uploads }, upload))
		let isOver = false
		storm.finally(() => {
			isOver = true
		})
		let [visitorCalls, slowestVisitorMs] = [0, 0]
		while (!isOver) {
			await setTimeout(PAUSE_MS)
			const started = performance.now()
			const response = await fetch(`${site.url}/api/v1/public/faq`)
			if (!response.ok) throw new Error(`A visitor got ${response.status}.`)
			await response.arrayBuffer()
			visitorCalls += 1
			slowestVisitorMs = Math.max(slowestVisitorMs, Math.round(performance.now() - started))
		}
		const statuses = await storm
		const count = (status: number) => statuses.filter((each) => each === status).length
		const [stored, busy] = [count(201), count(503)]
		return {
			uploads,
			megapixels,
			stored,
			busy,
			other: uploads - stored - busy,
			memoryBeforeMb,
			peakMemoryMb: memoryOf(site.pid),
			visitorCalls,
			slowestVisitorMs,
		}
	} finally {
		await site.stop()
		await database.dispose()
		rmSync(folder, { recursive: true, force: true })
	}
}

async function signIn(url: string, link: string): Promise<string> {
	const post = (path: string, body: object) =>
		fetch(url + STAFF_API + path, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		})
	const person = { nama: 'Wulan Sari', email: 'wulan@rs.example.com' }
	await post('/sandi', { token: new URL(link).searchParams.get('token'), sandi: TEST_SANDI, ...person })
	return cookieOf(await post('/masuk', { email: person.email, sandi: TEST_SANDI }))
}

/** Has to be rotated, so that all its pixels are in memory; zeros after its end make it as large as wanted. */
async function largePicture(megapixels: number, megabytes: number): Promise<Uint8Array<ArrayBuffer>> {
	const height = Math.floor(Math.sqrt((megapixels * 1_000_000) / 1.5))
	const picture = await sharp({
		create: { width: Math.floor(height * 1.5), height, channels: 3, background: '#7a3' },
	})
		.withMetadata({ orientation: 6 })
		.jpeg({ quality: 90 })
		.toBuffer()
	const bytes = new Uint8Array(megabytes * 1024 * 1024)
	bytes.set(picture)
	return bytes
}

/** The most memory that a process had so far. */
function memoryOf(pid: number): number {
	const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
	return Math.round(Number(kilobytes) / 1024)
}
