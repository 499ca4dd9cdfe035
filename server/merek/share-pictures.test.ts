import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SHARE_SIZE, shareAddress, sharedPath } from '../../contract/media/share-picture.ts'
import { StoreUnavailable } from '../pictures/picture-store.ts'
import { makeMerek } from './make-merek.ts'
import { sharePictures } from './share-pictures.ts'

const merek = makeMerek(undefined, 'RS Uji Coba')
const photo = readFileSync(new URL('../../demo/pictures/merek/melati.png', import.meta.url))
const RED = { r: 200, g: 20, b: 20 }
const red = () =>
	sharp({ create: { width: 900, height: 600, channels: 3, background: RED } })
		.png()
		.toBuffer()

const tag = (name: string, content: string) => `<meta property="${name}" content="${content}"/>`
const titled = (judul: string, more = '') => new Response(`<head>${tag('og:title', judul)}${more}</head>`)

function source(page: (path: string) => Response, picture: Buffer | null = null) {
	const asked: string[] = []
	return {
		asked,
		...sharePictures({
			merek: async () => merek,
			readPicture: async (name) => (name.startsWith('merek/') ? photo : picture),
			readPage: async (path) => {
				asked.push(path)
				return page(path)
			},
		}),
	}
}

async function draw({ read }: ReturnType<typeof source>, name: string) {
	const bytes = await read(name)
	const { data, info } = await sharp(bytes ?? Buffer.from(''))
		.raw()
		.toBuffer({ resolveWithObject: true })
	const at = (x: number, y: number) => {
		const start = (y * info.width + x) * info.channels
		return [...data.subarray(start, start + 3)]
	}
	return { at, info }
}

test.each([
	['/', '/images/bagikan/beranda.jpg'],
	['/layanan/igd-24-jam', '/images/bagikan/layanan/igd-24-jam.jpg'],
	['/kategori-info-kesehatan/gizi?page=2', '/images/bagikan/kategori-info-kesehatan/gizi.jpg'],
	[null, '/images/bagikan/umum.jpg'],
])('the page %o has the picture %s, which knows its page', (path, address) => {
	expect(shareAddress(path)).toBe(address)
	expect(sharedPath(address.replace('/images/bagikan/', ''))).toBe(path?.replace(/\?.*/, '') ?? null)
})

test('a page with a picture gets one of the right size, with its own picture at the right edge', async () => {
	const thumbnail = '<meta name="thumbnail" content="http://localhost/images/artikel/a%20b.webp?w=1280"/>'
	const pages = source(() => titled('Demam pada anak: kapan &amp; ke mana?', thumbnail), await red())
	const { at, info } = await draw(pages, 'info-kesehatan/demam.jpg')
	expect([info.width, info.height, info.channels]).toEqual([SHARE_SIZE.width, SHARE_SIZE.height, 3])
	expect(at(SHARE_SIZE.width - 5, 300)).toEqual(Object.values(RED))
	expect(at(10, 300)).toEqual([0xfb, 0xf8, 0xf2])
	expect(pages.asked).toEqual(['/info-kesehatan/demam'])
	const version = await pages.find('info-kesehatan/demam.jpg')
	expect(version).toContain('Demam pada anak: kapan & ke mana?')
	expect(version).toContain('artikel/a b.webp')
})

test('a page without a picture, and one whose picture is damaged, show the mark', async () => {
	for (const picture of [null, Buffer.from('no picture')]) {
		const thumbnail = picture ? '<meta name="thumbnail" content="http://localhost/images/artikel/x.webp"/>' : ''
		const { at } = await draw(
			source(() => titled('FAQ', thumbnail), picture),
			'faq.jpg',
		)
		expect(at(SHARE_SIZE.width - 5, 300)).toEqual([0xfb, 0xf8, 0xf2])
	}
})

test('a long title, and one in letters without outlines, are drawn all the same', async () => {
	for (const judul of ['Pemeriksaan '.repeat(60), '病院 Élan', 'Kardiovaskulerpemeriksaanlengkapsekali'])
		expect(
			(
				await draw(
					source(() => titled(judul)),
					'layanan/x.jpg',
				)
			).info.width,
		).toBe(SHARE_SIZE.width)
})

test('the general picture needs no page', async () => {
	const pages = source(() => new Response(null, { status: 404 }))
	expect((await draw(pages, 'umum.jpg')).info.height).toBe(SHARE_SIZE.height)
	expect(pages.asked).toEqual([])
})

test('a page that does not exist or is not listed has no picture; one that fails may have one later', async () => {
	const missing = source(() => new Response('', { status: 404 }))
	expect(await missing.find('tidak/ada.jpg')).toBeNull()
	const hidden = source(() => titled('Data Saya', '<meta name="robots" content="noindex"/>'))
	expect(await hidden.find('data-saya.jpg')).toBeNull()
	const failing = source(() => new Response('', { status: 503 }))
	await expect(failing.find('faq.jpg')).rejects.toThrow(StoreUnavailable)
})
