import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type HandleErrorFunction, type RequestHandler, type ServerBuild } from 'react-router'
import { StartError } from '../env.ts'
import type { Pages } from './create-pages.ts'

export interface LoadedSite extends Pick<Pages, 'middleware' | 'close'> {
	/** The site as it is now: in development it changes under way. */
	current(): Promise<{ build: ServerBuild; handle: RequestHandler }>
}

export interface SiteOptions {
	root: string
	development: boolean
	/** Carries the messages of hot reload in development. */
	server: Server
	onError: HandleErrorFunction
}

/** The built site, or in development the site as Vite sees it now. */
export async function loadSite({ root, development, server, onError }: SiteOptions): Promise<LoadedSite> {
	if (development) return loadWithVite(root, server, onError)
	const file = join(root, 'build/server/index.js')
	if (!existsSync(file)) throw new StartError('The site is not built yet; run `npm start`, which builds it.')
	const build = reporting((await import(pathToFileURL(file).href)) as ServerBuild, onError)
	const site = { build, handle: createRequestHandler(build, 'production') }
	return { current: async () => site, close: async () => {} }
}

async function loadWithVite(root: string, server: Server, onError: HandleErrorFunction): Promise<LoadedSite> {
	// Without this condition the server would import another copy of the router than the site does.
	if (!process.execArgv.includes('--conditions=development'))
		throw new StartError('Development mode is started with `npm run dev`.')
	const { createServer } = await import('vite')
	const vite = await createServer({
		root,
		server: { middlewareMode: true, ws: { server } },
		appType: 'custom',
	})
	return {
		async current() {
			const build = reporting((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, onError)
			return { build, handle: createRequestHandler(build, 'development') }
		},
		middleware: vite.middlewares,
		close: () => vite.close(),
	}
}

/** Without this the router prints errors itself, with the data in them. */
const reporting = (build: ServerBuild, handleError: HandleErrorFunction): ServerBuild => ({
	...build,
	entry: { ...build.entry, module: { ...build.entry.module, handleError } },
})
