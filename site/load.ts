import { createContext, data, type LoaderFunctionArgs } from 'react-router'
import { API_BASE, type Api, ApiError, createApi, type Fetch } from './api.ts'
import { isAborted } from './lib/fetching/minimum-delay.ts'
import { NoConnectionError, stayHere } from './lib/navigation/no-connection.ts'
import { watched } from './lib/navigation/request-activity.ts'

/** The API for loaders on the server. */
export const apiContext = createContext<Api>()

const baseAddress = () => new URL(API_BASE, location.href).href

const send: Fetch = (address, init) => fetch(address, init).catch(throwNoConnection)

/** The API for the browser; the progress bar shows every request. */
export const browserApi = (signal?: AbortSignal): Api =>
	createApi({ base: baseAddress(), fetch: (address, init) => watched(() => send(address, init), isFailed), signal })

/** The API for a loader that is both the page's `loader` and its `clientLoader`. */
export const apiFor = ({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>): Api =>
	import.meta.env.SSR ? context.get(apiContext) : browserApi(request.signal)

/** No member yet, or nothing at this address: both are answers that a page expects. */
const EXPECTED_STATUSES = [401, 404]

const isFailed = ({ ok, status }: Awaited<ReturnType<Fetch>>) => !ok && !EXPECTED_STATUSES.includes(status)

const throwNoConnection = (error: unknown): never => {
	throw isAborted(error) ? error : new NoConnectionError()
}

/** The API for background requests, which the progress bar does not show. */
export const backgroundApi = (): Api => createApi({ base: baseAddress(), fetch: send })

/**
 * A request of a loader that may fail: the page shows the fallback, as the spec asks, and no error message. Without a
 * connection the visitor stays on the present page.
 */
export async function orElse<T>(request: Promise<T>, fallback: T): Promise<T> {
	try {
		return await request
	} catch (error) {
		if (isAborted(error)) throw error
		return error instanceof NoConnectionError ? stayHere() : fallback
	}
}

/** A list of a page; if the request fails it is empty. */
export const orEmpty = async <Item>(request: Promise<{ data: Item[] }>): Promise<Item[]> =>
	(await orElse(request, { data: [] })).data

/** The subject of a detail page: if it does not exist the page is a 404, if the request fails it is null. */
export async function orNotFound<T>(request: Promise<{ data: T }>): Promise<T | null> {
	try {
		return (await request).data
	} catch (error) {
		if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound()
		if (isAborted(error)) throw error
		return error instanceof NoConnectionError ? stayHere() : null
	}
}

export const notFound = () => data('This page could not be found', { status: 404 })

export const emptyList = { data: [], pagination: { page: 1, limit: 0, totalPage: 0, totalData: 0 } }

export const readTemplate = (api: Api) => api('GET /v1/public/web/template/', { query: { bentuk: 'ringkas' } })

/** What a request returns; null if it fails. */
export const orNull = async <T>(request: Promise<{ data: T }>): Promise<T | null> =>
	(await orElse(request, null))?.data ?? null

/** The query for a whole list on one page. */
export const WHOLE_LIST = { page: 1, limit: 100 }
