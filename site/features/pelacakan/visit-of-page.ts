import type { UIMatch } from 'react-router'
import { routeNames } from '../../route-names.ts'
import type { Visit } from './look-up-place.ts'

/** The `handle` export of a detail page: the id of its subject, from the loader data. */
export interface VisitHandle<Load extends (...input: never[]) => unknown> {
	visit: (data: Awaited<ReturnType<Load>>) => Partial<Visit>
}

/** The visitor record of the matched page, or null for a private page and the 404 page. */
export function visitOfPage(matches: UIMatch[], { origin, pathname }: Pick<Location, 'origin' | 'pathname'>) {
	const match = matches.at(-1)
	const routeName = match && routeNames[match.id]
	if (!routeName) return null
	const handle = match.handle as Partial<VisitHandle<() => unknown>> | undefined
	const ids = match.loaderData === undefined ? undefined : handle?.visit?.(match.loaderData)
	return { routeName, url: `${origin}${pathname}`, ...ids }
}
