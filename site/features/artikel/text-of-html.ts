const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

const inlineTag = /<\/?(?:strong|em|u|s|sub|sup|a)(?: [^>]*)?>/g

/** The words of stored HTML: a blank where a block ends, and the characters that the sanitiser writes as entities. */
export const textOfHtml = (html: string): string =>
	html
		.replace(inlineTag, '')
		.replace(/<[^>]*>/g, ' ')
		.replaceAll('&nbsp;', ' ')
		.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.trim()
