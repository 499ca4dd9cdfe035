import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from './call-api.ts'

interface Options {
	/** Data of the previous path stays on the screen until the new data arrives. */
	keepPrevious?: boolean
}

/** The beginning of every key: everything that was read from the staff API. */
export const STAFF_API_KEY = ['staff-api']

export const apiQueryKey = (path: string | null) => [...STAFF_API_KEY, path]

/** Reads a path of the staff API; null reads nothing. It does not retry: a failure shows at once, with a button. */
export function useApiQuery<Data>(path: string | null, { keepPrevious = false }: Options = {}) {
	const { data, error, refetch } = useQuery({
		queryKey: apiQueryKey(path),
		queryFn: async () => (await callApi<Data>('GET', path ?? '')).data,
		enabled: path !== null,
		placeholderData: keepPrevious ? keepPreviousData : undefined,
		retry: false,
		// Not cached after the screen closes: the next visit needs current rows and versions.
		gcTime: 0,
		networkMode: 'always',
	})
	return { data, failure: error?.message, refetch }
}
