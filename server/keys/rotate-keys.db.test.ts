import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { plain } from '../../tests/support/test-fields.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { recordEvent } from '../peristiwa/record-event.ts'
import { newStaf } from '../staff/pengguna/pengguna-routes.ts'
import { createFields, encryptedColumns, type Fields } from './fields.ts'
import { createKeys, type Keys, readKeys } from './key-file.ts'
import { openFieldKeys } from './open-field-keys.ts'
import { rotateKeys } from './rotate-keys.ts'

const NOTHING_ELSE = { alamatLengkap: '', tempatLahir: '', tanggalLahir: '' }
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

const open = (keysFile = file) => openFieldKeys(database.db, keysFile, 1)
const fieldsOf = (keys: Keys) =>
	createFields(keys, ({ table, column, id }) => {
		throw new Error(`unreadable: ${table} ${column} ${id}`)
	})
const rows = () => database.db.selectFrom('memberPasien').select(['id', 'nik']).orderBy('id').execute()

async function insertPatients(count: number, fields: Fields) {
	await insertRows(database.db, 'member', [{}])
	const patients = Array.from({ length: count }, (_, place) => ({ id: `p${String(place).padStart(4, '0')}` }))
	await insertRows(
		database.db,
		'memberPasien',
		patients.map(({ id }, place) => ({
			id,
			...fields.encrypt('memberPasien', id, { nik: nikOf(place) }),
			...NOTHING_ELSE,
		})),
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
		`This database is encrypted with the key ${id}, which is not in ${elsewhere}: copy the file with that key there, or name it in NIK_KEYS_FILE.`,
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

test('an interrupted rotation is completed by the next one, while the site reads and writes', async () => {
	const serving = await open()
	const fields = fieldsOf(serving)
	await insertPatients(450, fields)
	const { id: first } = serving.current()

	const keys = await open()
	const rotate = (dropOld = false) => rotateKeys({ database, file, keys, fields: fieldsOf(keys), now: 2, dropOld })
	// Interrupted right after the new key was created.
	const killed = { ...fields, decrypt: kill }
	await rotateKeys({ database, file, keys, now: 2, dropOld: false, fields: killed }).catch(() => {})
	const { id: second } = serving.current()
	expect(second).not.toBe(first)
	const changed = fields.encrypt('memberPasien', 'p0003', { nik: '12' })
	await database.db.updateTable('memberPasien').set(changed).where('id', '=', 'p0003').execute()

	expect(await rotate()).toEqual({ current: second, encrypted: 449, unreadable: 0, dropped: [] })
	const after = await rows()
	expect(new Set(after.map(({ nik }) => String(nik).slice(0, 8)))).toEqual(new Set([second]))
	const read = after.map((row) => fields.decrypt('memberPasien', row).nik)
	expect(read).toEqual(after.map((_, at) => (at === 3 ? '12' : nikOf(at))))

	expect(await rotate(true)).toMatchObject({ current: second, encrypted: 0, dropped: [first] })
	expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).keys)).toEqual([second])
	expect((await open()).find(first)).toBeUndefined()
	expect(statSync(file).mode & 0o777).toBe(0o600)
})

function kill(): never {
	throw new Error('killed')
}

test('one rotation encrypts every kind of value, and what was stored before in plain text', async () => {
	const keys = await open()
	const fields = fieldsOf(keys)
	const { db } = database
	await insertRows(db, 'member', [{ ...fields.encrypt('member', '1', { email: 'siti@example.com' }) }])
	await insertRows(db, 'memberPasien', [{ alamatLengkap: 'Jalan Melati', tempatLahir: '' }])
	const catatan = fields.encrypt('shopReservasi', '1', { catatan: 'Kursi roda' })
	await insertRows(db, 'shopReservasi', [{ ...catatan }])
	const event = { aksi: 'status', sumber: 'reservasi', sumberId: '1', label: '', staf: null, now: 1 }
	await recordEvent(db, { ...event, rincian: { isi: { catatan: 'Sakit' }, fields } })
	const webhook = { id: '1', nama: '', url: '', peristiwa: '[]', createdAt: 1 }
	const rahasia = fields.encrypt('webhook', '1', { rahasia: 'whsec_a' })
	await db
		.insertInto('webhook')
		.values({ ...webhook, ...rahasia })
		.execute()
	await db
		.insertInto('staf')
		.values(newStaf({ nama: 'Wati', email: 'w@rs.example', peran: [] }, 1))
		.execute()
	const { id: stafId } = await db.selectFrom('staf').select('id').executeTakeFirstOrThrow()
	const totp = fields.encrypt('stafTotp', '', { secret: 'rahasia', backupCodes: '["a"]' })
	await db
		.insertInto('stafTotp')
		.values({ id: '1', stafId, verified: 1, ...totp })
		.execute()

	const { current } = await rotateKeys({ database, file, keys, fields, now: 2, dropOld: false })
	const dropped = await rotateKeys({ database, file, keys, fields, now: 2, dropOld: true })
	expect(dropped).toMatchObject({ encrypted: 0, unreadable: 0, dropped: [expect.any(String)] })
	const read = async (table: 'member' | 'memberPasien' | 'shopReservasi' | 'peristiwa' | 'webhook' | 'stafTotp') => {
		const row = await db.selectFrom(table).selectAll().executeTakeFirstOrThrow()
		for (const [column] of encryptedColumns.get(table) ?? []) {
			const value = (row as Record<string, unknown>)[column]
			if (value !== '') expect(value, column).toMatch(new RegExp(`^${current}\\.`))
		}
		return fieldsOf(readKeys(file)).decrypt(table, row)
	}
	expect(await read('member')).toMatchObject({ email: 'siti@example.com' })
	expect(await read('memberPasien')).toMatchObject({ alamatLengkap: 'Jalan Melati', tempatLahir: '' })
	expect(await read('shopReservasi')).toMatchObject({ catatan: 'Kursi roda' })
	expect(await read('peristiwa')).toMatchObject({ rincian: '{"catatan":"Sakit"}' })
	expect(await read('webhook')).toMatchObject({ rahasia: 'whsec_a' })
	expect(await read('stafTotp')).toMatchObject({ secret: 'rahasia', backupCodes: '["a"]' })
})

test('the key of an unreadable value stays', async () => {
	const keys = await open()
	await insertPatients(2, fieldsOf(keys))
	const { id } = keys.current()
	const broken = plain(`${id}.v1.AAAA`)
	await database.db.updateTable('memberPasien').set({ nik: broken }).where('id', '=', 'p0001').execute()
	const options = { database, file, keys, fields: createFields(keys, () => {}), now: 2 }
	expect(await rotateKeys({ ...options, dropOld: false })).toMatchObject({ encrypted: 1, unreadable: 1 })
	expect(await rotateKeys({ ...options, dropOld: true })).toMatchObject({ unreadable: 1, dropped: [] })
})

test('given a wrong check value for a key, the start fails', async () => {
	await open()
	await sql`update "nikKunci" set "cek" = 'v1.AAAA'`.execute(database.db)
	await expect(open()).rejects.toThrow('is not the key')
})
