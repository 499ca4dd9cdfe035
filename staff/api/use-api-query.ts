import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from './call-api.ts'

interface Options {
	/** Data of the previous path stays on the screen until the new data arrives. */
	keepPrevious?: boolean
}

export const apiQueryKey = (path: string | null) => ['staff-api', path]

/** Reads a path of the staff API; without a path, nothing. Failures show at once: `callApi` already handles sign-in. */
export function useApiQuery<Data>(path: string | null, { keepPrevious = false }: Options = {}) {
	const { data, error, refetch } = useQuery({
		queryKey: apiQueryKey(path),
		queryFn: async () => (await callApi<Data>('GET', path ?? '')).data,
		enabled: path !== null,
		placeholderData: keepPrevious ? keepPreviousData : undefined,
		retry: false,
		// Nothing outlives its screen: the next visit reads fresh rows with fresh versions.
		gcTime: 0,
		networkMode: 'always',
	})
	return { data, failure: error?.message, refetch }
}
