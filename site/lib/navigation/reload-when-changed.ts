import type { ShouldRevalidateFunction } from 'react-router'

/**
 * For a page whose data depends on these query parameters alone: other parameters, such as the one that opens a doctor's
 * schedule, do not load its data again.
 *
 * @example
 * export const shouldRevalidate = reloadWhenChanged('cari')
 */
export const reloadWhenChanged =
	(...names: string[]): ShouldRevalidateFunction =>
	({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
		if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) return defaultShouldRevalidate
		return names.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))
	}
