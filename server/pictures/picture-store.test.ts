import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type S3Server, startS3Server } from '../../tests/support/s3-server.ts'
import { readEnv } from '../env.ts'
import { createPictures } from './create-pictures.ts'
import { folderStore } from './folder-store.ts'
import { openPictureStore } from './open-picture-store.ts'
import { StoreUnavailable } from './picture-store.ts'
import { type S3Options, s3Store } from './s3-store.ts'

const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#3a7' } })
	.png()
	.toBuffer()

let root: string
let server: S3Server
let warnings: object[]
let now: number

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'picture-store-'))
	server = await startS3Server()
	warnings = []
	now = 1_800_000_000_000
})
afterEach(async () => {
	await server.stop()
	await rm(root, { recursive: true, force: true })
})

const bucket = (changed: Partial<S3Options> = {}) =>
	s3Store({
		...server,
		prefix: 'rs/yasmin',
		log: { warn: (details) => warnings.push(details) },
		now: () => now,
		...changed,
	})

describe.each(['folder', 'S3'] as const)('a %s store', (kind) => {
	const open = () => (kind === 'S3' ? bucket() : folderStore(join(root, 'pictures')))

	test('returns what was written, and null for anything else', async () => {
		const store = open()
		expect(await store.list()).toEqual([])
		expect([await store.find('gallery/a.png'), await store.read('gallery/a.png')]).toEqual([null, null])
		const names = ['artikel/e.png', 'beranda/banner/b.png', 'foto-dokter/c.png', 'gallery/a.png', 'gallery/d.png']
		for (const name of names) await store.write(name, picture)
		expect(await store.list()).toEqual(names)
		expect((await store.read('beranda/banner/b.png'))?.equals(picture)).toBe(true)
		expect(await store.find('gallery/a.png')).toEqual(expect.any(String))
		expect(await store.find('gallery/absent.png')).toBe(null)

		await store.remove('gallery/a.png')
		await store.remove('gallery/a.png')
		expect([await store.find('gallery/a.png'), await store.read('gallery/a.png')]).toEqual([null, null])
		expect(await store.list()).toEqual(names.filter((name) => name !== 'gallery/a.png'))
	})

	test('a replaced picture has another version', async () => {
		const store = open()
		await store.write('gallery/a.png', picture)
		const before = await store.find('gallery/a.png')
		await store.write('gallery/a.png', Buffer.concat([picture, Buffer.from('x')]))
		expect(await store.find('gallery/a.png')).not.toBe(before)
	})
})

test('a folder does not list a half-written picture', async () => {
	const store = folderStore(root)
	await store.write('gallery/a.png', picture)
	await writeFile(join(root, 'gallery/a.png.4e5d'), 'half')
	expect(await store.list()).toEqual(['gallery/a.png'])
	expect(await readdir(join(root, 'gallery'))).toHaveLength(2)
})

test('objects have the prefix and their media type', async () => {
	await bucket().write('gallery/a.png', picture)
	server.objects.set('rs/yasmin-lain/b.png', { bytes: picture, type: '' })
	expect(server.objects.get('rs/yasmin/gallery/a.png')?.type).toBe('image/png')
	expect(await bucket().list()).toEqual(['gallery/a.png'])
})

test('PICTURE_STORE names bucket and prefix', async () => {
	const { endpoint, region, accessKeyId, secretAccessKey } = server
	const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
	const set = { DATA_DIR: root, PICTURE_STORE: 's3://gambar/rs', S3_ENDPOINT: endpoint, S3_REGION: region }
	await openPictureStore(readEnv({ ...set, ...keys })).write('gallery/a.png', picture)
	expect([...server.objects.keys()]).toEqual(['rs/gallery/a.png'])
	expect(() => readEnv(set)).toThrow('PICTURE_STORE needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
	for (const PICTURE_STORE of ['gambar', 's3://', 's3://gambar/../lain', 's3://a b'])
		expect(() => readEnv({ ...set, ...keys, PICTURE_STORE })).toThrow('PICTURE_STORE must be')
})

test.each([
	['a wrong secret', { secretAccessKey: 'wrong' }],
	['another region', { region: 'eu-west-1' }],
	['an unknown bucket', { bucket: 'lain' }],
])('given %s, a write throws StoreUnavailable', async (_, changed) => {
	await expect(bucket(changed).write('gallery/a.png', picture)).rejects.toThrow(StoreUnavailable)
	expect(server.objects.size).toBe(0)
})

test('a version is cached for a minute, and concurrent lookups are one request', async () => {
	const store = bucket()
	await store.write('gallery/a.png', picture)
	server.asked.length = 0
	await Promise.all(Array.from({ length: 20 }, () => store.find('gallery/a.png')))
	now += 60_000
	await store.find('gallery/a.png')
	expect(server.asked).toHaveLength(1)
	now += 1
	await store.find('gallery/a.png')
	expect(server.asked).toHaveLength(2)
})

describe('given an unavailable store', () => {
	const pictures = () =>
		new Hono().route(
			'/images',
			createPictures({ sources: [bucket(), folderStore(join(root, 'demo'))], cacheDir: join(root, 'cache') }),
		)

	test('cached variants are served, others get 503 with Retry-After, pictures of the next source get no-store', async () => {
		await bucket().write('gallery/a.png', picture)
		await folderStore(join(root, 'demo')).write('gallery/demo.png', picture)
		const app = pictures()
		const get = async (path: string) => {
			const { status, headers } = await app.request(`/images/gallery/${path}`)
			return [status, headers.get('cache-control'), headers.get('retry-after')]
		}
		const immutable = 'public, max-age=31536000, immutable'
		expect(await get('a.png?w=64')).toEqual([200, immutable, null])
		now += 120_000
		await server.stop()
		expect(await get('a.png?w=64')).toEqual([200, immutable, null])
		// The version is cached, but not a variant of this width.
		expect(await get('a.png?w=96')).toEqual([503, 'no-store', '10'])
		expect(await get('unknown.png')).toEqual([503, 'no-store', '10'])
		expect(await get('demo.png')).toEqual([200, 'no-store', null])
		expect(warnings).toHaveLength(1)
	})

	test.each(['fails', 'breaks off'] as const)('a store that %s is retried after five seconds', async (mood) => {
		await bucket().write('gallery/a.png', picture)
		const app = pictures()
		server.mood = mood
		expect((await app.request('/images/gallery/a.png')).status).toBe(503)
		const requests = server.asked.length
		expect((await app.request('/images/gallery/a.png')).status).toBe(503)
		expect(server.asked).toHaveLength(requests)
		server.mood = 'answers'
		now += 5000
		expect((await app.request('/images/gallery/a.png')).status).toBe(200)
	})
})
