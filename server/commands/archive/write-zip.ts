import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js'
import type { ArchivedFile } from './archive-tables.ts'

export type ZipOutput = Awaited<ReturnType<typeof createZip>>

/** Starts a new file that only its owner can read. Contents of any size are streamed. */
export async function createZip(path: string) {
	const handle = await open(path, 'wx', 0o600)
	const output = new WritableStream<Uint8Array>({ write: (chunk) => handle.appendFile(chunk) })
	const zip = new ZipWriter(output, { useWebWorkers: false })
	const files: ArchivedFile[] = []
	return {
		/** What was added, in its order. */
		files,
		/** @param isCompressed such as a picture: it is stored as it is */
		async add(name: string, content: Buffer | AsyncIterable<Buffer>, isCompressed = false): Promise<void> {
			const sha256 = createHash('sha256')
			let bytes = 0
			const note = (chunk: Buffer) => {
				sha256.update(chunk)
				bytes += chunk.length
			}
			const options = isCompressed ? { level: 0 } : {}
			if (Buffer.isBuffer(content)) {
				note(content)
				await zip.add(name, new Uint8ArrayReader(content), options)
			} else await zip.add(name, streamOf(noted(content, note)), options)
			files.push({ path: name, bytes, sha256: sha256.digest('hex') })
		},
		/** The bytes are on the disk. */
		async close() {
			await zip.close()
			await handle.sync()
		},
		[Symbol.asyncDispose]: () => handle.close(),
	}
}

/** Node's type of a web stream differs from the browser's. */
const streamOf = (content: AsyncIterable<Buffer>) =>
	Readable.toWeb(Readable.from(content, { objectMode: false })) as unknown as ReadableStream<Uint8Array>

async function* noted(content: AsyncIterable<Buffer>, note: (chunk: Buffer) => void) {
	for await (const chunk of content) {
		note(chunk)
		yield chunk
	}
}
