import { createWriteStream, readFileSync } from 'node:fs'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StartError } from '../../env.ts'
import { createKeyFile, replaceKeyFile } from '../../keys/key-file.ts'

export interface BackupKeys {
	/** The last key of the file encrypts what is new. */
	current: string
	all: string[]
}

/** Creates the key file, as `age-keygen` writes it, unless it exists. */
export async function createBackupKeys(file: string): Promise<void> {
	createKeyFile(file, await newKey())
}

/** Adds a key for later backups. The old ones stay, for the backups that were made with them. */
export async function addBackupKey(file: string): Promise<void> {
	replaceKeyFile(file, `${readFileSync(file, 'utf8').trimEnd()}\n${await newKey()}`)
}

/** The program of Debian 12 and 13 knows no post-quantum keys yet, so that they are X25519. */
async function newKey(): Promise<string> {
	const key = await generateX25519Identity()
	return `# created: ${new Date().toISOString()}\n# public key: ${await identityToRecipient(key)}\n${key}\n`
}

export async function readBackupKeys(file: string): Promise<BackupKeys> {
	const lines = readFileSync(file, 'utf8').split('\n')
	const all = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
	const current = all.at(-1)
	const areKeys = await Promise.all(all.map(identityToRecipient)).catch(() => null)
	if (!current || !areKeys) throw new StartError(`The file ${file} holds no keys.`)
	return { current, all }
}

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
