const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, tr, br, blockquote'

/** HTML as plain lines, with a word for each picture and video. */
export function readableHtml(html: string): string {
	const { body } = new DOMParser().parseFromString(html, 'text/html')
	for (const picture of body.querySelectorAll('img')) picture.replaceWith(`[Gambar: ${picture.alt || 'hiasan'}]\n`)
	for (const video of body.querySelectorAll('iframe')) video.replaceWith('[Video]\n')
	for (const block of body.querySelectorAll(BLOCKS)) block.after('\n')
	return (body.textContent ?? '').replace(/\s*\n\s*/g, '\n').trim()
}

export const isHtml = (value: unknown): value is string => typeof value === 'string' && /<\/?[a-z][^>]*>/i.test(value)
