import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '../../contract/cache.ts'

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
export function pagePatterns(routes: ServerBuild['routes']): (pathname: string) => string {
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
