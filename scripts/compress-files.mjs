import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|svg|json|txt|wasm|map)$/
/** Below this, compression is not worth a file. */
const MIN_BYTES = 200
/** Above this, the best compression would take longer than the build. */
const LARGE_BYTES = 500_000

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes compressed copies beside the files of a folder, so that no request has to compress them.
 * @param {string} folder
 */
export async function compressFiles(folder) {
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compressFile(join(folder, name))))
}

/** @param {string} file */
async function compressFile(file) {
	const content = await readFile(file)
	if (content.length < MIN_BYTES) return
	const quality = content.length < LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : 9
	const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
	await Promise.all([
		brotli(content, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
		zip(content, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
	])
}
