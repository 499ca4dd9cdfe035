import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { KEY_BYTES, type Keys } from '../../keys/key-file.ts'

// A file is a header and frames. The header is plain: magic and version, key id, salt. Each frame is AES-256-GCM of up
// to FRAME_BYTES, under a key of this file alone (HKDF of the salt and the file's name), so that frame numbers are safe
// nonces. Header, number and 'this is the last one' are authenticated: a frame that is missing, moved or from another
// file is refused.

const MAGIC = Buffer.from('RSYB\x01', 'latin1')
const ID_BYTES = 4
const SALT_BYTES = 16
const HEADER_BYTES = MAGIC.length + ID_BYTES + SALT_BYTES
const FRAME_BYTES = 64 * 1024
const TAG_BYTES = 16
const NONCE_BYTES = 12

/** The file is not as one of our keys encrypted it. */
export class DamagedFile extends Error {}

/** The file was encrypted with a key that the key file does not have. */
export class UnknownKey extends Error {}

type Bytes = AsyncIterable<Buffer>

/** @param name binds the file to its place in the backup */
export async function encryptFile(source: string, target: string, name: string, keys: Keys): Promise<void> {
	const { id, key } = keys.current()
	const header = Buffer.concat([MAGIC, Buffer.from(id, 'hex'), randomBytes(SALT_BYTES)])
	const fileKey = keyOfFile(key, header, name)
	async function* encrypted(bytes: Bytes) {
		yield header
		for await (const { number, isLast, content } of frames(bytes, FRAME_BYTES)) {
			const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(number))
			cipher.setAAD(contextOf(header, number, isLast))
			yield Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()])
		}
	}
	await mkdir(dirname(target), { recursive: true, mode: 0o700 })
	await pipeline(createReadStream(source), encrypted, createWriteStream(target, { mode: 0o600, flush: true }))
}

/** @throws DamagedFile or UnknownKey; then the target is incomplete */
export async function decryptFile(source: string, target: string, name: string, keys: Keys): Promise<void> {
	const header = await readHeader(source)
	const id = header.subarray(MAGIC.length, MAGIC.length + ID_BYTES).toString('hex')
	const key = keys.find(id)
	if (!key) throw new UnknownKey()
	const fileKey = keyOfFile(key, header, name)
	async function* decrypted(bytes: Bytes) {
		for await (const { number, isLast, content } of frames(bytes, FRAME_BYTES + TAG_BYTES)) {
			if (content.length < TAG_BYTES) throw new DamagedFile()
			const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(number), { authTagLength: TAG_BYTES })
			decipher.setAAD(contextOf(header, number, isLast))
			decipher.setAuthTag(content.subarray(-TAG_BYTES))
			yield decipher.update(content.subarray(0, -TAG_BYTES))
			try {
				yield decipher.final()
			} catch {
				throw new DamagedFile()
			}
		}
	}
	await mkdir(dirname(target), { recursive: true, mode: 0o700 })
	const bytes = createReadStream(source, { start: HEADER_BYTES })
	await pipeline(bytes, decrypted, createWriteStream(target, { mode: 0o600, flush: true }))
}

async function readHeader(file: string): Promise<Buffer> {
	const handle = await open(file)
	try {
		const header = Buffer.alloc(HEADER_BYTES)
		const { bytesRead } = await handle.read(header, 0, HEADER_BYTES, 0)
		if (bytesRead < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) throw new DamagedFile()
		return header
	} finally {
		await handle.close()
	}
}

/** Pieces of this size; only the last one is shorter. An empty file has one empty frame. */
async function* frames(bytes: Bytes, size: number) {
	let number = 0
	let held = Buffer.alloc(0)
	for await (const chunk of bytes) {
		held = Buffer.concat([held, chunk])
		for (; held.length > size; held = held.subarray(size), number += 1)
			yield { number, isLast: false, content: held.subarray(0, size) }
	}
	yield { number, isLast: true, content: held }
}

const keyOfFile = (key: Buffer, header: Buffer, name: string) =>
	Buffer.from(hkdfSync('sha256', key, header.subarray(-SALT_BYTES), `rs-yasmin backup ${name}`, KEY_BYTES))

function nonceOf(number: number): Buffer {
	const nonce = Buffer.alloc(NONCE_BYTES)
	nonce.writeBigUInt64BE(BigInt(number), NONCE_BYTES - 8)
	return nonce
}

const contextOf = (header: Buffer, number: number, isLast: boolean) =>
	Buffer.concat([header, nonceOf(number), Buffer.from([isLast ? 1 : 0])])
