import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Nginx, startNginx } from '../tests/support/nginx-server.ts'
import type { Answer } from './ask.ts'

export const SERVER_CORE = '0'
export const LOAD_CORE = '1'
export const onCore = (core: string) => ['taskset', '-c', core]

export interface Server {
	pid: number
	url: string
	/** From the start until it said that it is ready. */
	startSeconds: number
	stop(): Promise<void>
}

const root = join(import.meta.dirname, '..')

/** Starts a program of ours and waits until it tells its address. */
export async function startServer(
	args: string[],
	env: Record<string, string> = {},
	command: string[] = [],
): Promise<Server> {
	const started = performance.now()
	const [program = process.execPath, ...before] = [...command, process.execPath]
	const child = spawn(program, [...before, ...args], {
		cwd: root,
		env: { PATH: '/usr/local/bin:/usr/bin:/bin', ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const endWithUs = () => child.kill('SIGTERM')
	process.once('exit', endWithUs)
	const port = await readyPort(child)
	return {
		pid: child.pid ?? 0,
		url: `http://127.0.0.1:${port}`,
		startSeconds: (performance.now() - started) / 1000,
		async stop() {
			process.off('exit', endWithUs)
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
	command?: string[]
	/** The whole of `npm start`, which looks first whether everything is installed and built. */
	byNpmStart?: boolean
}

export const startSite = ({ dataDir, databaseUrl, workers = 1, command, byNpmStart }: SiteOptions): Promise<Server> =>
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
			DATA_DIR: dataDir,
			WORKERS: String(workers),
			...(databaseUrl && { DATABASE_URL: databaseUrl }),
		},
		command,
	)

export interface BareServer extends Server {
	/** What it answers from now on. */
	answerWith(answer: Answer): Promise<void>
}

export async function startBare(command?: string[]): Promise<BareServer> {
	const server = await startServer(['bench/bare-server.ts'], {}, command)
	return {
		...server,
		async answerWith({ status, type, packing, body }) {
			const headers = {
				// A kept connection would be closed by the server while wrk is at work.
				connection: 'close',
				'content-type': type,
				'x-status': String(status),
				...(packing && { 'x-content-encoding': packing }),
			}
			await fetch(server.url, { method: 'PUT', body: new Uint8Array(body), headers })
		},
	}
}

export interface FileNginx extends Nginx {
	/** Puts it into a file and tells its address. */
	place(answer: Answer): string
}

/** nginx that serves files. */
export async function startFileNginx(command?: string[]): Promise<FileNginx> {
	const nginx = await startNginx((listen, folder) => {
		for (const name of ['plain', 'br', 'gzip']) mkdirSync(join(folder, 'files', name), { recursive: true })
		return `server {
			listen ${listen};
			root ${folder}/files;
			access_log off;
			open_file_cache max=1000 inactive=60s;
			location /br/ { add_header Content-Encoding br; }
			location /gzip/ { add_header Content-Encoding gzip; }
		}`
	}, command)
	let files = 0
	return {
		...nginx,
		place({ type, packing, body }) {
			const name = `${packing || 'plain'}/${files++}.${ENDINGS[type.split(';')[0] ?? ''] ?? 'bin'}`
			writeFileSync(join(nginx.folder, 'files', name), body)
			return `${nginx.url}/${name}`
		},
	}
}

const ENDINGS: Record<string, string> = {
	'text/html': 'html',
	'application/json': 'json',
	'text/css': 'css',
	'image/avif': 'avif',
}

/** Binds a process and what it started to a core. */
export const pin = (pid: number, core: string) =>
	execFileSync('taskset', ['-a', '-c', '-p', core, String(pid)], { stdio: 'ignore' })

/** The process and everything that it started. */
export const withDescendants = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(withDescendants)]

export const childrenOf = (pid: number): number[] =>
	readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
