import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { KEY_BYTES, type Keys } from '../../server/keys/key-file.ts'
import { createNikCipher, type NikCipher, type NikRow } from '../../server/nik/nik-cipher.ts'
import { registerNikKey } from '../../server/nik/open-nik-keys.ts'

/** Encrypts with a key of its own that is in no file; a NIK that cannot be read fails the test, unless it wants one. */
export async function openTestNik(db: Kysely<Schema>, onUnreadable = failTest): Promise<NikCipher> {
	const id = randomBytes(4).toString('hex')
	const key = randomBytes(KEY_BYTES)
	const keys: Keys = { current: () => ({ id, key }), find: (wanted) => (wanted === id ? key : undefined) }
	await registerNikKey(db, keys, id, 0)
	return createNikCipher(keys, onUnreadable)
}

function failTest({ id }: NikRow): void {
	throw new Error(`The NIK of ${id} cannot be read.`)
}
