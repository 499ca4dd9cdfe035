import type { Logger } from 'pino'
import type { Merek } from '../../contract/merek/merek.ts'
import type { Env } from '../env.ts'
import { keepDaysOf } from '../retention/keep-days.ts'
import { createAuth } from './auth/create-auth.ts'
import { findRedirect } from './content/uri.ts'
import { createStaffApi } from './create-staff-api.ts'
import { createLiveStreams } from './live/create-live-streams.ts'
import { serveStaffApp } from './shell/serve-staff-app.ts'
import type { StaffContext } from './staff-route.ts'
import { staffRoutes } from './staff-routes.ts'
import { staffSecret } from './staff-secret.ts'

export type StaffServer = ReturnType<typeof createStaffServer>

type Shared =
	| ('database' | 'limits' | 'pictures' | 'fields' | 'previews' | 'mailer' | 'mailAddresses' | 'disk' | 'demo')
	| ('listBackups' | 'checkSystem')

interface StaffServerOptions extends Pick<StaffContext, Shared> {
	env: Env
	root: string
	merek: () => Promise<Merek>
	log: Logger
}

export function createStaffServer({ env, root, merek, log, ...shared }: StaffServerOptions) {
	const { database } = shared
	const { db } = database
	const now = Date.now
	const onError = (error: unknown) => log.error({ err: error }, 'event streams cannot read changes')
	const live = createLiveStreams({ database, now, onError })
	return {
		/** Below `/api/v1/staf`. */
		api: createStaffApi({
			context: {
				...shared,
				db,
				now,
				keepDays: keepDaysOf(env),
				webhookInternal: env.WEBHOOK_INTERNAL,
				live,
				siteUrl: env.SITE_URL,
				auth: createAuth({
					db,
					now,
					secret: staffSecret(env),
					fields: shared.fields,
					siteUrl: env.SITE_URL,
					requiresSecondFactor: env.STAFF_2FA === 'required',
				}),
			},
			routes: staffRoutes,
			checkResponses: env.DEV,
			trustProxy: env.TRUST_PROXY,
			https: env.SITE_URL.startsWith('https:'),
		}),
		/** Below `/staf`. */
		app: serveStaffApp(root, merek),
		/** The new path of a page whose `uri` has changed. */
		findRedirect: (path: string) => findRedirect(db, path),
		/** Ends the event streams; without it a graceful shutdown would wait for them. */
		stopStreams: live.stop,
	}
}
