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

test.each([
	['of a lower cost', 'scrypt$1024$8$1$c2FsdA$'],
	['with a broken key', 'scrypt$1024$8$1$c2FsdA$AAAA'],
])('a hash %s is read with its own cost, and does not fit', async (_, hash) => {
	expect(await scryptPasswords.verify({ hash, password })).toBe(false)
})

test('a hash of version 1.0.0 fits its password', async () => {
	const hash = await hashPassword(password)
	expect(await scryptPasswords.verify({ hash, password })).toBe(true)
	expect(await scryptPasswords.verify({ hash, password: 'lain' })).toBe(false)
})
