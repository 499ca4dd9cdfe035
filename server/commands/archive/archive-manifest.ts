import { z } from 'zod'
import { isPictureName } from '../../../contract/media/picture-places.ts'
import { contentTables, patientTables, type Table } from './archive-tables.ts'

export const MANIFEST = 'manifest.json'
export const README = 'README.md'
const PICTURES = 'pictures/'

export const FORMAT = 'rs-yasmin-archive'
/** Increased when an older product would misread an archive. New files and fields with a default do not increase it. */
export const VERSION = 1

export const contentFile = (table: Table) => `content/${table}.json`
export const patientFile = (table: Table) => `patients/${table}.ndjson`
export const pictureFile = (picture: string) => PICTURES + picture

const known = new Set([README, MANIFEST, ...contentTables.map(contentFile), ...patientTables.map(patientFile)])

/** `<folder>/<file>` of a file in `pictures/`; null for any other. */
export const pictureOf = (path: string): string | null =>
	path.startsWith(PICTURES) ? path.slice(PICTURES.length) : null

/** Whether an archive may hold this file: no other path is read, so none can lead out of a folder. */
export const isArchivePath = (path: string): boolean => known.has(path) || isPictureName(pictureOf(path) ?? '')

const file = z.object({
	path: z.string().max(300),
	bytes: z.int().min(0),
	sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type ArchivedFile = z.infer<typeof file>

export const archiveManifest = z.object({
	format: z.literal(FORMAT),
	version: z.literal(VERSION),
	product: z.object({ name: z.string(), version: z.string() }),
	createdAt: z.iso.datetime(),
	/** True when it holds what belongs to patients. */
	withPatients: z.boolean(),
	/** Records by table, and pictures. */
	counts: z.record(z.string(), z.int()),
	/** Pictures that the content names and the hospital does not have. */
	missingPictures: z.array(z.string()),
	/** Every file but this one. */
	files: z.array(file),
})
export type ArchiveManifest = z.infer<typeof archiveManifest>
