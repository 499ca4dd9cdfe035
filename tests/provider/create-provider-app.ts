import { setTimeout as wait } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { addPersonalRoutes } from './personal-routes.ts'
import { ProviderAnswers } from './provider-answers.ts'
import { createContent } from './provider-content.ts'
import { drawPicture, FOLDERS } from './provider-pictures.ts'
import type { ProviderRecords } from './provider-records.ts'
import type { ProviderSwitches } from './provider-switches.ts'
import { addPublicRoutes } from './public-routes.ts'
import { unlistedInput } from './section-7.ts'

/** Section 7 writes these with a slash at the end. */
const WITH_SLASH = ['web/beranda', 'web/template', 'web/shop', 'shop-item']

/** A file of this provider, e.g. `logo` → `Berkas logo (1).png`. */
function fileName(name: string, { fileNames }: ProviderSwitches): string {
	return fileNames === 'spaces' ? `Berkas ${name} (1).png` : `${name}.png`
}

/** A provider as sections 3, 4 and 7 of the specification describe it, with the switches for what they leave open. */
export function createProviderApp(switches: ProviderSwitches, origin: string, records: ProviderRecords) {
	const content = createContent((name) => fileName(name, switches), origin)
	const answers = new ProviderAnswers(switches)
	const app = new Hono({ strict: true })

	app.get('/images/*', async (context) => {
		const path = decodeURIComponent(new URL(context.req.url).pathname).slice('/images/'.length)
		const folder = FOLDERS.find((name) => path.startsWith(`${name}/`))
		if (!folder || !path.endsWith('.png')) {
			return context.notFound()
		}
		return context.body(new Uint8Array(await drawPicture(path)), 200, { 'content-type': 'image/png' })
	})

	app.use('/api/*', async (context, next) => {
		const url = new URL(context.req.url)
		const text = await context.req.text()
		records.requests.push({
			method: context.req.method,
			path: url.pathname,
			query: url.searchParams,
			cookie: context.req.header('cookie') ?? '',
			body: text ? JSON.parse(text) : undefined,
			at: Date.now(),
		})
		if (switches.delayMs > 0) {
			await wait(switches.delayMs)
		}
		await next()
	})

	/** The paths of section 7; with `any`, with and without a slash at the end. */
	const pathsOf = (path: string): string[] => {
		const bare = `/api/v1/public/${path}`
		if (switches.slash === 'any') {
			return [bare, `${bare}/`]
		}
		return [WITH_SLASH.includes(path) ? `${bare}/` : bare]
	}
	const route: AddRoute = (method, path, handler) => {
		app.on(method, pathsOf(path), async (context) => {
			const { searchParams } = new URL(context.req.url)
			const text = await context.req.text()
			const unlisted = unlistedInput(`${method} ${path}`, searchParams, text ? JSON.parse(text) : undefined)
			if (switches.unlisted === 'refused' && unlisted.length > 0) {
				return answers.error(context, 400)
			}
			return handler(context)
		})
	}

	addPublicRoutes(route, content, records, answers)
	addPersonalRoutes(route, content, records, answers)

	app.notFound((context) => answers.error(context, 404))
	app.onError((error, context) => {
		console.error(error)
		return answers.error(context, 500)
	})
	return app
}

export type AddRoute = (
	method: string,
	path: string,
	handler: (context: Context) => Response | Promise<Response>,
) => void
