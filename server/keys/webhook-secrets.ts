import { hkdfSync, randomBytes } from 'node:crypto'
import { decryptText, encryptText } from './text-cipher.ts'

/** Encrypts the secrets of webhooks: a copy of the database does not contain them in plain text. */
export interface WebhookSecrets {
	/** A new secret, and its encrypted form for the webhook with this id. */
	create(id: string): { secret: string; encrypted: string }
	/** Undefined when it was encrypted with another key or for another webhook. */
	decrypt(id: string, encrypted: string): string | undefined
}

const KEY_BYTES = 32
/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32
const PREFIX = 'whsec_'

/** @param staffSecret in KEYS_DIR or STAFF_SECRET, and the same on all machines of a hospital */
export function createWebhookSecrets(staffSecret: string): WebhookSecrets {
	const key = Buffer.from(hkdfSync('sha256', staffSecret, '', 'webhook secrets', KEY_BYTES))
	return {
		create(id) {
			const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64')
			return { secret, encrypted: encryptText(key, contextOf(id), secret) }
		},
		decrypt: (id, encrypted) => decryptText(key, contextOf(id), encrypted),
	}
}

const contextOf = (id: string) => `webhook ${id} rahasia`

/** The key inside a secret, for HMAC. */
export const secretBytes = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64')
