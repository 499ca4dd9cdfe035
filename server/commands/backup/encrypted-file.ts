import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import type { BackupKeys } from './backup-keys.ts'

// The standard age format: `age --decrypt -i <key file>` opens each file of a backup. Files of any size are streamed.

export async function encryptFile(source: string, target: string, keys: BackupKeys): Promise<void> {
	const encrypter = new Encrypter()
	encrypter.addRecipient(await identityToRecipient(keys.current))
	await using file = await open(source)
	await write(await encrypter.encrypt(bytesOf(file)), target)
}

/** @throws when the file changed, or none of the keys opens it; then the target is incomplete */
export async function decryptFile(source: string, target: string, keys: BackupKeys): Promise<void> {
	await using file = await open(source)
	await write(await decrypterOf(keys).decrypt(bytesOf(file)), target)
}

/** @throws as `decryptFile` does */
export async function readEncryptedText(source: string, keys: BackupKeys): Promise<string> {
	await using file = await open(source)
	return await new Response(await decrypterOf(keys).decrypt(bytesOf(file))).text()
}

function decrypterOf(keys: BackupKeys): Decrypter {
	const decrypter = new Decrypter()
	for (const key of keys.all) decrypter.addIdentity(key)
	return decrypter
}

/** Node's type of a web stream differs from the browser's. */
const bytesOf = (file: FileHandle) => file.readableWebStream() as unknown as ReadableStream<Uint8Array>

async function write(bytes: ReadableStream<Uint8Array>, target: string): Promise<void> {
	await mkdir(dirname(target), { recursive: true, mode: 0o700 })
	await pipeline(bytes, createWriteStream(target, { mode: 0o600, flush: true }))
}
