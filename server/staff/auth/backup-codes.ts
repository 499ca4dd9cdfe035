import { randomBytes } from 'node:crypto'
import type { Encrypted } from '../../../database/schema.ts'
import type { Fields } from '../../keys/fields.ts'
import type { StaffContext } from '../staff-route.ts'
import type { Passwords } from './passwords.ts'

/** A column of better-auth's second factor, which encrypts before it has a row. */
export const encryptedColumn = (fields: Fields, column: 'secret' | 'backupCodes') => ({
	encrypt: async (text: string) => String(fields.encrypt('stafTotp', '', { [column]: text })[column]),
	decrypt: async (text: string) =>
		fields.decrypt('stafTotp', { id: '', [column]: text as unknown as Encrypted })[column] ?? '',
})

/** As better-auth makes them: 59 random bits. */
const CODE = /^\w{5}-\w{5}$/

/** An eighth of a password's cost, for ten that nobody thought of, and with one salt for all of them. */
const newLike = () => `scrypt$8192$8$1$${randomBytes(16).toString('base64url')}$`

/**
 * How better-auth stores backup codes: as hashes, encrypted. It compares texts, so the hashes of a set share a salt, and a
 * typed code is hashed with it first. When a code was used, the hashes of the others are stored again.
 */
export function backupCodeStorage(fields: Fields, passwords: Passwords) {
	const { encrypt, decrypt } = encryptedColumn(fields, 'backupCodes')
	return {
		decrypt,
		async encrypt(json: string) {
			const codes = JSON.parse(json) as string[]
			if (!codes.every((code) => CODE.test(code))) return encrypt(json)
			const like = newLike()
			return encrypt(JSON.stringify(await Promise.all(codes.map((code) => passwords.hash(code, like)))))
		},
	}
}

/** What better-auth has stored for a typed code. Version 1.0.0 stored the codes themselves. */
export async function storedBackupCode({ db, fields, auth }: StaffContext, stafId: string, kode: string) {
	const row = await db
		.selectFrom('stafTotp')
		.select(['id', 'backupCodes'])
		.where('stafId', '=', stafId)
		.executeTakeFirst()
	const [first = ''] = JSON.parse((row && fields.decrypt('stafTotp', row).backupCodes) || '[]') as string[]
	return first === '' || CODE.test(first) ? kode : auth.passwords.hash(kode, first)
}
