import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'
import { limits } from '../../contract/limits.ts'
import { VERSION } from '../version.ts'
import { onMeasured, readSample } from './measure.ts'

/** The p95 that a page should have is 0.5 s; a query that takes 8 s is stopped. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const QUERY_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 8]

/** Gauges of prom-client with the suffix of a counter, which `promtool check metrics` refuses. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

/** What each process measures by itself; the sum over the processes is exposed. */
export function declareMetrics(): void {
	collectDefaultMetrics()
	for (const name of MISNAMED) register.removeSingleMetric(name)

	new Gauge({
		name: 'rs_yasmin_info',
		help: 'Version of the site and of Node.',
		labelNames: ['version', 'node'],
		aggregator: 'first',
	}).set({ version: VERSION, node: process.version }, 1)

	const about = 'Responses by the pattern of their path, those from the cache included.'
	const labels = ['method', 'route', 'status'] as const
	const requests = histogram('http_request_duration_seconds', about, REQUEST_SECONDS, labels)
	onMeasured('request', ({ seconds, ...request }) => requests.observe(request, seconds))

	const renders = histogram('render_duration_seconds', 'Renders of pages, without their time in the queue.')
	onMeasured('render', (seconds) => renders.observe(seconds))

	const queries = histogram(
		'database_query_duration_seconds',
		'Queries, without waiting for a connection.',
		QUERY_SECONDS,
	)
	onMeasured('query', (seconds) => queries.observe(seconds))

	const looks = 'Requests that the response cache may answer: hit, stale (sent while it is refreshed) or miss.'
	const cache = counter('cache_requests_total', looks, ['result'])
	for (const result of ['hit', 'stale', 'miss']) cache.inc({ result }, 0)
	onMeasured('cache', (result) => cache.inc({ result }))

	const refusals = counter('rate_limit_refusals_total', 'Uses over a rate limit.', ['limit'])
	for (const limit of Object.keys(limits)) refusals.inc({ limit }, 0)
	onMeasured('refusal', (limit) => refusals.inc({ limit }))

	const signInFailures = counter('sign_in_failures_total', 'Wrong passwords, codes and passkeys of staff.')
	onMeasured('signInFailure', () => signInFailures.inc())

	sampled('cache_bytes', 'Memory of the response cache.', [], (gauge) => gauge.set(readSample('cache')?.bytes ?? 0))
	sampled('cache_entries', 'Responses in the cache.', [], (gauge) => gauge.set(readSample('cache')?.entries ?? 0))
	sampled('renders', 'Renders at this moment, active or queued.', ['state'], (gauge) => {
		const { active, queued } = readSample('renders') ?? { active: 0, queued: 0 }
		gauge.set({ state: 'active' }, active)
		gauge.set({ state: 'queued' }, queued)
	})
	const connections = 'Connections to PostgreSQL, used or idle, and queries that wait for one.'
	sampled('database_connections', connections, ['state'], (gauge) => {
		for (const [state, count] of Object.entries(readSample('pool') ?? {})) gauge.set({ state }, count)
	})
}

function sampled(name: string, help: string, labelNames: string[], read: (gauge: Gauge) => void): void {
	new Gauge({
		name: `rs_yasmin_${name}`,
		help,
		labelNames,
		collect() {
			read(this)
		},
	})
}

const histogram = <Label extends string>(
	name: string,
	help: string,
	buckets = REQUEST_SECONDS,
	labelNames: readonly Label[] = [],
) => new Histogram({ name: `rs_yasmin_${name}`, help, buckets, labelNames })

const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
	new Counter({ name: `rs_yasmin_${name}`, help, labelNames })
