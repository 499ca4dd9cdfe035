import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCertificate, startNginxOverTls } from './support/nginx-server.ts'
import { runServer, type Site, startSite } from './support/site-server.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

let folder: string
let database: TestDatabase
let site: Site
let certificate: string
let env: Record<string, string>
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-tls-'))
	const files = makeCertificate(folder)
	certificate = files.certificate
	database = await openTestDatabase({ demo: true })
	env = { DATABASE_URL: database.url, TRUST_PROXY: '1', TLS_CERT: certificate, TLS_KEY: files.key }
	site = await startSite({ env: { ...env, WORKERS: '2', SITE_URL: 'https://rs.example', HSTS_SUBDOMAINS: '1' } })
})
afterAll(async () => {
	await site.stop()
	await database.dispose()
	rmSync(folder, { recursive: true, force: true })
})

test('nginx reaches every worker by TLS alone, and no site with another certificate', async () => {
	const [nginx, stranger] = await Promise.all([
		startNginxOverTls(site.url, certificate),
		startNginxOverTls(site.url, makeCertificate(mkdtempSync(join(folder, 'other-'))).certificate),
	])
	try {
		for (const path of ['/faq', '/layanan', '/api/v1/public/faq', '/staf']) {
			const { status, headers } = await fetch(nginx.url + path)
			const seen = [path, status, headers.get('strict-transport-security')]
			expect(seen).toEqual([path, 200, 'max-age=31536000; includeSubDomains'])
		}
		expect((await fetch(`${stranger.url}/api/v1/public/faq`)).status).toBe(502)
		const plain = new Promise((_, reject) => request(site.url.replace('https', 'http')).on('error', reject).end())
		await expect(plain).rejects.toThrow(/hang up|ECONNRESET/)
	} finally {
		await Promise.all([nginx.stop(), stranger.stop()])
	}
})

test('files that do not belong together are one sentence', async () => {
	const other = makeCertificate(mkdtempSync(join(folder, 'third-')))
	for (const TLS_KEY of [other.key, '', join(folder, 'missing')]) {
		const { code, output } = await runServer({ env: { ...env, TLS_KEY } })
		expect([code, output]).toEqual([1, 'TLS_CERT and TLS_KEY must be files in PEM format that belong together.\n'])
	}
})
