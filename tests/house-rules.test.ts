import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What is tracked or about to be. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root })
	.toString()
	.split('\0')
	.filter((file) => file && existsSync(join(root, file)))

const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
/** The tests, and what they stand on: `test-api.ts`, `test-database.ts`. */
const testFiles = code.filter((file) => /\.(test|browser)\.tsx?$|(^|\/)test-[^/]+\.ts$/.test(file))

test('the repo stays small enough to clone in a moment', () => {
	const bytes = files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0)
	expect(bytes).toBeLessThan(40_000_000)
})

test.each(['package.json', 'staff/package.json'])('every dependency of %s is pinned to one version', (file) => {
	const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(read(file))
	const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
	expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([])
})

test.each(['package-lock.json', 'staff/package-lock.json'])('%s names no host', (file) => {
	const locked = Object.values<{ resolved?: string }>(JSON.parse(read(file)).packages)
	expect(locked.filter((entry) => entry.resolved)).toEqual([])
})

test.each(['x64', 'arm64'])('the lockfile installs on linux %s, with a Node of its own', (cpu) => {
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-lockfile-'))
	try {
		for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(root, file), join(folder, file))
		const plan = execFileSync('npm', ['ci', '--dry-run', '--os=linux', `--cpu=${cpu}`], { cwd: folder }).toString()
		expect(plan).toContain(`add node-linux-${cpu} `)
	} finally {
		rmSync(folder, { recursive: true })
	}
})

test('the staff room is built on linux x64 and arm64', () => {
	const { packages } = JSON.parse(read('staff/package-lock.json'))
	for (const cpu of ['x64', 'arm64'])
		expect(packages).toHaveProperty([`node_modules/@rolldown/binding-linux-${cpu}-gnu`])
})

test('npm hands signals to our commands', () => {
	const { start, test: tests, dev } = JSON.parse(read('package.json')).scripts
	// npm signals the shell it starts; without exec, sh dies of it and leaves the server behind.
	for (const command of [start, tests, dev]) expect(command).toMatch(/^exec node scripts\//)
})

test('a file is named after what it does', () => {
	const vague = ['util', 'utils', 'misc', 'helper', 'helpers', 'common', 'index']
	expect(code.filter((file) => vague.includes(basename(file).split('.')[0] ?? ''))).toEqual([])
})

/** Where the environment may be read: once for the product, and by what starts and tests it. */
const READS_ENVIRONMENT = [
	'server/env.ts',
	'scripts/',
	'tests/support/test-database',
	'playwright.config.ts',
	'vitest.config.ts',
]

test('the environment is read in one place', () => {
	const word = ['process', 'env'].join('.')
	const readers = code.filter((file) => read(file).includes(word))
	expect(readers.filter((file) => !READS_ENVIRONMENT.some((place) => file.startsWith(place)))).toEqual([])
})

test('no test is left out', () => {
	const leftOut = /\b(test|it|describe)(\.\w+)*\.(only|skip|skipIf|runIf|todo|fixme|fails)\b/
	expect(testFiles.filter((file) => leftOut.test(read(file)))).toEqual([])
})

test('no path of one machine is written down', () => {
	const machinePath = new RegExp(`(?<![\\w.*-])/(${['work', 'root', 'home/\\w+'].join('|')})/`)
	const text = files.filter((file) => /\.(ts|tsx|mjs|js|json|md|css|sh|sql|yml|yaml|svg|html)$|\/run$/.test(file))
	expect(text.filter((file) => machinePath.test(read(file)))).toEqual([])
})

test('the README tells how to start and how to test', () => {
	expect(read('README.md')).toContain('npm start')
	expect(read('README.md')).toContain('npm test')
})

/** What a room may import besides itself; the longest name that fits counts. */
const MAY_IMPORT: Record<string, string[]> = {
	contract: [],
	database: [],
	server: ['contract', 'database'],
	'server/process/start-server.ts': ['contract', 'database', 'demo'],
	site: ['contract', 'print'],
	staff: ['contract', 'print'],
	print: ['contract'],
	demo: ['contract', 'database', 'server/content'],
	scripts: [],
	bench: ['contract', 'database', 'server', 'demo', 'tests', 'scripts'],
	tests: ['contract', 'database', 'server', 'site', 'staff', 'demo', 'scripts'],
}

const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`)

function importsOf(file: string): string[] {
	const specifiers = read(file).matchAll(/(?:\bfrom|\bimport|\bimport\()\s*(['"])(\.{1,2}\/[^'"]+)\1/g)
	return Array.from(specifiers, ([, , specifier]) => normalize(join(dirname(file), specifier ?? '')))
}

function wrongImports(file: string): string[] {
	const places = Object.keys(MAY_IMPORT).filter((place) => isIn(file, place))
	const place = places.sort((a, b) => b.length - a.length)[0]
	const room = file.split('/')[0] ?? ''
	if (!place) return []
	const allowed = [room, ...(MAY_IMPORT[place] ?? []), ...(testFiles.includes(file) ? ['tests'] : [])]
	const wrong = importsOf(file).filter((imported) => !allowed.some((other) => isIn(imported, other)))
	return wrong.map((imported) => `${file} → ${imported}`)
}

test('every room is in the table of import directions', () => {
	const rooms = new Set(code.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))
	expect([...rooms].filter((room) => !Object.hasOwn(MAY_IMPORT, room ?? ''))).toEqual([])
})

test('imports flow one way', () => {
	expect(code.flatMap(wrongImports)).toEqual([])
})
