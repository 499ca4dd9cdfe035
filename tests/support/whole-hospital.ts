import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { destination } from 'pino'
import { type Env, readEnv } from '../../server/env.ts'
import { createLog } from '../../server/http/log.ts'
import { createSiteServer } from '../../server/process/create-site-server.ts'
import { openHospital } from '../../server/process/open-hospital.ts'
import { STAFF_API } from '../../server/staff/create-staff-api.ts'
import { requestInit, requestUrl, type TestApi, type TestRequest } from './test-api.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import type { StaffAnswer, TestStaff } from './test-staff.ts'

const root = join(import.meta.dirname, '../..')

/** Everything that `npm start` runs, in this process: database, keys, pictures, log, public API and staff API. */
export interface WholeHospital {
	env: Env
	database: TestDatabase
	/** Holds `data`, `keys` and `logs`. */
	folder: string
	/** The path of the link that sets the first administrator's password. */
	firstAdminLink: string
	request: TestApi['request']
	send: TestStaff['send']
	dispose(): Promise<void>
}

/** Every request comes from a network of its own, so that no guess is refused because of earlier ones. */
export async function openWholeHospital(): Promise<WholeHospital> {
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-whole-'))
	mkdirSync(join(folder, 'logs'))
	const database = await openTestDatabase()
	const env = readEnv({
		DATA_DIR: join(folder, 'data'),
		KEYS_DIR: join(folder, 'keys'),
		DATABASE_URL: database.url,
		GEO_URL: '',
		VIDEO_PICTURES: '0',
		LINK_CHECK: '0',
		RATE_LIMITS: '0',
		TRUST_PROXY: '1',
		NODE_ENV: 'production',
	})
	const log = createLog('trace', destination({ dest: join(folder, 'logs/site.log'), sync: true }))
	const { stop, firstAdminLink, ...backend } = await openHospital(env, log, root)
	const { server, pages } = await createSiteServer({ env, log, root, backend })
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const { port } = server.address() as AddressInfo
	const address = `http://127.0.0.1:${port}`

	let networks = 0
	const from = (headers: HeadersInit | undefined) => {
		networks += 1
		return { ...Object.fromEntries(new Headers(headers)), 'x-forwarded-for': `10.${networks >> 8}.${networks & 255}.1` }
	}

	return {
		env,
		database,
		folder,
		firstAdminLink: firstAdminLink ?? '',
		async request(name, sent: TestRequest = {}) {
			const init = requestInit(name, sent)
			const path = requestUrl(name, sent).replace('http://localhost', '')
			const response = await fetch(address + path, { ...init, headers: from(init.headers) })
			const [cookie = null] = response.headers.getSetCookie().map((line) => line.replace(/;.*/, ''))
			return { status: response.status, body: await response.json(), headers: response.headers, cookie }
		},
		async send(method, path, { body, cookie, headers } = {}): Promise<StaffAnswer> {
			const isForm = body instanceof FormData
			const response = await fetch(address + STAFF_API + path, {
				method,
				redirect: 'manual',
				headers: from({
					...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
					...(cookie && { cookie }),
					...headers,
				}),
				...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
			})
			const isJson = response.headers.get('content-type')?.startsWith('application/json')
			const answer = isJson ? await response.json() : await response.text()
			return { status: response.status, body: answer, headers: response.headers }
		},
		async dispose() {
			server.close()
			server.closeAllConnections()
			await pages.close()
			await stop()
			await database.dispose()
			rmSync(folder, { recursive: true })
		},
	}
}
