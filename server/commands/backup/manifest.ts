import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { BackupError } from '../../../database/backup/backup-error.ts'

export const MANIFEST = 'manifest.json'

const file = z.object({ path: z.string().regex(/^(?!.*\.\.)[\w./-]+$/), bytes: z.number(), sha256: z.string() })
export type BackedUpFile = z.infer<typeof file>

/** Describes the files of a backup. */
const manifest = z.object({
	format: z.literal(1),
	createdAt: z.iso.datetime(),
	database: z.object({
		kind: z.enum(['sqlite', 'postgres']),
		file: z.string(),
		/** Applied migrations, oldest first. */
		migrations: z.array(z.string()),
		/** Number of rows by table. */
		rows: z.record(z.string(), z.number()),
	}),
	pictures: z.object({
		/** The bucket that holds the pictures; empty when they are in the backup. */
		store: z.string(),
		names: z.array(z.string()),
	}),
	files: z.array(file),
})
export type Manifest = z.infer<typeof manifest>

/** Reads the manifest of a backup and verifies every file against it. */
export async function verifyBackup(folder: string): Promise<Manifest> {
	const found = await readManifest(folder)
	const changed: string[] = []
	for (const expected of found.files) {
		const here = await describeFile(folder, expected.path).catch(() => null)
		if (here?.bytes !== expected.bytes || here.sha256 !== expected.sha256) changed.push(expected.path)
	}
	if (changed.length > 0)
		throw new BackupError(
			`The backup is damaged, nothing was restored: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ` and ${changed.length - 5} more` : ''} changed or gone.`,
		)
	return found
}

async function readManifest(folder: string): Promise<Manifest> {
	try {
		return manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
	} catch {
		throw new BackupError(`${folder} is not a backup: it has no ${MANIFEST} that can be read.`)
	}
}

export async function describeFile(folder: string, path: string): Promise<BackedUpFile> {
	const hash = createHash('sha256')
	await pipeline(createReadStream(join(folder, path)), hash)
	return { path, bytes: (await stat(join(folder, path))).size, sha256: hash.digest('hex') }
}
