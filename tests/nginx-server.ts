import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export interface Nginx {
	pid: number
	url: string
	/** Everything it writes is in here. */
	folder: string
	stop(): Promise<void>
}

/** Debian keeps it out of the PATH of those who may not use it to listen on port 80. */
export const nginxProgram = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((file) =>
	existsSync(file),
)

const root = join(import.meta.dirname, '..')

/** nginx with the configuration that we ship, on a free port, in front of a site. */
export const startShippedNginx = (site: string, command: string[] = []): Promise<Nginx> =>
	startNginx((listen, folder) => shippedConfiguration(listen, folder, new URL(site).host), command)

function shippedConfiguration(listen: string, folder: string, site: string): string {
	let text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
	for (const [shipped, here] of [
		['server 127.0.0.1:3000;', `server ${site};`],
		['proxy_cache_path /var/cache/nginx/rs-yasmin ', `proxy_cache_path ${folder}/cache `],
		['\tlisten 80;', `\tlisten ${listen};`],
		['access_log /var/log/nginx/rs-yasmin.log ', `access_log ${folder}/access.log `],
	] as const) {
		if (text.split(shipped).length !== 2) throw new Error(`deploy/nginx.conf holds '${shipped}' not just once.`)
		text = text.replace(shipped, here)
	}
	return text
}

/**
 * Starts nginx with a configuration for its http context, in a folder of its own. `command` is put before it, to bind it
 * to a core for one.
 */
export async function startNginx(
	configure: (listen: string, folder: string) => string,
	command: string[] = [],
): Promise<Nginx> {
	if (!nginxProgram) throw new Error('nginx is not installed.')
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-nginx-'))
	const listen = `127.0.0.1:${await freePort()}`
	const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
	writeFileSync(
		join(folder, 'nginx.conf'),
		`daemon off;
		worker_processes 1;
		pid ${folder}/nginx.pid;
		${process.getuid?.() === 0 ? 'user root;' : ''}
		events { worker_connections 1024; }
		http {
			types { text/html html; application/json json; text/css css; text/javascript js; image/avif avif; }
			sendfile on;
			tcp_nopush on;
			keepalive_requests 1000000;
			${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
			${configure(listen, folder)}
		}`,
	)
	const [program = nginxProgram, ...before] = [...command, nginxProgram]
	const args = [...before, '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
	const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
	const endWithUs = () => {
		child.kill('SIGTERM')
		rmSync(folder, { recursive: true, force: true })
	}
	process.once('exit', endWithUs)
	let said = ''
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		said = (said + text).slice(-5000)
	})
	const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
	const url = `http://${listen}`
	await untilAnswering(
		url,
		() => child.exitCode !== null,
		() => said,
	)
	return {
		pid: child.pid ?? 0,
		url,
		folder,
		async stop() {
			child.kill('SIGTERM')
			await ended
			process.off('exit', endWithUs)
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

const START_MS = 10_000

async function untilAnswering(url: string, hasEnded: () => boolean, said: () => string): Promise<void> {
	const deadline = Date.now() + START_MS
	while (!hasEnded() && Date.now() < deadline) {
		const answers = await fetch(`${url}/healthz`, { headers: { connection: 'close' } }).catch(() => null)
		await answers?.arrayBuffer()
		if (answers) return
		await delay(20)
	}
	throw new Error(`nginx did not start: ${said()}`)
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer()
			.on('error', reject)
			.listen(0, '127.0.0.1', () => {
				const address = probe.address()
				probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
			})
	})
}
