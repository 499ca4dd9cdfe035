import type { Schema } from '../../database/schema.ts'
import type { Keys } from '../keys/key-file.ts'
import { decryptText, encryptText } from '../keys/text-cipher.ts'

/** A NIK as the database stores it. */
export type EncryptedNik = Pick<Schema['memberPasien'], 'nik' | 'nikKunciId'>

export type NikRow = Pick<Schema['memberPasien'], 'id' | 'nik' | 'nikKunciId'>

export interface NikCipher {
	/** Encrypts the NIK for the row with this id. */
	encrypt(id: string, nik: string): EncryptedNik
	/** The row with its NIK in plain text; with an empty NIK when it cannot be decrypted. */
	decrypt<Row extends NikRow>(row: Row): Row
}

/** Encrypts each NIK for its row: copied to another row it cannot be decrypted. */
export function createNikCipher(keys: Keys, onUnreadable: (row: NikRow) => void): NikCipher {
	return {
		encrypt(id, nik) {
			if (nik === '') return { nik, nikKunciId: null }
			const { id: keyId, key } = keys.current()
			return { nik: encryptText(key, context(id, keyId), nik), nikKunciId: keyId }
		},
		decrypt(row) {
			if (row.nikKunciId === null) return row
			const key = keys.find(row.nikKunciId)
			const nik = key && decryptText(key, context(row.id, row.nikKunciId), row.nik)
			if (nik === undefined) onUnreadable(row)
			return { ...row, nik: nik ?? '' }
		},
	}
}

const context = (id: string, keyId: string) => `v1 memberPasien ${id} nik ${keyId}`
