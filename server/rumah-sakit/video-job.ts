import { type Embed, embedFromKey } from '../../contract/media/embed.ts'
import type { Db } from '../../database/schema.ts'
import type { Job } from '../jobs/start-jobs.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { fetchVideo } from './fetch-video.ts'

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
