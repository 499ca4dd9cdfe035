import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useDebounced } from '../pencarian/use-debounced.ts'
import { isSameFilter, readShopFilter, SHOP_PATH, type ShopFilter, shopAddress } from './shop-address.ts'

/** The list follows the boxes this long after the last change. */
export const SHOP_FILTER_DEBOUNCE_MS = 700

/** A search of the shop waits this long after the last key. */
export const SHOP_SEARCH_DEBOUNCE_MS = 2000

/** What the filter's fields say, and the address that follows them; `loaded` is what the list shows. */
export function useShopFilter(loaded: ShopFilter) {
	const navigate = useNavigate()
	const { search } = useLocation()
	const next = useNavigation().location
	const wantedSearch = next?.pathname === SHOP_PATH ? next.search : search
	const wanted = useMemo(() => readShopFilter(wantedSearch), [wantedSearch])
	const [draft, setDraft] = useState(wanted)
	/** What the address says, or is about to say. */
	const asked = useRef(wanted)

	function ask(change: Partial<ShopFilter>) {
		const filter = { ...asked.current, ...change }
		if (isSameFilter(filter, asked.current)) return
		asked.current = filter
		navigate(shopAddress(filter, location.search), { preventScrollReset: true })
	}
	const searching = useDebounced((cari: string) => ask({ cari: cari.trim() }), SHOP_SEARCH_DEBOUNCE_MS)
	const filtering = useDebounced(({ cari: _, ...groups }: ShopFilter) => ask(groups), SHOP_FILTER_DEBOUNCE_MS)

	// Another address than the fields asked for: a link, or the browser's back. The fields follow when it is asked for
	// and not when it has arrived, so that nothing typed meanwhile is lost.
	useEffect(() => {
		if (isSameFilter(wanted, asked.current)) return
		asked.current = wanted
		searching.cancel()
		filtering.cancel()
		setDraft(wanted)
	}, [wanted, searching, filtering])

	return {
		draft,
		/** Another list is on its way. */
		isLoading: !isSameFilter(wanted, loaded),
		/** Another list is on its way, or will be once the visitor rests. */
		isChanging: !isSameFilter(draft, loaded),
		type(cari: string) {
			setDraft({ ...draft, cari })
			searching.later(cari)
		},
		choose(groups: Partial<Omit<ShopFilter, 'cari'>>) {
			const chosen = { ...draft, ...groups }
			setDraft(chosen)
			filtering.later(chosen)
		},
		/** Typed and ticked before the page came to life. */
		adopt(filter: ShopFilter) {
			if (isSameFilter(filter, draft)) return
			setDraft(filter)
			searching.later(filter.cari)
			filtering.later(filter)
		},
		/** Without waiting. */
		submit(filter: ShopFilter = draft) {
			setDraft(filter)
			searching.cancel()
			filtering.cancel()
			ask({ ...filter, cari: filter.cari.trim() })
		},
	}
}

export type ShopFilterControl = ReturnType<typeof useShopFilter>
