import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFields } from '../server/keys/fields.ts'
import { openFieldKeys } from '../server/keys/open-field-keys.ts'
import { recordEvent } from '../server/peristiwa/record-event.ts'
import { COMPILE_CACHE, runServer } from './support/site-server.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'
import { insertRows } from './support/test-rows.ts'

const NIK = '3510016507900003'
const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

let database: TestDatabase
let folder: string
let file: string
beforeAll(async () => {
	database = await openTestDatabase()
	folder = mkdtempSync(join(tmpdir(), 'keys-and-retention-'))
	file = join(folder, 'keys', 'nik.json')
	const { encrypt } = createFields(await openFieldKeys(database.db, file, 1), () => {})
	await insertRows(database.db, 'member', [{}, { seenAt: 0 }])
	await insertRows(database.db, 'memberPasien', [
		encrypt('memberPasien', '1', { nik: NIK, alamatLengkap: '', tanggalLahir: '', tempatLahir: '' }),
	])
	await insertRows(database.db, 'webVisitor', [{ createdAt: 0 }, { createdAt: Date.now() }])
})
afterAll(async () => {
	await database.dispose()
	rmSync(folder, { recursive: true, force: true })
})

const settings: Record<string, string> = {}

/** Runs a command as package.json has it. */
async function npm(script: 'purge' | 'rotate-keys', ...flags: string[]) {
	const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
	const [, command = ''] = /^exec node (.+)$/.exec(manifest.scripts[script]) ?? []
	const env = { ...COMPILE_CACHE, DATABASE_URL: database.url, DATA_DIR: folder, ...settings }
	return run(process.execPath, [...command.split(' '), ...flags], { cwd: root, env }).catch(
		(error: { code: number; stderr: string }) => ({ stdout: String(error.code), stderr: error.stderr }),
	)
}

const keyIds = async () => (await database.db.selectFrom('nikKunci').select('id').execute()).map(({ id }) => id)

test('a server without the keys of its database does not start', async () => {
	const [id] = await keyIds()
	const elsewhere = join(folder, 'elsewhere.json')
	const { code, output } = await runServer({ env: { DATABASE_URL: database.url, NIK_KEYS_FILE: elsewhere } })
	expect([code, output]).toEqual([
		1,
		`This database is encrypted with the key ${id}, which is not in ${elsewhere}: copy the file with that key there, or name it in NIK_KEYS_FILE.\n`,
	])
})

test('npm run rotate-keys creates a new key, and -- --drop-old deletes the previous one', async () => {
	const [first] = await keyIds()
	expect((await npm('rotate-keys')).stdout).toMatch(/^✓ 1 values encrypted; the current key in \S+ is [0-9a-f]{8}\n$/)
	expect((await npm('rotate-keys', '--drop-old')).stdout).toContain(`✓ dropped ${first}`)
	const keys = await openFieldKeys(database.db, file, 1)
	const row = await database.db.selectFrom('memberPasien').selectAll().executeTakeFirstOrThrow()
	expect([createFields(keys, () => {}).decrypt('memberPasien', row).nik, await keyIds()]).toEqual([
		NIK,
		[keys.current().id],
	])
	expect(await npm('rotate-keys', '--now')).toEqual({ stdout: '1', stderr: 'The only flag is --drop-old.\n' })
})

test('npm run purge deletes rows past their retention', async () => {
	const entry = { aksi: 'ubah', sumber: 'faq', sumberId: '1', label: 'Jam', staf: null } as const
	for (const now of [0, Date.now()]) await recordEvent(database.db, { ...entry, now })
	const purged = '✓ purged 1 visitor records, the persons of 0 reservations, 1 members and 0 audit entries\n'
	expect((await npm('purge')).stdout, 'by default the audit trail stays').toBe(purged)
	settings.KEEP_AUDIT_DAYS = '400'
	const later = '✓ purged 0 visitor records, the persons of 0 reservations, 0 members and 1 audit entries\n'
	expect((await npm('purge')).stdout).toBe(later)
})
