import { publicNames } from '../../../contract/content/content-types.ts'
import { type PictureFolder, pictureAddress } from '../../../contract/media/pictures.ts'
import { ALAMAT_TOKO } from '../../../contract/shop/alamat-toko.ts'
import type { SumberDiubah } from '../../../contract/web/diubah.ts'
import type { Template } from '../../../contract/web/web.ts'
import type { Api } from '../../api.ts'
import { knownWebId } from '../../web-id.ts'
import { readDiubah } from '../feeds/diubah.ts'
import type { BagianSitemap } from './bagian.ts'

export interface SitemapAddress {
	path: string
	/** The time of the last change in epoch milliseconds, if known. */
	lastmod?: number
	/** The paths of its pictures. */
	gambar?: string[]
}

/** The pages that always exist. Search, reservation and the sample promos are not for search engines. */
const fixedPaths = [
	...['/', '/poli-klinik', '/dokter', '/info-kesehatan', '/kategori-info-kesehatan', '/layanan', '/fasilitas'],
	...['/testimoni', '/komunitas', '/mitra', '/hubungi-kami'],
	'/kebijakan-privasi',
	...publicNames.map((name) => `/${name}`),
]

/** The maximum of one response. */
const LIMIT = 300

/** A picture as large as search engines show it. */
const PICTURE_WIDTH = 1280

interface Listed<Item> {
	data: Item[]
	pagination: { totalPage: number }
}

async function whole<Item>(read: (paging: { page: number; limit: number }) => Promise<Listed<Item>>): Promise<Item[]> {
	const first = await read({ page: 1, limit: LIMIT })
	const others = Array.from({ length: Math.max(first.pagination.totalPage - 1, 0) }, (_, index) => index + 2)
	const rest = await Promise.all(others.map((page) => read({ page, limit: LIMIT })))
	return [first, ...rest].flatMap(({ data }) => data)
}

const pictures = (folder: PictureFolder, files: (string | null | undefined)[]) =>
	files.flatMap((file) => (file ? pictureAddress(folder, file, PICTURE_WIDTH) : []))

interface Thing {
	id: string
	uri?: string
}

/** The pages of the things in a list, with their pictures. */
async function pagesOf<Item extends Thing>(
	{ api, template }: Reading,
	base: string,
	sumber: SumberDiubah,
	reading: Promise<Item[]>,
	gambarOf: (item: Item) => string[],
): Promise<SitemapAddress[]> {
	const [items, diubah] = await Promise.all([reading, readDiubah(api, template, sumber)])
	return items.flatMap((item) =>
		item.uri
			? { path: `${base}/${encodeURIComponent(item.uri)}`, lastmod: diubah.get(item.id), gambar: gambarOf(item) }
			: [],
	)
}

interface Reading {
	api: Api
	template: Template
}

type Read = (reading: Reading) => Promise<SitemapAddress[]>

const bentuk = 'ringkas'

/** The pages of each part. */
const readers: Record<BagianSitemap, Read> = {
	async halaman({ api, template }) {
		const gallery = await whole((query) =>
			api('GET /v1/public/gallery', { query: { ...query, filterContentType: 'gambar' } }),
		)
		const { fitur, merek } = template
		return [
			...fixedPaths.map((path) => ({ path })),
			{
				path: '/galeri',
				gambar: pictures(
					'gallery',
					gallery.map(({ content }) => content),
				),
			},
			{ path: merek.data.alamatToko ?? ALAMAT_TOKO },
			...(fitur.data.includes('datang') ? [{ path: '/datang' }] : []),
			...(fitur.data.includes('hak-pasien') ? [{ path: '/hak-pasien' }] : []),
		]
	},
	'daftar-dokter': (reading) =>
		pagesOf(
			reading,
			'/daftar-dokter',
			'poliKlinik',
			whole((query) => reading.api('GET /v1/public/poli-klinik', { query })),
			({ icon }) => pictures('icon-poli-klinik', [icon]),
		),
	dokter: (reading) =>
		pagesOf(
			reading,
			'/dokter',
			'dokter',
			whole((query) => reading.api('GET /v1/public/dokter', { query })),
			({ foto }) => pictures('foto-dokter', [foto]),
		),
	async 'info-kesehatan'({ api }) {
		const artikel = await whole((query) => api('GET /v1/public/artikel', { query: { ...query, bentuk } }))
		return artikel.map(({ uri, updatedAt, artikelMedia }) => ({
			path: `/info-kesehatan/${encodeURIComponent(uri)}`,
			lastmod: updatedAt,
			gambar: pictures(
				'artikel',
				artikelMedia.map(({ content }) => content),
			),
		}))
	},
	async 'kategori-info-kesehatan'({ api }) {
		const kategori = await whole((query) => api('GET /v1/public/kategori-artikel', { query }))
		return kategori.map(({ uri }) => ({ path: `/kategori-info-kesehatan/${encodeURIComponent(uri)}` }))
	},
	layanan: (reading) =>
		pagesOf(
			reading,
			'/layanan',
			'layanan',
			whole((query) => reading.api('GET /v1/public/layanan', { query: { ...query, bentuk } })),
			({ foto }) => pictures('foto-layanan', [foto]),
		),
	fasilitas: (reading) =>
		pagesOf(
			reading,
			'/fasilitas',
			'fasilitas',
			whole((query) => reading.api('GET /v1/public/fasilitas', { query: { ...query, bentuk } })),
			({ foto }) => pictures('foto-fasilitas', foto),
		),
	komunitas: (reading) =>
		pagesOf(
			reading,
			'/komunitas',
			'komunitas',
			whole((query) => reading.api('GET /v1/public/komunitas', { query: { ...query, bentuk } })),
			({ foto }) => pictures('foto-komunitas', [foto]),
		),
	mitra: (reading) =>
		pagesOf(
			reading,
			'/mitra',
			'mitra',
			whole((query) => reading.api('GET /v1/public/mitra', { query: { ...query, bentuk } })),
			({ logo }) => pictures('logo-mitra', [logo]),
		),
	'paket-layanan': (reading) =>
		pagesOf(
			reading,
			'/paket-layanan',
			'shopItem',
			whole(async () =>
				reading.api('GET /v1/public/shop-item/', { query: { webId: await knownWebId(reading.api), bentuk } }),
			),
			({ mediaContent }) => pictures('shop-item', [mediaContent]),
		),
}

/** A failed list fails the sitemap, because search engines drop pages that are missing in it. */
export const readTemplate = (api: Api) => api('GET /v1/public/web/template/', { query: { bentuk } })

/** Every public address of a part. */
export const sitemapAddresses = (bagian: BagianSitemap, reading: Reading) => readers[bagian](reading)
