import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createVariants as create } from './create-variants.ts'
import { folderStore } from './folder-store.ts'

let root: string
let cacheDir: string
let warnings: string[]
let encodes: number
let mostAtOnce: number

const createVariants = () => create({ cacheDir, log: { warn: (_: object, message: string) => warnings.push(message) } })
const read = () => folderStore(root).read('a.png')
const variant = { key: 'key', picture: 'gallery/a.png', read, width: 64, format: 'avif' as const }

/** sharp tells of every encode twice: when it is queued and when it is done. */
function watchSharp() {
	// One that is just being taken from the queue counts in both for a moment, so only those at work are looked at.
	mostAtOnce = Math.max(mostAtOnce, sharp.counters().process)
	encodes += 0.5
}

async function widthOf(bytes: Buffer | string) {
	if (typeof bytes === 'string') throw new Error(bytes)
	return (await sharp(bytes).metadata()).width
}

let path: string

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'variants-'))
	cacheDir = join(root, 'cache/pictures')
	path = join(root, 'a.png')
	await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } }).toFile(path)
	warnings = []
	encodes = 0
	mostAtOnce = 0
	sharp.queue.on('change', watchSharp)
})

afterEach(async () => {
	sharp.queue.off('change', watchSharp)
	await rm(root, { recursive: true, force: true })
})

test('many who ask at once have it made once', async () => {
	const variants = createVariants()
	const answers = await Promise.all(Array.from({ length: 20 }, () => variants.get(variant)))
	expect(new Set(answers).size).toBe(1)
	expect(encodes).toBe(1)
	expect(await readdir(cacheDir)).toEqual(['key'])
})

test('no more than two are made at a time', async () => {
	const variants = createVariants()
	const keys = Array.from({ length: 10 }, (_, i) => `key-${i}`)
	await Promise.all(keys.map((key) => variants.get({ ...variant, key })))
	expect(encodes).toBe(10)
	expect(mostAtOnce).toBeLessThanOrEqual(2)
	expect((await readdir(cacheDir)).sort()).toEqual(keys)
})

test('what is cached is given as it lies there, by another process too', async () => {
	const made = await createVariants().get(variant)
	expect(await createVariants().get(variant)).toEqual(made)
	expect(encodes).toBe(1)
})

test.each(['', 'not a picture'])('a cached file that holds %o is made again', async (broken) => {
	await mkdir(cacheDir, { recursive: true })
	await writeFile(join(cacheDir, 'key'), broken)
	const variants = createVariants()
	for (let i = 0; i < 2; i++) expect(await widthOf(await variants.get(variant))).toBe(64)
	expect(encodes).toBe(1)
})

test('a cache folder deleted meanwhile is made again', async () => {
	const variants = createVariants()
	await variants.get(variant)
	await rm(cacheDir, { recursive: true })
	expect(await widthOf(await variants.get(variant))).toBe(64)
	expect(await readdir(cacheDir)).toEqual(['key'])
})

test.each([
	// Permissions would not stop root, so something else stands in the way.
	['folder', () => writeFile(join(root, 'cache'), 'a file')],
	['name', () => mkdir(join(cacheDir, 'key'), { recursive: true })],
])('a cache %s that cannot be written never breaks an answer', async (_, block) => {
	await block()
	const variants = createVariants()
	for (let i = 0; i < 2; i++) expect(await widthOf(await variants.get(variant))).toBe(64)
	expect(warnings).toHaveLength(2)
	expect(await readdir(cacheDir).catch(() => ['key'])).toEqual(['key'])
})

test('an original that has just gone is absent', async () => {
	await rm(path)
	expect(await createVariants().get(variant)).toBe('TIDAK_DITEMUKAN')
	expect(warnings).toEqual([])
})

test('when too many wait, the next is told so; the others are served', async () => {
	const variants = createVariants()
	const ask = (i: number) => variants.get({ ...variant, key: `key-${i}` })
	const answers = await Promise.all(Array.from({ length: 300 }, (_, i) => ask(i)))
	const busy = answers.filter((answer) => answer === 'SEDANG_SIBUK').length
	expect(busy).toBeGreaterThan(0)
	expect(encodes).toBe(300 - busy)
	expect(await widthOf(await ask(299))).toBe(64)
})
