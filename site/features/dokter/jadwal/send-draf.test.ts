import { afterEach, expect, test, vi } from 'vitest'
import { sendDraf } from './send-draf.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stubs `fetch` with these outcomes, and gives the bodies that were sent. */
function stubFetch(...outcomes: (() => Promise<Response>)[]) {
	vi.stubGlobal('location', { href: 'https://rs.example.com/poli-klinik' })
	const bodies: unknown[] = []
	vi.stubGlobal('fetch', (_: string, { body, keepalive }: RequestInit) => {
		bodies.push({ ...JSON.parse(String(body)), keepalive })
		return outcomes[bodies.length - 1]?.() ?? Promise.reject(new TypeError('offline'))
	})
	return bodies
}
const created = async () => Response.json({ data: { created: { id: '1' } } }, { status: 201 })
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a draft is sent once, goes on when the page is left, and has no name', async () => {
	const bodies = stubFetch(created)
	const draf = { kode: '2AAA', tanggal: '2026-11-17', jaminan: 'BPJS', namaPasien: 'Siti' }
	sendDraf('4', draf)
	sendDraf('4', draf)
	await settled()
	expect(bodies).toEqual([{ kode: '2AAA', dokterId: '4', tanggal: '2026-11-17', jaminan: 'BPJS', keepalive: true }])
})

test('a draft that did not arrive is sent again at the next press', async () => {
	const bodies = stubFetch(() => Promise.reject(new TypeError('offline')), created)
	sendDraf('4', { kode: '2BBB' })
	await settled()
	sendDraf('4', { kode: '2BBB' })
	await settled()
	sendDraf('4', { kode: '2BBB' })
	expect(bodies).toHaveLength(2)
})

test('without a code nothing is sent', () => {
	const bodies = stubFetch(created)
	sendDraf('4', {})
	expect(bodies).toEqual([])
})
