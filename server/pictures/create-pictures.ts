import { hash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { isPictureName } from '../../contract/media/picture-places.ts'
import { pictureWidths } from '../../contract/media/pictures.ts'
import { errorResponse } from '../http/error-response.ts'
import { matchesEtag } from '../http/matches-etag.ts'
import { createVariants, type VariantCacheOptions } from './create-variants.ts'
import { chooseFormat, encoding } from './encode-variant.ts'
import { type PictureSource, StoreUnavailable } from './picture-store.ts'
import { sniffMediaType } from './sniff-media-type.ts'

export interface PicturesOptions extends VariantCacheOptions {
	/** In order: the first source that has a picture serves it. */
	sources: PictureSource[]
	/** Whether this is the name of a picture, `<folder>/<file>`. */
	isPicture?: (picture: string) => boolean
}

const widthOf = new Map<string | undefined, number | undefined>([
	[undefined, undefined],
	...pictureWidths.map((width) => [String(width), width] as const),
])

const BUSY_RETRY_SECONDS = 10

/** Serves `/<folder>/<file>?w=<width>`, encoded in the best format that the client accepts. */
export function createPictures(options: PicturesOptions): Hono {
	const { sources, isPicture = isPictureName, cacheDir, cacheBytes, log } = options
	const variants = createVariants({ cacheDir, cacheBytes, log })

	async function servePicture(c: Context, picture: string): Promise<Response> {
		if (!isPicture(picture)) return errorResponse('TIDAK_DITEMUKAN')
		const w = c.req.query('w')
		if (!widthOf.has(w))
			return errorResponse('INPUT_TIDAK_VALID', { fields: { w: 'Lebar gambar ini tidak tersedia.' } })

		const found = await findPicture(sources, picture)
		if (found === 'SEDANG_SIBUK') return errorResponse(found, { retryAfter: BUSY_RETRY_SECONDS })
		if (!found) return errorResponse('TIDAK_DITEMUKAN')

		const format = chooseFormat(c.req.header('accept'))
		const key = hash('sha256', [encoding, picture, found.version, w, format].join('\n'))
		const headers = {
			etag: `"${key}"`,
			vary: 'Accept',
			'cache-control': found.certain ? maxAge(found.store) : 'no-store',
			'x-content-type-options': 'nosniff',
			// Other clients of the API show these pictures.
			'cross-origin-resource-policy': 'cross-origin',
		}
		if (matchesEtag(headers.etag, c.req.header('if-none-match'))) return c.body(null, 304, headers)

		const read = () => found.store.read(picture)
		const bytes = await variants.get({ key, picture, read, width: widthOf.get(w), format })
		if (typeof bytes === 'string')
			return errorResponse(bytes, bytes === 'SEDANG_SIBUK' ? { retryAfter: BUSY_RETRY_SECONDS } : {})
		return c.body(bytes, 200, {
			...headers,
			'content-type': sniffMediaType(bytes) ?? '',
			'content-length': String(bytes.length),
		})
	}

	const app = new Hono()
	app.get('/:picture{.+}', (c) => servePicture(c, c.req.param('picture')))
	app.get('*', () => errorResponse('TIDAK_DITEMUKAN'))
	app.all('*', () => errorResponse('METODE_TIDAK_DIDUKUNG'))
	return app
}

const maxAge = ({ isMutable }: PictureSource) =>
	isMutable ? 'public, max-age=600' : 'public, max-age=31536000, immutable'

/** `certain` is false when an earlier store is unavailable: it may have another picture of this name. */
async function findPicture(sources: PictureSource[], picture: string) {
	let certain = true
	for (const store of sources) {
		try {
			const version = await store.find(picture)
			if (version !== null) return { store, version, certain }
		} catch (error) {
			if (!(error instanceof StoreUnavailable)) throw error
			certain = false
		}
	}
	return certain ? null : 'SEDANG_SIBUK'
}
