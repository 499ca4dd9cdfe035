import { SHARE_FOLDER, sharedPath } from '../../contract/media/share-picture.ts'
import { paletOf } from '../../contract/merek/merek-warna.ts'
import { type PictureSource, StoreUnavailable } from '../pictures/picture-store.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { type MerekFilesOptions, markOf } from './merek-files.ts'

export interface SharePicturesOptions extends MerekFilesOptions {
	/** Renders the page of a path, as a visitor without cookies gets it. */
	readPage: (path: string) => Promise<Response>
}

/** Raised when the pictures are drawn in another way. */
const DRAWING = 1

/**
 * The pictures of shared links, as a source of originals: title and picture are what the page says in its own tags. A
 * page that search engines may not list has none.
 */
export function sharePictures({ readPage, merek: readMerek, readPicture }: SharePicturesOptions): PictureSource {
	async function describe(name: string) {
		const merek = await readMerek()
		const path = sharedPath(name)
		if (path === null) return { merek, judul: merek.namaPendek, gambar: null }
		const page = await readPage(encodeURI(path))
		if (page.status >= 500) throw new StoreUnavailable(`The page of ${SHARE_FOLDER} is not available`)
		const html = page.ok ? await page.text() : ''
		const judul = contentOf(html, 'og:title')
		if (!judul || contentOf(html, 'robots')) return null
		const address = contentOf(html, 'thumbnail')
		const gambar = address && decodeURIComponent(new URL(address).pathname.replace(/^\/images\//, ''))
		return { merek, judul, gambar: gambar || null }
	}

	return {
		isMutable: true,
		async find(name) {
			const shared = await describe(name)
			return shared && JSON.stringify([DRAWING, shared.merek.versi, shared.judul, shared.gambar])
		},
		async read(name) {
			const shared = await describe(name)
			if (!shared) return null
			const { merek, judul, gambar } = shared
			return drawSharePicture({
				judul,
				namaPendek: merek.namaPendek,
				mark: await markOf(merek, readPicture),
				palet: paletOf(merek.warnaUtama, merek.warnaPendamping),
				picture: gambar ? await readPicture(gambar) : null,
				whole: /^(logo-mitra|icon-poli-klinik)\//.test(gambar ?? ''),
			})
		},
	}
}

/** What a tag of the page says. */
function contentOf(html: string, name: string): string | undefined {
	const [, content] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html) ?? []
	return content && plainText(content)
}
