import type { ShouldRevalidateFunction } from 'react-router'

/**
 * A page whose data depends on these parameters of its address and on no others: opening a doctor's schedule on it, or
 * another look of the same list, loads nothing again.
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
