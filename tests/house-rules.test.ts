import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { DOMAINS } from '../scripts/import-zones.mjs'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The files that git tracks or would add. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root })
	.toString()
	.split('\0')
	.filter((file) => file && existsSync(join(root, file)))

const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
/** The tests and their support, such as `test-api.ts`. */
const testFiles = code.filter((file) => /\.(test|browser)\.tsx?$|(^|\/)test-[^/]+\.ts$/.test(file))

test('the repository holds less than 40 MB', () => {
	const bytes = files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0)
	expect(bytes).toBeLessThan(40_000_000)
})

test.each(['package.json', 'staff/package.json'])('every dependency of %s is pinned to one version', (file) => {
	const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(read(file))
	const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
	expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([])
})

test.each(['package-lock.json', 'staff/package-lock.json'])('%s names no registry host', (file) => {
	const locked = Object.values<{ resolved?: string }>(JSON.parse(read(file)).packages)
	expect(locked.filter((entry) => entry.resolved)).toEqual([])
})

test.each(['x64', 'arm64'])('the lockfile installs on linux %s, with its own Node', (cpu) => {
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-lockfile-'))
	try {
		for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(root, file), join(folder, file))
		const plan = execFileSync('npm', ['ci', '--dry-run', '--os=linux', `--cpu=${cpu}`], { cwd: folder }).toString()
		expect(plan).toContain(`add node-linux-${cpu} `)
	} finally {
		rmSync(folder, { recursive: true })
	}
})

test('the staff app can be built on linux x64 and arm64', () => {
	const { packages } = JSON.parse(read('staff/package-lock.json'))
	for (const cpu of ['x64', 'arm64'])
		expect(packages).toHaveProperty([`node_modules/@rolldown/binding-linux-${cpu}-gnu`])
})

test('npm passes signals to our commands', () => {
	const { start, test: tests, dev } = JSON.parse(read('package.json')).scripts
	// npm signals the shell that it starts. Without exec, the shell ends and the server stays behind.
	for (const command of [start, tests, dev]) expect(command).toMatch(/^exec node scripts\//)
})

test('no file has a vague name', () => {
	const vague = ['util', 'utils', 'misc', 'helper', 'helpers', 'common', 'index']
	expect(code.filter((file) => vague.includes(basename(file).split('.')[0] ?? ''))).toEqual([])
})

test('no test is skipped, focused or unfinished', () => {
	const marks = [/\b(test|it|describe)(\.\w+)*\.(only|skip|skipIf|runIf|todo|fixme|fails)\b/, /\bskip\(|\{ skip \}/]
	expect(testFiles.filter((file) => marks.some((mark) => mark.test(read(file))))).toEqual([])
})

test('no file names a path of one machine', () => {
	const machinePath = new RegExp(`(?<![\\w.*-])/(${['work', 'root', 'home/\\w+'].join('|')})/`)
	const text = files.filter((file) => /\.(ts|tsx|mjs|js|json|md|css|sh|sql|yml|yaml|svg|html)$|\/run$/.test(file))
	expect(text.filter((file) => machinePath.test(read(file)))).toEqual([])
})

test('every decision record has its number, a date and a status below its title', () => {
	const records = files.filter((file) => file.startsWith('docs/decisions/'))
	expect(records).not.toEqual([])
	const status = /^\d{4}-\d\d-\d\d · (accepted( · .+)?|superseded by \[\d{4}\]\(\S+\))$/
	const wrong = records.filter((file) => {
		const [title = '', blank, line = ''] = read(file).split('\n')
		return !title.startsWith(`# ${Number(basename(file).slice(0, 4))}. `) || blank || !status.test(line)
	})
	expect(wrong).toEqual([])
})

test('the diagram of the domains in docs/architecture.md shows what scripts/import-zones.mjs allows', () => {
	const mermaid = /in these directions only:\n\n```mermaid\nflowchart LR\n([^`]+)```/.exec(
		read('docs/architecture.md'),
	)?.[1]
	const shown = (mermaid ?? '')
		.replace(/rs\["(.+)"\]/, '$1')
		.split('\n')
		.flatMap((line) => {
			const groups = line.split(' --> ').map((group) => group.trim().split(' & '))
			return groups
				.slice(1)
				.flatMap((to, at) => (groups[at] ?? []).flatMap((from) => to.map((each) => `${from} → ${each}`)))
		})

	const name = (zone: string) => zone.split('/')[1]
	const allowed = Object.entries(DOMAINS).flatMap(([zone, row]) =>
		row
			.flat()
			.filter((to) => to in DOMAINS && name(to) !== name(zone))
			.map((to) => `${name(zone)} → ${name(to)}`),
	)
	expect(shown.toSorted()).toEqual([...new Set(allowed)].toSorted())
})

test('the site uses the words of the glossary', () => {
	const texts = files.filter((file) => /^(site|print)\/.*\.tsx?$/.test(file) && !testFiles.includes(file))
	expect(texts).not.toEqual([])
	// Lower case would also find names in the code, such as `jenis: 'ganti'`.
	const buttons = /\b(Ganti|Booking|Telusuri|Buang|Kontak kami|Reservasi sekarang)\b/
	const jargon = /\b(peramban|surel|galat|verifikasi|validasi|diurungkan|klik|unggah|silahkan)\b/i
	const found = texts.flatMap((file) => {
		const word = buttons.exec(read(file)) ?? jargon.exec(read(file))
		return word ? [`${file}: ${word[0]}`] : []
	})
	expect(found).toEqual([])
})

test('every link in the documents leads to a file', () => {
	const broken = files
		.filter((file) => file.endsWith('.md'))
		.flatMap((file) =>
			[...read(file).matchAll(/\]\(([^)#:\s]+)(#[^)]*)?\)/g)]
				.map(([, path = '']) => join(dirname(file), path))
				.filter((path) => !existsSync(join(root, path)))
				.map((path) => `${file}: ${path}`),
		)
	expect(broken).toEqual([])
})

test('the README names npm start and npm test', () => {
	expect(read('README.md')).toContain('npm start')
	expect(read('README.md')).toContain('npm test')
})
