import { expect, onTestFinished, test } from 'vitest'
import { listenHttp } from '../../../tests/support/test-http-server.ts'
import { openProvider } from './provider.ts'

const layanan = ['IGD', 'ICU', 'MCU', 'USG', 'CT Scan'].map((nama, index) => ({ id: index + 1, nama }))

/** A provider of services that sends `pageSize` of them unless it is asked for more. */
async function openLayanan(pageSize: number) {
	const asked: string[] = []
	const server = await listenHttp((request, response) => {
		asked.push(request.url ?? '')
		const query = new URL(request.url ?? '', 'http://provider').searchParams
		const limit = Number(query.get('limit') ?? pageSize)
		const page = Number(query.get('page') ?? 1)
		const data = layanan.slice((page - 1) * limit, page * limit)
		const pagination = { totalPage: Math.ceil(layanan.length / limit), totalData: layanan.length }
		response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, pagination }))
	})
	onTestFinished(server.close)
	const problems: string[] = []
	const provider = openProvider({
		base: `${server.origin}/api`,
		journal: { id: '', startedAt: 0, resumed: 0, get: () => undefined, add() {}, remove() {} },
		onResponse() {},
		report: (problem) => problems.push(problem),
		prepare: (body) => body,
	})
	return { provider, asked, problems }
}

test.each([
	[100, 1],
	[2, 2],
])('given a provider that sends %d services at once, all arrive with %d requests', async (pageSize, requests) => {
	const { provider, asked, problems } = await openLayanan(pageSize)
	const items = await provider.listAll('listLayanan')
	expect(items.map(({ nama }) => nama)).toEqual(layanan.map(({ nama }) => nama))
	expect(problems).toEqual([])
	expect(asked).toHaveLength(requests)
	expect(asked[0]).toBe('/api/v1/public/layanan')
})
