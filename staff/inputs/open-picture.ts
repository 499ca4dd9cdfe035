import type { Size } from './crop-area.ts'

export interface OpenedPicture extends Size {
	/** The picture as shown on the screen: rotated upright, and scaled down. */
	bitmap: ImageBitmap
}

/** More pixels make dragging slow. */
const SHOWN_SIDE = 2000

/** Decodes a file; rejects a file that is not a picture. */
export async function openPicture(file: File): Promise<OpenedPicture> {
	const whole = await createImageBitmap(file)
	const { width, height } = whole
	const scale = SHOWN_SIDE / Math.max(width, height)
	if (scale >= 1) return { bitmap: whole, width, height }
	const bitmap = await createImageBitmap(whole, { resizeWidth: Math.round(width * scale), resizeQuality: 'high' })
	whole.close()
	return { bitmap, width, height }
}
