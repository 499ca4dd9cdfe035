import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { Gallery } from '../../../contract/gallery.ts'
import { minimumDelay } from '../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../load.ts'
import { GALLERY_PAGE, type GalleryPlace, galleryAddress } from './gallery-address.ts'

export interface LoadedGallery extends GalleryPlace {
	items: Gallery[]
	totalPage: number
	totalData: number
}

/** The items that came with the page, and those that were added since; the address holds the page number. */
export function useMoreGallery(loaded: LoadedGallery) {
	const navigate = useNavigate()
	const leaving = useNavigation().location?.key
	const {
		data: shown = loaded,
		isLoading,
		reload,
		replace,
	} = useFetched<LoadedGallery>(loaded, (signal, before = loaded) => loadNextPage(before, signal), loaded)

	// The next page must not change the address once the visitor is on the way to another one.
	const stopLoading = useEffectEvent(() => replace(shown))
	useEffect(() => {
		if (leaving) stopLoading()
	}, [leaving])

	async function loadMore() {
		if (isLoading) return
		// The spec wants no message for a failure: the button stays.
		const longer = await reload()
		if (longer)
			navigate(galleryAddress(longer), { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
	}

	return { shown, isLoading, loadMore }
}

async function loadNextPage(shown: LoadedGallery, signal: AbortSignal): Promise<LoadedGallery> {
	const { jenis, items } = shown
	const halaman = shown.halaman + 1
	const query = { page: halaman, limit: GALLERY_PAGE, filterContentType: jenis }
	const { data, pagination } = await minimumDelay(browserApi(signal)('GET /v1/public/gallery', { query }))
	// A new item at the top moves the others onto the next page: none is shown twice.
	const known = new Set(items.map(({ id }) => id))
	return {
		jenis,
		halaman,
		items: [...items, ...data.filter(({ id }) => !known.has(id))],
		totalPage: pagination.totalPage,
		totalData: pagination.totalData,
	}
}
