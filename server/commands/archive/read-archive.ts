import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { BlobReader, ERR_UNSAFE_FILENAME, type FileEntry, ZipReader } from '@zip.js/zip.js'
import { MAX_UPLOAD_BYTES } from '../../../contract/media/picture-file.ts'
import { parseJson } from '../../http/parse-json.ts'
import { ImportError } from '../../isi/content-tables.ts'
import {
	type ArchiveManifest,
	archiveManifest,
	contentFile,
	FORMAT,
	isArchivePath,
	MANIFEST,
	patientFile,
	pictureFile,
	pictureOf,
	type Table,
	VERSION,
} from './archive-tables.ts'

/** An archive whose files are all there and unchanged. */
export type Archive = Awaited<ReturnType<typeof openArchive>>

/** A file that is read as a whole: far more than a hospital writes, and less than the longest text of JavaScript. */
const MAX_WHOLE_BYTES = 256_000_000
/** One patient or one reservation. */
const MAX_LINE_BYTES = 1_000_000
/** Pictures of another provider were not limited by an upload of ours. */
const MAX_PICTURE_BYTES = 4 * MAX_UPLOAD_BYTES

/**
 * Opens an archive and checks every file of it.
 *
 * @throws ImportError, one sentence, for anything that is not a whole archive of a version that is known here
 */
export async function openArchive(file: string) {
	const zip = await openZip(file)
	for (const path of zip.sizes.keys()) if (!isArchivePath(path)) throw unexpectedFile(path)
	const manifest = await readManifest(zip, file)
	await checkFiles(zip, manifest)
	const has = (path: string) => zip.sizes.has(path)
	return {
		manifest,
		pictures: [...zip.sizes.keys()].flatMap((path) => pictureOf(path) ?? []),
		readPicture: (picture: string) => readWhole(zip, pictureFile(picture)),
		/** The records of a content table; none when the archive has no such file. */
		async readContent(table: Table): Promise<unknown[]> {
			const path = contentFile(table)
			const records = has(path) ? parse((await readWhole(zip, path)).toString('utf8'), path) : []
			if (!Array.isArray(records)) throw new ImportError(`${path} is not a list; nothing was imported.`)
			return records
		},
		/** The records of a table of patients, one by one. */
		async *readPatients(table: Table) {
			if (has(patientFile(table))) yield* linesOf(zip, patientFile(table))
		},
	}
}

async function readManifest(zip: ZipInput, file: string): Promise<ArchiveManifest> {
	if (!zip.sizes.has(MANIFEST))
		throw new ImportError(`${file} is no archive of a hospital: it has no ${MANIFEST}; nothing was imported.`)
	const json = parse((await readWhole(zip, MANIFEST)).toString('utf8'), MANIFEST) as {
		format?: unknown
		version?: unknown
	}
	if (json?.format === FORMAT && json.version !== VERSION)
		throw new ImportError(
			`The archive has version ${String(json.version).slice(0, 20)} of the format, and this product reads version ${VERSION}; nothing was imported.`,
		)
	const { data, error } = archiveManifest.safeParse(json)
	if (data) return data
	const [issue] = error.issues
	throw new ImportError(
		`${MANIFEST} of the archive is not valid: ${issue?.path.join('.')}: ${issue?.message}; nothing was imported.`,
	)
}

/** The archive has the files of its manifest and no other, each with its size and checksum. */
async function checkFiles(zip: ZipInput, { files, withPatients }: ArchiveManifest): Promise<void> {
	const listed = new Map(files.map((each) => [each.path, each]))
	for (const [path, size] of zip.sizes) {
		if (path === MANIFEST) continue
		const file = listed.get(path)
		if (!file) throw new ImportError(`${path} is not in the manifest of the archive; nothing was imported.`)
		if (path.startsWith('patients/') && !withPatients)
			throw new ImportError(`${path} is in an archive that is said to have no patients; nothing was imported.`)
		if (pictureOf(path) !== null && size > MAX_PICTURE_BYTES)
			throw new ImportError(`${path} has ${size} bytes, which is too large for a picture; nothing was imported.`)
	}
	for (const { path, bytes, sha256 } of files) {
		const digest = createHash('sha256')
		let length = 0
		for await (const chunk of zip.read(path)) {
			digest.update(chunk)
			length += chunk.length
		}
		if (length !== bytes || digest.digest('hex') !== sha256)
			throw new ImportError(`${path} has changed since the export: its checksum differs; nothing was imported.`)
	}
}

