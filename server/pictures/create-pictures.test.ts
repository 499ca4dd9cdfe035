import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorBody } from '../../contract/error.ts'
import { pictureFolders } from '../../contract/media/picture-places.ts'
import { pictureAddress, pictureWidths } from '../../contract/media/pictures.ts'
import { createPictures } from './create-pictures.ts'
import { folderStore } from './folder-store.ts'

const AVIF = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8'
const WEBP = 'image/webp,*/*'

let root: string
let uploads: string
let demo: string
let app: Hono
let warnings: { details: object; message: string }[]

const noisy = (width: number, height: number) =>
	sharp({
		create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
	})
const translucent = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 90, alpha: 0.5 } } })

async function put(source: string, picture: string, image: Sharp | Buffer | string) {
	const path = join(source, picture)
	await mkdir(join(path, '..'), { recursive: true })
	await writeFile(path, typeof image === 'string' || Buffer.isBuffer(image) ? image : await image.toBuffer())
	return path
}

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
	app.request(address, { method, headers })

async function metadataOf(response: Response) {
	expect(response.status).toBe(200)
	return sharp(Buffer.from(await response.arrayBuffer())).metadata()
}

async function expectFailure(response: Response, status: number, code: string) {
	expect(response.status).toBe(status)
	expect(response.headers.get('cache-control')).toBe('no-store')
	const { error } = errorBody.parse(await response.json())
	expect(error.code).toBe(code)
	return error
}

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), 'pictures-'))
	uploads = join(root, 'uploads')
	demo = join(root, 'demo')
	warnings = []
	await put(demo, 'foto-dokter/dr-x.webp', noisy(900, 600).webp())
	await put(demo, 'logo-mitra/logo.png', translucent(300, 200).png())
	const log = { warn: (details: object, message: string) => warnings.push({ details, message }) }
	const pictures = createPictures({
		sources: [uploads, demo].map(folderStore),
		cacheDir: join(root, 'cache/pictures'),
		log,
	})
	app = new Hono().route('/images', pictures)
})

afterAll(() => rm(root, { recursive: true, force: true }))

describe('format', () => {
	test.each([
		[AVIF, 'image/avif', 'heif'],
		[WEBP, 'image/webp', 'webp'],
		['image/avif;q=0, image/webp;q=0.5', 'image/webp', 'webp'],
		['image/png,image/*;q=0.8,*/*;q=0.5', 'image/jpeg', 'jpeg'],
		['', 'image/jpeg', 'jpeg'],
	])('Accept %o gives %s', async (accept, mediaType, format) => {
		const response = await get('/images/foto-dokter/dr-x.webp?w=160', { accept })
		expect(response.headers.get('content-type')).toBe(mediaType)
		expect(response.headers.get('vary')).toBe('Accept')
		expect((await metadataOf(response)).format).toBe(format)
	})

	test.each([
		[AVIF, 'image/avif'],
		[WEBP, 'image/webp'],
		['*/*', 'image/png'],
	])('a picture with alpha keeps it for Accept %o', async (accept, mediaType) => {
		const response = await get('/images/logo-mitra/logo.png', { accept })
		expect(response.headers.get('content-type')).toBe(mediaType)
		expect((await metadataOf(response)).hasAlpha).toBe(true)
	})
})

describe('size', () => {
	test.each(pictureWidths)('w=%i never enlarges', async (width) => {
		const { width: w, height: h } = await metadataOf(await get(pictureAddress('foto-dokter', 'dr-x.webp', width)))
		const expected = Math.min(width, 900)
		expect([w, h]).toEqual([expected, Math.round((expected * 600) / 900)])
	})

	test('without w the picture has its own size', async () => {
		const { width, height } = await metadataOf(await get('/images/foto-dokter/dr-x.webp', { accept: AVIF }))
		expect([width, height]).toEqual([900, 600])
	})

	test.each(['7', '0', '-64', '320px', '0320', '3.2e2', '', '1e9'])('w=%o gets 400', async (w) => {
		const response = await get(`/images/foto-dokter/dr-x.webp?w=${w}`)
		expect(Object.keys((await expectFailure(response, 400, 'INPUT_TIDAK_VALID')).fields ?? {})).toEqual(['w'])
	})
})

describe('headers', () => {
	const address = '/images/foto-dokter/dr-x.webp?w=240'

	test('a response is immutable for caches', async () => {
		const response = await get(address, { accept: AVIF })
		expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
		expect(response.headers.get('x-content-type-options')).toBe('nosniff')
		expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{64}"$/)
		expect(response.headers.get('content-length')).toBe(String((await response.arrayBuffer()).byteLength))
	})

	test('a matching If-None-Match gets 304', async () => {
		const etag = (await get(address, { accept: AVIF })).headers.get('etag') ?? ''
		for (const tags of [etag, `W/${etag}`, `"other", ${etag}`]) {
			const response = await get(address, { accept: AVIF, 'if-none-match': tags })
			expect(response.status).toBe(304)
			expect(response.headers.get('etag')).toBe(etag)
			expect(response.headers.get('vary')).toBe('Accept')
			expect(await response.text()).toBe('')
		}
		expect((await get(address, { accept: AVIF, 'if-none-match': '"other"' })).status).toBe(200)
	})

	test('the ETag differs by format, width and version of the original', async () => {
		const path = await put(demo, 'testimoni/ani.jpg', noisy(300, 300).jpeg())
		const tag = async (query: string, accept: string) =>
			(await get(`/images/testimoni/ani.jpg${query}`, { accept })).headers.get('etag')
		const before = [await tag('', AVIF), await tag('', WEBP), await tag('', '*/*'), await tag('?w=64', AVIF)]
		await utimes(path, new Date(1_700_000_000_000), new Date(1_700_000_000_000))
		expect(new Set([...before, await tag('', AVIF)]).size).toBe(5)
	})

	test('HEAD gets the headers of GET without a body', async () => {
		const [head, full] = await Promise.all([get(address, {}, 'HEAD'), get(address)])
		expect(head.status).toBe(200)
		expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers))
		expect(Number(head.headers.get('content-length'))).toBeGreaterThan(500)
		expect((await head.arrayBuffer()).byteLength).toBe(0)
	})

	test('other methods get 405', async () => {
		const response = await get(address, {}, 'POST')
		expect(response.headers.get('allow')).toBe('GET, HEAD')
		await expectFailure(response, 405, 'METODE_TIDAK_DIDUKUNG')
	})
})

