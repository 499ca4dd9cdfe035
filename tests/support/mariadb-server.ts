import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, createConnection } from 'mysql2/promise'
import { findMariadb } from '../../scripts/mariadb.mjs'
import { freePort, unprivilegedOwner } from '../../scripts/throwaway-postgres.mjs'

export interface Mariadb {
	port: number
	/** Connected by the socket, with every right; several statements at once are allowed. */
	root: Connection
	stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a MariaDB on a free port of the loopback, with the settings of many hospitals, in a folder of its own. */
export async function startMariadb(): Promise<Mariadb> {
	const [program, install] = [findMariadb('mariadbd'), findMariadb('mariadb-install-db')]
	if (!program || !install)
		throw new Error('There is no MariaDB for these tests: please install the package mariadb-server.')
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-mariadb-'))
	const owner = unprivilegedOwner()
	if (owner) chownSync(folder, owner.uid, owner.gid)
	const data = `--datadir=${join(folder, 'data')}`
	const options = { cwd: folder, ...owner }
	execFileSync(install, ['--no-defaults', data, '--auth-root-authentication-method=normal', '--skip-test-db'], {
		...options,
		stdio: 'ignore',
	})
	const [port, socketPath] = [await freePort(), join(folder, 'socket')]
	const place = [data, `--port=${port}`, '--bind-address=127.0.0.1', `--socket=${socketPath}`, `--tmpdir=${folder}`]
	const charset = ['--character-set-server=latin1', '--skip-character-set-client-handshake']
	const light = ['--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=16M', '--skip-log-bin']
	const server = spawn(program, ['--no-defaults', '--skip-name-resolve', ...place, ...charset, ...light], {
		...options,
		stdio: ['ignore', 'ignore', 'pipe'],
	})
	const endWithUs = () => {
		server.kill('SIGKILL')
		rmSync(folder, { recursive: true, force: true })
	}
	process.once('exit', endWithUs)
	const ended = once(server, 'exit')
	await untilReady(server)
	const root = await createConnection({ socketPath, user: 'root', multipleStatements: true, charset: 'utf8mb4' })
	root.on('error', () => {})
	await root.query('SET NAMES utf8mb4')
	return {
		port,
		root,
		async stop(signal = 'SIGTERM') {
			root.destroy()
			server.kill(signal)
			await ended
			process.off('exit', endWithUs)
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

function untilReady(server: ReturnType<typeof spawn>): Promise<void> {
	let log = ''
	return new Promise((resolve, reject) => {
		server.stderr?.on('data', (chunk) => {
			log = (log + chunk).slice(-10_000)
			if (log.includes('ready for connections')) resolve()
		})
		server.on('error', reject)
		server.on('exit', () => reject(new Error(`MariaDB ended:\n${log}`)))
	})
}
