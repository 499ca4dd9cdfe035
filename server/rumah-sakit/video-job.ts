import { z } from 'zod'
import { type Embed, embedFromKey, embedPage } from '../../contract/media/embed.ts'
import type { Db } from '../../database/schema.ts'
import { boundedFetch } from '../http/bounded-fetch.ts'
import { leadsInside } from '../http/private-address.ts'
import type { Job } from '../jobs/start-jobs.ts'
import { encodeQueue, loadSharp, MAX_INPUT_PIXELS } from '../pictures/load-sharp.ts'
import type { PictureStore } from '../pictures/picture-store.ts'

interface VideoJobOptions {
	db: Db
	pictures: Pick<PictureStore, 'write'>
	now: () => number
	fetch?: typeof fetchVideo
}

const EVERY_MS = 60_000
/** Each run, so that a gallery full of videos holds nothing up. */
const MOST = 5
/** A video without a picture is asked for again after this long. */
const RETRY_MS = 24 * 3_600_000

/** Fetches the title and the picture of each video of the gallery and of the article setting once, and stores them. */
export const videoJob = (options: VideoJobOptions): Job => ({
	nama: 'video',
	everyMs: EVERY_MS,
	async run(signal) {
		for (const key of await listDue(options)) if (!signal.aborted) await fetchOne(key, options, signal)
		return undefined
	},
})

/** Keys of videos that nothing is stored of, or no picture for long. */
async function listDue({ db, now }: VideoJobOptions): Promise<string[]> {
	const [gallery, settings, known] = await Promise.all([
		db.selectFrom('gallery').select('content').where('contentType', '!=', 'gambar').execute(),
		db
			.selectFrom('artikelSetting')
			.select(['youtubeDaftarArtikel', 'tiktokDaftarArtikel', 'videoDetailArtikel'])
			.execute(),
		db.selectFrom('video').select(['id', 'gambar', 'dicobaPada']).execute(),
	])
	const done = new Set(
		known.filter(({ gambar, dicobaPada }) => gambar !== null || dicobaPada > now() - RETRY_MS).map(({ id }) => id),
	)
	const keys = [...gallery.map(({ content }) => content), ...settings.flatMap((setting) => Object.values(setting))]
	const videos = new Set(keys.flatMap((key) => key || []))
	return [...videos].filter((key) => !done.has(key)).slice(0, MOST)
}

async function fetchOne(key: string, { db, pictures, now, fetch = fetchVideo }: VideoJobOptions, signal: AbortSignal) {
	const embed = embedFromKey(key)
	const dicobaPada = now()
	// The first process that writes the row is the one that asks.
	const claimed = await db
		.insertInto('video')
		.values({ id: key, judul: '', gambar: null, dicobaPada })
		.onConflict((conflict) =>
			conflict
				.column('id')
				.doUpdateSet({ dicobaPada })
				.where('video.dicobaPada', '<', dicobaPada - RETRY_MS),
		)
		.returning('id')
		.executeTakeFirst()
	if (!embed || !claimed) return
	const video = await fetch(embed, signal).catch(() => null)
	if (!video) return
	const file = fileOf(embed)
	if (video.gambar) await pictures.write(`gallery/${file}`, video.gambar)
	await db
		.updateTable('video')
		.set({ judul: video.judul, gambar: video.gambar && file })
		.where('id', '=', key)
		.execute()
}

const fileOf = ({ provider, id }: Embed) => `video-${provider}-${id.split('/').at(-1)}.webp`

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
async function fetchVideo(embed: Embed, signal: AbortSignal): Promise<FetchedVideo | null> {
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
