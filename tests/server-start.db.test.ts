import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { runServer, startSite } from './support/site-server.ts'

// Every test starts whole processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-main-'))
afterAll(() => rmSync(folder, { recursive: true }))

const aFile = join(folder, 'a-file')
writeFileSync(aFile, '')
const noDatabase = join(folder, 'no-database.db')
writeFileSync(
	noDatabase,
	'this is not what SQLite writes, and long enough to be looked at as if it were a database file'.repeat(50),
)

test.concurrent.each<[string, Record<string, string>, string]>([
	[
		'several bad variables',
		{ PORT: 'http', DATABASE_URL: 'mysql://user:secret@db/x', TRUST_PROXY: 'yes' },
		'Bad environment: PORT must be a number from 0 to 65535; DATABASE_URL must be sqlite:<file> or postgres://…; TRUST_PROXY must be 0 or 1.',
	],
	[
		'a data folder below a file',
		{ DATA_DIR: join(aFile, 'data') },
		`The data folder ${join(aFile, 'data')} cannot be written; set DATA_DIR to one that can.`,
	],
	[
		'a data folder that is a file',
		{ DATA_DIR: aFile },
		`The data folder ${aFile} cannot be written; set DATA_DIR to one that can.`,
	],
	[
		'a file of places that cannot be read',
		{ GEO_DB: aFile },
		`GEO_DB ${aFile} cannot be read; set it to a file of MaxMind's format with city data.`,
	],
	[
		'a database below a file',
		{ DATABASE_URL: `sqlite:${aFile}/yasmin.db` },
		`The database ${aFile}/yasmin.db cannot be opened: EEXIST: file already exists, mkdir '${aFile}'.`,
	],
	[
		'a database that is a folder',
		{ DATABASE_URL: `sqlite:${folder}` },
		`The database ${folder} cannot be opened: unable to open database file.`,
	],
	[
		'a file that is no database',
		{ DATABASE_URL: `sqlite:${noDatabase}` },
		`The database ${noDatabase} cannot be opened: file is not a database.`,
	],
	[
		'a PostgreSQL that is not there',
		{ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/yasmin' },
		'The PostgreSQL in DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
	],
	['an address of another machine', { HOST: '192.0.2.1' }, 'Cannot listen on 192.0.2.1:0 (EADDRNOTAVAIL).'],
	['development without its command', { DEV: '1' }, 'Development mode is started with `npm run dev`.'],
])('%s gets one sentence and exit code 1', async (_, env, sentence) => {
	const { code, output } = await runServer({ env })
	expect(withoutSteps(output)).toBe(`${sentence}\n`)
	expect(code).toBe(1)
})

test.concurrent('a taken port gets one sentence and exit code 1', async () => {
	const other = createServer().listen(0, '127.0.0.1')
	await once(other, 'listening')
	const { port } = other.address() as AddressInfo
	const { code, output } = await runServer({ env: { PORT: String(port) } })
	other.close()
	expect(withoutSteps(output)).toBe(`Port ${port} is taken; set PORT to a free one.\n`)
	expect(code).toBe(1)
})

test.concurrent('an uncaught error ends the process, and its data is not printed', async () => {
	const fault = join(folder, 'fault.mjs')
	writeFileSync(
		fault,
		`const data = { detail: 'Key (nik)=(3271046504930002)' }
		process.on('SIGUSR2', () => { throw Object.assign(new Error('oops'), data) })`,
	)
	const site = await startSite({ nodeArgs: ['--import', fault] })
	expect(await site.stop('SIGUSR2')).toBe(1)
	expect(site.output()).toContain('"message":"oops"')
	expect(site.output()).not.toContain('3271046504930002')
})

/** Steps that were done before the failure have said so. */
const withoutSteps = (output: string) => output.replace(/^✓ .*\n/gm, '')

test.concurrent('a server that is started without DEMO publishes no doctor', async () => {
	const site = await startSite()
	expect(site.output()).toContain('✓ migrate')
	const response = await fetch(`${site.url}/api/v1/public/dokter`)
	expect([response.status, (await response.json()).data]).toEqual([200, []])
	await site.stop()
})

test.concurrent('without a terminal the link of the first administrator is in a private file, not in the output', async () => {
	const data = join(folder, 'first-start')
	const site = await startSite({ env: { DATA_DIR: data } })
	const file = join(data, 'keys/first-admin-link')
	expect(readFileSync(file, 'utf8')).toMatch(/^http:\/\/localhost:\d+\/staf\/sandi\?token=\S+\n$/)
	expect(site.output()).toContain(`the address in ${file}`)
	expect(site.output()).not.toContain('token=')
	expect(site.output()).toContain(`The keys in ${join(data, 'keys')} are inside DATA_DIR`)
	const modes = ['', 'yasmin.db', 'keys', 'keys/staff-secret', 'keys/first-admin-link'].map((name) => [
		name,
		statSync(join(data, name)).mode & 0o777,
	])
	expect(Object.fromEntries(modes)).toEqual({
		'': 0o700,
		'yasmin.db': 0o600,
		keys: 0o700,
		'keys/staff-secret': 0o600,
		'keys/first-admin-link': 0o600,
	})
	await site.stop()
})

test.concurrent('the first start creates KEYS_DIR when every key is stored elsewhere', async () => {
	const keys = join(folder, 'no-keys-yet')
	const site = await startSite({ env: { KEYS_DIR: keys, STAFF_SECRET: 'k'.repeat(64) } })
	expect(readdirSync(keys)).toEqual(['first-admin-link'])
	expect(statSync(keys).mode & 0o777).toBe(0o700)
	await site.stop()
})
