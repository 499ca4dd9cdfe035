const BLOCK = /<\/(p|h[1-6]|li|tr|figure|blockquote|caption|table|ul|ol)>|<br\s*\/?>/gi
const IMAGE = /<img\b[^>]*>/gi
const EMBED = /<figure\b[^>]*data-embed[^>]*>/gi

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

function describeImage(tag: string): string {
	const alt = /\balt="([^"]*)"/.exec(tag)?.[1]
	return alt ? `[Gambar: ${alt}]` : '[Gambar]'
}

/** HTML as a person reads it: one line for each block, with a word for each picture and video. */
export const readableText = (html: string): string =>
	html
		.replace(IMAGE, describeImage)
		.replace(EMBED, '[Video]')
		.replace(BLOCK, '\n')
		.replace(/<[^>]*>/g, '')
		.replace(/&(#39|\w+);/g, (entity, name: string) => entities[name] ?? entity)
		.replace(/[^\S\n]+/g, ' ')
		.replace(/ *\n[\s]*/g, '\n')
		.trim()
