import type { Komentar } from '../../../../contract/komentar.ts'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { minimumDelay } from '../../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../../load.ts'

export const KOMENTAR_PAGE_SIZE = 10

export interface KomentarList {
	items: Komentar[]
	page: number
	totalPage: number
	totalData: number
}

const empty: KomentarList = { items: [], page: 0, totalPage: 0, totalData: 0 }

/**
 * The comments of an article, page by page. They change without the article, so the browser loads them after
 * hydration. `list` is undefined until the first page is there; a first page that fails is an empty list.
 */
export function useKomentar(artikelId: string) {
	const isHydrated = useHydrated()
	const { data, isFailed, isLoading, reload } = useFetched<KomentarList>(artikelId, (signal, before) =>
		loadNextPage(artikelId, before, signal),
	)
	return {
		list: data ?? (isFailed ? empty : undefined),
		isLoading: isHydrated && isLoading,
		loadMore() {
			if (!isLoading) void reload()
		},
	}
}

async function loadNextPage(artikelId: string, before = empty, signal: AbortSignal): Promise<KomentarList> {
	const page = before.page + 1
	const { data, pagination } = await minimumDelay(
		browserApi(signal)('GET /v1/public/artikel/komentar', {
			query: {
				filterArtikelId: artikelId,
				filterAllowStatus: true,
				shortCreatedAt: 'desc',
				recursiveFormat: true,
				page,
				limit: KOMENTAR_PAGE_SIZE,
			},
		}),
	)
	// A comment that was published meanwhile pushes others onto the next page: none is shown twice.
	const shown = new Set(before.items.map(({ id }) => id))
	const items = [...before.items, ...data.filter(({ id }) => !shown.has(id))]
	return { items, page, totalPage: pagination.totalPage, totalData: pagination.totalData }
}
