import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type MerekRow, makeMerek } from './make-merek.ts'
import { createMerekFiles, initialsOf } from './merek-files.ts'

const none: MerekRow = {
	namaPendek: '',
	namaToko: '',
	alamatToko: null,
	lambang: null,
	warnaUtama: null,
	warnaPendamping: null,
}
const jasmine = readFileSync(new URL('../../demo/pictures/merek/melati.png', import.meta.url))

function serve(row: Partial<MerekRow> = {}, mark: Buffer = jasmine) {
	const merek = makeMerek({ ...none, ...row }, 'RS Uji Coba')
	const app = createMerekFiles({
		merek: async () => merek,
		readPicture: async (picture) => (picture === 'merek/m.png' ? mark : null),
	})
	const get = (path: string, headers = {}) => app.request(path, { headers })
	const pixels = async (file: string) => {
		const { data, info } = await sharp(Buffer.from(await (await get(`/merek/${file}`)).arrayBuffer()))
			.ensureAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true })
		const at = (x: number, y: number) => {
			const start = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4
			return [...data.subarray(start, start + 4)]
		}
		return { at, info }
	}
	return { merek, get, pixels }
}

const TEAL_700 = [11, 93, 90, 255]

test.each([
	['favicon.png', 96],
	['ikon-192.png', 192],
	['ikon-512.png', 512],
	['ikon-maskable-512.png', 512],
	['apple-touch-icon.png', 180],
])('%s is a PNG picture of %i pixels, with a mark and without one', async (file, size) => {
	for (const lambang of ['m.png', null]) {
		const { pixels, get } = serve({ lambang })
		expect((await get(`/merek/${file}`)).headers.get('content-type')).toBe('image/png')
		const { info } = await pixels(file)
		expect([info.width, info.height]).toEqual([size, size])
	}
})

test('given a mark with a ground, icons for phones have that ground to their edges', async () => {
	const { pixels } = serve({ lambang: 'm.png' })
	const full = await pixels('ikon-maskable-512.png')
	expect(full.at(0, 0)).toEqual([15, 95, 92, 255])
	expect((await pixels('ikon-512.png')).at(0, 0)[3]).toBe(0)
})

test.each([
	['dark', '#102030', [255, 255, 255, 255]],
	['white', '#ffffff', [6, 53, 52, 255]],
])(
	'given a %s mark without a ground, its icon for phones has a ground on which it can be seen',
	async (_, fill, ground) => {
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="20" fill="${fill}"/></svg>`
		const { pixels } = serve({ lambang: 'm.png' }, await sharp(Buffer.from(svg)).png().toBuffer())
		expect((await pixels('ikon-maskable-512.png')).at(0, 0)).toEqual(ground)
	},
)

test('the silhouette of a mark leaves its ground out', async () => {
	const { at } = await serve({ lambang: 'm.png' }).pixels('siluet.webp')
	expect(at(0.5, 0.02)[3]).toBeLessThan(10)
	expect(at(0.47, 0.3)[3]).toBeGreaterThan(240)
})

test.each([
	['no mark', null, jasmine],
	['a mark that is gone', 'gone.png', jasmine],
	['a damaged mark', 'm.png', Buffer.from('no picture')],
])('given %s, icons show the initials on the brand colour', async (_, lambang, mark) => {
	const { at } = await serve({ lambang }, mark).pixels('ikon-192.png')
	expect(at(0.5, 0.05)).toEqual(TEAL_700)
	expect(at(0.2, 0.5)).toEqual([255, 255, 255, 255])
	const coloured = await serve({ lambang, warnaUtama: '#7a1020' }, mark).pixels('ikon-192.png')
	expect(coloured.at(0.5, 0.05)).toEqual([0x7a, 0x10, 0x20, 255])
})

test.each([
	['RS Harapan Bunda', 'HB'],
	['RS Élan', 'E'],
	['Rumah Sakit', 'RS'],
	['', 'RS'],
	['病院', 'RS'],
])('the initials of %o are %o', (nama, initials) => expect(initialsOf(nama)).toBe(initials))

test('a file is cached for good under its version, and for minutes without one', async () => {
	const { merek, get } = serve()
	const cacheControl = async (path: string) => (await get(path)).headers.get('cache-control')
	expect(await cacheControl(`/merek/favicon.png?v=${merek.versi}`)).toContain('immutable')
	for (const path of ['/merek/favicon.png', '/merek/favicon.png?v=lain', '/favicon.ico', '/apple-touch-icon.png'])
		expect(await cacheControl(path), path).toBe('public, max-age=600')
	const etag = (await get('/merek/siluet.webp')).headers.get('etag') ?? ''
	expect((await get('/merek/siluet.webp', { 'if-none-match': `W/${etag}` })).status).toBe(304)
	expect((await get('/merek/lain.png')).status).toBe(404)
})

test('the style sheet has the tokens of the brand', async () => {
	const { get } = serve({ warnaUtama: '#7a1020' })
	const response = await get('/merek/gaya.css')
	expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8')
	expect(await response.text()).toMatch(/^:root\{--color-teal-50:#[0-9a-f]{6};.*--color-teal-700:#7a1020;.*\}$/)
})
