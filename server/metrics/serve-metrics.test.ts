import { expect, test } from 'vitest'
import { metricsRoute } from './serve-metrics.ts'

const METRICS_TOKEN = 'a-token-of-more-than-thirty-two-characters'
const route = metricsRoute({ METRICS_TOKEN }, async () => 'rs_yasmin_ready 1\n')
const get = (authorization?: string) => route.request('/metrics', { headers: authorization ? { authorization } : {} })

test('who has the token reads the metrics, and no proxy stores them', async () => {
	const response = await get(`Bearer ${METRICS_TOKEN}`)
	expect([response.status, await response.text()]).toEqual([200, 'rs_yasmin_ready 1\n'])
	expect(response.headers.get('cache-control')).toBe('no-store')
	expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
})

test.each([undefined, '', 'Bearer', 'Bearer ', METRICS_TOKEN, `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`])(
	'with the authorization %s they are not there',
	async (authorization) => {
		const response = await get(authorization)
		expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('TIDAK_DITEMUKAN')])
	},
)

test('metrics that cannot be gathered are 503', async () => {
	const failing = metricsRoute({ METRICS_TOKEN }, () => Promise.reject(new Error('late')))
	const response = await failing.request('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
	expect(response.status).toBe(503)
})
