export interface Size {
	width: number
	height: number
}

/** A part of a picture, in its pixels. */
export interface Area extends Size {
	x: number
	y: number
}

/** The point of the frame that a zoom keeps in place, from 0 to 1 on both axes. */
export interface Anchor {
	x: number
	y: number
}

const MIDDLE: Anchor = { x: 0.5, y: 0.5 }

const MAX_ZOOM = 8

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** The largest centred part with this ratio. */
export function largestArea({ width, height }: Size, ratio: number): Area {
	const inside = Math.min(width, height * ratio)
	return { x: (width - inside) / 2, y: (height - inside / ratio) / 2, width: inside, height: inside / ratio }
}

/** Moves the area, but not past the edge of the picture. */
export const moveArea = (area: Area, dx: number, dy: number, size: Size): Area => ({
	...area,
	x: clamp(area.x + dx, 0, size.width - area.width),
	y: clamp(area.y + dy, 0, size.height - area.height),
})

/** The zoom relative to the largest area with the same ratio, from 1 to `MAX_ZOOM`. */
export const zoomOf = (area: Area, size: Size) => largestArea(size, area.width / area.height).width / area.width

export function zoomArea(area: Area, zoom: number, size: Size, anchor = MIDDLE): Area {
	const ratio = area.width / area.height
	const width = largestArea(size, ratio).width / clamp(zoom, 1, MAX_ZOOM)
	const height = width / ratio
	const x = area.x + (area.width - width) * anchor.x
	const y = area.y + (area.height - height) * anchor.y
	return moveArea({ x, y, width, height }, 0, 0, size)
}

/** Another ratio, with the same centre and zoom. */
export function reshapeArea(area: Area, ratio: number, size: Size): Area {
	const zoom = zoomOf(area, size)
	const { width, height } = largestArea(size, ratio)
	const centred = { width: width / zoom, height: height / zoom }
	const x = area.x + (area.width - centred.width) / 2
	const y = area.y + (area.height - centred.height) / 2
	return moveArea({ x, y, ...centred }, 0, 0, size)
}

/** Rounds to whole pixels, within the picture. */
export function wholePixels(area: Area, size: Size): Area {
	const x = Math.round(area.x)
	const y = Math.round(area.y)
	return {
		x,
		y,
		width: clamp(Math.round(area.width), 1, size.width - x),
		height: clamp(Math.round(area.height), 1, size.height - y),
	}
}
