import { expect, onTestFinished, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { openTestApi, type TestApiOptions, type TestRequest } from '../../tests/support/test-api.ts'
import { insertRows } from '../../tests/support/test-rows.ts'

const parts = ['berandaBanner', 'dokterFavList', 'dokterMostVisited', 'layananFavList', 'fasilitas', 'mitraFavList']
const allEmpty = Object.fromEntries(parts.map((part) => [part, { data: [] }]))

async function open(options?: TestApiOptions) {
	const api = await openTestApi(options)
	onTestFinished(api.dispose)
	return api
}

test('an empty hospital has every part, empty', async () => {
	const { request } = await open()
	const { status, body } = await request('getBeranda')
	expect(status).toBe(200)
	expect(body).toEqual(allEmpty)
})

test('the demo hospital fills every part; another webId gets empty lists', async () => {
	const { request } = await open({ demo: true })
	const { body } = await request('getBeranda')
	expect(Object.keys(body).sort()).toEqual([...parts].sort())
	for (const [name, part] of Object.entries(calls.getBeranda.response.parse(body)))
		expect(part.data.length, name).toBeGreaterThan(0)

	expect((await request('getBeranda', { query: { webId: 'another' } })).body).toEqual(allEmpty)
	const { webId } = (await request('getTemplate')).body
	expect((await request('getBeranda', { query: { webId: webId.data } })).body).toEqual(body)
})

test('the most visited doctors come from visitor records, most visits first, four by default', async () => {
	const { db, request } = await open()
	await insertRows(db, 'dokter', [{}, {}, {}, {}, {}])
	let visitors = 0
	const visit = async (...dokterIds: (string | null)[]) => {
		for (const dokterId of dokterIds) {
			visitors += 1
			const headers = { 'user-agent': `Peramban ${visitors}` }
			await request('createWebVisitor', { headers, body: { routeName: 'modal_jadwal_dokter', dokterId } })
		}
	}
	const mostVisited = async (query?: TestRequest['query']) =>
		(await request('getBeranda', { query })).body.dokterMostVisited.data.map((dokter) => dokter.id)

	await visit('2', '3', '2', 'unknown', null, '3', '2', '1')
	expect(await mostVisited()).toEqual(['2', '3', '1'])
	expect(await mostVisited({ dokterMostVisitedLimit: 1 })).toEqual(['2'])
	await visit('3', '3', '4', '5')
	expect(await mostVisited()).toEqual(['3', '2', '1', '4'])
	expect(await mostVisited({ dokterMostVisitedLimit: 5 })).toEqual(['3', '2', '1', '4', '5'])

	expect(await mostVisited({ dokterMostVisitedLimit: '301' })).toHaveLength(5)
	expect(await mostVisited({ dokterMostVisitedLimit: '' })).toHaveLength(4)
	for (const limit of ['0', '-1', 'x', '1.5']) {
		const { status, body } = await request('getBeranda', { query: { dokterMostVisitedLimit: limit } })
		expect(status, limit).toBe(400)
		expect(body.error?.fields).toHaveProperty('dokterMostVisitedLimit')
	}
})

test('a doctor who is favourite and most visited is complete in both lists, with id and _id', async () => {
	const { db, request } = await open()
	await insertRows(db, 'poliKlinik', [{}])
	await insertRows(db, 'dokter', [{ favorit: 1 }])
	await insertRows(db, 'dokterPoliKlinik', [{}])
	await insertRows(db, 'dokterView', [{}])
	const { body } = await request('getBeranda')
	expect(body.dokterFavList.data).toEqual(body.dokterMostVisited.data)
	expect(body.dokterFavList.data).toMatchObject([{ id: '1', _id: '1', poliKlinik: [{ id: '1' }] }])
})

test('banners come in order: a picture as a file name, a video as markup that plays in a loop', async () => {
	const { db, request } = await open()
	await insertRows(db, 'berandaBanner', [
		{ contentType: 'embed_video', content: 'youtube:aqz-KE-bpKQ', urutan: 2 },
		{ contentType: 'gambar', content: 'banner.webp', urutan: 1 },
	])
	const [picture, video] = (await request('getBeranda')).body.berandaBanner.data
	expect(picture?.content).toBe('banner.webp')
	expect(video?.content).toMatch(/^<iframe src="[^"]*\/embed\/aqz-KE-bpKQ\?[^"]*autoplay=1/)
})

test('a banner with an end is shown through that day in WIB', async () => {
	const { db, request, clock } = await open()
	await insertRows(db, 'berandaBanner', [
		{ id: 'selalu', urutan: 1 },
		{ id: 'promo', urutan: 2, berlakuSampai: '2026-11-16' },
	])
	const shown = async (at: string) => {
		clock.now = Date.parse(at)
		return (await request('getBeranda')).body.berandaBanner.data.map(({ id }) => id)
	}
	expect(await shown('2026-11-16T23:59:59+07:00')).toEqual(['selalu', 'promo'])
	expect(await shown('2026-11-17T00:00:00+07:00')).toEqual(['selalu'])
})
