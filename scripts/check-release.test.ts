import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkRelease, dumpsOf } from './check-release.mjs'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const good = {
	versions: { 'package.json': '2.1.0' },
	changelog: '# Changelog\n\n## 2.1.0 · 2027-01-02\n',
	tags: ['v2.0.0'],
	changes: '',
	dumps: dumpsOf('2.1.0'),
}

test('a version with an entry, a clean tree, a new tag and its dumps can be released', () => {
	expect(checkRelease('2.1.0', good)).toEqual([])
})

test.each([
	[
		'a lockfile of another version',
		{ versions: { 'package-lock.json': '2.0.0' } },
		'package-lock.json has the version',
	],
	['no entry', { changelog: '## 2.1.00 · 2027-01-02\n## 2x1x0 · 2027-01-02' }, 'CHANGELOG.md has no entry'],
	['an entry without a day', { changelog: '## 2.1.0' }, 'CHANGELOG.md has no entry'],
	['a tag', { tags: ['v2.1.0'] }, 'The tag v2.1.0 exists'],
	['changed files', { changes: ' M README.md' }, 'The tree is not clean'],
	['no dump', { dumps: ['2.1.0.sqlite.br'] }, 'tests/releases/2.1.0.pgdump.br is missing'],
])('with %s it is refused', (_, more, sentence) => {
	const wrong = checkRelease('2.1.0', { ...good, ...more })
	expect(wrong).toHaveLength(1)
	expect(wrong[0]).toContain(sentence)
})

test('what is no version is refused', () => {
	expect(checkRelease('next', good)[0]).toContain('is no version')
})

test('the version of this tree is the same in every file, and has its entry and its dumps', () => {
	const files = ['package.json', 'package-lock.json', 'staff/package.json', 'staff/package-lock.json']
	const { version } = JSON.parse(read('package.json'))
	const versions = Object.fromEntries(files.map((file) => [file, JSON.parse(read(file)).version]))
	const dumps = readdirSync(join(root, 'tests/releases'))
	expect(checkRelease(version, { versions, changelog: read('CHANGELOG.md'), tags: [], changes: '', dumps })).toEqual([])
})
