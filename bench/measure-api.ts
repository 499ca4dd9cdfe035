import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * API calls per second on one core, beside a bare `node:http` server that returns the same bytes, in turns within one
 * run. Needs `wrk` and `taskset`. `node bench/measure-api.ts [postgres://…]`
 */
const SECONDS = 3
const ROUNDS = 3
const CONNECTIONS = 20
const SERVER_CORE = '0'
const LOAD_CORE = '1'

const calls = {
	'list (poli-klinik)': '/api/v1/public/poli-klinik?page=1&limit=100&sortNama=asc',
	'list (dokter of a clinic)': '/api/v1/public/dokter?searchByPoliKlinikUri=poli-anak',
	'detail (layanan)': '/api/v1/public/layanan/detail-uri/igd-24-jam',
	'detail (artikel)': '/api/v1/public/artikel/detail/jalan-kaki-30-menit',
}

/** A kept connection would be closed by the server while wrk is at work. */
const oneRequest = { headers: { connection: 'close' } }

const root = join(import.meta.dirname, '..')
const dataDir = mkdtempSync(join(tmpdir(), 'rs-yasmin-bench-'))
const databaseUrl = process.argv[2]

const bareServer = `
const { createServer } = require('node:http')
let body = Buffer.alloc(0)
const server = createServer((request, response) => {
	if (request.method === 'PUT') {
		const parts = []
		request.on('data', (part) => parts.push(part)).on('end', () => { body = Buffer.concat(parts); response.end() })
		return
	}
	response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
	response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log('ready at http://127.0.0.1:' + server.address().port))
`

async function start(args: string[], env: Record<string, string> = {}) {
	const child = spawn('taskset', ['-c', SERVER_CORE, process.execPath, ...args], {
		cwd: root,
		env: { PATH: '/usr/bin:/bin', ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	let output = ''
	for await (const chunk of child.stdout) {
		output += chunk
		const port = /ready at http:\/\/\S+:(\d+)/.exec(output)?.[1]
		if (port) return { child, url: `http://127.0.0.1:${port}` }
	}
	throw new Error(`The server did not start: ${output}`)
}

function load(url: string): number {
	const args = ['-c', LOAD_CORE, 'wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, url]
	return Number(/Requests\/sec:\s+([\d.]+)/.exec(execFileSync('taskset', args, { encoding: 'utf8' }))?.[1])
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

const stop = async (child: ChildProcess) => {
	child.kill('SIGTERM')
	await once(child, 'exit')
}

const api = await start(['server/main.ts'], {
	...{ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', GEO_URL: '', NODE_ENV: 'production' },
	...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
})
const bare = await start(['--eval', bareServer])
console.log(`${cpus()[0]?.model}, Node ${process.version}, ${databaseUrl ? 'PostgreSQL' : 'SQLite'}, one core`)
console.log('| call | bytes | calls/s | bare node:http/s | ratio |\n|---|---|---|---|---|')
for (const [name, path] of Object.entries(calls)) {
	const body = await (await fetch(api.url + path, oneRequest)).text()
	await fetch(bare.url, { ...oneRequest, method: 'PUT', body })
	const ours: number[] = []
	const theirs: number[] = []
	load(api.url + path)
	for (let round = 0; round < ROUNDS; round += 1) {
		ours.push(load(api.url + path))
		theirs.push(load(bare.url))
	}
	const [a, b] = [median(ours), median(theirs)]
	console.log(`| ${name} | ${body.length} | ${Math.round(a)} | ${Math.round(b)} | ${(a / b).toFixed(2)} |`)
}
await Promise.all([stop(api.child), stop(bare.child)])
rmSync(dataDir, { recursive: true, force: true })
