import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyCall } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { errorBody } from '../../contract/error.ts'
import { examples as documented } from '../../contract/examples.ts'
import { tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { openTestApi, type TestApi, type TestRequest } from '../../tests/support/test-api.ts'
import { mailToken } from '../../tests/support/test-delivery.ts'
import { registerMember, siti } from '../../tests/support/test-member.ts'
import { ofPublicLists } from '../../tests/support/test-public-requests.ts'

let api: TestApi
let cookie: string
let pasienId: string
let dokterId: string
let artikelId: string
let shopItemId: string
beforeAll(async () => {
	api = await openTestApi({ demo: true })
	;({ cookie, pasienId } = await registerMember(api))
	dokterId = await firstId('listDokter')
	artikelId = await firstId('listArtikel')
	shopItemId = await firstId('listShopItem')
})
afterAll(() => api.dispose())

const firstId = async (name: 'listDokter' | 'listArtikel' | 'listShopItem') =>
	(await api.request(name)).body.data[0]?.id ?? ''

async function addToCart() {
	const line = await api.request('createKeranjang', { cookie, body: { pasienId, shopItemId } })
	return line.body.data.created.id
}

async function reserve() {
	await addToCart()
	const reservasi = await api.request('createReservasi', { cookie, body: booking() })
	return reservasi.body.data.created.kode
}

const perangkatOf = async (cookie: string) =>
	(await api.request('getMemberData', { cookie })).body.data.perangkat[0]?.id ?? ''

const besok = () => tambahHari(tanggalWib(api.clock.now), 1)

const booking = () => ({ atasNama: 'Siti', noTelp: '0812', tanggalVisit: besok() })

const asDocumented = (name: CallName) => () => (documented[name] ?? {}) as TestRequest

/** A successful request of each call on the demo hospital: the documented example, if possible. */
const requests: Record<CallName, () => TestRequest | Promise<TestRequest>> = {
	getBeranda: asDocumented('getBeranda'),
	getTemplate: () => ({}),
	getShop: () => ({}),
	getDokter: () => ({ params: { id: dokterId } }),
	getDokterByUri: asDocumented('getDokterByUri'),
	listDokter: asDocumented('listDokter'),
	listPoliKlinik: asDocumented('listPoliKlinik'),
	getPoliKlinikByUri: asDocumented('getPoliKlinikByUri'),
	createDrafWa: () => ({ body: { ...documented.createDrafWa?.body, dokterId } }),
	getKeluhan: () => ({}),
	getDatang: () => ({}),
	getAntrean: () => ({}),
	getHakPasien: () => ({}),
	listDiubah: asDocumented('listDiubah'),
	listArtikel: asDocumented('listArtikel'),
	getArtikelByUri: asDocumented('getArtikelByUri'),
	listKomentar: () => ({ query: { recursiveFormat: 'true', page: 1, limit: 10 } }),
	createKomentar: () => ({ body: { artikelId, nama: 'Siti', komentar: 'Terima kasih' } }),
	listLayanan: asDocumented('listLayanan'),
	getLayananByUri: asDocumented('getLayananByUri'),
	listFasilitas: asDocumented('listFasilitas'),
	getFasilitasByUri: asDocumented('getFasilitasByUri'),
	listMitra: asDocumented('listMitra'),
	getMitraByUri: asDocumented('getMitraByUri'),
	listKategoriArtikelFav: () => ({}),
	listKategoriArtikel: asDocumented('listKategoriArtikel'),
	getKategoriArtikelByUri: asDocumented('getKategoriArtikelByUri'),
	listKomunitas: asDocumented('listKomunitas'),
	getKomunitasByUri: asDocumented('getKomunitasByUri'),
	getTestimoniGoogle: () => ({}),
	listTestimoniFav: () => ({}),
	listTestimoni: () => ({}),
	...ofPublicLists(asDocumented),
	listGallery: asDocumented('listGallery'),
	listShopItem: asDocumented('listShopItem'),
	getShopItemByUri: asDocumented('getShopItemByUri'),
	listKeranjang: async () => {
		await addToCart()
		return { cookie }
	},
	createKeranjang: () => ({ cookie, body: { pasienId, shopItemId } }),
	removeKeranjang: async () => ({ cookie, body: [{ id: await addToCart() }] }),
	getPencarian: asDocumented('getPencarian'),
	listHariKunjungan: () => ({ cookie }),
	listPasien: () => ({ cookie }),
	getPasien: () => ({ cookie, params: { id: pasienId } }),
	createPasien: () => ({ cookie, body: siti }),
	updatePasien: () => ({ cookie, params: { id: pasienId }, body: { noTelp: '0813' } }),
	createMember: asDocumented('createMember'),
	createReservasi: async () => {
		await addToCart()
		return { cookie, body: booking() }
	},
	getReservasiByKode: async () => ({ params: { kode: await reserve() } }),
	listMetaPixel: () => ({}),
	getPopupPresented: () => ({}),
	createWebVisitor: asDocumented('createWebVisitor'),
	createHubungi: asDocumented('createHubungi'),
	getMemberData: async () => {
		await reserve()
		await addToCart()
		return { cookie }
	},
	forgetPerangkat: async () => ({ cookie: (await registerMember(api)).cookie }),
	updatePerangkat: async () => ({ cookie, params: { id: await perangkatOf(cookie) }, body: { nama: 'Ponsel Ibu' } }),
	removePerangkat: async () => {
		const { cookie } = await registerMember(api)
		return { cookie, params: { id: await perangkatOf(cookie) } }
	},
	deleteMember: async () => ({ cookie: (await registerMember(api)).cookie }),
	removePasien: async () => {
		const { cookie, pasienId } = await registerMember(api)
		return { cookie, params: { id: pasienId } }
	},
	decideEmail: async () => ({ body: { tujuan: 'konfirmasi', token: await mailToken(api.database) } }),
	createPindah: () => ({ cookie }),
	rescheduleReservasi: async () => ({ cookie, params: { kode: await reserve() }, body: { tanggalVisit: besok() } }),
	cancelReservasi: async () => ({ params: { kode: await reserve() }, body: { noTelpAkhir: '0812' } }),
	verifyReservasi: async () => ({ body: { kode: await reserve(), noTelpAkhir: '0812' } }),
	usePindah: async () => ({ body: { token: (await api.request('createPindah', { cookie })).body.data.created.token } }),
}

const all = Object.entries(calls) as [CallName, AnyCall][]

/** The demo hospital has not set an advertising pixel. */
const MAY_BE_EMPTY: CallName[] = ['listMetaPixel']

test.each(all)('%s responds as the contract says', async (name, call) => {
	const { status, body, headers } = await api.request(name, await requests[name]())
	expect(status, JSON.stringify(body)).toBe(call.status)
	expect(headers.get('content-type')).toBe('application/json')
	expect(call.response.parse(body)).toEqual(body)
	if ('pagination' in body && !MAY_BE_EMPTY.includes(name)) expect(body.data).not.toEqual([])
})

const withParams = all.filter(([, call]) => Object.keys(call.params.shape).length > 0)

test.each(withParams)('%s of something unknown is a 404', async (name, call) => {
	for (const unknown of ['tidak-ada', 'x'.repeat(250), "'", '%']) {
		const params = Object.fromEntries(Object.keys(call.params.shape).map((param) => [param, unknown]))
		const { status, body } = await api.request(name, { ...(await requests[name]()), params })
		expect(status, unknown).toBe(404)
		expect(errorBody.parse(body).error.code).toBe('TIDAK_DITEMUKAN')
	}
})

type PagedName = {
	[Name in CallName]: 'page' extends keyof (typeof calls)[Name]['query']['shape'] ? Name : never
}[CallName]
const paged = all.filter(([, call]) => 'page' in call.query.shape).map(([name]) => name as PagedName)
const list = async (name: PagedName, query: TestRequest['query']) => (await api.request(name, { query })).body

describe.each(paged)('%s', (name) => {
	test('has pages', async () => {
		const whole = await list(name, {})
		const totalData = whole.data.length
		expect(totalData).toBeGreaterThan(1)
		expect(whole.pagination).toEqual({ page: 1, limit: 300, totalPage: 1, totalData })

		const pages = [await list(name, { page: 1, limit: 1 }), await list(name, { page: 2, limit: 1 })]
		expect(pages.map((page) => page.data)).toEqual([[whole.data[0]], [whole.data[1]]])
		expect(pages.map((page) => page.pagination)).toEqual([
			{ page: 1, limit: 1, totalPage: totalData, totalData },
			{ page: 2, limit: 1, totalPage: totalData, totalData },
		])
	})

	test('pages joined together equal the whole list', async () => {
		const whole = await list(name, {})
		const limit = Math.ceil(whole.data.length / 3)
		const pieces = []
		for (const page of [1, 2, 3]) pieces.push(...(await list(name, { page, limit })).data)
		expect(pieces).toEqual(whole.data)
	})

	test.each([
		{ page: 2, limit: 300 },
		{ page: 1000, limit: 1 },
		{ page: 999_999_999, limit: 300 },
	])('a page past the end is empty and has the right totals: %j', async ({ page, limit }) => {
		const totalData = (await list(name, {})).data.length
		const { data, pagination } = await list(name, { page, limit })
		expect(data).toEqual([])
		expect(pagination).toEqual({ page, limit, totalPage: Math.ceil(totalData / limit), totalData })
	})

	test.each([
		['page', '-1'],
		['page', 'x'],
		['page', '1.5'],
		['page', '1e3'],
		['page', '01'],
		['limit', '0'],
		['limit', '-1'],
		['limit', 'x'],
		['limit', ' 1'],
	])('%s=%s is a 400 that names the parameter', async (field, value) => {
		const { status, body } = await api.request(name, { query: { [field]: value } })
		expect(status).toBe(400)
		expect(errorBody.parse(body).error).toMatchObject({
			code: 'INPUT_TIDAK_VALID',
			fields: { [field]: expect.any(String) },
		})
		expect(Object.keys(body.error?.fields ?? {})).toEqual([field])
	})

	test('page 0 is the first page, a limit above 300 is 300, an empty value counts as absent', async () => {
		const whole = await list(name, {})
		const spellings: TestRequest['query'][] = [
			{ page: '0' },
			{ limit: '301' },
			{ limit: '9'.repeat(30) },
			{ page: '', limit: '' },
		]
		for (const query of spellings) expect(await list(name, query), JSON.stringify(query)).toEqual(whole)
	})
})

test.each<[CallName, parameter: string, spellings: string[][]]>([
	[
		'listDokter',
		'sortNama',
		[
			['asc', 'ASC', '1', ''],
			['desc', 'Desc', '-1'],
		],
	],
	[
		'listPoliKlinik',
		'sortNama',
		[
			['asc', 'Asc', '1', ''],
			['desc', 'DESC', '-1'],
		],
	],
	[
		'listArtikel',
		'sortCountView',
		[
			['asc', 'ASC', '1'],
			['desc', 'DESC', '-1'],
		],
	],
	[
		'listKomentar',
		'shortCreatedAt',
		[
			['asc', 'ASC', '1'],
			['desc', 'DESC', '-1', ''],
		],
	],
	[
		'listKomentar',
		'recursiveFormat',
		[
			['true', 'TRUE', '1', 'yes', 'Yes'],
			['false', '0', 'no', 'No', ''],
		],
	],
])('%s reads %s in every spelling', async (name, parameter, spellings) => {
	const responses = []
	for (const [first, ...others] of spellings) {
		const ask = async (value = '') => (await api.request(name, { query: { [parameter]: value } })).body
		const response = await ask(first)
		responses.push(response)
		for (const value of others) expect(await ask(value), value).toEqual(response)
	}
	expect(responses[0], 'the two meanings differ').not.toEqual(responses[1])
})

test.each<[CallName, parameter: string, value: string]>([
	['listDokter', 'sortNama', 'naik'],
	['listDokter', 'sortNama', '2'],
	['listKomentar', 'shortCreatedAt', 'terbaru'],
	['listKomentar', 'recursiveFormat', 'ya'],
	['listLayanan', 'bentuk', 'panjang'],
	['listGallery', 'filterContentType', 'pdf'],
	['getBeranda', 'dokterMostVisitedLimit', 'abc'],
])('%s refuses %s=%s by name', async (name, parameter, value) => {
	const { status, body } = await api.request(name, { query: { [parameter]: value } })
	expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, [parameter]])
})

