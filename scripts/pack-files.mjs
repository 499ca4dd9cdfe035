import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const PACKABLE = /\.(js|css|svg|json|txt|wasm|map)$/
/** Below this, packing is not worth a file. */
const MIN_BYTES = 200
/** The best packing of the few files that are longer would take longer than the build. */
const LARGE_BYTES = 500_000

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Puts packed copies beside the files of a folder, once for all who will ask for them.
 * @param {string} folder
 */
export async function packFiles(folder) {
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	await Promise.all(names.filter((name) => PACKABLE.test(name)).map((name) => packFile(join(folder, name))))
}

/** @param {string} file */
async function packFile(file) {
	const content = await readFile(file)
	if (content.length < MIN_BYTES) return
	const quality = content.length < LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : 9
	const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
	await Promise.all([
		brotli(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
		zip(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
	])
}
