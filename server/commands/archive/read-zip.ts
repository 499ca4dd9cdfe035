import { openAsBlob } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { BlobReader, ERR_UNSAFE_FILENAME, type FileEntry, ZipReader } from '@zip.js/zip.js'
import { ImportError } from '../../isi/content-tables.ts'

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
export const unexpectedFile = (path: string) =>
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
