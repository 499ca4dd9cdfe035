import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { BackupError } from '../../../database/backup/contents.ts'
import { type BackupKeys, decryptFile, readBackupKeys, readEncryptedText } from './encrypted-file.ts'

export const MANIFEST = 'manifest.json'
/** Every file of a backup is encrypted. */
export const ENCRYPTED = '.age'
const OLD_MANIFESTS = ['manifest.json', 'manifest.enc']

const databaseFile = z.enum(['database.sqlite', 'database.dump'])

/** `<folder>/<file>`: no absolute path, no `..`, no hidden file. */
const isPicture = (name: string) => name.length <= 300 && /^[\w-]+(\/[\w-][\w.-]*)+$/.test(name) && !name.includes('..')
const picture = z.string().refine(isPicture)
const picturePath = z
	.string()
	.refine((path) => path.startsWith('pictures/') && isPicture(path.slice('pictures/'.length)))

const file = z.object({ path: z.union([databaseFile, picturePath]), bytes: z.number(), sha256: z.string() })
export type BackedUpFile = z.infer<typeof file>

/** Describes the files of a backup, as they are without encryption. */
const manifest = z.object({
	format: z.literal(3),
	createdAt: z.iso.datetime(),
	database: z.object({
		kind: z.enum(['sqlite', 'postgres']),
		file: databaseFile,
		/** Applied migrations, oldest first. */
		migrations: z.array(z.string()),
		/** On which of them older versions run (database/history.ts). */
		compatibleFrom: z.record(z.string(), z.string()).optional(),
		rows: z.record(z.string(), z.number()),
	}),
	pictures: z.object({
		/** The bucket that holds the pictures; empty when they are in the backup. */
		store: z.string(),
		names: z.array(picture),
	}),
	files: z.array(file),
})
export type Manifest = z.infer<typeof manifest>

/**
 * Decrypts a whole backup into a folder and verifies every file.
 *
 * @throws BackupError when the backup is not complete, changed, or not from a key of ours
 */
export async function openBackup(backup: string, folder: string, keysFile: string): Promise<Manifest> {
	if (OLD_MANIFESTS.some((name) => existsSync(join(backup, name))))
		throw new BackupError(`${backup} has an old format, nothing was restored: only the version that made it opens it.`)
	if (!existsSync(join(backup, MANIFEST + ENCRYPTED)))
		throw new BackupError(`${backup} is not a backup: it has no ${MANIFEST}${ENCRYPTED}.`)
	if (!existsSync(keysFile))
		throw new BackupError(`There is no key file ${keysFile}, nothing was restored: put the one of the backup there.`)
	const keys = await readBackupKeys(keysFile)
	const open = (path: string) => decryptFile(join(backup, path + ENCRYPTED), join(folder, path), keys)
	await open(MANIFEST).catch(() => {
		throw new BackupError(
			`${backup} was not made with a key in ${keysFile}, or ${MANIFEST}${ENCRYPTED} changed, nothing was restored: put the key file of the machine that made it there.`,
		)
	})
	const found = await readManifest(join(folder, MANIFEST))
	const changed: string[] = []
	for (const expected of found.files) {
		const { path, bytes, sha256 } = expected
		const here = await open(path)
			.then(() => describeFile(join(folder, path), path))
			.catch(() => null)
		if (here?.bytes !== bytes || here.sha256 !== sha256) changed.push(path)
	}
	if (changed.length > 0)
		throw new BackupError(
			`The backup is damaged, nothing was restored: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ` and ${changed.length - 5} more` : ''} changed or gone.`,
		)
	return found
}

/** The manifest alone, its files unverified; null when none of the keys opens it or it has another format. */
export async function peekManifest(backup: string, keys: BackupKeys): Promise<Manifest | null> {
	const content = await readEncryptedText(join(backup, MANIFEST + ENCRYPTED), keys)
		.then(JSON.parse)
		.catch(() => null)
	return manifest.safeParse(content).data ?? null
}

/** A name or path that we would not write is refused, although only our key file makes a manifest that opens. */
async function readManifest(path: string): Promise<Manifest> {
	const content = await readFile(path, 'utf8')
		.then(JSON.parse)
		.catch(() => null)
	const parsed = manifest.safeParse(content)
	if (!parsed.success) throw new BackupError('The manifest of the backup is not valid, nothing was restored.')
	const listed = new Set(parsed.data.files.map(({ path }) => path))
	const { database, pictures } = parsed.data
	const needed = [database.file, ...(pictures.store ? [] : pictures.names.map((name) => `pictures/${name}`))]
	if (needed.some((name) => !listed.has(name)))
		throw new BackupError('The manifest of the backup is not complete, nothing was restored.')
	return parsed.data
}

/** @param path its name in the backup */
export async function describeFile(file: string, path: string): Promise<BackedUpFile> {
	const hash = createHash('sha256')
	await pipeline(createReadStream(file), hash)
	return { path, bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}
