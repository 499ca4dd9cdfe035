import { type ShouldRevalidateFunction, useLocation, useMatches } from 'react-router'
import { NEVER_CACHED, type PageHandle } from '../../../contract/cache.ts'

/**
 * For a page whose data depends on these query parameters alone: other parameters, such as the one that opens a doctor's
 * schedule, do not load its data again.
 */
export const reloadWhenChanged =
	(...names: string[]): ShouldRevalidateFunction =>
	({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
		if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) return defaultShouldRevalidate
		return names.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))
	}

/** The parameters of the address that the page declares in its `handle`. Links must not repeat any others. */
export function usePageParameters(): URLSearchParams {
	const { search } = useLocation()
	const declared = useMatches().map(({ handle }) => (handle as PageHandle | undefined)?.cache?.parameters)
	const rules = new Map(declared.flatMap((parameters) => Object.entries(parameters ?? {})))
	const isDeclared = (name: string, value: string) => {
		const rule = rules.get(name)
		return rule !== undefined && (rule === NEVER_CACHED || rule.test(value))
	}
	return new URLSearchParams([...new URLSearchParams(search)].filter(([name, value]) => isDeclared(name, value)))
}
