const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

const inlineTag = /<\/?(?:strong|em|u|s|sub|sup|a)(?: [^>]*)?>/g

/** The plain text of stored HTML. The end of a block becomes a space, and the sanitiser's entities become characters. */
export const textOfHtml = (html: string): string =>
	html
		.replace(inlineTag, '')
		.replace(/<[^>]*>/g, ' ')
		.replaceAll('&nbsp;', ' ')
		.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.trim()
