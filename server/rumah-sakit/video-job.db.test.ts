import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Embed } from '../../contract/media/embed.ts'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { type FetchedVideo, isVideoHost, videoJob } from './video-job.ts'

const HALF_A_DAY = 12 * 3_600_000
const CLIP = 'youtube:aqz-KE-bpKQ'
const DANCE = 'tiktok:@rsyasmin/video/7301234567890'

let api: TestApi
const written = new Map<string, Buffer>()
const asked: string[] = []
const answers: Record<string, FetchedVideo> = {}

beforeAll(async () => {
	api = await openTestApi()
	await insertRows(api.db, 'gallery', [
		{ id: 'foto', contentType: 'gambar', content: 'foto.webp' },
		{ id: 'clip', contentType: 'youtube', content: CLIP },
		{ id: 'dance', contentType: 'tiktok', content: DANCE },
	])
	await insertRows(api.db, 'artikelSetting', [{ youtubeDaftarArtikel: CLIP, videoDetailArtikel: DANCE }])
})
afterAll(() => api.dispose())

const run = () =>
	videoJob({
		db: api.db,
		now: () => api.clock.now,
		pictures: {
			async write(picture, bytes) {
				written.set(picture, bytes)
			},
		},
		async fetch({ provider }: Embed) {
			asked.push(provider)
			const answer = answers[provider]
			if (!answer) throw new Error('no connection')
			return answer
		},
	}).run(AbortSignal.timeout(10_000))

const pictures = async () => (await api.request('listGallery')).body.data.map(({ id, gambar }) => [id, gambar])

test('each video is asked for once, and its title and picture appear with it', async () => {
	answers.youtube = { judul: 'Cara mencuci tangan', gambar: Buffer.from('webp') }
	await Promise.all([run(), run()])
	await run()
	expect(asked.toSorted()).toEqual(['tiktok', 'youtube'])
	expect([...written.keys()]).toEqual(['gallery/video-youtube-aqz-KE-bpKQ.webp'])
	expect(Object.fromEntries(await pictures())).toEqual({ clip: 'video-youtube-aqz-KE-bpKQ.webp' })
	const { data } = (await api.request('getTemplate')).body.artikelSetting
	expect(data?.youtubeDaftarArtikel).toMatchObject({
		judul: 'Cara mencuci tangan',
		gambar: 'video-youtube-aqz-KE-bpKQ.webp',
	})
	expect(data?.videoDetailArtikel).not.toHaveProperty('judul')
})

test('a video that did not answer is asked for again the next day', async () => {
	api.clock.now += HALF_A_DAY
	await run()
	expect(asked).toHaveLength(2)
	api.clock.now += 2 * HALF_A_DAY
	answers.tiktok = { judul: 'Senam', gambar: Buffer.from('webp') }
	await run()
	expect(asked).toHaveLength(3)
	expect(written.has('gallery/video-tiktok-7301234567890.webp')).toBe(true)
})

test.each([
	['https://i.ytimg.com/vi/a/mqdefault.jpg', true],
	['https://p16-sign-va.tiktokcdn.com/a', true],
	['https://p16-common-sign.tiktokcdn-us.com/a', true],
	['http://i.ytimg.com/a', false],
	['https://i.ytimg.com:8443/a', false],
	['https://i.ytimg.com.evil.example/a', false],
	['https://eviltiktokcdn.com/a', false],
	['https://169.254.169.254/latest', false],
	['https://localhost/a', false],
])('%s may be asked for a picture: %s', (address, expected) => expect(isVideoHost(new URL(address))).toBe(expected))