test.each<[CallName, string[]]>([
	['getBeranda', ['webId', 'dokterMostVisitedLimit', 'bentuk']],
	['getShop', ['webId', 'bentuk']],
	['listArtikel', ['searchByJudul', 'filterKategoriArtikelId', 'searchKategoriArtikelUri', 'sortCountView', 'bentuk']],
	['listGallery', ['filterContentType']],
	['listKomentar', ['filterAllowStatus', 'filterArtikelId']],
	['listShopItem', ['webId', 'searchByNama', 'filterTipe', 'filterKategori', 'filterUsia', 'filterJenisKelamin']],
])('%s: empty parameters count as absent', async (name, parameters) => {
	const query = Object.fromEntries(parameters.map((parameter) => [parameter, '']))
	const { status, body } = await api.request(name, { query })
	expect(status).toBe(200)
	expect(body).toEqual((await api.request(name)).body)
})

test('a list without pages has the pagination of one page', async () => {
	await addToCart()
	const { body } = await api.request('listKeranjang', { cookie })
	expect(body.pagination).toEqual({ page: 1, limit: 300, totalPage: 1, totalData: 1 })
	const empty = await api.request('listKeranjang')
	expect(empty.body).toEqual({ data: [], pagination: { page: 1, limit: 300, totalPage: 0, totalData: 0 } })
})

