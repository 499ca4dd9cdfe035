import type { Area, Size } from './crop-area.ts'
import type { OpenedPicture } from './open-picture.ts'

const AROUND = '#063534'
const DIMMED = 'rgb(6 53 52 / 65%)'
const LINE = 'rgb(255 255 255 / 45%)'

/** Space around the frame that shows the rest of the picture. */
const MARGIN = 24

/** The position of the frame on the canvas. */
export function frameOn(stage: Size, ratio: number): Area {
	const width = Math.min(stage.width - 2 * MARGIN, (stage.height - 2 * MARGIN) * ratio)
	const height = width / ratio
	return { x: (stage.width - width) / 2, y: (stage.height - height) / 2, width, height }
}

/** Scales the canvas to device pixels; drawing uses CSS pixels. */
function prepare(canvas: HTMLCanvasElement, { width, height }: Size): CanvasRenderingContext2D | null {
	canvas.width = Math.round(width * devicePixelRatio)
	canvas.height = Math.round(height * devicePixelRatio)
	const context = canvas.getContext('2d')
	context?.scale(devicePixelRatio, devicePixelRatio)
	return context
}

/** Draws the picture so that the area fills the frame. */
function drawInto(context: CanvasRenderingContext2D, picture: OpenedPicture, area: Area, frame: Area): void {
	const scale = frame.width / area.width
	context.imageSmoothingQuality = 'high'
	const [x, y] = [frame.x - area.x * scale, frame.y - area.y * scale]
	context.drawImage(picture.bitmap, x, y, picture.width * scale, picture.height * scale)
}

/** Draws the picture, a dark overlay outside the frame, and lines at thirds. */
export function drawStage(canvas: HTMLCanvasElement, picture: OpenedPicture, area: Area): void {
	const stage = { width: canvas.clientWidth, height: canvas.clientHeight }
	const context = prepare(canvas, stage)
	if (!context) return
	const frame = frameOn(stage, area.width / area.height)
	context.fillStyle = AROUND
	context.fillRect(0, 0, stage.width, stage.height)
	drawInto(context, picture, area, frame)
	context.beginPath()
	context.rect(0, 0, stage.width, stage.height)
	context.rect(frame.x, frame.y, frame.width, frame.height)
	context.fillStyle = DIMMED
	context.fill('evenodd')
	context.beginPath()
	for (const third of [1 / 3, 2 / 3]) {
		context.moveTo(frame.x + frame.width * third, frame.y)
		context.lineTo(frame.x + frame.width * third, frame.y + frame.height)
		context.moveTo(frame.x, frame.y + frame.height * third)
		context.lineTo(frame.x + frame.width, frame.y + frame.height * third)
	}
	context.strokeStyle = LINE
	context.stroke()
	context.strokeStyle = '#fff'
	context.lineWidth = 2
	context.strokeRect(frame.x, frame.y, frame.width, frame.height)
}

/** Draws the area only. */
export function drawPreview(canvas: HTMLCanvasElement, picture: OpenedPicture, area: Area, longest: number): void {
	const scale = longest / Math.max(area.width, area.height)
	const size = { width: area.width * scale, height: area.height * scale }
	const context = prepare(canvas, size)
	canvas.style.width = `${size.width}px`
	canvas.style.height = `${size.height}px`
	if (context) drawInto(context, picture, area, { x: 0, y: 0, ...size })
}
