import { join } from 'node:path'
import type { Env } from '../env.ts'
import { folderStore } from './folder-store.ts'
import type { PictureStore, PicturesLog } from './picture-store.ts'
import { s3Store } from './s3-store.ts'

type StoreEnv = Pick<
	Env,
	'DATA_DIR' | 'PICTURE_STORE' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** The store of uploaded pictures: a bucket if one is configured, else a folder in DATA_DIR. */
export function openPictureStore(env: StoreEnv, log?: PicturesLog): PictureStore {
	if (!env.PICTURE_STORE) return folderStore(join(env.DATA_DIR, 'pictures'))
	const { hostname: bucket, pathname } = new URL(env.PICTURE_STORE)
	return s3Store({
		endpoint: env.S3_ENDPOINT || `https://s3.${env.S3_REGION}.amazonaws.com`,
		region: env.S3_REGION,
		bucket,
		prefix: pathname.slice(1),
		accessKeyId: env.S3_ACCESS_KEY_ID,
		secretAccessKey: env.S3_SECRET_ACCESS_KEY,
		log,
	})
}
