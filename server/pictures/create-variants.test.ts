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
let maxConcurrent: number

const createVariants = () => create({ cacheDir, log: { warn: (_: object, message: string) => warnings.push(message) } })
const read = () => folderStore(root).read('a.png')
const variant = { key: 'key', picture: 'gallery/a.png', read, width: 64, format: 'avif' as const }

/** sharp emits two events per encode: queued and done. */
function watchSharp() {
	// An encode that leaves the queue counts in both counters for a moment, so only `process` is read.
	maxConcurrent = Math.max(maxConcurrent, sharp.counters().process)
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
	maxConcurrent = 0
	sharp.queue.on('change', watchSharp)
})

afterEach(async () => {
	sharp.queue.off('change', watchSharp)
	await rm(root, { recursive: true, force: true })
})

test('concurrent requests for a variant encode it once', async () => {
	const variants = createVariants()
	const results = await Promise.all(Array.from({ length: 20 }, () => variants.get(variant)))
	expect(new Set(results).size).toBe(1)
	expect(encodes).toBe(1)
	expect(await readdir(cacheDir)).toEqual(['key'])
})

test('at most two encodes run at the same time', async () => {
	const variants = createVariants()
	const keys = Array.from({ length: 10 }, (_, i) => `key-${i}`)
	await Promise.all(keys.map((key) => variants.get({ ...variant, key })))
	expect(encodes).toBe(10)
	expect(maxConcurrent).toBeLessThanOrEqual(2)
	expect((await readdir(cacheDir)).sort()).toEqual(keys)
})

test('a cached variant is not encoded again, also by another process', async () => {
	const made = await createVariants().get(variant)
	expect(await createVariants().get(variant)).toEqual(made)
	expect(encodes).toBe(1)
})

test.each(['', 'not a picture'])('a cached file with the content %o is encoded again', async (broken) => {
	await mkdir(cacheDir, { recursive: true })
	await writeFile(join(cacheDir, 'key'), broken)
	const variants = createVariants()
	for (let i = 0; i < 2; i++) expect(await widthOf(await variants.get(variant))).toBe(64)
	expect(encodes).toBe(1)
})

test('a deleted cache folder is created again', async () => {
	const variants = createVariants()
	await variants.get(variant)
	await rm(cacheDir, { recursive: true })
	expect(await widthOf(await variants.get(variant))).toBe(64)
	expect(await readdir(cacheDir)).toEqual(['key'])
})

test.each([
	// Root ignores permissions, so a file or folder blocks the path.
	['folder', () => writeFile(join(root, 'cache'), 'a file')],
	['name', () => mkdir(join(cacheDir, 'key'), { recursive: true })],
])('given a cache %s that cannot be written, variants are served and the error is logged', async (_, block) => {
	await block()
	const variants = createVariants()
	for (let i = 0; i < 2; i++) expect(await widthOf(await variants.get(variant))).toBe(64)
	expect(warnings).toHaveLength(2)
	expect(await readdir(cacheDir).catch(() => ['key'])).toEqual(['key'])
})

test('an original that was deleted meanwhile is not found', async () => {
	await rm(path)
	expect(await createVariants().get(variant)).toBe('TIDAK_DITEMUKAN')
	expect(warnings).toEqual([])
})

test('given a full queue, further requests get SEDANG_SIBUK and queued ones are served', async () => {
	const variants = createVariants()
	const get = (i: number) => variants.get({ ...variant, key: `key-${i}` })
	const results = await Promise.all(Array.from({ length: 300 }, (_, i) => get(i)))
	const busy = results.filter((result) => result === 'SEDANG_SIBUK').length
	expect(busy).toBeGreaterThan(0)
	expect(encodes).toBe(300 - busy)
	expect(await widthOf(await get(299))).toBe(64)
})
