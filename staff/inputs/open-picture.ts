import type { Size } from './crop-area.ts'

export interface OpenedPicture extends Size {
	/** The picture upright, no larger than a screen needs. */
	bitmap: ImageBitmap
}

/** More pixels would only make dragging slow. */
const SHOWN_SIDE = 2000

/** Reads a file as the browser would show it; rejects what is no picture. */
export async function openPicture(file: File): Promise<OpenedPicture> {
	const whole = await createImageBitmap(file)
	const { width, height } = whole
	const scale = SHOWN_SIDE / Math.max(width, height)
	if (scale >= 1) return { bitmap: whole, width, height }
	const bitmap = await createImageBitmap(whole, { resizeWidth: Math.round(width * scale), resizeQuality: 'high' })
	whole.close()
	return { bitmap, width, height }
}
