import type { Logger } from 'pino'
import { calls } from '../../contract/calls.ts'
import { getTemplate } from '../../contract/web/web.ts'
import { INTERNAL_ORIGIN } from '../cache/response-cache.ts'
import type { Env } from '../env.ts'
import { createLimits, noLimits } from '../http/limits.ts'
import { makeMerek } from '../merek/make-merek.ts'
import { readFrom } from '../pictures/picture-store.ts'
import { remoteStore } from '../pictures/remote-store.ts'
import { createProviderApi } from '../provider/create-provider-api.ts'
import type { Backend } from './backend.ts'
import { openPictures } from './open-pictures.ts'

/** Another provider behind the site: no database, no staff app. */
export function openProvider(env: Env, log: Logger): Backend {
	const limits = env.RATE_LIMITS ? createLimits() : noLimits
	const api = createProviderApi({
		provider: { apiUrl: env.API_URL, imageBase: env.IMAGE_BASE },
		limits,
		log,
		trustProxy: env.TRUST_PROXY,
		https: env.SITE_URL.startsWith('https:'),
		corsOrigins: env.CORS_ORIGINS,
	})
	// Logs a line if the provider does not answer. The site starts anyway, with empty pages.
	void Promise.resolve(api.request(`${INTERNAL_ORIGIN}/api${calls.getTemplate.path}`)).catch((error) =>
		log.error(error),
	)
	return {
		api,
		pictures: openPictures(env, [], log),
		limits,
		// A change at the provider is not announced: cached responses expire by their age.
		revision: () => 0,
		isReady: async () => true,
		async merek() {
			const response = await api.request(`${INTERNAL_ORIGIN}/api${calls.getTemplate.path}?bentuk=ringkas`)
			const { data } = getTemplate.response.safeParse(await response.json().catch(() => null))
			return data?.merek.data ?? makeMerek(undefined, undefined)
		},
		readPicture: readFrom(env.IMAGE_BASE ? [remoteStore({ base: env.IMAGE_BASE, log })] : []),
		stop: async () => {},
	}
}
