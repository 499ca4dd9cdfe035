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

interface Reading {
	api: Api
	template: Template
}

interface Listing<Item> {
	sumber: SumberDiubah
	folder: PictureFolder
	read: (api: Api, paging: { page: number; limit: number }) => Promise<Listed<Item>>
	files: (item: Item) => (string | null | undefined)[]
}

/** The pages of the things in a list, below the part's own path. */
const listed =
	<Item extends { id: string; uri?: string }>(bagian: BagianSitemap, { sumber, folder, read, files }: Listing<Item>) =>
	async ({ api, template }: Reading): Promise<SitemapAddress[]> => {
		const [items, diubah] = await Promise.all([whole((paging) => read(api, paging)), readDiubah(api, template, sumber)])
		return items.flatMap((item) =>
			item.uri
				? {
						path: `/${bagian}/${encodeURIComponent(item.uri)}`,
						lastmod: diubah.get(item.id),
						gambar: pictures(folder, files(item)),
					}
				: [],
		)
	}

const bentuk = 'ringkas'

/** Every public address, by parts. A failed list fails the sitemap: search engines drop pages that are missing in it. */
export const sitemapAddresses: Record<BagianSitemap, (reading: Reading) => Promise<SitemapAddress[]>> = {
	async halaman({ api, template: { fitur, merek } }) {
		const gallery = await whole((query) =>
			api('GET /v1/public/gallery', { query: { ...query, filterContentType: 'gambar' } }),
		)
		const files = gallery.map(({ content }) => content)
		return [
			...fixedPaths.map((path) => ({ path })),
			{ path: '/galeri', gambar: pictures('gallery', files) },
			{ path: merek.data.alamatToko ?? ALAMAT_TOKO },
			...(fitur.data.includes('datang') ? [{ path: '/datang' }] : []),
			...(fitur.data.includes('hak-pasien') ? [{ path: '/hak-pasien' }] : []),
		]
	},
	'daftar-dokter': listed('daftar-dokter', {
		sumber: 'poliKlinik',
		folder: 'icon-poli-klinik',
		read: (api, query) => api('GET /v1/public/poli-klinik', { query }),
		files: ({ icon }) => [icon],
	}),
	dokter: listed('dokter', {
		sumber: 'dokter',
		folder: 'foto-dokter',
		read: (api, query) => api('GET /v1/public/dokter', { query }),
		files: ({ foto }) => [foto],
	}),
	async 'info-kesehatan'({ api }) {
		const artikel = await whole((query) => api('GET /v1/public/artikel', { query: { ...query, bentuk } }))
		return artikel.map(({ uri, updatedAt, artikelMedia }) => {
			const files = artikelMedia.map(({ content }) => content)
			const path = `/info-kesehatan/${encodeURIComponent(uri)}`
			return { path, lastmod: updatedAt, gambar: pictures('artikel', files) }
		})
	},
	async 'kategori-info-kesehatan'({ api }) {
		const kategori = await whole((query) => api('GET /v1/public/kategori-artikel', { query }))
		return kategori.map(({ uri }) => ({ path: `/kategori-info-kesehatan/${encodeURIComponent(uri)}` }))
	},
	layanan: listed('layanan', {
		sumber: 'layanan',
		folder: 'foto-layanan',
		read: (api, query) => api('GET /v1/public/layanan', { query: { ...query, bentuk } }),
		files: ({ foto }) => [foto],
	}),
	fasilitas: listed('fasilitas', {
		sumber: 'fasilitas',
		folder: 'foto-fasilitas',
		read: (api, query) => api('GET /v1/public/fasilitas', { query: { ...query, bentuk } }),
		files: ({ foto }) => foto,
	}),
	komunitas: listed('komunitas', {
		sumber: 'komunitas',
		folder: 'foto-komunitas',
		read: (api, query) => api('GET /v1/public/komunitas', { query: { ...query, bentuk } }),
		files: ({ foto }) => [foto],
	}),
	mitra: listed('mitra', {
		sumber: 'mitra',
		folder: 'logo-mitra',
		read: (api, query) => api('GET /v1/public/mitra', { query: { ...query, bentuk } }),
		files: ({ logo }) => [logo],
	}),
	'paket-layanan': listed('paket-layanan', {
		sumber: 'shopItem',
		folder: 'shop-item',
		read: async (api) => api('GET /v1/public/shop-item/', { query: { webId: await knownWebId(api), bentuk } }),
		files: ({ mediaContent }) => [mediaContent],
	}),
}
