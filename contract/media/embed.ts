/**
 * Videos and maps of other providers. What staff paste (an address or embed markup) is reduced to provider and id;
 * everything that is shown is built again from those two, so that no foreign markup ever reaches a page.
 */
export type EmbedProvider = 'youtube' | 'tiktok' | 'osm' | 'gmaps'

export interface Embed {
	provider: EmbedProvider
	id: string
}

/** The start of an address: alone, after a blank, or as an attribute's value. Hosts that merely end alike do not match. */
const start = String.raw`(?:^|["'\s>]|\ssrc=)(?:https?:)?(?:\/\/)?(?:www\.|m\.)?`

const patterns: [EmbedProvider, RegExp][] = (
	[
		[
			'youtube',
			String.raw`youtube\.com\/(?:embed\/|shorts\/|live\/|watch\?(?:[^"'\s#]{0,300}&)?v=)([\w-]{11})(?![\w-])`,
		],
		['youtube', String.raw`(?:youtube-nocookie\.com\/embed|youtu\.be)\/([\w-]{11})(?![\w-])`],
		['tiktok', String.raw`tiktok\.com\/(@[\w.-]{1,40}\/video\/\d{5,25})(?!\d)`],
		['tiktok', String.raw`tiktok\.com\/(?:embed(?:\/v[23])?|player\/v1)\/(\d{5,25})(?!\d)`],
		['osm', String.raw`openstreetmap\.org\/export\/embed\.html\?([\w%.,&=-]{1,300})(?=$|["'\s<>#])`],
		['gmaps', String.raw`google\.com\/maps\/embed\?pb=([\w!%.:-]{1,800})(?=$|["'\s<>&#])`],
	] as const
).map(([provider, address]) => [provider, new RegExp(start + address, 'i')])

/** Longer than any address or embed markup, with much before it. */
const MAX_TEXT = 20_000

/** Finds the provider and id in an address or in embed markup, near its beginning. */
export function parseEmbed(text: string): Embed | null {
	const decoded = text.slice(0, MAX_TEXT).replaceAll('&amp;', '&')
	for (const [provider, pattern] of patterns) {
		const id = pattern.exec(decoded)?.[1]
		if (id) return { provider, id }
	}
	return null
}

/** `youtube:aqz-KE-bpKQ`, as it is stored in the database. */
export const embedKey = ({ provider, id }: Embed) => `${provider}:${id}`

const idOf: Record<EmbedProvider, RegExp> = {
	youtube: /^[\w-]{11}$/,
	tiktok: /^(@[\w.-]{1,40}\/video\/)?\d{5,25}$/,
	osm: /^[\w%.,&=-]{1,300}$/,
	gmaps: /^[\w!%.:-]{1,800}$/,
}

export function embedFromKey(key: string): Embed | null {
	const colon = key.indexOf(':')
	const provider = key.slice(0, colon) as EmbedProvider
	const id = key.slice(colon + 1)
	return Object.hasOwn(idOf, provider) && idOf[provider].test(id) ? { provider, id } : null
}

/** The address of the frame that shows it. */
export function embedAddress(
	{ provider, id }: Embed,
	{ loop = false, autoplay = loop }: { loop?: boolean; autoplay?: boolean } = {},
): string {
	switch (provider) {
		case 'youtube': {
			const parameters = new URLSearchParams({
				rel: '0',
				...(autoplay && { autoplay: '1' }),
				// YouTube loops a single video only when it is its own playlist.
				...(loop && { mute: '1', controls: '0', playsinline: '1', loop: '1', playlist: id }),
			})
			return `https://www.youtube-nocookie.com/embed/${id}?${parameters}`
		}
		case 'tiktok': {
			const parameters = new URLSearchParams({ ...(autoplay && { autoplay: '1' }), ...(loop && { loop: '1' }) })
			return `https://www.tiktok.com/player/v1/${id.split('/').at(-1)}${parameters.size > 0 ? `?${parameters}` : ''}`
		}
		case 'osm':
			return `https://www.openstreetmap.org/export/embed.html?${id}`
		case 'gmaps':
			return `https://www.google.com/maps/embed?pb=${id}`
	}
}

/** A video's page at its provider, for people who would rather open it there. */
export function embedPage({ provider, id }: Embed): string {
	switch (provider) {
		case 'youtube':
			return `https://www.youtube.com/watch?v=${id}`
		case 'tiktok':
			return id.startsWith('@') ? `https://www.tiktok.com/${id}` : `https://www.tiktok.com/embed/${id}`
		default:
			return embedAddress({ provider, id })
	}
}

/** A video as lists of the API have it: the player of YouTube, the page at TikTok; null for a map. */
export function embedContent(embed: Embed): string | null {
	if (embed.provider === 'youtube') return embedMarkup(embed)
	return embed.provider === 'tiktok' ? embedPage(embed) : null
}

/** Frame markup, as the API hands it out. */
export function embedMarkup(embed: Embed, options?: { loop?: boolean }): string {
	const source = embedAddress(embed, options).replaceAll('&', '&amp;')
	return `<iframe src="${source}" allow="autoplay; encrypted-media; picture-in-picture" allowfullscreen></iframe>`
}
