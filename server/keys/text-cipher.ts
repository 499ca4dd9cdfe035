import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

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
