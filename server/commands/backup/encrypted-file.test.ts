import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBackupKey, createBackupKeys, decryptFile, encryptFile, readBackupKeys } from './encrypted-file.ts'

const FRAME = 64 * 1024
const SEALED = FRAME + 16

let folder: string
const path = (name: string) => join(folder, name)
const keysFile = () => path('backup-keys.txt')
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-encrypted-'))
	await createBackupKeys(keysFile())
})
afterAll(() => rmSync(folder, { recursive: true }))

const plain = (length: number) => Buffer.from(Array.from({ length }, (_, place) => place % 251))

async function encrypt(content: Buffer) {
	writeFileSync(path('plain'), content)
	await encryptFile(path('plain'), path('sealed'), await readBackupKeys(keysFile()))
	return readFileSync(path('sealed'))
}

async function decrypt(sealed: Buffer, known = keysFile()) {
	writeFileSync(path('given'), sealed)
	await decryptFile(path('given'), path('opened'), await readBackupKeys(known))
	return readFileSync(path('opened'))
}

/** The text of the header, and the 16 bytes after it from which the key of the frames is derived. */
const headerOf = (sealed: Buffer) => sealed.indexOf('\n', sealed.indexOf('\n--- ') + 1) + 1 + 16

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
	const again = await encrypt(plain(100))
	expect(again.subarray(headerOf(again)).equals(sealed.subarray(headerOf(sealed)))).toBe(false)
})

const header = (sealed: Buffer) => sealed.subarray(0, headerOf(sealed))
const frames = (sealed: Buffer, from: number, to = Number.POSITIVE_INFINITY) =>
	sealed.subarray(headerOf(sealed) + from * SEALED, headerOf(sealed) + to * SEALED)

const attacks: Record<string, (sealed: Buffer, other: Buffer) => Buffer> = {
	'a changed byte of the content': (sealed) => flip(sealed, headerOf(sealed) + 10),
	'a changed byte of the tag': (sealed) => flip(sealed, sealed.length - 1),
	'a changed salt': (sealed) => flip(sealed, headerOf(sealed) - 1),
	'a changed header': (sealed) => flip(sealed, headerOf(sealed) - 20),
	'another version': (sealed) => flip(sealed, 'age-encryption.org/v'.length),
	'a truncated frame': (sealed) => sealed.subarray(0, -1),
	'a missing last frame': (sealed) => Buffer.concat([header(sealed), frames(sealed, 0, 2)]),
	'no frame at all': (sealed) => header(sealed),
	'half a header': (sealed) => sealed.subarray(0, 10),
	'an empty file': () => Buffer.alloc(0),
	'two frames exchanged': (sealed) =>
		Buffer.concat([header(sealed), frames(sealed, 1, 2), frames(sealed, 0, 1), frames(sealed, 2)]),
	'a frame twice': (sealed) => Buffer.concat([header(sealed), frames(sealed, 0, 1), frames(sealed, 0)]),
	'a missing first frame': (sealed) => Buffer.concat([header(sealed), frames(sealed, 1)]),
	'bytes after the end': (sealed) => Buffer.concat([sealed, Buffer.from('x')]),
	'a frame of another file': (sealed, other) => Buffer.concat([header(sealed), frames(other, 0, 1), frames(sealed, 1)]),
}

function flip(sealed: Buffer, place: number): Buffer {
	const changed = Buffer.from(sealed)
	changed[place] = (changed[place] ?? 0) ^ 1
	return changed
}

test.each(Object.keys(attacks))('%s is refused', async (name) => {
	const other = await encrypt(plain(3 * FRAME))
	const sealed = await encrypt(plain(2 * FRAME + 100))
	await expect(decrypt(attacks[name]?.(sealed, other) ?? sealed)).rejects.toThrow()
})

test('a file of an unknown key is refused, and after a rotation the old key still opens its files', async () => {
	const sealed = await encrypt(plain(10))
	await createBackupKeys(path('other.txt'))
	await expect(decrypt(sealed, path('other.txt'))).rejects.toThrow()
	writeFileSync(path('old.txt'), readFileSync(keysFile()))
	await addBackupKey(keysFile())
	expect((await decrypt(sealed)).equals(plain(10))).toBe(true)
	const later = await encrypt(plain(10))
	await expect(decrypt(later, path('old.txt'))).rejects.toThrow()
	expect((await decrypt(later)).equals(plain(10))).toBe(true)
})

test('a key file without a key is refused', async () => {
	for (const text of ['', '# created: today\n', 'AGE-SECRET-KEY-1HALO\n']) {
		writeFileSync(path('empty.txt'), text)
		await expect(readBackupKeys(path('empty.txt'))).rejects.toThrow('holds no keys')
	}
})

// A machine without the program cannot try it.
const programs = spawnSync('age', ['--version']).status === 0 ? ['age'] : []

test('the age program opens our files, and we open its own', async () => {
	const content = plain(2 * FRAME + 100)
	const sealed = await encrypt(content)
	for (const age of programs) {
		expect(execFileSync(age, ['--decrypt', '-i', keysFile()], { input: sealed }).equals(content)).toBe(true)
		const theirs = execFileSync(age, ['--encrypt', '-i', keysFile()], { input: content })
		expect((await decrypt(theirs)).equals(content)).toBe(true)
	}
})
