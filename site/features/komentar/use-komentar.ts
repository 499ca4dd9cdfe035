import { useEffect, useRef, useState } from 'react'
import type { Komentar } from '../../../contract/komentar.ts'
import { browserApi } from '../../load.ts'
import { minimumDelay } from '../navigation/minimum-delay.ts'

export const KOMENTAR_PAGE_SIZE = 10

export interface KomentarList {
	items: Komentar[]
	page: number
	totalPage: number
	totalData: number
}

const nothing: KomentarList = { items: [], page: 1, totalPage: 0, totalData: 0 }

/**
 * The comments of an article, page after page. They are fetched once the page has come to life, because they change
 * without the article; `list` is undefined until the first page is there. A first page that fails is an empty one.
 */
export function useKomentar(artikelId: string) {
	const [list, setList] = useState<KomentarList>()
	const [loading, setLoading] = useState(false)
	const visit = useRef<AbortController>(undefined)

	async function load(page: number) {
		const signal = visit.current?.signal
		setLoading(true)
		const fetched = await fetchPage(artikelId, page, signal).catch(() => null)
		if (signal?.aborted) return
		setList((before = nothing) => (fetched ? append(before, fetched) : before))
		setLoading(false)
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: the comments of another article belong to another section
	useEffect(() => {
		visit.current = new AbortController()
		load(1)
		return () => visit.current?.abort()
	}, [])

	return {
		list,
		loading,
		loadMore: () => {
			if (list && !loading) load(list.page + 1)
		},
	}
}

async function fetchPage(artikelId: string, page: number, signal?: AbortSignal): Promise<KomentarList> {
	const { data, pagination } = await minimumDelay(
		browserApi(signal)('listKomentar', {
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
	return { items: data, page, totalPage: pagination.totalPage, totalData: pagination.totalData }
}

/** A comment that was allowed in the meantime pushes others onto the next page: none is shown twice. */
function append(before: KomentarList, next: KomentarList): KomentarList {
	const shown = new Set(before.items.map(({ id }) => id))
	return { ...next, items: [...before.items, ...next.items.filter(({ id }) => !shown.has(id))] }
}