test.each<[parameter: string, value: string, read: { page: number; limit: number }]>([
	['page', '0', { page: 1, limit: 300 }],
	['page', '1000000000', { page: 999_999_999, limit: 300 }],
	['page', '9'.repeat(400), { page: 999_999_999, limit: 300 }],
	['limit', '301', { page: 1, limit: 300 }],
	['limit', '9'.repeat(400), { page: 1, limit: 300 }],
])('%s=%s is read as %j', async (parameter, value, read) => {
	const { status, body } = await api.request('listFaq', { query: { [parameter]: value } })
	expect([status, body.pagination]).toMatchObject([200, read])
	expect(body.data.length > 0).toBe(read.page === 1)
})

test('a webId of any length that is not ours gives empty lists', async () => {
	const { status, body } = await api.request('listShopItem', { query: { webId: 'a'.repeat(500) } })
	expect([status, body.data]).toEqual([200, []])
})

test('unknown parameters are ignored', async () => {
	const { status } = await api.request('listFaq', { query: { utm_source: 'iklan', constructor: 'x', __proto__: 'x' } })
	expect(status).toBe(200)
})

test('a response that breaks the contract throws in tests and development', async () => {
	await api.db.updateTable('testimoniGoogle').set({ rating: 6 }).execute()
	await expect(api.request('getTestimoniGoogle')).rejects.toThrow(/"rating"/)
	await api.db.updateTable('testimoniGoogle').set({ rating: 4.5 }).execute()
})
