import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPgbouncer } from '../../scripts/pgbouncer.mjs'
import { freePort, unprivilegedOwner } from '../../scripts/throwaway-postgres.mjs'

const root = join(import.meta.dirname, '../..')

/** The name of a database that the shipped configuration does not have: without a limit for queries. */
const UNLIMITED = 'tanpa-batas'

export interface Pgbouncer {
	url: string
	/** The same database, where nobody sets the limit for queries. */
	unlimitedUrl: string
	stop(): Promise<void>
}

/** Starts PgBouncer in front of a database, with the shipped configuration. */
export async function startPgbouncer(databaseUrl: string): Promise<Pgbouncer> {
	const program = findPgbouncer()
	if (!program) throw new Error('There is no PgBouncer for these tests: please install the package pgbouncer.')
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-pgbouncer-'))
	const owner = unprivilegedOwner()
	if (owner) chownSync(folder, owner.uid, owner.gid)
	const port = await freePort()
	const { hostname, port: postgresPort, pathname, username } = new URL(databaseUrl)
	const place = `host=${hostname} port=${postgresPort} dbname=${pathname.slice(1)}`
	writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`)
	writeFileSync(join(folder, 'pgbouncer.ini'), shippedConfiguration(place, port))
	const server = spawn(program, ['pgbouncer.ini'], { cwd: folder, ...owner, stdio: ['ignore', 'ignore', 'pipe'] })
	const endWithUs = () => void server.kill('SIGKILL')
	process.once('exit', endWithUs)
	await untilUp(server)
	const urlOf = (name: string) => `postgres://${username}@127.0.0.1:${port}/${name}`
	return {
		url: urlOf('rs-yasmin'),
		unlimitedUrl: urlOf(UNLIMITED),
		async stop() {
			const ended = once(server, 'exit')
			server.kill('SIGTERM')
			await ended
			process.off('exit', endWithUs)
			rmSync(folder, { recursive: true })
		},
	}
}

function shippedConfiguration(place: string, port: number): string {
	let text = readFileSync(join(root, 'deploy/pgbouncer.ini'), 'utf8')
	for (const [shipped, here] of [
		['rs-yasmin = host=127.0.0.1 port=5432 dbname=rs-yasmin ', `${UNLIMITED} = ${place}\nrs-yasmin = ${place} `],
		['listen_port = 6432', `listen_port = ${port}`],
		['auth_type = scram-sha-256', 'auth_type = trust'],
		['auth_file = /etc/pgbouncer/userlist.txt', 'auth_file = users.txt'],
	] as const) {
		if (text.split(shipped).length !== 2)
			throw new Error(`deploy/pgbouncer.ini does not hold '${shipped}' exactly once.`)
		text = text.replace(shipped, here)
	}
	return text
}

function untilUp(server: ReturnType<typeof spawn>): Promise<void> {
	let log = ''
	return new Promise((resolve, reject) => {
		server.stderr?.on('data', (chunk) => {
			log = (log + chunk).slice(-10_000)
			if (log.includes('process up')) resolve()
		})
		server.on('error', reject)
		server.on('exit', () => reject(new Error(`PgBouncer ended:\n${log}`)))
	})
}
