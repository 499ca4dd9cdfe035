import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WireResponse } from './fetch-response.ts'

export const SERVER_CORE = '0'
export const LOAD_CORE = '1'
export const onCore = (core: string) => ['taskset', '-c', core]

export interface Server {
	pid: number
	url: string
	/** From the start until it is ready. */
	startSeconds: number
	stop(): Promise<void>
}

const root = join(import.meta.dirname, '..')

/** Starts a program and waits until it prints its address. */
async function startServer(args: string[], env: Record<string, string> = {}, command: string[] = []): Promise<Server> {
	const started = performance.now()
	const [program = process.execPath, ...before] = [...command, process.execPath]
	const child = spawn(program, [...before, ...args], {
		cwd: root,
		env: { PATH: '/usr/local/bin:/usr/bin:/bin', ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const endWithThisProcess = () => child.kill('SIGTERM')
	process.once('exit', endWithThisProcess)
	const port = await readyPort(child)
	return {
		pid: child.pid ?? 0,
		url: `http://127.0.0.1:${port}`,
		startSeconds: (performance.now() - started) / 1000,
		async stop() {
			process.off('exit', endWithThisProcess)
			const ended = once(child, 'exit')
			child.kill('SIGTERM')
			await ended
		},
	}
}

function readyPort(child: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let output = ''
		child.stdout?.setEncoding('utf8').on('data', (text: string) => {
			output = (output + text).slice(-5000)
			const [, port] = /ready at http:\/\/localhost:(\d+)/.exec(output) ?? []
			if (port) resolve(port)
		})
		child.once('error', reject)
		child.once('exit', (code) => reject(new Error(`A server ended with ${code}: ${output}`)))
	})
}

export interface SiteOptions {
	dataDir: string
	databaseUrl?: string
	workers?: number
	/** Switched off, every page is rendered and every API read goes to the database. */
	responseCache?: boolean
	command?: string[]
	/** The whole of `npm start`, which looks first whether everything is installed and built. */
	byNpmStart?: boolean
}

export const startSite = ({
	dataDir,
	databaseUrl,
	workers = 1,
	responseCache = true,
	command,
	byNpmStart,
}: SiteOptions): Promise<Server> =>
	startServer(
		[byNpmStart ? 'scripts/start.mjs' : 'server/main.ts'],
		{
			NODE_ENV: 'production',
			PORT: '0',
			HOST: '127.0.0.1',
			LOG_LEVEL: 'warn',
			GEO_URL: '',
			TRUST_PROXY: '1',
			RATE_LIMITS: '0',
			DEMO: '1',
			DATA_DIR: dataDir,
			WORKERS: String(workers),
			RESPONSE_CACHE: responseCache ? '1' : '0',
			...(databaseUrl && { DATABASE_URL: databaseUrl }),
		},
		command,
	)

export interface BareServer extends Server {
	/** Sets its response from now on. */
	respondWith(response: WireResponse): Promise<void>
}

export async function startBare(command?: string[]): Promise<BareServer> {
	const server = await startServer(['bench/bare-server.ts'], {}, command)
	return {
		...server,
		async respondWith({ status, type, encoding, body }) {
			const headers = {
				// An idle connection would be closed by the server while wrk runs.
				connection: 'close',
				'content-type': type,
				'x-status': String(status),
				...(encoding && { 'x-content-encoding': encoding }),
			}
			await fetch(server.url, { method: 'PUT', body: new Uint8Array(body), headers })
		},
	}
}

/** Binds a process and what it started to a core. */
export const pin = (pid: number, core: string) =>
	execFileSync('taskset', ['-a', '-c', '-p', core, String(pid)], { stdio: 'ignore' })

/** The process and everything that it started. */
export const withDescendants = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(withDescendants)]

export const childrenOf = (pid: number): number[] =>
	readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
