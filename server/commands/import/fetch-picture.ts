import { isPictureName } from '../../../contract/media/picture-places.ts'
import { ImportError } from '../../isi/content-tables.ts'
import type { PictureStore } from '../../pictures/picture-store.ts'
import { sniffMediaType } from '../../pictures/sniff-media-type.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'

/** Copies a picture that the store does not have. Returns a warning if it cannot be copied. */
export async function fetchPicture(address: string, picture: string, store: PictureStore): Promise<string | null> {
	if (!isPictureName(picture)) return `The picture ${picture} is skipped: its name is not allowed here.`
	if ((await store.find(picture)) !== null) return null
	try {
		const { status, bytes } = await fetchWithRetry(address, 'image/webp,image/*;q=0.8')
		if (status !== 200) return `The picture ${picture} is missing: ${address} responds with ${status}.`
		// An SVG or a page named like a picture would be served to visitors from our own origin.
		if (!sniffMediaType(bytes)) return `The picture ${picture} is skipped: it is not WebP, AVIF, JPEG or PNG.`
		await store.write(picture, bytes)
		return null
	} catch (error) {
		if (error instanceof ImportError) return error.message
		throw error
	}
}
