import type { PictureStore } from '../../pictures/picture-store.ts'
import { sniffMediaType } from '../../pictures/sniff-media-type.ts'
import { askPatiently } from './ask-patiently.ts'
import { ImportError } from './import-error.ts'
import { inParallel } from './in-parallel.ts'
import { isPictureName } from './pictures-of.ts'
import { AT_ONCE } from './provider.ts'

interface FetchingPictures {
	/** As IMAGE_BASE has it. */
	base: string
	pictures: readonly string[]
	store: PictureStore
	onPicture: () => void
}

/** Copies the pictures that are not here yet. One that cannot be had leaves its place empty and a sentence. */
export async function fetchPictures({ base, pictures, store, onPicture }: FetchingPictures): Promise<string[]> {
	const failures = await inParallel(pictures, AT_ONCE, async (picture) => {
		const failure = await fetchPicture(base, picture, store)
		onPicture()
		return failure
	})
	return failures.filter((failure) => failure !== null)
}

async function fetchPicture(base: string, picture: string, store: PictureStore): Promise<string | null> {
	if (!isPictureName(picture)) return `The picture ${picture} is left out: pictures here cannot be called so.`
	if ((await store.find(picture)) !== null) return null
	try {
		const { status, bytes } = await askPatiently(`${base}/${picture}`, 'image/webp,image/*;q=0.8')
		if (status !== 200) return `The picture ${picture} is missing: ${base} answers ${status}.`
		// SVG and whatever calls itself a picture would be served to visitors from our own address.
		if (!sniffMediaType(bytes)) return `The picture ${picture} is left out: it is neither WebP, AVIF, JPEG nor PNG.`
		await store.write(picture, bytes)
		return null
	} catch (error) {
		if (error instanceof ImportError) return error.message
		throw error
	}
}
