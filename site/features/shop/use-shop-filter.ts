import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useParams } from 'react-router'
import { ALAMAT_TOKO } from '../../../contract/shop/alamat-toko.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { minimumDelay } from '../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { NoConnectionError } from '../../lib/navigation/no-connection.ts'
import { browserApi } from '../../load.ts'
import { useShopPath } from '../../template.ts'
import { type LoadedShop, loadItems } from './load-shop.ts'
import { bothSexes, isSameFilter, readShopFilter, type ShopFilter, shopAddress } from './shop-address.ts'

const SHOP_FILTER_DEBOUNCE_MS = 700

const SHOP_SEARCH_DEBOUNCE_MS = 2000

/** The draft values of the filter, the address that follows them, and the packages of the address. */
export function useShopFilter(loaded: LoadedShop) {
	const navigate = useNavigate()
	const { search } = useLocation()
	const next = useNavigation().location
	const page = useShopPage()
	const wantedSearch = next?.pathname === page ? next.search : search
	const wanted = useMemo(() => readShopFilter(wantedSearch), [wantedSearch])
	const [draft, setDraft] = useState(wanted)
	/** The filter of the address, a pending navigation included. */
	const asked = useRef(wanted)
	const { shown, isLoading, reload } = useShopItems(loaded, wanted)

	function ask(change: Partial<ShopFilter>) {
		const filter = { ...asked.current, ...change }
		if (isSameFilter(filter, asked.current)) return
		asked.current = filter
		navigate(shopAddress(filter, location.search, page), { preventScrollReset: true })
	}
	const searching = useDebounced((cari: string) => ask({ cari: cari.trim() }), SHOP_SEARCH_DEBOUNCE_MS)
	const filtering = useDebounced(({ cari: _, ...groups }: ShopFilter) => {
		// No sex counts as both and has no parameter, so the boxes show what a reload shows.
		if (groups.jenisKelamin.length === 0) setDraft((before) => ({ ...before, jenisKelamin: bothSexes }))
		ask(groups)
	}, SHOP_FILTER_DEBOUNCE_MS)

	// The address changed by a link or by the back button. The fields follow the pending navigation, not the loaded page:
	// otherwise they would overwrite what the visitor types meanwhile.
	useEffect(() => {
		if (isSameFilter(wanted, asked.current)) return
		asked.current = wanted
		searching.cancel()
		filtering.cancel()
		setDraft(wanted)
	}, [wanted, searching, filtering])

	return {
		/** Where the shop is. */
		page,
		draft,
		/** The packages on the screen, and their filter. */
		shown,
		isLoading,
		/** Another list is loading, or will load after the debounce. */
		isChanging: isLoading || !isSameFilter(draft, wanted),
		type(cari: string) {
			setDraft({ ...draft, cari })
			searching.later(cari)
		},
		choose(groups: Partial<Omit<ShopFilter, 'cari'>>) {
			const chosen = { ...draft, ...groups }
			setDraft(chosen)
			filtering.later(chosen)
		},
		/** Without the debounce. */
		submit(filter: ShopFilter = draft) {
			setDraft(filter)
			searching.cancel()
			filtering.cancel()
			// An empty list may come from a failed call: the same filter is tried again.
			if (isSameFilter(filter, asked.current) && shown.items.length === 0 && !isLoading) void reload()
			ask({ ...filter, cari: filter.cari.trim() })
		},
	}
}

export type ShopFilterControl = ReturnType<typeof useShopFilter>

/** The spec wants an empty list for a failed call. */
const noneUnlessOffline = (error: unknown): [] => {
	if (error instanceof NoConnectionError) throw error
	return []
}

/**
 * The packages that came with the page, and later those of the filter in the address. Without a connection the list on
 * the screen stays, and the filter is loaded when the connection is back.
 */
function useShopItems(loaded: LoadedShop, wanted: ShopFilter) {
	const { data = loaded, isLoading, reload, replace } = useFetched<LoadedShop>(loaded, async () => loaded, loaded)

	const load = () =>
		reload(async (signal) => {
			const items = await minimumDelay(loadItems(browserApi(signal), wanted)).catch(noneUnlessOffline)
			return { ...loaded, filter: wanted, items }
		})
	const follow = useEffectEvent(() => {
		if (!isSameFilter(wanted, data.filter)) void load()
		else if (isLoading) replace(data)
	})
	const address = shopAddress(wanted)
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
	useEffect(() => {
		follow()
		addEventListener('online', follow)
		return () => removeEventListener('online', follow)
	}, [address])

	return { shown: data, isLoading, reload: load }
}

/** The address at which the shop is open: both work, and a filter stays at the same one. */
function useShopPage(): string {
	const own = useShopPath()
	return useParams().toko === undefined ? ALAMAT_TOKO : own
}
