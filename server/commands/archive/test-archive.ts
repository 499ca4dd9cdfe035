import { hash } from 'node:crypto'
import type { ArchivedFile, ArchiveManifest } from './archive-tables.ts'

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
)

export type Manifest = ArchiveManifest

export const describeFile = (path: string, bytes: Buffer): ArchivedFile => ({
	path,
	bytes: bytes.length,
	sha256: hash('sha256', bytes),
})
