import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Merek } from '../../contract/merek.ts'
import type { Database } from '../../database/connect.ts'
import type { Previews } from '../content/previews.ts'
import type { Env } from '../env.ts'
import type { Limits } from '../http/limits.ts'
import type { Mailer } from '../mail/create-mailer.ts'
import type { NikCipher } from '../nik/nik-cipher.ts'
import type { WebhookSecrets } from '../notifications/webhook-secrets.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { createAuth } from './auth/create-auth.ts'
import { findRedirect } from './content/redirects.ts'
import { createStaffApi } from './create-staff-api.ts'
import { createLiveStreams } from './live/create-live-streams.ts'
import type { DemoContent } from './panduan/demo-content.ts'
import { serveStaffApp } from './shell/serve-staff-app.ts'
import { staffRoutes } from './staff-routes.ts'
import { staffSecret } from './staff-secret.ts'

export interface StaffServer {
	/** The staff API below `/api/v1/staf`. */
	api: Hono
	/** The files of the staff app below `/staf`. */
	app: Hono
	/** The new path of a page whose `uri` has changed. */
	findRedirect(path: string): Promise<string | null>
	/** Ends the event streams; without it a graceful shutdown would wait for them. */
	stopStreams(): Promise<void>
}

interface StaffServerOptions {
	env: Env
	root: string
	merek: () => Promise<Merek>
	database: Database
	limits: Limits
	pictures: PictureStore
	nik: NikCipher
	previews: Previews
	mailer: Mailer | null
	webhookSecrets: WebhookSecrets
	demo: DemoContent
	log: Logger
}

export function createStaffServer({
	env,
	root,
	merek,
	database,
	limits,
	pictures,
	nik,
	previews,
	mailer,
	webhookSecrets,
	demo,
	log,
}: StaffServerOptions): StaffServer {
	const { db } = database
	const now = Date.now
	const onError = (error: unknown) => log.error({ err: error }, 'event streams cannot read changes')
	const live = createLiveStreams({ database, now, onError })
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
				mailer,
				webhookSecrets,
				webhookInternal: env.WEBHOOK_INTERNAL,
				demo,
				live,
				siteUrl: env.SITE_URL,
				auth: createAuth({
					db,
					now,
					secret: staffSecret(env),
					siteUrl: env.SITE_URL,
					requiresSecondFactor: env.STAFF_2FA === 'required',
				}),
			},
			routes: staffRoutes,
			checkResponses: env.DEV,
			trustProxy: env.TRUST_PROXY,
			https: env.SITE_URL.startsWith('https:'),
		}),
		app: serveStaffApp(root, merek),
		findRedirect: (path) => findRedirect(db, path),
		stopStreams: live.stop,
	}
}
