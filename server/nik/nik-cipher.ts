import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { MemberPasienTable } from '../../database/schema.ts'
import type { Keys } from '../keys/key-file.ts'

/** A NIK as the database stores it. */
export type EncryptedNik = Pick<MemberPasienTable, 'nik' | 'nikKunciId'>

export type NikRow = Pick<MemberPasienTable, 'id' | 'nik' | 'nikKunciId'>

export interface NikCipher {
	/** Encrypts the NIK for the row with this id. */
	encrypt(id: string, nik: string): EncryptedNik
	/** The row with its NIK in plain text; with an empty NIK when it cannot be decrypted. */
	decrypt<Row extends NikRow>(row: Row): Row
}

const ALGORITHM = 'aes-256-gcm'
const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts each NIK for its row: copied to another row it cannot be decrypted. */
export function createNikCipher(keys: Keys, onUnreadable: (row: NikRow) => void): NikCipher {
	return {
		encrypt(id, nik) {
			if (nik === '') return { nik, nikKunciId: null }
			const { id: keyId, key } = keys.current()
			return { nik: encrypt(key, context(id, keyId), nik), nikKunciId: keyId }
		},
		decrypt(row) {
			if (row.nikKunciId === null) return row
			const key = keys.find(row.nikKunciId)
			const nik = key && decrypt(key, context(row.id, row.nikKunciId), row.nik)
			if (nik === undefined) onUnreadable(row)
			return { ...row, nik: nik ?? '' }
		},
	}
}

const context = (id: string, keyId: string) => `${VERSION} memberPasien ${id} nik ${keyId}`

/** `v1.` and the base64 of nonce, ciphertext and tag. */
export function encrypt(key: Buffer, context: string, text: string): string {
	const nonce = randomBytes(NONCE_BYTES)
	const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context))
	const encrypted = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
	return `${VERSION}.${encrypted.toString('base64url')}`
}

/** Undefined unless the text was encrypted with this key and this context, and is unmodified. */
export function decrypt(key: Buffer, context: string, text: string): string | undefined {
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
