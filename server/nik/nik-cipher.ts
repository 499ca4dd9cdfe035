import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { MemberPasienTable } from '../../database/schema.ts'
import type { NikKeys } from './nik-keys.ts'

/** What is kept of a NIK. */
export type SealedNik = Pick<MemberPasienTable, 'nik' | 'nikKunciId'>

export type NikRow = Pick<MemberPasienTable, 'id' | 'nik' | 'nikKunciId'>

export interface NikCipher {
	/** The NIK as the row with this id keeps it. */
	seal(id: string, nik: string): SealedNik
	/** The row with its NIK as it was typed; with none when it cannot be read. */
	open<Row extends NikRow>(row: Row): Row
}

const ALGORITHM = 'aes-256-gcm'
const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts NIKs, each bound to its row: put into another row it cannot be read. */
export function createNikCipher(keys: NikKeys, onUnreadable: (row: NikRow) => void): NikCipher {
	return {
		seal(id, nik) {
			if (nik === '') return { nik, nikKunciId: null }
			const { id: keyId, key } = keys.current()
			return { nik: encrypt(key, boundTo(id, keyId), nik), nikKunciId: keyId }
		},
		open(row) {
			if (row.nikKunciId === null) return row
			const key = keys.find(row.nikKunciId)
			const nik = key && decrypt(key, boundTo(row.id, row.nikKunciId), row.nik)
			if (nik === undefined) onUnreadable(row)
			return { ...row, nik: nik ?? '' }
		},
	}
}

const boundTo = (id: string, keyId: string) => `${VERSION} memberPasien ${id} nik ${keyId}`

/** `v1.` and nonce, ciphertext and tag in one. */
export function encrypt(key: Buffer, boundTo: string, text: string): string {
	const nonce = randomBytes(NONCE_BYTES)
	const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(boundTo))
	const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
	return `${VERSION}.${sealed.toString('base64url')}`
}

/** Undefined for whatever was not encrypted with this key for this place, to the last bit. */
export function decrypt(key: Buffer, boundTo: string, text: string): string | undefined {
	const [version, encoded = ''] = text.split('.')
	const sealed = Buffer.from(encoded, 'base64url')
	if (version !== VERSION || sealed.length < NONCE_BYTES + TAG_BYTES) return undefined
	try {
		const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
		decipher.setAAD(Buffer.from(boundTo)).setAuthTag(sealed.subarray(-TAG_BYTES))
		return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
	} catch {
		return undefined
	}
}
