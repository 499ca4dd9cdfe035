import { readFileSync } from 'node:fs'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
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
