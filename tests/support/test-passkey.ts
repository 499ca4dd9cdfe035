import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** The address of the test's staff API. */
const ORIGIN = 'https://rs.example.com'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

interface AuthenticatorOptions {
	/** The page that asks. */
	origin?: string
	/** Whether the device has checked PIN, finger or face. */
	isUserVerified?: boolean
}

/** A passkey on a device: creates itself, and signs challenges (WebAuthn, ES256). */
export function createTestPasskey({ origin = ORIGIN, isUserVerified = true }: AuthenticatorOptions = {}) {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
	const credentialId = randomBytes(32)
	const id = credentialId.toString('base64url')
	let counter = 0

	const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))
	function authenticatorData(isVerified: boolean, extraFlags = 0, extra = Buffer.alloc(0)): Buffer {
		const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | extraFlags
		const counted = Buffer.alloc(4)
		counted.writeUInt32BE(++counter)
		return Buffer.concat([sha256(Buffer.from('rs.example.com')), Buffer.from([flags]), counted, extra])
	}
	const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }

	return {
		id,
		/** The answer to `navigator.credentials.create`. */
		create(challenge: string) {
			const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
			// COSE: EC2, ES256, P-256, and the point.
			const key = isoCBOR.encode(
				new Map<number, number | Uint8Array>([
					[1, 2],
					[3, -7],
					[-1, 1],
					[-2, new Uint8Array(Buffer.from(x, 'base64url'))],
					[-3, new Uint8Array(Buffer.from(y, 'base64url'))],
				]),
			)
			const length = Buffer.alloc(2)
			length.writeUInt16BE(credentialId.length)
			const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key])
			const attestation = isoCBOR.encode(
				new Map<string, string | Uint8Array | Map<string, string>>([
					['fmt', 'none'],
					['attStmt', new Map<string, string>()],
					['authData', new Uint8Array(authenticatorData(isUserVerified, HAS_CREDENTIAL, attested))],
				]),
			)
			return {
				...credential,
				response: {
					clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
					attestationObject: Buffer.from(attestation).toString('base64url'),
					transports: ['internal'],
				},
			}
		},
		/** The answer to `navigator.credentials.get`. */
		use(challenge: string, isVerified = isUserVerified) {
			const [data, client] = [authenticatorData(isVerified), clientData('webauthn.get', challenge)]
			return {
				...credential,
				response: {
					clientDataJSON: client.toString('base64url'),
					authenticatorData: data.toString('base64url'),
					signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
				},
			}
		},
	}
}

export type TestPasskey = ReturnType<typeof createTestPasskey>

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