describe('lookup', () => {
	test('the 17 folders of the spec and that of the mark are served', async () => {
		expect(pictureFolders).toHaveLength(17 + 1)
		const picture = await noisy(64, 64).png().toBuffer()
		for (const folder of pictureFolders) {
			await put(demo, `${folder}/here.png`, picture)
			expect((await get(pictureAddress(folder, 'here.png', 64))).status, folder).toBe(200)
		}
	})

	test('the first source that has the picture serves it', async () => {
		await put(demo, 'gallery/both.png', noisy(100, 50).png())
		expect((await metadataOf(await get('/images/gallery/both.png'))).width).toBe(100)
		await put(uploads, 'gallery/both.png', noisy(40, 20).png())
		expect((await metadataOf(await get('/images/gallery/both.png'))).width).toBe(40)
	})

	test('paths outside the folders get 404', async () => {
		const secret = await noisy(64, 64).png().toBuffer()
		await put(root, 'secret.png', secret)
		await put(demo, 'secret.png', secret)
		await put(demo, 'rahasia/secret.png', secret)
		await put(demo, 'foto-dokter/.hidden.png', secret)
		await put(demo, 'foto-dokter/not-a-picture.txt', secret)
		await mkdir(join(demo, 'foto-dokter/folder.png'), { recursive: true })
		const addresses = [
			'secret.png',
			'rahasia/secret.png',
			'beranda/here.png',
			'foto-dokter/',
			'foto-dokter/absent.webp',
			'foto-dokter/folder.png',
			'foto-dokter/.hidden.png',
			'foto-dokter/not-a-picture.txt',
			'foto-dokter/../secret.png',
			'foto-dokter/%2e%2e/secret.png',
			'foto-dokter/..%2fsecret.png',
			'foto-dokter/%2e%2e%2fsecret.png',
			'foto-dokter/%252e%252e%252fsecret.png',
			'foto-dokter/..%5csecret.png',
			'foto-dokter/..%c0%afsecret.png',
			`foto-dokter/${encodeURIComponent(join(root, 'secret.png'))}`,
			`foto-dokter/${join(root, 'secret.png')}`,
			'foto-dokter/dr-x.webp%00.png',
			'foto-dokter/dr-x.webp%00',
			'foto-dokter/dr-x.webp%0a',
			'foto-dokter/dr-x.webp/',
			'foto-dokter/%ff.png',
			'foto-dokter/%zz.png',
			'foto-dokter/%E2%80%AE.png',
			`foto-dokter/${'a'.repeat(250)}.png`,
			'constructor/here.png',
			'FOTO-DOKTER/dr-x.webp',
		]
		for (const address of addresses) {
			// The URL is set directly, because a URL parser would normalise it.
			const request = new Request('http://localhost/')
			Object.defineProperty(request, 'url', { value: `http://localhost/images/${address}` })
			const failure = await expectFailure(await app.fetch(request), 404, 'TIDAK_DITEMUKAN')
			expect(JSON.stringify(failure), address).not.toContain(root)
		}
	})

	test('a symbolic link is followed inside the source only', async () => {
		await put(root, 'outside/secret.png', noisy(64, 64).png())
		await put(root, 'demo-secrets/secret.png', noisy(64, 64).png())
		await mkdir(join(demo, 'popup-quiz'), { recursive: true })
		await symlink(join(root, 'outside/secret.png'), join(demo, 'popup-quiz/link.png'))
		await symlink('../../demo-secrets/secret.png', join(demo, 'popup-quiz/neighbour.png'))
		await symlink('loop.png', join(demo, 'popup-quiz/loop.png'))
		await symlink(join(root, 'outside'), join(uploads, 'shop-item'))
		await symlink('../logo-mitra/logo.png', join(demo, 'popup-quiz/inside.png'))
		for (const address of [
			'popup-quiz/link.png',
			'popup-quiz/neighbour.png',
			'popup-quiz/loop.png',
			'shop-item/secret.png',
		])
			await expectFailure(await get(`/images/${address}`), 404, 'TIDAK_DITEMUKAN')
		expect((await get('/images/popup-quiz/inside.png')).status).toBe(200)
	})

	test.each([
		['text.png', () => 'no picture at all'],
		['empty.webp', () => ''],
		['drawing.png', () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
		['half.jpg', async () => (await noisy(400, 400).jpeg().toBuffer()).subarray(0, 20_000)],
		['bomb.png', () => sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' } }).png()],
	])('%s gets 404 and logs a warning', async (file, content) => {
		await put(demo, `foto-prestasi/${file}`, await content())
		warnings = []
		await expectFailure(await get(`/images/foto-prestasi/${file}?w=64`), 404, 'TIDAK_DITEMUKAN')
		expect(warnings).toMatchObject([{ details: { picture: `foto-prestasi/${file}`, reason: expect.any(String) } }])
	})
})
