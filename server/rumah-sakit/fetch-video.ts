import { z } from 'zod'
import { type Embed, embedPage } from '../../contract/media/embed.ts'
import { boundedFetch } from '../http/bounded-fetch.ts'
import { leadsInside } from '../http/private-address.ts'
import { encodeQueue, loadSharp, MAX_INPUT_PIXELS } from '../pictures/load-sharp.ts'

export interface FetchedVideo {
	judul: string
	/** A WebP picture. */
	gambar: Buffer | null
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 5_000_000
const WIDTH = 1280
const MAX_JUDUL = 200

/** The servers of YouTube and TikTok: what they answer names no other one. */
const HOSTS = /^(www\.youtube\.com|i\.ytimg\.com|www\.tiktok\.com|[\w.-]+\.tiktokcdn(-\w+)?\.com)$/

/** Whether the server may be asked for this address. */
export const isVideoHost = (url: URL): boolean =>
	url.protocol === 'https:' && url.port === '' && HOSTS.test(url.hostname)

/** A name of theirs may lead into a private network, by a mistake or by intent; it is refused. */
async function get(address: string, signal: AbortSignal): Promise<Buffer | null> {
	const url = URL.parse(address)
	if (!url || !isVideoHost(url) || (await leadsInside(url))) return null
	const { status, body } = await boundedFetch(address, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal })
	return status === 200 ? body : null
}

const oembed = z.object({ title: z.string().catch(''), thumbnail_url: z.string().catch('') })

/** Title and picture of a video from its provider; null when it does not answer. */
export async function fetchVideo(embed: Embed, signal: AbortSignal): Promise<FetchedVideo | null> {
	const source = new URL(`https://www.${embed.provider}.com/oembed`)
	source.search = String(new URLSearchParams({ format: 'json', url: embedPage(embed) }))
	const answer = await get(source.href, signal)
	if (!answer) return null
	const about = oembed.parse(JSON.parse(answer.toString()))
	for (const address of picturesOf(embed, about.thumbnail_url)) {
		const bytes = await get(address, signal)
		if (bytes) return { judul: about.title.slice(0, MAX_JUDUL), gambar: await encode(bytes) }
	}
	return { judul: about.title.slice(0, MAX_JUDUL), gambar: null }
}

/** YouTube's other sizes have black bars. Not every video has the large one. */
const picturesOf = ({ provider, id }: Embed, given: string): string[] =>
	provider === 'youtube'
		? ['maxresdefault', 'mqdefault'].map((size) => `https://i.ytimg.com/vi/${id}/${size}.jpg`)
		: [given]

const encode = (bytes: Buffer): Promise<Buffer> =>
	encodeQueue(async () => {
		const sharp = await loadSharp()
		const picture = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS })
		return picture.resize({ width: WIDTH, withoutEnlargement: true }).webp().toBuffer()
	})
