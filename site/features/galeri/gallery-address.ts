import type { GalleryContentType } from '../../../contract/rumah-sakit/gallery.ts'

export const GALERI_PATH = '/galeri'
const JENIS_PARAMETER = 'jenis'
const HALAMAN_PARAMETER = 'halaman'

export const GALLERY_PAGE = 5

/** One response of the API holds at most 300 items. */
const MAX_HALAMAN = 60

/** The tabs; the one without a kind shows all items. */
export const jenisGaleri: { nama: string; jenis?: GalleryContentType }[] = [
	{ nama: 'Semua' },
	{ nama: 'Gambar', jenis: 'gambar' },
	{ nama: 'Tiktok', jenis: 'tiktok' },
	{ nama: 'Youtube', jenis: 'youtube' },
]

export interface GalleryPlace {
	jenis: GalleryContentType | undefined
	/** How many pages of the list are shown. */
	halaman: number
}

/** The tab and page of an address; unknown values count as absent. */
export function readGalleryPlace(search: string): GalleryPlace {
	const parameters = new URLSearchParams(search)
	const jenis = jenisGaleri.find((tab) => tab.jenis === parameters.get(JENIS_PARAMETER))?.jenis
	const halaman = parameters.get(HALAMAN_PARAMETER) ?? ''
	return { jenis, halaman: /^[1-9]\d?$/.test(halaman) ? Math.min(Number(halaman), MAX_HALAMAN) : 1 }
}

export function galleryAddress({ jenis, halaman = 1 }: Partial<GalleryPlace>): string {
	const parameters = new URLSearchParams()
	if (jenis) parameters.set(JENIS_PARAMETER, jenis)
	if (halaman > 1) parameters.set(HALAMAN_PARAMETER, String(halaman))
	return `${GALERI_PATH}${parameters.size > 0 ? `?${parameters}` : ''}`
}
