import { createContext, data } from 'react-router'
import { type Api, ApiError, createApi } from './api.ts'
import { watched } from './features/navigation/request-activity.ts'
import { clientSettings } from './settings.ts'

/** The API as the server's rendering calls it: in the same process. */
export const apiContext = createContext<Api>()

/** The API as the browser calls it; the progress bar sees every request. */
export const browserApi = (signal?: AbortSignal): Api =>
	createApi({
		base: new URL(clientSettings().apiBase, location.href).href,
		fetch: (address, init) =>
			watched(
				() => fetch(address, init),
				(response) => response.status >= 500,
			),
		signal,
	})

/** The API for what happens behind the visitor's back: the progress bar neither runs nor fails for it. */
export const backgroundApi = (): Api =>
	createApi({
		base: new URL(clientSettings().apiBase, location.href).href,
		fetch: (address, init) => fetch(address, init),
	})

/**
 * A read that may fail: the page is whole without it. The spec wants no message for the visitor; the list says it is
 * empty instead.
 */
export async function orElse<T>(reading: Promise<T>, fallback: T): Promise<T> {
	try {
		return await reading
	} catch (error) {
		if (error instanceof DOMException && error.name === 'AbortError') throw error
		return fallback
	}
}

/** The thing a detail page is about: a missing one is the 404 page, a failed read an empty page. */
export async function orNotFound<T>(reading: Promise<{ data: T }>): Promise<T | null> {
	try {
		return (await reading).data
	} catch (error) {
		if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound()
		if (error instanceof DOMException && error.name === 'AbortError') throw error
		return null
	}
}

export const notFound = () => data('This page could not be found', { status: 404 })

export const emptyList = { data: [], pagination: { page: 1, limit: 0, totalPage: 0, totalData: 0 } }
