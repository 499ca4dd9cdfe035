import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { KEY_BYTES, type Keys } from '../keys/key-file.ts'
import { createNikCipher, type NikRow } from './nik-cipher.ts'

const NIK = '3510016507900003'

function cipherOf(keys = new Map([['aaaaaaaa', randomBytes(KEY_BYTES)]]), current = 'aaaaaaaa') {
	const unreadable: string[] = []
	const ring: Keys = {
		current: () => ({ id: current, key: keys.get(current) as Buffer }),
		find: (id) => keys.get(id),
	}
	return { ...createNikCipher(ring, ({ id }) => unreadable.push(id)), unreadable, keys }
}

test('an encrypted NIK decrypts to itself and does not contain the plain text', () => {
	const { encrypt, decrypt } = cipherOf()
	for (const nik of [NIK, '12', 'tidak tahu', '３５１０', '🪪'.repeat(16)]) {
		const encrypted = encrypt('1', nik)
		expect(JSON.stringify(encrypted)).not.toContain(nik)
		expect(decrypt({ id: '1', ...encrypted }).nik).toBe(nik)
	}
})

test('the same NIK encrypts to a different text each time', () => {
	const { encrypt } = cipherOf()
	expect(new Set(Array.from({ length: 50 }, () => encrypt('1', NIK).nik)).size).toBe(50)
})

test('an empty NIK stays empty, and a NIK without a key is returned unchanged', () => {
	const { encrypt, decrypt } = cipherOf()
	expect(encrypt('1', '')).toEqual({ nik: '', nikKunciId: null })
	expect(decrypt({ id: '1', nik: NIK, nikKunciId: null }).nik).toBe(NIK)
})

const flipped = (nik: string, place: number) => {
	const bytes = Buffer.from(nik.slice('v1.'.length), 'base64url')
	bytes[place] = (bytes[place] ?? 0) ^ 1
	return `v1.${bytes.toString('base64url')}`
}

const NONCE_AND_TAG = 28

test('given another row, another key or any changed bit, the NIK is empty and reported as unreadable', () => {
	const { encrypt, decrypt, unreadable, keys } = cipherOf()
	keys.set('bbbbbbbb', randomBytes(KEY_BYTES))
	const row: NikRow = { id: '1', ...encrypt('1', NIK) }
	const tampered: NikRow[] = [
		{ ...row, id: '2' },
		{ ...row, nikKunciId: 'bbbbbbbb' },
		{ ...row, nikKunciId: 'cccccccc' },
		...Array.from({ length: NIK.length + NONCE_AND_TAG }, (_, place) => ({ ...row, nik: flipped(row.nik, place) })),
		...['', 'v1', 'v1.', 'v1.AAAA', NIK, row.nik.replace('v1', 'v2'), row.nik.slice(0, -4)].map((nik) => ({
			...row,
			nik,
		})),
	]
	for (const row of tampered) expect(decrypt(row).nik, JSON.stringify(row)).toBe('')
	expect(unreadable).toHaveLength(tampered.length)
})

test('NIKs of an earlier key are decrypted, and new ones use the current key', () => {
	const keys = new Map([
		['aaaaaaaa', randomBytes(KEY_BYTES)],
		['bbbbbbbb', randomBytes(KEY_BYTES)],
	])
	const before = cipherOf(keys).encrypt('1', NIK)
	const { encrypt, decrypt } = cipherOf(keys, 'bbbbbbbb')
	expect(decrypt({ id: '1', ...before }).nik).toBe(NIK)
	expect(encrypt('1', NIK).nikKunciId).toBe('bbbbbbbb')
})
