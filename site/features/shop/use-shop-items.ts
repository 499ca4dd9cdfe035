import { useEffect, useEffectEvent } from 'react'
import { minimumDelay } from '../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { NoConnectionError } from '../../lib/navigation/no-connection.ts'
import { browserApi } from '../../load.ts'
import { type LoadedShop, loadItems } from './load-shop.ts'
import { isSameFilter, type ShopFilter, shopAddress } from './shop-address.ts'

/** The spec wants an empty list for a failed call. */
const noneUnlessOffline = (error: unknown): [] => {
	if (error instanceof NoConnectionError) throw error
	return []
}

/**
 * The packages that came with the page, and later those of the filter in the address. Without a connection the list on
 * the screen stays, and the filter is loaded when the connection is back.
 */
export function useShopItems(loaded: LoadedShop, wanted: ShopFilter) {
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
