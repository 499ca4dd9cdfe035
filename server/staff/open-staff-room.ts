import type { Hono } from 'hono'
import type { Database } from '../../database/connect.ts'
import type { Previews } from '../content/previews.ts'
import type { Env } from '../env.ts'
import type { Limits } from '../http/limits.ts'
import type { NikCipher } from '../nik/nik-cipher.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { openDoor } from './auth/open-door.ts'
import { findAlihan } from './content/alihan.ts'
import { createStaffApi } from './create-staff-api.ts'
import { serveStaffApp } from './shell/serve-staff-app.ts'
import { staffRoutes } from './staff-routes.ts'
import { staffSecret } from './staff-secret.ts'

export interface StaffRoom {
	/** Everything below `/api/v1/staf`. */
	api: Hono
	/** Everything below `/staf`. */
	app: Hono
	/** Where a page of the public site has moved to. */
	findAlihan(path: string): Promise<string | null>
}

interface StaffRoomOptions {
	env: Env
	root: string
	database: Database
	limits: Limits
	pictures: PictureStore
	nik: NikCipher
	previews: Previews
}

export function openStaffRoom({ env, root, database, limits, pictures, nik, previews }: StaffRoomOptions): StaffRoom {
	const { db } = database
	const now = Date.now
	return {
		api: createStaffApi({
			context: {
				database,
				db,
				now,
				limits,
				pictures,
				nik,
				previews,
				siteUrl: env.SITE_URL,
				door: openDoor({ db, now, secret: staffSecret(env) }),
			},
			routes: staffRoutes,
			trustProxy: env.TRUST_PROXY,
			https: env.SITE_URL.startsWith('https:'),
		}),
		app: serveStaffApp(root, env.IMAGE_BASE),
		findAlihan: (path) => findAlihan(db, path),
	}
}
