import { randomBytes } from 'node:crypto'
import type { Encrypted } from '../../database/schema.ts'
import { createFields, type FieldPlace, type Fields } from '../../server/keys/fields.ts'
import { KEY_BYTES } from '../../server/keys/key-file.ts'

const id = randomBytes(4).toString('hex')
const key = randomBytes(KEY_BYTES)

/** Encrypts with a key of its own that is in no file; a value that cannot be read fails the test, unless it wants one. */
export const openTestFields = (onUnreadable = failTest): Fields =>
	createFields({ current: () => ({ id, key }), find: (wanted) => (wanted === id ? key : undefined) }, onUnreadable)

function failTest({ table, column, id }: FieldPlace): void {
	throw new Error(`${table}.${column} of ${id} cannot be read.`)
}

/** A text in an encrypted column from before the column was encrypted. */
export const plain = (text: string) => text as unknown as Encrypted
