import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { writeBuild } from '../tests/support/test-build.ts'
import { allBuilds, currentBuild, ensureBuild } from './builds.mjs'

let root: string
beforeEach(() => {
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-builds-'))
	root = folder
	onTestFinished(() => rmSync(folder, { recursive: true }))
})

const build = (id: string) => writeBuild(root, 'site', id, { 'index.js': id })
const ids = () => allBuilds(root, 'site').map((folder) => basename(folder))

/** As if its build had been replaced that long ago. */
function replacedHoursAgo(id: string, hours: number): void {
	const time = Date.now() / 1000 - hours * 3600
	utimesSync(join(root, 'build/site', id), time, time)
}

test('before the first build the current one does not exist', () => {
	expect(existsSync(currentBuild(root, 'site'))).toBe(false)
	expect(allBuilds(root, 'site')).toEqual([])
})

test('a new build becomes current, and the files of the previous one stay where they are', async () => {
	await build('a')
	const running = currentBuild(root, 'site')
	await build('b')
	expect(currentBuild(root, 'site')).toBe(join(root, 'build/site/b'))
	expect(readdirSync(running)).toEqual(['index.js'])
	expect(ids()).toEqual(['a', 'b'])
})

test('a build that is there is not made again, also after a way back', async () => {
	await build('a')
	await build('b')
	const unneeded = () => Promise.reject(new Error('built again'))
	await ensureBuild(root, 'site', 'b', unneeded)
	expect(basename(currentBuild(root, 'site'))).toBe('b')
	await ensureBuild(root, 'site', 'a', unneeded)
	expect(basename(currentBuild(root, 'site'))).toBe('a')
})

test('a build that fails leaves the current one, and the next attempt starts from nothing', async () => {
	await build('a')
	const failing = ensureBuild(root, 'site', 'b', async (unfinished) => {
		mkdirSync(join(unfinished, 'rest'), { recursive: true })
		throw new Error('no space')
	})
	await expect(failing).rejects.toThrow('no space')
	expect([basename(currentBuild(root, 'site')), ids()]).toEqual(['a', ['a']])
	await build('b')
	expect(readdirSync(currentBuild(root, 'site'))).toEqual(['index.js'])
})

test('of builds that were replaced more than an hour ago the last three stay: a server may still run on them', async () => {
	await build('a')
	const running = currentBuild(root, 'site')
	for (const id of ['b', 'c', 'd']) await build(id)
	for (const [id, hours] of [
		['a', 100],
		['b', 50],
		['c', 25],
	] as const)
		replacedHoursAgo(id, hours)
	expect([ids(), readdirSync(running)]).toEqual([['a', 'b', 'c', 'd'], ['index.js']])
	await build('e')
	expect(ids(), 'd was replaced just now, and a is the fourth').toEqual(['b', 'c', 'd', 'e'])
	await build('f')
	await build('g')
	expect(ids(), 'none of the last hour is removed').toEqual(['d', 'e', 'f', 'g'])
	await build('h')
	expect(ids()).toEqual(['d', 'e', 'f', 'g', 'h'])
})
