import { expect, onTestFinished, test } from 'vitest'
import { calls } from '../../../contract/calls.ts'
import { fitur } from '../../../contract/web.ts'
import { openTestApi, type TestApiOptions } from '../../../tests/support/test-api.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'

async function open(options?: TestApiOptions) {
	const api = await openTestApi(options)
	onTestFinished(api.dispose)
	return api
}

test('an empty hospital has every part: empty lists and null', async () => {
	const { request } = await open()
	const { status, body } = await request('getTemplate')
	expect(status).toBe(200)
	const { webId, ...rest } = body
	expect(webId.data).not.toBe('')
	expect(rest).toEqual({
		berandaPendaftaran: { data: null },
		berandaSambutan: { data: null },
		webSettingSosmed: { data: [] },
		layanan: { data: [] },
		webSetting: { data: null },
		komunitas: { data: [] },
		artikelSetting: { data: null },
		artikelFavList: { data: [] },
		shopSetting: { data: null },
		fitur: { data: fitur.options },
		promo: { data: false },
		teks: { data: {} },
	})
})

test('the demo hospital fills every part', async () => {
	const { request } = await open({ demo: true })
	const { body } = await request('getTemplate')
	for (const [name, part] of Object.entries(calls.getTemplate.response.parse(body))) {
		expect(part.data, name).not.toBeNull()
		if (Array.isArray(part.data)) expect(part.data.length, name).toBeGreaterThan(0)
	}
	expect(body.webSetting.data?.mapLokasi).toMatch(/^<iframe src="https:\/\//)
})

test('markup of videos and maps is built from their keys; invalid keys are left out', async () => {
	const { db, request } = await open()
	await insertRows(db, 'webSetting', [{ mapLokasi: '<script>alert(1)</script>' }])
	await insertRows(db, 'artikelSetting', [
		{
			posterDaftarArtikel: 'poster.webp',
			youtubeDaftarArtikel: 'youtube:aqz-KE-bpKQ',
			tiktokDaftarArtikel: 'javascript:alert(1)',
			videoDetailArtikel: 'tiktok:@rs/video/7301234567890',
		},
	])
	const { body } = await request('getTemplate')
	expect(body.webSetting.data?.mapLokasi).toBe('')
	expect(body.artikelSetting.data).toEqual({
		posterDaftarArtikel: { content: 'poster.webp' },
		youtubeDaftarArtikel: { content: expect.stringMatching(/^<iframe src="[^"]*\/embed\/aqz-KE-bpKQ/) },
		tiktokDaftarArtikel: null,
		posterDetailArtikel: null,
		videoDetailArtikel: { contentType: 'tiktok', content: 'https://www.tiktok.com/@rs/video/7301234567890' },
	})
})