async function readWhole(zip: ZipInput, path: string): Promise<Buffer> {
	const size = zip.sizes.get(path) ?? 0
	if (size > MAX_WHOLE_BYTES)
		throw new ImportError(`${path} has ${size} bytes, which is too large; nothing was imported.`)
	const chunks: Uint8Array[] = []
	for await (const chunk of zip.read(path)) chunks.push(chunk)
	return Buffer.concat(chunks)
}

async function* linesOf(zip: ZipInput, path: string): AsyncGenerator<unknown> {
	let rest = Buffer.alloc(0)
	for await (const chunk of zip.read(path)) {
		rest = Buffer.concat([rest, chunk])
		let start = 0
		for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
			yield parse(rest.toString('utf8', start, end), path)
			start = end + 1
		}
		rest = rest.subarray(start)
		if (rest.length > MAX_LINE_BYTES)
			throw new ImportError(`${path} has a line that is too long; nothing was imported.`)
	}
	if (rest.length > 0) yield parse(rest.toString('utf8'), path)
}

function parse(text: string, path: string): unknown {
	const json = parseJson(text)
	if (json === undefined) throw new ImportError(`${path} is not JSON; nothing was imported.`)
	return json
}

export type ZipInput = Awaited<ReturnType<typeof openZip>>

/** Text shrinks to a tenth, deflate reaches a thousandth: what expands more than this was made to fill a disk. */
const MAX_EXPANSION = 200
/** So little may expand in any way. */
const SMALL_BYTES = 1_000_000

/**
 * Opens an archive. Nothing of it is extracted: each file is read where it stands.
 *
 * @throws ImportError for what is no archive, is truncated, or can be read in two ways
 */
export async function openZip(path: string) {
	await access(path, constants.R_OK).catch(() => {
		throw new ImportError(`${path} cannot be read.`)
	})
	const zip = new ZipReader(new BlobReader(await openAsBlob(path)), {
		useWebWorkers: false,
		strictness: 'strict',
		checkOverlappingEntry: true,
		checkCrc32: true,
	})
	const entries = new Map<string, FileEntry>()
	const found = await zip.getEntries().catch((error: Error & { filename?: string }) => {
		if (error.message === ERR_UNSAFE_FILENAME) throw unexpectedFile(error.filename ?? '')
		throw new ImportError(`${path} is not a whole zip archive; nothing was imported.`)
	})
	for (const entry of found) {
		if (entry.directory) continue
		const { filename, uncompressedSize, compressedSize, encrypted } = entry
		if (encrypted) throw new ImportError(`${nameOf(filename)} is encrypted; nothing was imported.`)
		if (uncompressedSize > Math.max(SMALL_BYTES, compressedSize * MAX_EXPANSION))
			throw new ImportError(
				`${nameOf(filename)} expands to ${uncompressedSize} bytes, which no export does; nothing was imported.`,
			)
		entries.set(filename, entry)
	}
	return {
		/** Bytes by path, as the archive declares them. */
		sizes: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
		/** @throws ImportError when the content is damaged, or longer than declared */
		read: (name: string) => contentOf(name, entries.get(name)),
	}
}

/** A path that leads out of its folder, or any other that no export writes. */
const unexpectedFile = (path: string) =>
	new ImportError(`The archive has a file that no export writes: ${nameOf(path)}; nothing was imported.`)

const nameOf = (path: string) => JSON.stringify(path.slice(0, 200))

async function* contentOf(name: string, entry: FileEntry | undefined): AsyncGenerator<Uint8Array> {
	if (!entry) throw new ImportError(`The archive has no ${name}; nothing was imported.`)
	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
	const damaged = () => new ImportError(`${name} in the archive is damaged; nothing was imported.`)
	const done = entry.getData(writable)
	// The stream below fails too.
	done.catch(() => {})
	let bytes = 0
	try {
		for await (const chunk of readable) {
			bytes += chunk.length
			if (bytes > entry.uncompressedSize) throw damaged()
			yield chunk
		}
		await done
	} catch {
		throw damaged()
	}
}
