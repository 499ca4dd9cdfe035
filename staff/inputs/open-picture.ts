import { pictureFileProblem, START_BYTES } from '../../contract/media/picture-file.ts'
import type { Size } from './crop-area.ts'

export interface OpenedPicture extends Size {
	/** The picture as shown on the screen: rotated upright, and scaled down. */
	bitmap: ImageBitmap
}

/** More pixels make dragging slow. */
const SHOWN_SIDE = 2000

/** Decodes a file; a sentence for a file that cannot be used. */
export async function openPicture(file: File): Promise<OpenedPicture | string> {
	const problem = pictureFileProblem(await startOf(file), file.size)
	if (problem) return problem
	const whole = await createImageBitmap(file).catch(() => null)
	if (!whole) return 'Berkas ini bukan gambar yang dapat dibuka.'
	const { width, height } = whole
	const scale = SHOWN_SIDE / Math.max(width, height)
	if (scale >= 1) return { bitmap: whole, width, height }
	const bitmap = await createImageBitmap(whole, { resizeWidth: Math.round(width * scale), resizeQuality: 'high' })
	whole.close()
	return { bitmap, width, height }
}

/** As latin1, one character per byte. */
async function startOf(file: File): Promise<string> {
	const bytes = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer())
	return String.fromCharCode(...bytes)
}
