import { scryptSync } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { scryptPasswords } from './passwords.ts'

const password = 'gerobak ungu melompati awan'

test('a hash fits its own password, composed or not, and no other', async () => {
	const hash = await scryptPasswords.hash('kopi susu é')
	expect(await scryptPasswords.hash('kopi susu é')).not.toBe(hash)
	expect(await scryptPasswords.verify({ hash, password: 'kopi susu e\u0301' })).toBe(true)
	expect(await scryptPasswords.verify({ hash, password: 'kopi susu e' })).toBe(false)
})

test('a hash is verified with its own cost, and a broken one fits nothing', async () => {
	const key = scryptSync(password, 'salt', 64, { N: 1024, r: 8, p: 1 }).toString('base64url')
	expect(await scryptPasswords.verify({ hash: `scrypt$1024$8$1$c2FsdA$${key}`, password })).toBe(true)
	for (const broken of ['', 'AAAA'])
		expect(await scryptPasswords.verify({ hash: `scrypt$1024$8$1$c2FsdA$${broken}`, password })).toBe(false)
})

test('a hash of version 1.0.0 fits its password', async () => {
	const hash = await hashPassword(password)
	expect(await scryptPasswords.verify({ hash, password })).toBe(true)
	expect(await scryptPasswords.verify({ hash, password: 'lain' })).toBe(false)
})
