import { type UNSAFE_AssetsManifest as Manifest, matchRoutes } from 'react-router'

interface PageFiles {
	/** What the router imports for the page and its layouts. */
	modules: string[]
	/** What those import themselves. */
	imports: string[]
}

/** The scripts of a page of the site. The router writes its manifest of them into every document. */
export function pageFiles(pathname: string, manifest = (window as RouterGlobals).__reactRouterManifest): PageFiles {
	const routes = manifest?.routes ?? {}
	const pages = Object.values(routes)
		.filter((route) => route?.path || route?.index)
		.map((route) => ({ id: route?.id, path: route?.path ?? '/' }))
	const chain = []
	let route = routes[matchRoutes(pages, pathname)?.[0]?.route.id ?? '']
	while (route) {
		chain.push(route)
		route = routes[route.parentId ?? '']
	}
	return {
		modules: chain.map(({ module }) => module),
		imports: [...new Set(chain.flatMap(({ imports = [] }) => imports))],
	}
}

type RouterGlobals = typeof window & { __reactRouterManifest?: Manifest }
