import { expect, onTestFinished, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { deriveUtama } from '../../contract/merek/merek-warna.ts'
import { fitur, halamanKosong } from '../../contract/web/web.ts'
import { openTestApi, type TestApiOptions } from '../../tests/support/test-api.ts'
import { insertRows } from '../../tests/support/test-rows.ts'

async function open(options?: TestApiOptions) {
	const api = await openTestApi(options)
	onTestFinished(api.dispose)
	return api
}

test('an empty hospital has every part: empty lists and null', async () => {
	const { request } = await open()
	const { status, body } = await request('getTemplate')
	expect(status).toBe(200)
	const { webId, merek, ...rest } = body
	expect(webId.data).not.toBe('')
	expect(merek.data).toMatchObject({ namaPendek: 'Rumah Sakit', lambang: null, warnaUtama: null })
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
		kosong: {
			data: expect.toSatisfy((pages: string[]) => pages.toSorted().join() === halamanKosong.options.toSorted().join()),
		},
		teks: { data: {} },
	})
})

test('the demo hospital fills every part', async () => {
	const { request } = await open({ demo: true })
	const { body } = await request('getTemplate')
	const { kosong, ...parts } = calls.getTemplate.response.parse(body)
	expect(kosong.data).toEqual([])
	for (const [name, part] of Object.entries(parts)) {
		expect(part.data, name).not.toBeNull()
		if (Array.isArray(part.data)) expect(part.data.length, name).toBeGreaterThan(0)
	}
	expect(body.webSetting.data?.mapLokasi).toMatch(/^<iframe src="https:\/\//)
})

test('a page with content that visitors may see is not empty', async () => {
	const { db, request } = await open()
	const kosong = async () => (await request('getTemplate')).body.kosong.data
	await insertRows(db, 'faq', [{ tampil: 0 }])
	await insertRows(db, 'kategoriArtikel', [{}])
	await insertRows(db, 'artikel', [{ status: 'konsep' }])
	await insertRows(db, 'testimoniGoogle', [{ reviews: 0 }])
	await insertRows(db, 'webSetting', [{ noTelp: '', noTelpUgd: '', email: '' }])
	expect(await kosong()).toHaveLength(halamanKosong.options.length)
	await db.updateTable('faq').set({ tampil: 1 }).execute()
	await db.updateTable('artikel').set({ status: 'terbit' }).execute()
	await db.updateTable('testimoniGoogle').set({ reviews: 1 }).execute()
	await insertRows(db, 'berandaPendaftaran', [{}])
	const filled = ['/faq', '/info-kesehatan', '/testimoni', '/hubungi-kami']
	expect((await kosong()).toSorted()).toEqual(halamanKosong.options.filter((page) => !filled.includes(page)).toSorted())
})

test('given testimonials that are switched off, visitors get what a hospital without them gives', async () => {
	const { db, request } = await open()
	await insertRows(db, 'testimoni', [{ favorit: 1 }])
	await insertRows(db, 'testimoniGoogle', [{ rating: 4.7, reviews: 12 }])
	await insertRows(db, 'webSetting', [{}])
	const seen = async () => [
		(await request('listTestimoni')).body.pagination.totalData,
		(await request('listTestimoniFav')).body.data.length,
		(await request('getTestimoniGoogle')).body.data.reviews,
		(await request('getTemplate')).body.kosong.data.includes('/testimoni'),
	]
	expect(await seen()).toEqual([1, 1, 12, false])
	await db.updateTable('webSetting').set({ tampilTestimoni: 0 }).execute()
	expect(await seen()).toEqual([0, 0, 0, true])
	expect((await request('getTemplate')).body.webSetting.data).not.toHaveProperty('tampilTestimoni')
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

test('without a directions link, the hospital is found by its address', async () => {
	const { db, request } = await open()
	const directions = async () => (await request('getTemplate')).body.webSetting.data?.petunjukArah
	await insertRows(db, 'webSetting', [{ alamat: '', petunjukArah: '' }])
	expect(await directions()).toBe('')
	await db.updateTable('webSetting').set({ alamat: 'Jalan Melati 5, Bogor' }).execute()
	expect(await directions()).toBe('https://www.google.com/maps/dir/?api=1&destination=Jalan%20Melati%205%2C%20Bogor')
	await db.updateTable('webSetting').set({ petunjukArah: 'https://maps.example/rs' }).execute()
	expect(await directions()).toBe('https://maps.example/rs')
})

test('given no brand, its names come from the name of the site, and its colours are the default ones', async () => {
	const { db, request } = await open()
	await insertRows(db, 'webSetting', [{ namaWeb: 'RSU Harapan Bunda' }])
	const { body } = await request('getTemplate')
	expect(body.merek.data).toMatchObject({
		namaPendek: 'RSU Harapan Bunda',
		namaToko: 'Harapan Bunda Shop',
		lambang: null,
		warnaUtama: null,
		warnaPendamping: null,
		warnaTema: '#063534',
	})
})

test('given a brand with a light colour, visitors get its names and a darker colour, under a new version', async () => {
	const { db, request } = await open()
	await insertRows(db, 'webSetting', [{ namaWeb: 'Rumah Sakit Umum Harapan' }])
	const before = (await request('getTemplate')).body.merek.data
	await insertRows(db, 'webMerek', [
		{ namaPendek: 'RS Harapan', namaToko: 'Warung Sehat', lambang: 'h.webp', warnaUtama: '#ffd400' },
	])
	const { versi, warnaUtama, ...merek } = (await request('getTemplate')).body.merek.data
	expect(merek).toMatchObject({ namaPendek: 'RS Harapan', namaToko: 'Warung Sehat', lambang: 'h.webp' })
	expect([versi === before.versi, warnaUtama === '#ffd400']).toEqual([false, false])
	expect(warnaUtama).toBe(deriveUtama('#ffd400').dipakai)
})
