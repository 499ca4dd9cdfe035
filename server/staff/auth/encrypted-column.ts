import type { Encrypted } from '../../../database/schema.ts'
import type { Fields } from '../../keys/fields.ts'

/** A column of better-auth's second factor, which encrypts before it has a row. */
export const encryptedColumn = (fields: Fields, column: 'secret' | 'backupCodes') => ({
	encrypt: async (text: string) => String(fields.encrypt('stafTotp', '', { [column]: text })[column]),
	decrypt: async (text: string) =>
		fields.decrypt('stafTotp', { id: '', [column]: text as unknown as Encrypted })[column] ?? '',
})
