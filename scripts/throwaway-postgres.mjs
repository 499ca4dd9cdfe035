import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { demand, Failure, step } from './steps.mjs'
import { installSystemPackage, isExecutable, searchPath } from './system-packages.mjs'

/** No data of this cluster has to survive a crash. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

/**
 * Starts a PostgreSQL server on a free port, with its files in the given folder.
 * @param {string} folder
 * @param {{ durable?: boolean }} [options] `durable`: with the default settings, to measure
 */
export async function startThrowawayPostgres(folder, { durable = false } = {}) {
	const bin = findPostgres() ?? (await step('postgresql', fetchPostgres))
	return step('postgres server', () => startServer(bin, folder, durable ? [] : NOT_DURABLE))
}

/** @param {string} bin @param {string} folder @param {string[]} durability */
async function startServer(bin, folder, durability) {
	mkdirSync(folder)
	const owner = unprivilegedOwner()
	if (owner) chownSync(folder, owner.uid, owner.gid)
	const options = { cwd: folder, ...owner }

	// A linguistic collation reveals queries that would sort differently from SQLite.
	const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en']
	const init = ['-D', 'cluster', '-U', 'postgres', '--auth=trust', '--no-sync', ...locale]
	await demand('A PostgreSQL cluster for the tests could not be made:', join(bin, 'initdb'), init, options)

	const port = await freePort()
	const place = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`]
	const settings = [...durability, ...place, 'max_connections=200']
	const args = ['-D', 'cluster', ...settings.flatMap((setting) => ['-c', setting])]
	const launch = async () => {
		const server = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
		await untilReady(server)
		return server
	}
	let server = await launch()
	process.once('exit', () => server.kill('SIGQUIT'))
	return {
		url: `postgres://postgres@127.0.0.1:${port}/postgres`,
		/** The parent process of the cluster. */
		pid: () => server.pid ?? 0,
		isRunning: () => server.exitCode === null && server.signalCode === null,
		/** @param {NodeJS.Signals} [signal] `SIGQUIT`: without a clean shutdown */
		async stop(signal = 'SIGINT') {
			if (server.exitCode !== null || server.signalCode !== null) return
			const ended = once(server, 'exit')
			server.kill(signal)
			await ended
		},
		/** Starts the same cluster again, at the same address. */
		async startAgain() {
			server = await launch()
		},
	}
}

/** @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} server */
function untilReady(server) {
	let log = ''
	return new Promise((resolve, reject) => {
		server.stderr.on('data', (chunk) => {
			log = (log + chunk).slice(-10_000)
			if (log.includes('ready to accept connections')) resolve(undefined)
		})
		server.on('error', reject)
		server.on('exit', () => reject(new Failure('The PostgreSQL server for the tests ended:', log)))
	})
}

/** The folder with the server programs; Debian keeps it out of PATH. */
export function findPostgres() {
	const debian = '/usr/lib/postgresql'
	const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
	const folders = [...versions.map((version) => join(debian, version, 'bin')), ...searchPath()]
	return folders.find((folder) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))))
}

async function fetchPostgres() {
	await installSystemPackage('postgresql')
	const bin = findPostgres()
	if (bin) return bin
	throw new Failure('There is no PostgreSQL server for the database tests: please install the package postgresql.')
}

/** PostgreSQL and PgBouncer refuse to run as root; then the user postgres, or nobody, owns their files. */
export function unprivilegedOwner() {
	if (process.getuid?.() !== 0) return undefined
	for (const user of ['postgres', 'nobody']) {
		try {
			/** @param {string} flag */
			const id = (flag) => Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
			return { uid: id('-u'), gid: id('-g') }
		} catch {}
	}
	throw new Failure('PostgreSQL and PgBouncer do not run as root, and there is neither a user postgres nor nobody.')
}

/** @returns {Promise<number>} */
export async function freePort() {
	const probe = createServer().listen(0, '127.0.0.1')
	await once(probe, 'listening')
	const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
	probe.close()
	await once(probe, 'close')
	return port
}
