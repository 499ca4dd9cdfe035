import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Encrypted } from '../../database/schema.ts'
import { createFields, encryptedColumns, type FieldPlace } from './fields.ts'
import { KEY_BYTES, type Keys } from './key-file.ts'

const NIK = '3510016507900003'

function fieldsOf(keys = new Map([['aaaaaaaa', randomBytes(KEY_BYTES)]]), current = 'aaaaaaaa') {
	const unreadable: FieldPlace[] = []
	const ring: Keys = {
		current: () => ({ id: current, key: keys.get(current) as Buffer }),
		find: (id) => keys.get(id),
	}
	const fields = createFields(ring, (place) => unreadable.push(place))
	const seal = (id: string, nik: string) => fields.encrypt('memberPasien', id, { nik }).nik
	const open = (id: string, nik: Encrypted) => fields.decrypt('memberPasien', { id, nik }).nik
	return { ...fields, seal, open, unreadable, keys }
}

test('these columns are encrypted', () => {
	const names = [...encryptedColumns].flatMap(([table, columns]) => columns.map(([column]) => `${table}.${column}`))
	expect(names).toEqual([
		'member.email',
		'memberPasien.nik',
		'memberPasien.tempatLahir',
		'memberPasien.tanggalLahir',
		'memberPasien.alamatLengkap',
		'stafTotp.secret',
		'stafTotp.backupCodes',
		'peristiwa.rincian',
		'shopReservasi.catatan',
		'webhook.rahasia',
	])
})

test('an encrypted text decrypts to itself and does not contain the plain text', () => {
	const { seal, open } = fieldsOf()
	for (const nik of [NIK, '12', 'tidak tahu', '３５１０', '🪪'.repeat(16)]) {
		const stored = seal('1', nik)
		expect(String(stored)).not.toContain(nik)
		expect(open('1', stored)).toBe(nik)
	}
})

test('only the declared columns of a row change, and an empty text stays empty', () => {
	const { encrypt, decrypt } = fieldsOf()
	const row = encrypt('memberPasien', '1', { id: '1', nama: 'Siti', nik: NIK, alamatLengkap: '' })
	expect(row).toEqual({ id: '1', nama: 'Siti', nik: expect.stringMatching(/^aaaaaaaa\.v1\./), alamatLengkap: '' })
	expect(decrypt('memberPasien', row)).toEqual({ id: '1', nama: 'Siti', nik: NIK, alamatLengkap: '' })
})

test('the same text encrypts to a different one each time', () => {
	const { seal } = fieldsOf()
	expect(new Set(Array.from({ length: 50 }, () => seal('1', NIK))).size).toBe(50)
})

test('a text from before its column was encrypted is returned unchanged', () => {
	const { open, unreadable } = fieldsOf()
	for (const text of ['', NIK, 'v1.AAAA', 'Jalan Melati 12', 'aaaaaaaa.v2.AAAA'])
		expect(open('1', text as unknown as Encrypted)).toBe(text)
	expect(unreadable).toEqual([])
})

const PREFIX = 'aaaaaaaa.v1.'
const flipped = (value: string, place: number) => {
	const bytes = Buffer.from(value.slice(PREFIX.length), 'base64url')
	bytes[place] = (bytes[place] ?? 0) ^ 1
	return PREFIX + bytes.toString('base64url')
}

const NONCE_AND_TAG = 28

test('given another row, column, table or key, or any changed bit, the text is empty and reported as unreadable', () => {
	const { seal, decrypt, unreadable, keys } = fieldsOf()
	keys.set('bbbbbbbb', randomBytes(KEY_BYTES))
	const value = String(seal('1', NIK))
	const changed = [
		value.replace('aaaaaaaa', 'bbbbbbbb'),
		value.replace('aaaaaaaa', 'cccccccc'),
		value.slice(0, -4),
		`${PREFIX}AAAA`,
		...Array.from({ length: NIK.length + NONCE_AND_TAG }, (_, place) => flipped(value, place)),
	]
	for (const nik of changed) expect(decrypt('memberPasien', { id: '1', nik }).nik, nik).toBe('')
	expect(decrypt('memberPasien', { id: '2', nik: value }).nik).toBe('')
	expect(decrypt('memberPasien', { id: '1', alamatLengkap: value }).alamatLengkap).toBe('')
	expect(decrypt('member', { id: '1', email: value }).email).toBe('')
	expect(unreadable).toHaveLength(changed.length + 3)
	expect(unreadable.at(-1)).toEqual({ table: 'member', id: '1', column: 'email' })
})

test('values of an earlier key are decrypted, and new ones use the current key', () => {
	const keys = new Map([
		['aaaaaaaa', randomBytes(KEY_BYTES)],
		['bbbbbbbb', randomBytes(KEY_BYTES)],
	])
	const before = fieldsOf(keys).seal('1', NIK)
	const { seal, open } = fieldsOf(keys, 'bbbbbbbb')
	expect(open('1', before)).toBe(NIK)
	expect(String(seal('1', NIK))).toMatch(/^bbbbbbbb\./)
})
