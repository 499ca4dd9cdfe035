import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createVariantCache, pruneFolder } from './create-variants.ts'

let folder: string
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'prune-folder-'))
})
afterEach(() => rm(folder, { recursive: true }))

const JPEG_START = Buffer.from('\xff\xd8\xff', 'latin1')

/** Times are in days ago. */
async function put(name: string, bytes: number, read: number, written = read) {
	await writeFile(join(folder, name), Buffer.alloc(bytes))
	await utimes(
		join(folder, name),
		new Date(Date.now() - read * 86_400_000),
		new Date(Date.now() - written * 86_400_000),
	)
}

test('a folder within its limit is unchanged', async () => {
	await put('a', 400, 90)
	await put('b', 600, 1)
	await pruneFolder(folder, 1000)
	expect((await readdir(folder)).sort()).toEqual(['a', 'b'])
})

test('given a folder over its limit, the least recently read files are deleted until a fifth is free', async () => {
	await put('read-today', 300, 0, 90)
	await put('read-last-week', 300, 7, 80)
	await put('forgotten', 300, 60)
	await put('written-today', 300, 0)
	await mkdir(join(folder, 'a-folder'))
	await pruneFolder(folder, 1000)
	expect((await readdir(folder)).sort()).toEqual(['a-folder', 'read-today', 'written-today'])
})

test('the variant cache stays near its limit', async () => {
	await put('from-before', 5000, 3)
	const cache = createVariantCache({ cacheDir: folder, cacheBytes: 10_000 })
	const bytes = Buffer.concat([JPEG_START, Buffer.alloc(497)])
	for (let i = 0; i < 60; i += 1) await cache.write(`key-${i}`, bytes)
	await cache.pruned()
	const names = await readdir(folder)
	expect(names).not.toContain('from-before')
	expect(names.length).toBeLessThanOrEqual(21)
	expect(names.length).toBeGreaterThan(10)
	expect(await cache.read('key-59')).toEqual(bytes)
})
