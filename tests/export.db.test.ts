import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openArchive, openZip } from '../server/commands/archive/read-archive.ts'
import { insertPlainContent } from './abuse/api/test-hospital.ts'
import { runCommand } from './support/run-backup.ts'
import { writeCanaries } from './support/stolen-canaries.ts'
import { openTestDatabase } from './support/test-database.ts'
import { SENIN_PAGI } from './support/test-rows.ts'
import { cookieOf, TEST_SANDI } from './support/test-staff.ts'
import { openWholeHospital, type WholeHospital } from './support/whole-hospital.ts'

// A hospital moves out with `npm run export`, and in elsewhere with `npm run import`.

const EMAIL = 'wulan@rs.example.com'

let hospital: WholeHospital
/** What the database stores encrypted, by what it is. */
let canaries: Record<string, string>
const path = (name: string) => join(hospital.folder, name)

beforeAll(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: SENIN_PAGI })
	hospital = await openWholeHospital()
	const { send, firstAdminLink, database } = hospital
	await insertPlainContent(database.db)
	// A key that nobody has.
	await database.db.deleteFrom('nikKunci').where('id', '=', '1').execute()
	const token = new URL(firstAdminLink, 'http://localhost').searchParams.get('token')
	const first = { token, sandi: TEST_SANDI, nama: 'Wulan Sari', email: EMAIL }
	expect((await send('POST', '/sandi', { body: first })).status).toBeLessThan(300)
	const cookie = cookieOf(await send('POST', '/masuk', { body: { email: EMAIL, sandi: TEST_SANDI } }))
	canaries = await writeCanaries(hospital, cookie)
})
afterAll(async () => {
	vi.useRealTimers()
	await hospital.dispose()
})

const sourceEnv = () => ({
	DATABASE_URL: hospital.database.url,
	DATA_DIR: path('data'),
	KEYS_DIR: path('keys'),
})

const run = (args: string[]) => runCommand('export', args, sourceEnv())

async function textOf(file: string): Promise<string> {
	const zip = await openZip(file)
	let text = ''
	for (const name of zip.sizes.keys())
		for await (const chunk of zip.read(name)) text += Buffer.from(chunk).toString('latin1')
	return text
}

/** Names, which the desk reads and a database does not encrypt; accounts; and what opens doors. */
const people = ['Kutilang', 'Prenjak', '081211112222', '081233334444', 'Wulan Sari', EMAIL, 'hook.example']

test('without --with-patients none of the texts about patients or staff is in the archive', async () => {
	const { code, output } = await run(['--to', path('public.zip')])
	expect(output).toContain('It holds no members, patients, reservations or accounts of staff')
	expect(code).toBe(0)
	const text = await textOf(path('public.zip'))
	expect(text).toContain('webSetting')
	expect(Object.keys(canaries)).toHaveLength(20)
	for (const canary of [...Object.values(canaries), ...people])
		expect([canary, text.includes(canary)]).toEqual([canary, false])
})

test('given --with-patients, another installation with its own keys has the same patients and reservations', async () => {
	const { code, output } = await run(['--to', path('all.zip'), '--with-patients'])
	expect(output).toMatch(/2 members, 3 patients with their NIK and 1 reservations in plain text: .*Guard it/)
	expect(code).toBe(0)
	expect(statSync(path('all.zip')).mode & 0o077).toBe(0)
	const text = await textOf(path('all.zip'))
	const { 'secret of a webhook': secret = '', 'nik, walk-in': nik = '' } = canaries
	expect(text).toContain(nik)
	for (const never of [secret, TEST_SANDI, 'hook.example', EMAIL, 'scrypt', 'tokenHash'])
		expect([never, text.includes(never)]).toEqual([never, false])

	const target = await openTestDatabase()
	onTestFinished(() => target.dispose())
	const env = { DATABASE_URL: target.url, DATA_DIR: path('other-data'), KEYS_DIR: path('other-keys') }
	const imported = await runCommand('import', ['--archive', path('all.zip')], env)
	expect(imported.output).toMatch(/import [\d.]+ s: the state of .*, 3 patients, 1 reservations, 0 warnings/)
	expect(imported.code).toBe(0)
	expect(readdirSync(path('other-keys')).sort()).toEqual(['nik.json', 'staff-secret'])

	const again = await runCommand('export', ['--to', path('again.zip'), '--with-patients'], env)
	expect(again.code).toBe(0)
	const files = async (name: string) => {
		const archive = await openArchive(path(name))
		return archive.manifest.files.filter((file) => file.path !== 'README.md')
	}
	expect(await files('again.zip')).toEqual(await files('all.zip'))

	const refused = await runCommand('import', ['--archive', path('all.zip')], env)
	expect([refused.code, refused.output.trim().split('\n')]).toEqual([
		1,
		[expect.stringMatching(/^There is content here already .* nothing was imported\.$/)],
	])
})

test.each([
	['a file that exists', ['--to', 'package.json'], /^package\.json exists already/],
	['a place that cannot be written', ['--to', 'package.json/a.zip'], /^package\.json\/a\.zip cannot be written: /],
	['no file', ['--with-patients'], /^npm run export -- --to/],
	['patients for the file of content', ['isi.json', '--with-patients'], /^npm run export -- --to/],
])('%s: one line, and nothing is written', async (_, args, line) => {
	const { code, output } = await run(args)
	expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringMatching(line)]])
})

test('without the keys no patients leave', async () => {
	const { code, output } = await runCommand('export', ['--to', path('keyless.zip'), '--with-patients'], {
		...sourceEnv(),
		KEYS_DIR: path('no-keys'),
	})
	expect([code, output.trim()]).toEqual([
		1,
		expect.stringMatching(/^This database is encrypted with the key \w+, which is not in/),
	])
	expect(readdirSync(hospital.folder)).not.toContain('keyless.zip')
})
