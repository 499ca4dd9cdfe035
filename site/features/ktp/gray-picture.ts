/** One byte a pixel, 0 is black. */
export interface Gray {
	width: number
	height: number
	pixels: Uint8ClampedArray
}

/** A line of text in a picture: its middle, its length along the slope, the height of its letters. */
export interface TextLine {
	x: number
	y: number
	length: number
	height: number
	slope: number
}

export type Picture = ImageBitmap | OffscreenCanvas

/**
 * Every picture is worked on at this width: small digits keep what they have, and a photo of 40 megapixels does not stay
 * in a phone's memory as it came.
 */
export const WORKING_WIDTH = 2400
/** Free ground around a line that is cut out, in heights of its letters. */
const MARGIN = 0.6

/** Upright as the camera held it. Rejects what is no picture, or a broken one. */
export const decodePicture = (file: Blob): Promise<ImageBitmap> =>
	createImageBitmap(file, { resizeWidth: WORKING_WIDTH, resizeQuality: 'high', imageOrientation: 'from-image' })

/** The picture turned clockwise, on a sheet that holds all of it. */
export function turnPicture(picture: Picture, degrees: number): OffscreenCanvas {
	const angle = (degrees * Math.PI) / 180
	const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
	const width = Math.round(picture.width * cos + picture.height * sin)
	const height = Math.round(picture.width * sin + picture.height * cos)
	const { canvas, context } = sheet(width, height)
	// White corners on a dark picture would be taken for the paper that is written on.
	context.drawImage(picture, 0, 0, picture.width, picture.height, 0, 0, 1, 1)
	context.drawImage(canvas, 0, 0, 1, 1, 0, 0, width, height)
	context.translate(width / 2, height / 2)
	context.rotate(angle)
	context.drawImage(picture, -picture.width / 2, -picture.height / 2)
	return canvas
}

/** The whole picture at this width. */
export function grayPage(picture: Picture, width: number): Gray {
	const height = Math.max(1, Math.round((picture.height * width) / picture.width))
	const { context } = sheet(width, height)
	context.drawImage(picture, 0, 0, width, height)
	return toGray(context)
}

/** One line cut out, laid level, its letters this high. */
export function grayLine(picture: Picture, line: TextLine, letters: number): Gray {
	const scale = letters / line.height
	const width = Math.round((line.length + 2 * MARGIN * line.height) * scale)
	const height = Math.round((1 + 2 * MARGIN) * letters)
	const { context } = sheet(width, height)
	context.translate(width / 2, height / 2)
	context.scale(scale, scale)
	context.rotate(-Math.atan(line.slope))
	context.drawImage(picture, -line.x, -line.y)
	return toGray(context)
}

export async function toPng({ width, height, pixels }: Gray): Promise<Uint8Array> {
	const { canvas, context } = sheet(width, height)
	const image = context.createImageData(width, height)
	// A pixel at a time as one number: 255 for the opacity, then three times the gray.
	const whole = new Uint32Array(image.data.buffer)
	for (let index = 0; index < pixels.length; index++) whole[index] = 0xff000000 | ((pixels[index] ?? 0) * 0x010101)
	context.putImageData(image, 0, 0)
	return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
}

function sheet(width: number, height: number) {
	const canvas = new OffscreenCanvas(width, height)
	const context = canvas.getContext('2d', { willReadFrequently: true })
	if (!context) throw new Error('no canvas')
	context.fillStyle = '#fff'
	context.fillRect(0, 0, width, height)
	context.imageSmoothingQuality = 'high'
	return { canvas, context }
}

function toGray(context: OffscreenCanvasRenderingContext2D): Gray {
	const { width, height, data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
	const pixels = new Uint8ClampedArray(width * height)
	for (let index = 0; index < pixels.length; index++) {
		const at = 4 * index
		pixels[index] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
	}
	return { width, height, pixels }
}
