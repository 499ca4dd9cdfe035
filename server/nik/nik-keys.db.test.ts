import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { addKey, createKeys, type Keys, readKeys } from '../keys/key-file.ts'
import { createNikCipher, type NikCipher } from './nik-cipher.ts'
import { openNikKeys } from './open-nik-keys.ts'
import { rotateNikKeys } from './rotate-nik-keys.ts'

const nikOf = (place: number) => String(3510016507900000 + place)

let database: TestDatabase
let folder: string
let file: string
beforeEach(async () => {
	database = await openTestDatabase()
	folder = mkdtempSync(join(tmpdir(), 'nik-keys-'))
	file = join(folder, 'keys', 'nik.json')
})
afterEach(async () => {
	await database.dispose()
	rmSync(folder, { recursive: true, force: true })
})

const open = (keysFile = file) => openNikKeys(database.db, keysFile, 1)
const cipherOf = (keys: Keys) =>
	createNikCipher(keys, (row) => {
		throw new Error(`unreadable: ${row.id}`)
	})
const rows = () => database.db.selectFrom('memberPasien').select(['id', 'nik', 'nikKunciId']).orderBy('id').execute()

async function insertPatients(count: number, cipher: NikCipher) {
	await insertRows(database.db, 'member', [{}])
	const patients = Array.from({ length: count }, (_, place) => ({ id: `p${String(place).padStart(4, '0')}` }))
	await insertRows(
		database.db,
		'memberPasien',
		patients.map(({ id }, place) => ({ id, ...cipher.encrypt(id, nikOf(place)) })),
	)
}

test('the first start creates a key file with mode 0600, and the next start uses it', async () => {
	const made = (await open()).current()
	expect(statSync(file).mode & 0o777).toBe(0o600)
	expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o700)
	expect((await open()).current()).toEqual(made)
	const known = await database.db.selectFrom('nikKunci').selectAll().execute()
	expect(known.map(({ id }) => id)).toEqual([made.id])
	expect(JSON.stringify(known)).not.toContain(made.key.toString('base64'))
})

test('a key file that another process has created is not replaced', () => {
	createKeys(file)
	const made = readFileSync(file, 'utf8')
	createKeys(file)
	expect(readFileSync(file, 'utf8')).toBe(made)
})

test('given a key file without the key of the database, the start fails and creates no key', async () => {
	const { id } = (await open()).current()
	const elsewhere = join(folder, 'elsewhere.json')
	await expect(open(elsewhere)).rejects.toThrow(
		`The NIKs in this database are encrypted with the key ${id}, which is not in ${elsewhere}: copy the file with that key there, or name it in NIK_KEYS_FILE.`,
	)
	expect(existsSync(elsewhere)).toBe(false)
	createKeys(elsewhere)
	await expect(open(elsewhere)).rejects.toThrow(`encrypted with the key ${id}`)

	const forged = JSON.parse(readFileSync(file, 'utf8'))
	forged.keys[id] = Buffer.alloc(32).toString('base64')
	writeFileSync(elsewhere, JSON.stringify(forged))
	await expect(open(elsewhere)).rejects.toThrow(`The key ${id} in ${elsewhere} is not the key`)
})

test.each(['', '{}', 'null', '{"current":"aaaaaaaa","keys":{}}', '{"current":"aaaaaaaa","keys":{"aaaaaaaa":"YQ=="}}'])(
	'given a key file with %j, the start fails with a sentence',
	async (content) => {
		const broken = join(folder, 'broken.json')
		writeFileSync(broken, content)
		await expect(open(broken)).rejects.toThrow(`The file ${broken} holds no keys.`)
	},
)

test('an interrupted rotation is completed by the next one, while the site reads and writes NIKs', async () => {
	const serving = await open()
	const cipher = cipherOf(serving)
	await insertPatients(450, cipher)
	const { id: first } = serving.current()

	const keys = await open()
	const rotate = (dropOld = false) => rotateNikKeys({ database, file, keys, cipher: cipherOf(keys), now: 2, dropOld })
	// Interrupted right after the new key was created.
	const killed = { ...cipher, decrypt: kill }
	await rotateNikKeys({ database, file, keys, now: 2, dropOld: false, cipher: killed }).catch(() => {})
	const { id: second } = serving.current()
	expect(second).not.toBe(first)
	await database.db.updateTable('memberPasien').set(cipher.encrypt('p0003', '12')).where('id', '=', 'p0003').execute()

	expect(await rotate()).toEqual({ current: second, encrypted: 449, unreadable: 0, dropped: [] })
	const after = await rows()
	expect(new Set(after.map(({ nikKunciId }) => nikKunciId))).toEqual(new Set([second]))
	expect(after.map((row) => cipher.decrypt(row).nik)).toEqual(after.map((_, at) => (at === 3 ? '12' : nikOf(at))))

	expect(await rotate(true)).toMatchObject({ current: second, encrypted: 0, dropped: [first] })
	expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).keys)).toEqual([second])
	expect((await open()).find(first)).toBeUndefined()
	expect(statSync(file).mode & 0o777).toBe(0o600)
})

function kill(): never {
	throw new Error('killed')
}

test('a key in use cannot be dropped, and an unregistered key cannot be used', async () => {
	const keys = await open()
	await insertPatients(2, cipherOf(keys))
	await expect(database.db.deleteFrom('nikKunci').execute()).rejects.toThrow(/foreign key/i)

	// An unreadable row keeps its key through rotations.
	await database.db.updateTable('memberPasien').set({ nik: 'v1.AAAA' }).where('id', '=', 'p0001').execute()
	const lenient = createNikCipher(keys, () => {})
	const options = { database, file, keys, cipher: lenient, now: 2 }
	expect(await rotateNikKeys({ ...options, dropOld: false })).toMatchObject({ encrypted: 1, unreadable: 1 })
	expect(await rotateNikKeys({ ...options, dropOld: true })).toMatchObject({ unreadable: 1, dropped: [] })

	const unknown = addKey(file)
	const change = database.db.updateTable('memberPasien').set({ nikKunciId: unknown })
	await expect(change.where('id', '=', 'p0000').execute()).rejects.toThrow(/foreign key/i)
	expect(readKeys(file).current().id).not.toBe(unknown)
})

test('given a wrong check value for a key, the start fails', async () => {
	await open()
	await sql`update "nikKunci" set "cek" = 'v1.AAAA'`.execute(database.db)
	await expect(open()).rejects.toThrow('is not the key')
})
