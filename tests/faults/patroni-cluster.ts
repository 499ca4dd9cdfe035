import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findPostgres, freePort, unprivilegedOwner } from '../../scripts/throwaway-postgres.mjs'

const PROGRAMS = { patroni: '/usr/bin/patroni', etcd: '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' }
const PATH = '/usr/bin:/bin'
const NAMES = ['satu', 'dua', 'tiga']
const HEALTHY_WITHIN_MS = 120_000

interface Member {
	name: string
	role: string
	state: string
}

interface PatroniNode {
	name: string
	/** Of Patroni's REST API. */
	api: string
	start(): void
	/** Patroni and PostgreSQL, without a clean shutdown. */
	kill(): void
	freeze(): void
	thaw(): void
}

/** What this system lacks for such a cluster. */
export const missingForCluster = (): string[] => [
	...Object.entries(PROGRAMS).flatMap(([name, file]) => (existsSync(file) ? [] : [name])),
	...(findPostgres() ? [] : ['postgresql']),
]

/** Three nodes with synchronous replication, one etcd, and HAProxy before them, all on loopback. */
export async function startPatroniCluster(folder: string) {
	const store = chooseStore()
	const owner = unprivilegedOwner()
	if (owner) chownSync(folder, owner.uid, owner.gid)
	const children = new Set<ChildProcess>()
	const launch = (program: string, args: string[]) => {
		const log = openSync(join(folder, 'log'), 'a')
		const child = spawn(program, args, { cwd: folder, ...owner, stdio: ['ignore', log, log], env: { PATH } })
		closeSync(log)
		children.add(child)
		child.once('exit', () => children.delete(child))
		return child
	}

	const etcd = await freePort()
	const etcdPeer = await freePort()
	const etcdUrl = `http://127.0.0.1:${etcd}`
	const peerUrl = `http://127.0.0.1:${etcdPeer}`
	const urls = ['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl, '--listen-peer-urls', peerUrl]
	const itself = ['--initial-advertise-peer-urls', peerUrl, '--initial-cluster', `default=${peerUrl}`]
	launch(PROGRAMS.etcd, ['--data-dir', 'etcd', '--enable-v2', ...urls, ...itself])

	const places: { name: string; rest: number; port: number }[] = []
	for (const name of NAMES) places.push({ name, rest: await freePort(), port: await freePort() })
	const nodes = places.map(({ name, rest, port }): PatroniNode => {
		const file = join(folder, `${name}.yml`)
		// JSON is YAML too.
		writeFileSync(file, JSON.stringify(nodeConfig({ folder, name, rest, port, store, etcd })))
		let patroni: ChildProcess | undefined
		const signal = (sent: NodeJS.Signals) => {
			for (const pid of processesOf(patroni?.pid, join(folder, name, 'postmaster.pid'))) send(pid, sent)
		}
		return {
			name,
			api: `http://127.0.0.1:${rest}`,
			start() {
				patroni = launch(PROGRAMS.patroni, [file])
			},
			kill: () => signal('SIGKILL'),
			freeze: () => signal('SIGSTOP'),
			thaw: () => signal('SIGCONT'),
		}
	})
	for (const node of nodes) node.start()

	const entrance = await freePort()
	writeFileSync(join(folder, 'haproxy.cfg'), haproxyConfig(entrance, places))
	launch(PROGRAMS.haproxy, ['-db', '-f', 'haproxy.cfg'])

	const members = async (): Promise<Member[]> => {
		for (const { api } of nodes) {
			try {
				const response = await fetch(`${api}/cluster`, { signal: AbortSignal.timeout(3000) })
				return (await response.json()).members
			} catch {
				// Another node knows.
			}
		}
		return []
	}
	/** A node that was killed in the middle of a rewind cannot start; an operator copies the leader again (`patronictl reinit`). */
	const reinitialiseFailed = async (seen: Member[]) => {
		for (const { name } of seen.filter(({ state }) => state === 'start failed')) {
			const node = nodes.find((node) => node.name === name)
			await fetch(`${node?.api}/reinitialize`, { method: 'POST', body: JSON.stringify({ force: true }) }).catch(
				() => {},
			)
		}
	}
	const stop = async () => {
		for (const node of nodes) node.kill()
		const ended = [...children].map((child) => once(child, 'exit'))
		for (const child of children) child.kill('SIGKILL')
		await Promise.all(ended)
	}
	process.once('exit', () => {
		for (const node of nodes) node.kill()
	})
	return {
		url: `postgres://postgres@127.0.0.1:${entrance}/postgres`,
		nodes,
		async leader(): Promise<PatroniNode> {
			const name = (await members()).find(({ role }) => role === 'leader')?.name
			const node = nodes.find((node) => node.name === name)
			if (!node) throw new Error('The cluster has no leader.')
			return node
		},
		/** Comes back when all three replicate, one of them synchronously. */
		async untilHealthy(): Promise<void> {
			const deadline = performance.now() + HEALTHY_WITHIN_MS
			let seen: Member[] = []
			while (performance.now() < deadline) {
				seen = await members()
				const isHealthy =
					seen.filter(({ state }) => state === 'running' || state === 'streaming').length === NAMES.length &&
					['leader', 'sync_standby'].every((wanted) => seen.some(({ role }) => role === wanted))
				if (isHealthy) return
				await reinitialiseFailed(seen)
				await delay(200)
			}
			throw new Error(`The cluster does not become healthy: ${JSON.stringify(seen)}`)
		},
		stop,
	}
}

export type PatroniCluster = Awaited<ReturnType<typeof startPatroniCluster>>

/** Patroni before 3.0.3 loses acknowledged writes on etcd's v3 API: docs/operations.md. */
function chooseStore(): 'etcd' | 'etcd3' {
	const version = execFileSync(PROGRAMS.patroni, ['--version'], { encoding: 'utf8' }).replace(/^patroni /, '')
	return version.localeCompare('3.0.3', 'en', { numeric: true }) < 0 ? 'etcd' : 'etcd3'
}

interface NodeConfig {
	folder: string
	name: string
	rest: number
	port: number
	store: 'etcd' | 'etcd3'
	etcd: number
}

const nodeConfig = ({ folder, name, rest, port, store, etcd }: NodeConfig) => ({
	scope: 'rs-yasmin',
	name,
	restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
	[store]: { host: `127.0.0.1:${etcd}` },
	bootstrap: {
		dcs: {
			// A lost leader is replaced after ttl; loop_wait + 2 * retry_timeout must not exceed it.
			ttl: 15,
			loop_wait: 5,
			retry_timeout: 5,
			synchronous_mode: true,
			synchronous_mode_strict: true,
			postgresql: { use_pg_rewind: true, use_slots: true, parameters: { max_connections: 100 } },
		},
		initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { 'locale-provider': 'icu' }, { 'icu-locale': 'en' }],
	},
	postgresql: {
		listen: `127.0.0.1:${port}`,
		connect_address: `127.0.0.1:${port}`,
		data_dir: join(folder, name),
		bin_dir: findPostgres(),
		pgpass: join(folder, `${name}.pgpass`),
		authentication: {
			superuser: { username: 'postgres', password: 'postgres' },
			replication: { username: 'replicator', password: 'replicator' },
			rewind: { username: 'rewinder', password: 'rewinder' },
		},
		pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
		parameters: { unix_socket_directories: '' },
	},
	watchdog: { mode: 'off' },
})

/** A node that Patroni no longer calls the primary loses its connections at once. */
const haproxyConfig = (entrance: number, places: { name: string; rest: number; port: number }[]) => `
defaults
	mode tcp
	timeout connect 2s
	timeout check 2s
	timeout client 1h
	timeout server 1h
listen primary
	bind 127.0.0.1:${entrance}
	option httpchk OPTIONS /primary
	http-check expect status 200
	default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${places.map(({ name, rest, port }) => `	server ${name} 127.0.0.1:${port} check port ${rest}`).join('\n')}
`

/** Patroni, PostgreSQL, and all that they have started. */
function processesOf(patroni: number | undefined, pidFile: string): number[] {
	const postmaster = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : undefined
	return [...new Set([patroni, postmaster].flatMap((pid) => (pid ? withChildren(pid) : [])))]
}

function withChildren(pid: number): number[] {
	const file = `/proc/${pid}/task/${pid}/children`
	if (!existsSync(file)) return []
	return [pid, ...readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number).flatMap(withChildren)]
}

function send(pid: number, signal: NodeJS.Signals) {
	try {
		process.kill(pid, signal)
	} catch {
		// Ended meanwhile.
	}
}
