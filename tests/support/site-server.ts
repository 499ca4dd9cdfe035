import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBehindCopy } from './test-provider-choice.ts'

export interface ServerOptions {
	/** Added to the environment of every server here; nothing is inherited from this process. */
	env?: Record<string, string>
	/** For Node itself. */
	nodeArgs?: string[]
}

export interface ServerProcess {
	pid: number
	/** Its output so far. */
	output(): string
	/** The address, once it serves; rejects when it ends instead. */
	ready: Promise<string>
	/** The exit code. */
	ended: Promise<number | null>
	kill(signal: NodeJS.Signals): void
}

export interface Site extends Pick<ServerProcess, 'pid' | 'output'> {
	url: string
	/** Ends it, removes its data and returns its exit code. */
	stop(signal?: NodeJS.Signals): Promise<number | null>
}

const root = join(import.meta.dirname, '../..')

/** Compiling is half of a start. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile') }

/** Starts the real server on a free port, with its own data folder unless one is given. */
export function startSite(options: ServerOptions = {}): Promise<Site> {
	return isBehindCopy() && !options.env?.API_URL ? startBehindCopy(options) : startOne(options)
}

/**
 * The same site, with a second copy of it as its provider: the copy has the database of the test.
 * @example TEST_PROVIDER=copy npm test -- --only browser keranjang
 */
async function startBehindCopy({ env = {}, nodeArgs }: ServerOptions): Promise<Site> {
	// The copy sees every visitor at the address of the site, which counts the requests itself.
	const copy = await startOne({ env: { ...env, RATE_LIMITS: '0', DEV: '0', NODE_ENV: 'production' } })
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-site-'))
	const own = { DATABASE_URL: `sqlite:${join(folder, 'site.db')}`, API_URL: `${copy.url}/api` }
	// A test that changes content expects to see it at once.
	const site = await startOne({ env: { ...env, ...own, RESPONSE_CACHE: '0' }, nodeArgs })
	return {
		...site,
		async stop(signal) {
			const code = await site.stop(signal)
			await copy.stop(signal)
			rmSync(folder, { recursive: true, force: true })
			return code
		},
	}
}

async function startOne(options: ServerOptions): Promise<Site> {
	const server = spawnServer(options)
	const url = await server.ready
	return {
		...server,
		url,
		stop(signal = 'SIGTERM') {
			server.kill(signal)
			return server.ended
		},
	}
}

/** Runs the server until it ends by itself: for starts that must fail. */
export async function runServer(options: ServerOptions = {}): Promise<{ code: number | null; output: string }> {
	const server = spawnServer(options)
	server.ready.then(
		() => server.kill('SIGKILL'),
		() => {},
	)
	return { code: await server.ended, output: server.output() }
}

/** The process of the server, also of one that fails to start. */
function spawnServer({ env = {}, nodeArgs = [] }: ServerOptions = {}): ServerProcess {
	const dataDir = mkdtempSync(join(tmpdir(), 'rs-yasmin-site-'))
	const child = spawn(process.execPath, [...nodeArgs, 'server/main.ts'], {
		cwd: root,
		env: {
			NODE_ENV: 'production',
			PORT: '0',
			HOST: '127.0.0.1',
			DATA_DIR: dataDir,
			// In tests a database outlives the data folder, and several servers share it.
			NIK_KEYS_FILE: join(root, 'node_modules/.cache/nik-keys.json'),
			LOG_LEVEL: 'warn',
			GEO_URL: '',
			VIDEO_PICTURES: '0',
			LINK_CHECK: '0',
			WORKERS: '1',
			// Tests answer requests themselves, and do not see those of a worker.
			SERVICE_WORKER: '0',
			...COMPILE_CACHE,
			...env,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const removeData = () => rmSync(dataDir, { recursive: true, force: true })
	const endWithUs = () => {
		child.kill('SIGKILL')
		removeData()
	}
	process.once('exit', endWithUs)
	const ended = new Promise<number | null>((resolve) => {
		child.once('close', (code) => {
			process.off('exit', endWithUs)
			removeData()
			resolve(code)
		})
	})

	let printed = ''
	const output = () => printed
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text: string) => {
			printed += text
		})
	}
	const ready = untilReady(child, output)
	ready.catch(() => {})
	return { pid: child.pid ?? 0, output, ready, ended, kill: (signal) => child.kill(signal) }
}

function untilReady(child: ChildProcess, output: () => string): Promise<string> {
	return new Promise((resolve, reject) => {
		child.stdout?.on('data', () => {
			const [, protocol, port] = /ready at (https?):\/\/localhost:(\d+)/.exec(output()) ?? []
			if (port) resolve(`${protocol}://127.0.0.1:${port}`)
		})
		child.once('error', reject)
		child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${output()}`)))
	})
}
