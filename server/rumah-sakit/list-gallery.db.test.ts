import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi, type TestRequest } from '../../tests/support/test-api.ts'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	await insertRows(api.db, 'gallery', [
		{ id: 'old', createdAt: SENIN_PAGI - 3000 },
		{ id: 'clip', contentType: 'youtube', content: 'youtube:aqz-KE-bpKQ', lebar: null, tinggi: null },
		{
			id: 'dance',
			contentType: 'tiktok',
			content: 'tiktok:@rsyasmin/video/7301234567890',
			createdAt: SENIN_PAGI - 1000,
		},
		{ id: 'broken', contentType: 'youtube', content: '"><script>', createdAt: SENIN_PAGI - 2000 },
	])
})
afterAll(() => api.dispose())

const list = async (query: TestRequest['query']) => (await api.request('listGallery', { query })).body

test('the list is newest first, with or without a filter by type', async () => {
	const ids = async (query: TestRequest['query']) => (await list(query)).data.map((item) => item.id)
	expect(await ids({})).toEqual(['clip', 'dance', 'broken', 'old'])
	expect(await ids({ filterContentType: 'gambar' })).toEqual(['old'])
	expect(await ids({ filterContentType: 'youtube' })).toEqual(['clip', 'broken'])
	expect(await ids({ filterContentType: 'tiktok' })).toEqual(['dance'])
	expect((await list({ filterContentType: 'youtube', limit: 1 })).pagination.totalData).toBe(2)
})

test('the content is a file name, markup, an address, or empty for an invalid video', async () => {
	const content = Object.fromEntries((await list({})).data.map((item) => [item.id, item.content]))
	expect(content.old).toBe('foto.webp')
	expect(content.clip).toMatch(/^<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?rel=0"/)
	expect(content.dance).toBe('https://www.tiktok.com/@rsyasmin/video/7301234567890')
	expect(content.broken).toBe('')
})

test('an unknown type is a 400 that names the field', async () => {
	const { status, body } = await api.request('listGallery', { query: { filterContentType: 'vimeo' } })
	expect(status).toBe(400)
	expect(body.error?.fields).toHaveProperty('filterContentType')
})
