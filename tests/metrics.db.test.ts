import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './support/nginx-server.ts'
import { promtool, startPrometheus } from './support/prometheus-server.ts'
import { type Site, startSite } from './support/site-server.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

const METRICS_TOKEN = 'a-token-of-more-than-thirty-two-characters'
const NIK = '3271046504930002'

let database: TestDatabase
let site: Site
let port: number
beforeAll(async () => {
	database = await openTestDatabase({ demo: true })
	port = await freePort()
	const env = { DATABASE_URL: database.url, WORKERS: '2', METRICS_PORT: String(port), METRICS_TOKEN }
	site = await startSite({ env })
})
afterAll(async () => {
	await site?.stop('SIGKILL')
	await database?.dispose()
})

/** A connection of its own each time: they are dealt out in turn. */
const get = (path: string) => fetch(site.url + path, { headers: { connection: 'close' } })
const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
/** The values of the lines that contain all of these. */
const valuesOf = (text: string, ...parts: string[]) =>
	text
		.split('\n')
		.filter((line) => !line.startsWith('#') && parts.every((part) => line.includes(part)))
		.map((line) => Number(line.split(' ').at(-1)))
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
const deploy = (file: string) => readFileSync(join(import.meta.dirname, '../deploy', file), 'utf8')

test('the example, the alert rules and their tests pass promtool', () => {
	expect(promtool(['check', 'config', 'prometheus.yml'])).toContain('SUCCESS')
	expect(promtool(['test', 'rules', 'prometheus-alerts.test.yml'])).toContain('SUCCESS')
	const names = [...deploy('prometheus-alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
	const tested = deploy('prometheus-alerts.test.yml')
	expect(names.filter((name) => !tested.includes(`alertname: ${name}`))).toEqual([])
})

test('responses of all workers are counted by the pattern of their path, those from the cache too, and nothing typed', async () => {
	for (let times = 0; times < 8; times += 1) expect((await get('/layanan/igd-24-jam')).status).toBe(200)
	await get(`/reservasi-status/${NIK}?nama=Kenari`)
	await get(`/${NIK}/kenari`)
	await fetch(`${site.url}/api/v1/staf/masuk`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', connection: 'close' },
		body: JSON.stringify({ email: 'kenari@example.com', sandi: 'kenari-rahasia' }),
	})
	const count = (text: string) =>
		valuesOf(text, 'request_duration_seconds_count', 'method="GET",route="/layanan/:uri",status="200"')
	// A response is counted when its connection has it.
	await expect.poll(async () => count(await read())).toEqual([8])
	const text = await read()
	const cached = ['hit', 'stale', 'miss'].map((result) => valuesOf(text, 'cache_requests_total', `"${result}"`))
	expect(sum(cached.flat())).toBeGreaterThanOrEqual(8)
	expect(cached[0]).toEqual([expect.toSatisfy((hits: number) => hits >= 1)])
	expect(valuesOf(text, 'rs_yasmin_sign_in_failures_total ')).toEqual([1])
	expect(text.toLowerCase()).not.toMatch(/kenari|3271046504930002/)
})

test('what all processes share is read once, by one of them', async () => {
	const [first, second] = [await read(), await read()]
	for (const text of [first, second]) {
		expect(valuesOf(text, 'rs_yasmin_ready ')).toEqual([1])
		expect(valuesOf(text, 'rs_yasmin_outbox_messages{status="waiting"}')).toEqual([0])
		expect(valuesOf(text, 'rs_yasmin_backup_timestamp_seconds ')).toEqual([0])
		expect(valuesOf(text, 'rs_yasmin_disk_free_bytes ')[0]).toBeGreaterThan(0)
		expect(valuesOf(text, 'rs_yasmin_job_interval_seconds{name="pembersihan"}')).toEqual([86_400])
	}
})

test('the output passes promtool, and the token gives the same on the port of the site', async () => {
	promtool(['check', 'metrics'], await read())
	const headers = { authorization: `Bearer ${METRICS_TOKEN}`, connection: 'close' }
	const response = await fetch(`${site.url}/metrics`, { headers })
	expect(response.status).toBe(200)
	const names = (text: string) => text.match(/^# TYPE .+$/gm)
	expect(names(await response.text())).toEqual(names(await read()))
	expect((await get('/metrics')).status).toBe(404)
})

test('a real Prometheus has every metric that the dashboard and the alerts name, and understands their queries', async () => {
	const { panels } = JSON.parse(deploy('grafana-dashboard.json')) as { panels: { targets: { expr: string }[] }[] }
	const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '1m')))
	const texts = [...queries, deploy('prometheus-alerts.yml')]
	const used = new Set(texts.flatMap((text) => text.match(/\b(rs_yasmin|nodejs|process)_\w+/g) ?? []))
	expect(used.size).toBeGreaterThan(20)
	const prometheus = await startPrometheus(`127.0.0.1:${port}`)
	try {
		const names = (await prometheus.ask('label/__name__/values')) as string[]
		expect([...used].filter((name) => !names.includes(name))).toEqual([])
		for (const query of queries) {
			const answer = await prometheus.ask(`query?query=${encodeURIComponent(query)}`)
			expect([query, answer]).toEqual([query, expect.objectContaining({ resultType: 'vector' })])
		}
		const version = await prometheus.ask('query?query=rs_yasmin_info')
		const package_ = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
		expect(version).toMatchObject({ result: [{ metric: { version: package_.version } }] })
	} finally {
		await prometheus.stop()
	}
})

test('when a worker ends, another one reads what all share', async () => {
	const children = readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8').trim().split(' ').map(Number)
	process.kill(children[0] ?? 0, 'SIGKILL')
	await expect.poll(async () => valuesOf(await read(), 'rs_yasmin_ready ')).toEqual([1])
})
