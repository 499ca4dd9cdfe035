import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findNginx } from '../../scripts/nginx.mjs'

export interface Nginx {
	pid: number
	url: string
	/** Holds every file that it writes. */
	folder: string
	stop(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

/** The shipped configuration, but a request waits longer for the same page that another request already fetches. */
export const startNginxWithLongLock = (site: string): Promise<Nginx> =>
	startNginx((listen, folder) =>
		shippedConfiguration(listen, folder, [site]).replace('lock_timeout 300ms', 'lock_timeout 10s'),
	)

/** The shipped configuration without the rate limit: in tests all visitors have one address. */
export const startUnlimitedNginx = (sites: string[]): Promise<Nginx> =>
	startNginx((listen, folder) => shippedConfiguration(listen, folder, sites).replace('rate=30r/s', 'rate=30000r/s'))

/** The shipped configuration, but a server that loses responses is never taken out of the group. */
export const startNginxThatRetries = (sites: string[]): Promise<Nginx> =>
	startNginx((listen, folder) => shippedConfiguration(listen, folder, sites).replaceAll('max_fails=2', 'max_fails=0'))

/** The shipped configuration with TLS to the site, as docs/operations.md says. */
export const startNginxOverTls = (site: string, certificate: string): Promise<Nginx> =>
	startNginx((listen, folder) =>
		shippedConfiguration(listen, folder, [site])
			.replaceAll('proxy_pass http://', 'proxy_pass https://')
			.replace(
				'\tlocation / {',
				`proxy_ssl_trusted_certificate ${certificate}; proxy_ssl_verify on; proxy_ssl_name localhost;\n\tlocation / {`,
			),
	)

/** The sockets that stand for port 443 and port 80. */
export const tlsSocket = (folder: string) => join(folder, 'tls.sock')
export const redirectSocket = (folder: string) => join(folder, 'redirect.sock')

function shippedConfiguration(listen: string, folder: string, sites: string[]): string {
	let text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
	const server = (site: string) => `server ${new URL(site).host} max_fails=2 fail_timeout=1s;`
	for (const [shipped, here] of [
		['server 127.0.0.1:3000 max_fails=2 fail_timeout=1s;', sites.map(server).join('\n')],
		['proxy_cache_path /var/cache/nginx/rs-yasmin ', `proxy_cache_path ${folder}/cache `],
		['\tlisten 80;', `\tlisten unix:${redirectSocket(folder)};`],
		['\tlisten 443 ssl http2;', `listen ${listen}; listen unix:${tlsSocket(folder)} ssl http2;`],
		['ssl_certificate /etc/letsencrypt/live/rs-yasmin.example/fullchain.pem;', certificateLines(folder)],
		['ssl_certificate_key /etc/letsencrypt/live/rs-yasmin.example/privkey.pem;', ''],
		['root /var/www/rs-yasmin;', `root ${folder};`],
		['access_log /var/log/nginx/rs-yasmin.log ', `access_log ${folder}/access.log `],
		['error_log /var/log/nginx/rs-yasmin-error.log ', `error_log ${folder}/error.log `],
	] as const) {
		if (text.split(shipped).length !== 2) throw new Error(`deploy/nginx.conf does not hold '${shipped}' exactly once.`)
		text = text.replace(shipped, here)
	}
	return text
}

/** A self-signed certificate of localhost. */
export function makeCertificate(folder: string) {
	const files = { key: join(folder, 'key.pem'), certificate: join(folder, 'certificate.pem') }
	const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
	const args = [
		...kind,
		'-keyout',
		files.key,
		'-out',
		files.certificate,
		'-subj',
		'/CN=localhost',
		'-days',
		'2',
		'-addext',
		'subjectAltName=DNS:localhost',
	]
	execFileSync('openssl', args, { stdio: 'ignore' })
	return files
}

function certificateLines(folder: string): string {
	const { certificate, key } = makeCertificate(folder)
	return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`
}

/** Starts nginx with a configuration for its http context, in a folder of its own. */
async function startNginx(configure: (listen: string, folder: string) => string): Promise<Nginx> {
	const program = findNginx()
	if (!program) throw new Error('There is no nginx for these tests: please install the package nginx.')
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
	const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
	const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
	const endWithThisProcess = () => {
		child.kill('SIGTERM')
		rmSync(folder, { recursive: true, force: true })
	}
	process.once('exit', endWithThisProcess)
	let printed = ''
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		printed = (printed + text).slice(-5000)
	})
	const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
	const url = `http://${listen}`
	await untilReady(
		url,
		() => child.exitCode !== null,
		() => printed,
	)
	return {
		pid: child.pid ?? 0,
		url,
		folder,
		async stop() {
			child.kill('SIGTERM')
			await ended
			process.off('exit', endWithThisProcess)
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

const START_MS = 10_000

async function untilReady(url: string, hasEnded: () => boolean, output: () => string): Promise<void> {
	const deadline = Date.now() + START_MS
	while (!hasEnded() && Date.now() < deadline) {
		const response = await fetch(`${url}/healthz`, { headers: { connection: 'close' } }).catch(() => null)
		await response?.arrayBuffer()
		if (response) return
		await delay(20)
	}
	throw new Error(`nginx did not start: ${output()}`)
}

export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer()
			.on('error', reject)
			.listen(0, '127.0.0.1', () => {
				const address = probe.address()
				probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
			})
	})
}
