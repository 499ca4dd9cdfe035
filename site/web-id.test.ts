import { beforeEach, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { emptyTemplate } from './empty-template.ts'

let asked: string[]
let isFailing: boolean
const api = createApi({
	base: '/api',
	async fetch(address) {
		asked.push(address.replace('/api/v1/public', ''))
		if (isFailing) return new Response('{}', { status: 503 })
		if (address.includes('/detail-uri/')) return Response.json({ data: null })
		return Response.json(
			address.includes('/web/template/')
				? { ...emptyTemplate, webId: { data: 'rs-melati' } }
				: { data: [], shopItem: { data: [] }, tipe: { data: [] }, kategori: { data: [] }, usia: { data: [] } },
		)
	},
})

beforeEach(() => {
	asked = []
	isFailing = false
	// Each test has modules that know no id yet.
	vi.resetModules()
})

test('the shop sends webId; only the first call waits for the template', async () => {
	const { loadShop } = await import('./features/shop/load-shop.ts')
	await loadShop(api, '')
	expect(asked).toEqual(['/web/template/?bentuk=ringkas', '/web/shop/?webId=rs-melati&bentuk=ringkas'])
	asked = []
	await loadShop(api, '?tipe=gigi')
	expect(asked).toEqual([
		'/web/shop/?webId=rs-melati&bentuk=ringkas',
		'/shop-item/?webId=rs-melati&filterTipe=gigi&bentuk=ringkas',
	])
})

test('home and a package send webId', async () => {
	const [beranda, paket, { apiContext }, { RouterContextProvider }] = await Promise.all([
		import('./routes/beranda.tsx'),
		import('./routes/paket-layanan.tsx'),
		import('./load.ts'),
		import('react-router'),
	])
	const context = new RouterContextProvider()
	context.set(apiContext, api)
	// biome-ignore lint/suspicious/noExplicitAny: the router passes more than these loaders read
	const args = { context, params: { uri: 'cek' } } as any
	await beranda.loader(args)
	await paket.loader(args)
	expect(asked).toContain('/web/beranda/?webId=rs-melati&dokterMostVisitedLimit=4&bentuk=ringkas')
	expect(asked).toContain('/shop-item/detail-uri/cek?webId=rs-melati')
	expect(asked.filter((address) => address.startsWith('/web/template/'))).toHaveLength(1)
})

test('while the template fails, the calls go without webId', async () => {
	const { knownWebId } = await import('./web-id.ts')
	isFailing = true
	expect(await knownWebId(api)).toBeUndefined()
	isFailing = false
	expect(await knownWebId(api)).toBe('rs-melati')
})
