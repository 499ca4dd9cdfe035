import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
	createRequestHandler,
	type HandleErrorFunction,
	matchRoutes,
	type RequestHandler,
	type RouteObject,
	type RouterContextProvider,
	type ServerBuild,
} from 'react-router'
import type { PageHandle } from '../../contract/cache.ts'
import { currentBuild } from '../builds.mjs'
import { StartError } from '../env.ts'
import type { Igd } from '../http/remember-igd.ts'
import type { CallApi, Pages } from './create-pages.ts'

/** What `site/entry.server.tsx` exports beside `handleRequest`. */
interface SiteEntry {
	createLoadContext(options: {
		fetch: CallApi
		settings: Record<'siteUrl' | 'geoUrl', string> &
			Record<'keepVisitorDays' | 'keepMemberDays', number> & { serviceWorker: boolean; igd?: Igd; pratinjau?: true }
		nonce: string
		onError: (error: unknown) => void
	}): RouterContextProvider
}

type CurrentSite = SiteEntry & { handler: RequestHandler }

export interface LoadedSite extends Pick<Pages, 'middleware' | 'close' | 'cacheRuleOf' | 'patternOf'> {
	/** The site as it is now: in development it changes. */
	current(): Promise<CurrentSite>
	/** Changes with every build. */
	version: string
}

export interface SiteOptions {
	root: string
	development: boolean
	/** Carries the messages of hot reload in development. */
	server: Server
	onError: HandleErrorFunction
}

/** The built site, or in development the site as Vite serves it. */
export async function loadSite({ root, development, server, onError }: SiteOptions): Promise<LoadedSite> {
	if (development) return loadWithVite(root, server, onError)
	const file = join(currentBuild(root, 'site'), 'server/index.js')
	if (!existsSync(file)) throw new StartError('The site is not built yet; run `npm start`, which builds it.')
	const build = (await import(pathToFileURL(file).href)) as ServerBuild
	const site = siteOf(build, 'production', onError)
	return {
		current: async () => site,
		version: build.assets.version,
		cacheRuleOf: pageCacheRules(build.routes),
		patternOf: pagePatterns(build.routes),
		close: async () => {},
	}
}

async function loadWithVite(root: string, server: Server, onError: HandleErrorFunction): Promise<LoadedSite> {
	// Without this condition the server imports another copy of the router than the site does.
	if (!process.execArgv.includes('--conditions=development'))
		throw new StartError('Development mode is started with `npm run dev`.')
	const { createServer } = await import('vite')
	const vite = await createServer({ root, server: { middlewareMode: true, ws: { server } }, appType: 'custom' })
	return {
		async current() {
			const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
			return siteOf(build, 'development', onError)
		},
		version: 'development',
		// Pages change while they are developed.
		cacheRuleOf: () => null,
		patternOf: () => '/*',
		middleware: vite.middlewares,
		close: () => vite.close(),
	}
}

/** `handleError` replaces the router's own logging, which prints the data of a request. */
function siteOf(build: ServerBuild, mode: string, handleError: HandleErrorFunction): CurrentSite {
	const { createLoadContext } = build.entry.module as unknown as SiteEntry
	const module = { ...build.entry.module, handleError }
	return { createLoadContext, handler: createRequestHandler({ ...build, entry: { ...build.entry, module } }, mode) }
}

export type PageCacheRule = PageHandle['cache']

/**
 * Finds what a page declares about caching in its `handle`. A layout adds the parameters that it renders from itself. A
 * page without a declaration is not cached.
 */
export function pageCacheRules(routes: ServerBuild['routes']): (pathname: string) => PageCacheRule | null {
	const tree = childrenOf(undefined, routes)
	return (pathname) => findRule(tree, pathname)
}

/** The pattern of a page's address, as `/reservasi-status/:kode`; a path without a page has the pattern of all. */
function pagePatterns(routes: ServerBuild['routes']): (pathname: string) => string {
	const tree = childrenOf(undefined, routes)
	return (pathname) => {
		const parts = (matchRoutes(tree, pathname) ?? []).map(({ route }) => route.path?.replace(/^\/|\/$/g, ''))
		return `/${parts.filter(Boolean).join('/')}`
	}
}

function findRule(tree: RouteObject[], pathname: string): PageCacheRule | null {
	const rules = (matchRoutes(tree, pathname) ?? []).map(({ route }) => (route.handle as Partial<PageHandle>)?.cache)
	const own = rules.at(-1)
	return own ? { ...own, parameters: Object.assign({}, ...rules.map((rule) => rule?.parameters)) } : null
}

/** The build lists the routes flat, `matchRoutes` takes a tree. */
function childrenOf(parentId: string | undefined, routes: ServerBuild['routes']): RouteObject[] {
	return Object.values(routes)
		.filter((route) => route !== undefined)
		.filter((route) => route.parentId === parentId)
		.map(({ id, path, index, module: { handle } }) =>
			index ? { id, path, handle, index } : { id, path, handle, children: childrenOf(id, routes) },
		)
}
