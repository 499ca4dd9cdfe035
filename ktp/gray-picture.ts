/** One byte per pixel; 0 is black. */
export interface Gray {
	width: number
	height: number
	pixels: Uint8ClampedArray
}

/** A line of text in a picture: its centre, its length along the slope and the height of its letters. */
export interface TextLine {
	x: number
	y: number
	length: number
	height: number
	slope: number
}

export type Picture = ImageBitmap | OffscreenCanvas

/**
 * Every picture is scaled to this width. Small digits stay readable, and a photo of 40 megapixels does not stay in the
 * phone's memory.
 */
const WORKING_WIDTH = 2400
/** The margin around a cropped line, in letter heights. */
const MARGIN = 0.6

/** Decodes a picture with its EXIF orientation. Rejects a file that is no picture. */
export const decodePicture = (file: Blob): Promise<ImageBitmap> =>
	createImageBitmap(file, { resizeWidth: WORKING_WIDTH, resizeQuality: 'high', imageOrientation: 'from-image' })

/** The picture rotated clockwise, on a canvas that holds all of it. */
export function turnPicture(picture: Picture, degrees: number): OffscreenCanvas {
	const angle = (degrees * Math.PI) / 180
	const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
	const width = Math.round(picture.width * cos + picture.height * sin)
	const height = Math.round(picture.width * sin + picture.height * cos)
	const { canvas, context } = sheet(width, height)
	// White corners on a dark picture would look like paper.
	context.drawImage(picture, 0, 0, picture.width, picture.height, 0, 0, 1, 1)
	context.drawImage(canvas, 0, 0, 1, 1, 0, 0, width, height)
	context.translate(width / 2, height / 2)
	context.rotate(angle)
	context.drawImage(picture, -picture.width / 2, -picture.height / 2)
	return canvas
}

/** The whole picture, scaled to this width. */
export function grayPage(picture: Picture, width: number): Gray {
	const height = Math.max(1, Math.round((picture.height * width) / picture.width))
	const { context } = sheet(width, height)
	context.drawImage(picture, 0, 0, width, height)
	return toGray(context)
}

/** One line, cropped, levelled and scaled to this letter height. */
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
	// One number per pixel: alpha 255, then the gray value three times.
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
