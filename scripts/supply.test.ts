import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
	type Advisories,
	ageOf,
	checkAdvisories,
	compareVersions,
	findUnchecked,
	isInRange,
} from './check-advisories.mjs'
import { checkBaseImages } from './check-base-images.mjs'
import { checkLockfile, isAllowed } from './check-lockfile.mjs'
import { type LockedPackage, parseLockfile, readLockfiles } from './lockfiles.mjs'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const lockfiles = readLockfiles()

const good: LockedPackage = { version: '1.2.3', license: 'MIT', integrity: 'sha512-YQ==' }
const lockfileWith = (packages: Record<string, object>, own: object = { name: 'site', version: '1.0.0' }) =>
	parseLockfile('package-lock.json', JSON.stringify({ packages: { '': own, ...packages } }))

test.each(lockfiles)('every package of $file follows the rules', (lockfile) => {
	expect(lockfile.packages.length).toBeGreaterThan(100)
	expect(checkLockfile(lockfile)).toEqual([])
})

test('every lockfile of the repository is checked', () => {
	expect(lockfiles.map(({ file }) => file)).toEqual(['package-lock.json', 'staff/package-lock.json'])
})

test.each<[string, object]>([
	['a@1.2.3 has a licence that is not on the list: GPL-3.0-only', { license: 'GPL-3.0-only' }],
	['a@1.2.3 has a licence that is not on the list: none', { license: undefined }],
	['a@1.2.3 has a licence that is not on the list: MIT AND SSPL-1.0', { license: 'MIT AND SSPL-1.0' }],
	['a@1.2.3 is not held to a sha512', { integrity: undefined }],
	['a@1.2.3 is not held to a sha512', { integrity: 'sha1-YQ==' }],
	['a@1.2.3 names where it comes from: mirror.example', { resolved: 'https://mirror.example/a.tgz' }],
	['a@1.2.3 is a link', { link: true }],
	['a@1.2.3 wants to run a script when it is installed', { hasInstallScript: true }],
])('%s', (complaint, changed) => {
	expect(checkLockfile(lockfileWith({ 'node_modules/b/node_modules/a': { ...good, ...changed } }))).toEqual([complaint])
})

test.each(['^1.2.3', '1.x', 'latest', 'github:a/b'])('a dependency on %s is not pinned', (version) => {
	const own = { name: 'site', version: '1.0.0', devDependencies: { a: version, b: '1.0.0-rc.1' } }
	expect(checkLockfile(lockfileWith({}, own))).toEqual([`a is not pinned to one version: ${version}`])
})

test('of licences joined by OR one has to be allowed, of those joined by AND all', () => {
	for (const licence of ['MIT', '(MPL-2.0 OR GPL-2.0-only)', 'Apache-2.0 AND MIT'])
		expect(isAllowed(licence)).toBe(true)
	for (const licence of ['', 'GPL-2.0-only', 'GPL-2.0-only OR SSPL-1.0', 'MIT AND GPL-2.0-only'])
		expect(isAllowed(licence)).toBe(false)
})

test('no install script runs, and none is needed', () => {
	expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
	const scripted = lockfiles.flatMap(({ packages }) => packages).filter(([, found]) => found.hasInstallScript)
	expect(scripted.map(([path]) => path)).toEqual(['node_modules/tesseract.js'])
	const { scripts } = JSON.parse(read('node_modules/tesseract.js/package.json'))
	expect([scripts.preinstall, scripts.install]).toEqual([undefined, undefined])
	expect(scripts.postinstall).toMatch(/^opencollective-postinstall/)
})

test.each([
	['4.17.20', '<4.17.21', true],
	['4.17.21', '<4.17.21', false],
	['4.17.21', '<=4.17.21', true],
	['1.10.0', '>=1.2.0 <1.9.0', false],
	['1.8.9', '>= 1.2.0 < 1.9.0', true],
	['3.0.0', '<1.0.0 || >=2.5.0', true],
	['2.0.0', '<1.0.0 || >=2.5.0', false],
	['2.0.0', '=2.0.0', true],
	['2.0.0', '2.0.0', true],
	['2.0.0-rc.1', '<2.0.0', true],
	['2.0.0', '>2.0.0-rc.1', true],
	['1.0.0', '*', true],
	['1.0.0', '~> something else', true],
])('%s in %s: %s', (version, range, expected) => {
	expect(isInRange(version, range)).toBe(expected)
})

test('versions are ordered as semantic versioning says', () => {
	const ordered = ['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta', '1.0.0-beta.2', '1.0.0-beta.11']
	ordered.push('1.0.0-rc.1', '1.0.0', '1.0.1', '1.2.0', '1.10.0', '2.0.0')
	expect(ordered.toReversed().sort(compareVersions)).toEqual(ordered)
	expect(compareVersions('1.0.0+a', '1.0.0+b')).toBe(0)
})

test('an advisory is reported unless it was accepted with a reason', () => {
	const lockfile = lockfileWith({ 'node_modules/@a/b': good, 'node_modules/c': good })
	const advisory = { id: 7, url: 'https://advisories.example/7', title: 'Bad', severity: 'high' }
	const advisories = {
		'@a/b': [{ ...advisory, vulnerable_versions: '<1.2.4' }],
		c: [{ ...advisory, vulnerable_versions: '<1.2.3' }],
	}
	const known: Advisories = { fetchedAt: null, accepted: {}, advisories }
	expect(checkAdvisories(lockfile, known)).toEqual(['@a/b@1.2.3: high, Bad (https://advisories.example/7)'])
	expect(checkAdvisories(lockfile, { ...known, accepted: { 7: 'not used' } })).toEqual([])
})

test('advisories that were never fetched, or long ago, are reported', () => {
	const now = Date.parse('2026-11-16T00:00:00Z')
	expect(ageOf(null, now)).toBe('advisories never fetched')
	expect(ageOf('2026-10-17T00:00:00Z', now)).toBeNull()
	expect(ageOf('2026-10-16T00:00:00Z', now)).toBe('advisories are 31 days old')
})

test('a package that the registry was never asked about is reported, so that no empty answer passes for a check', () => {
	const lockfile = lockfileWith({ 'node_modules/@a/b': good, 'node_modules/c': good })
	const known = { fetchedAt: '2026-11-16T00:00:00Z', accepted: {}, advisories: {} }
	expect(findUnchecked(lockfile, { ...known, asked: { '@a/b': ['1.2.3'], c: ['1.2.3'] } })).toEqual([])
	expect(findUnchecked(lockfile, { ...known, asked: { '@a/b': ['1.2.3'], c: ['1.2.2'] } })).toEqual([
		'c@1.2.3: added after the advisories were fetched',
	])
	expect(findUnchecked(lockfile, known)).toHaveLength(2)
})

test('a base image is pinned by its digest; a stage of the same file and scratch need none', () => {
	const digest = `@sha256:${'a1'.repeat(32)}`
	const file = (image: string) =>
		`FROM node:24${digest} AS build\nFROM --platform=linux/amd64 ${image}\nFROM build\nFROM scratch\n`
	expect(checkBaseImages('Containerfile', file(`debian:bookworm-slim${digest}`))).toEqual([])
	for (const image of ['debian:bookworm-slim', 'debian', 'debian@sha256:a1'])
		expect(checkBaseImages('Containerfile', file(image))).toEqual([
			expect.stringContaining(`Containerfile: ${image} is not pinned by digest. Run: digest=$(skopeo inspect`),
		])
	expect(checkBaseImages('Containerfile', read('deploy/Containerfile'))).toEqual([])
})
