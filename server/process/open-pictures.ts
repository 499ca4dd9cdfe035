import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Env } from '../env.ts'
import { createPictures } from '../pictures/create-pictures.ts'
import type { PictureSource, PicturesLog } from '../pictures/picture-store.ts'
import { isRemotePicture, remoteStore } from '../pictures/remote-store.ts'

/** Serves pictures from our own sources, and from IMAGE_BASE if it is set. */
export function openPictures(env: Env, sources: PictureSource[], log: PicturesLog): Hono {
	const remote = env.IMAGE_BASE ? [remoteStore({ base: env.IMAGE_BASE, log })] : []
	return createPictures({
		sources: [...sources, ...remote],
		isPicture: env.IMAGE_BASE ? isRemotePicture : undefined,
		...cacheOf(env),
		log,
	})
}

/** Serves the pictures of shared links, each drawn once. */
export const openSharePictures = (env: Env, source: PictureSource, log: PicturesLog): Hono =>
	createPictures({ sources: [source], isPicture: (name) => name.endsWith('.jpg'), ...cacheOf(env), log })

const cacheOf = ({ DATA_DIR, PICTURE_CACHE_MB }: Env) => ({
	cacheDir: join(DATA_DIR, 'picture-cache'),
	cacheBytes: PICTURE_CACHE_MB * 1024 ** 2,
})
