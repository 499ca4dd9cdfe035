import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiAddress, callApi, type Input, type ReadRoute, type ResponseOf } from './call-api.ts'

/** The beginning of every key: everything that was read from the staff API. */
export const STAFF_API_KEY = ['staff-api']

export const apiQueryKey = <R extends ReadRoute>(route: R, ...input: Input<R>) => [
	...STAFF_API_KEY,
	apiAddress(route, ...input),
]

interface Options {
	/** Data of the previous address stays on the screen until the new data arrives. */
	keepPrevious?: boolean
	refetchInterval?: number
}

/** Without input only where the call needs none. */
type QueryArguments<R extends ReadRoute> =
	Input<R> extends [unknown]
		? [input: Input<R>[0] | null, options?: Options]
		: [input?: Input<R>[0] | null, options?: Options]

interface Read<R extends ReadRoute> {
	data: ResponseOf<R> extends { data: infer Data } ? Data : never
	/** Lists have it. */
	pagination: ResponseOf<R> extends { pagination: infer Pagination } ? Pagination : undefined
}

/**
 * Reads from the staff API; without input (null) it reads nothing. It does not retry: a failure shows at once, with a
 * button.
 *
 * @example useApiQuery('GET /v1/staf/kalender/bulan', { query: { bulan } }, { keepPrevious: true })
 */
export function useApiQuery<R extends ReadRoute>(route: R, ...[input, options]: QueryArguments<R>) {
	const given = [input ?? {}] as Input<R>
	const {
		data: response,
		error,
		isFetching,
		refetch,
	} = useQuery({
		queryKey: apiQueryKey(route, ...given),
		queryFn: async () => (await callApi(route, ...given)) as Read<R>,
		enabled: input !== null,
		placeholderData: options?.keepPrevious ? keepPreviousData : undefined,
		refetchInterval: options?.refetchInterval,
		retry: false,
		// Not cached after the screen closes: the next visit needs current rows and versions.
		gcTime: 0,
	})
	return { data: response?.data, pagination: response?.pagination, failure: error?.message, isFetching, refetch }
}
