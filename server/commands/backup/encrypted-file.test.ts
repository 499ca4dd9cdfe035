import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addKey, createKeys, type Keys, makeKeyCurrent, readKeys } from '../../keys/key-file.ts'
import { DamagedFile, decryptFile, encryptFile, UnknownKey } from './encrypted-file.ts'

const FRAME = 64 * 1024
const HEADER = 25
const SEALED = FRAME + 16

let folder: string
let keys: Keys
const path = (name: string) => join(folder, name)
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-encrypted-'))
	createKeys(path('backup.json'))
	keys = readKeys(path('backup.json'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const plain = (length: number) => Buffer.from(Array.from({ length }, (_, place) => place % 251))

async function encrypt(content: Buffer, name = 'database') {
	writeFileSync(path('plain'), content)
	await encryptFile(path('plain'), path('sealed'), name, keys)
	return readFileSync(path('sealed'))
}

async function decrypt(sealed: Buffer, name = 'database', known = keys) {
	writeFileSync(path('given'), sealed)
	await decryptFile(path('given'), path('opened'), name, known)
	return readFileSync(path('opened'))
}

test.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME, 3 * FRAME + 7])(
	'a file of %d bytes comes back, and its content is not in the encrypted file',
	async (length) => {
		const content = plain(length)
		const sealed = await encrypt(content)
		expect((await decrypt(sealed)).equals(content)).toBe(true)
		if (length > 16) expect(sealed.includes(content.subarray(0, 16))).toBe(false)
	},
)

test('the same file is encrypted differently each time', async () => {
	const sealed = await encrypt(plain(100))
	expect((await encrypt(plain(100))).subarray(HEADER).equals(sealed.subarray(HEADER))).toBe(false)
})

const frame = (sealed: Buffer, number: number) =>
	sealed.subarray(HEADER + number * SEALED, HEADER + (number + 1) * SEALED)

const attacks: Record<string, (sealed: Buffer, other: Buffer) => Buffer> = {
	'a changed byte of the content': (sealed) => flip(sealed, HEADER + 10),
	'a changed byte of the tag': (sealed) => flip(sealed, sealed.length - 1),
	'a changed salt': (sealed) => flip(sealed, HEADER - 1),
	'another version': (sealed) => flip(sealed, 4),
	'a truncated frame': (sealed) => sealed.subarray(0, -1),
	'a missing last frame': (sealed) => sealed.subarray(0, HEADER + 2 * SEALED),
	'no frame at all': (sealed) => sealed.subarray(0, HEADER),
	'half a header': (sealed) => sealed.subarray(0, 10),
	'an empty file': () => Buffer.alloc(0),
	'two frames exchanged': (sealed) =>
		Buffer.concat([
			sealed.subarray(0, HEADER),
			frame(sealed, 1),
			frame(sealed, 0),
			sealed.subarray(HEADER + 2 * SEALED),
		]),
	'a frame twice': (sealed) => Buffer.concat([sealed.subarray(0, HEADER), frame(sealed, 0), sealed.subarray(HEADER)]),
	'a missing first frame': (sealed) => Buffer.concat([sealed.subarray(0, HEADER), sealed.subarray(HEADER + SEALED)]),
	'bytes after the end': (sealed) => Buffer.concat([sealed, Buffer.from('x')]),
	'a frame of another file': (sealed, other) =>
		Buffer.concat([sealed.subarray(0, HEADER), frame(other, 0), sealed.subarray(HEADER + SEALED)]),
}

function flip(sealed: Buffer, place: number): Buffer {
	const changed = Buffer.from(sealed)
	changed[place] = (changed[place] ?? 0) ^ 1
	return changed
}

test.each(Object.keys(attacks))('%s is refused', async (name) => {
	const other = await encrypt(plain(3 * FRAME))
	const sealed = await encrypt(plain(2 * FRAME + 100))
	await expect(decrypt(attacks[name]?.(sealed, other) ?? sealed)).rejects.toThrow(DamagedFile)
})

test('a file in the place of another one is refused', async () => {
	await expect(decrypt(await encrypt(plain(10), 'pictures/a.webp'), 'database')).rejects.toThrow(DamagedFile)
})

test('a file of an unknown key is refused, and after a rotation the old key still opens its files', async () => {
	const sealed = await encrypt(plain(10))
	createKeys(path('other.json'))
	await expect(decrypt(sealed, 'database', readKeys(path('other.json')))).rejects.toThrow(UnknownKey)
	makeKeyCurrent(path('backup.json'), addKey(path('backup.json')))
	expect((await decrypt(sealed)).equals(plain(10))).toBe(true)
	const later = await encrypt(plain(10))
	expect(later.subarray(5, 9).equals(sealed.subarray(5, 9))).toBe(false)
	expect((await decrypt(later)).equals(plain(10))).toBe(true)
})
