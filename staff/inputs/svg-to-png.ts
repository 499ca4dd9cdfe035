/** The longest side of the drawing. */
const SIDE = 1024

/**
 * Draws an SVG file as a PNG picture here in the browser, as an image: its scripts do not run, and the server never gets
 * it. Any other file, and an SVG that cannot be drawn, is returned as it is.
 */
export async function svgToPng(file: File): Promise<File> {
	if (file.type !== 'image/svg+xml') return file
	const svg = new DOMParser().parseFromString(await file.text(), 'image/svg+xml').documentElement
	const [width, height] = sizeOf(svg)
	if (!width || !height) return file
	const scale = SIDE / Math.max(width, height)
	if (!svg.hasAttribute('viewBox')) svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
	svg.setAttribute('width', String(width * scale))
	svg.setAttribute('height', String(height * scale))
	const address = URL.createObjectURL(new Blob([svg.outerHTML], { type: 'image/svg+xml' }))
	try {
		const image = new Image()
		image.src = address
		await image.decode()
		const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
		canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
		return new File([await canvas.convertToBlob({ type: 'image/png' })], 'lambang.png', { type: 'image/png' })
	} catch {
		return file
	} finally {
		URL.revokeObjectURL(address)
	}
}

/** In units of the drawing; an SVG has a `viewBox`, or a width and a height. */
function sizeOf(svg: Element): [width: number, height: number] {
	const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
	if (width > 0 && height > 0) return [width, height]
	const side = (name: string) => Number.parseFloat(svg.getAttribute(name) ?? '') || 0
	return [side('width'), side('height')]
}
