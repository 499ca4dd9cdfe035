import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

/** The files below a folder that hold one of these texts, compressed or not. */
export function findInFolder(folder: string, texts: string[]): string[] {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
	return findInFiles(
		files.map(({ parentPath, name }) => join(parentPath, name)),
		texts,
	)
}

export function findInFiles(files: string[], texts: string[]): string[] {
	const needles = texts.flatMap((text) => [Buffer.from(text), Buffer.from(text, 'utf16le'), encodedOf(text)])
	return files.filter((file) => {
		const bytes = readFileSync(file)
		return [bytes, unpacked(bytes)].some((content) => needles.some((needle) => content.includes(needle)))
	})
}

/** As it stands inside base64, wherever in it the text begins at a multiple of three bytes. */
const encodedOf = (text: string) => {
	const whole = text.slice(0, text.length - (text.length % 3))
	return Buffer.from(Buffer.from(whole).toString('base64'))
}

const nothing = Buffer.alloc(0)

function unpacked(bytes: Buffer): Buffer {
	const [first, second, third] = bytes
	try {
		if (first === 0x1f && second === 0x8b) return gunzipSync(bytes)
		if (first === 0x28 && second === 0xb5 && third === 0x2f) return zstdDecompressSync(bytes)
		return brotliDecompressSync(bytes)
	} catch {
		return nothing
	}
}
