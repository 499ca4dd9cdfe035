import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Column } from '../../database/migrations/table.ts'
import { type Encrypted, type Schema, tables } from '../../database/schema.ts'
import type { Keys } from './key-file.ts'

type Table = keyof typeof tables

type EncryptedColumn<Name extends Table> = {
	[Field in keyof Selectable<Schema[Name]>]: Encrypted extends Selectable<Schema[Name]>[Field] ? Field : never
}[keyof Selectable<Schema[Name]>]

type Encrypting<Name extends Table, Values> = {
	[Field in keyof Values]: Field extends EncryptedColumn<Name> ? Encrypted : Values[Field]
}

export type Decrypted<Row> = {
	[Field in keyof Row]: Encrypted extends Row[Field] ? string | Exclude<Row[Field], Encrypted> : Row[Field]
}

export interface FieldPlace {
	table: string
	id: string
	column: string
}

/** Reads and writes the columns that the tables declare as encrypted (database/migrations/table.ts). */
export type Fields = ReturnType<typeof createFields>

/** A value: the id of its key, and the encrypted text. Any other text was stored before its column was encrypted. */
const VALUE = /^([0-9a-f]{8})\.(v1\.[\w-]+)$/

/** Values of one key as SQL's `like` finds them; of any key without it. */
export const valuesOfKey = (keyId = '________'): string => `${keyId}.v1.%`

export const encryptedColumns = new Map<string, [name: string, column: Column][]>(
	Object.entries(tables).map(([table, { columns }]) => [
		table,
		Object.entries<Column>(columns).filter(([, { encrypted }]) => encrypted),
	]),
)

/** Encrypts each value for its place: copied to another column or row it cannot be decrypted. */
export function createFields(keys: Keys, onUnreadable: (place: FieldPlace) => void) {
	const read = (place: FieldPlace, binding: Column['encrypted'], value: string) => {
		const [, keyId = '', text = ''] = VALUE.exec(value) ?? []
		if (keyId === '') return value
		const key = keys.find(keyId)
		const plain = key && decryptText(key, contextOf(place, binding, keyId), text)
		if (plain === undefined) onUnreadable(place)
		return plain ?? ''
	}
	return {
		/** The values as the row with this id stores them. An empty text stays empty. */
		encrypt<Name extends Table, Values extends object>(
			table: Name,
			id: string,
			values: Values,
		): Encrypting<Name, Values> {
			const { id: keyId, key } = keys.current()
			const changed: Record<string, unknown> = Object.fromEntries(Object.entries(values))
			for (const [column, { encrypted }] of encryptedColumns.get(table) ?? []) {
				const value = changed[column]
				if (typeof value !== 'string' || value === '') continue
				const context = contextOf({ table, id, column }, encrypted, keyId)
				changed[column] = `${keyId}.${encryptText(key, context, value)}`
			}
			return changed as never
		},
		/** The row in plain text; what cannot be decrypted is empty. */
		decrypt<Row extends { id: string }>(table: Table, row: Row): Decrypted<Row> {
			const changed: Record<string, unknown> = { ...row }
			for (const [column, { encrypted }] of encryptedColumns.get(table) ?? []) {
				const value = changed[column]
				if (typeof value === 'string') changed[column] = read({ table, id: row.id, column }, encrypted, value)
			}
			return changed as never
		},
	}
}

const contextOf = ({ table, id, column }: FieldPlace, binding: Column['encrypted'], keyId: string) =>
	`v1 ${table} ${binding === 'row' ? id : ''} ${column} ${keyId}`

const ALGORITHM = 'aes-256-gcm'
const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `v1.` and the base64 of nonce, ciphertext and tag. */
export function encryptText(key: Buffer, context: string, text: string): string {
	const nonce = randomBytes(NONCE_BYTES)
	const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context))
	const encrypted = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
	return `${VERSION}.${encrypted.toString('base64url')}`
}

/** Undefined unless the text was encrypted with this key and this context, and is unmodified. */
export function decryptText(key: Buffer, context: string, text: string): string | undefined {
	const [version, encoded = ''] = text.split('.')
	const encrypted = Buffer.from(encoded, 'base64url')
	if (version !== VERSION || encrypted.length < NONCE_BYTES + TAG_BYTES) return undefined
	try {
		const decipher = createDecipheriv(ALGORITHM, key, encrypted.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
		decipher.setAAD(Buffer.from(context)).setAuthTag(encrypted.subarray(-TAG_BYTES))
		return decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
	} catch {
		return undefined
	}
}
