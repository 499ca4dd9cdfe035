import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { Gallery } from '../../../contract/gallery.ts'
import { browserApi } from '../../load.ts'
import { minimumDelay } from '../navigation/minimum-delay.ts'
import { GALLERY_PAGE, type GalleryPlace, galleryAddress } from './gallery-address.ts'

export interface LoadedGallery extends GalleryPlace {
	items: Gallery[]
	totalPage: number
	totalData: number
}

/** The items that the page came with, and those that were added to them since; the address keeps count. */
export function useMoreGallery(loaded: LoadedGallery) {
	const navigate = useNavigate()
	const leaving = useNavigation().location?.key
	const [shown, setShown] = useState({ ...loaded, from: loaded })
	const [busy, setBusy] = useState(false)
	const request = useRef<AbortController>(undefined)

	// Another tab: its first page replaces everything.
	const current = shown.from === loaded ? shown : { ...loaded, from: loaded }

	// On the way to another tab or page, more of this one is not wanted any more.
	useEffect(() => {
		if (leaving) request.current?.abort()
	}, [leaving])
	useEffect(() => () => request.current?.abort(), [])

	async function loadMore() {
		if (busy) return
		const { jenis, halaman } = current
		const controller = new AbortController()
		request.current = controller
		setBusy(true)
		try {
			const query = { page: halaman + 1, limit: GALLERY_PAGE, filterContentType: jenis }
			const { data, pagination } = await minimumDelay(browserApi(controller.signal)('listGallery', { query }))
			if (controller.signal.aborted) return
			const known = new Set(current.items.map(({ id }) => id))
			setShown({
				...current,
				// Something new at the top moves the pages by one.
				items: [...current.items, ...data.filter(({ id }) => !known.has(id))],
				halaman: halaman + 1,
				totalPage: pagination.totalPage,
				totalData: pagination.totalData,
			})
			navigate(galleryAddress({ jenis, halaman: halaman + 1 }), {
				replace: true,
				preventScrollReset: true,
				defaultShouldRevalidate: false,
			})
		} catch {
			// The spec wants no message: the button stays, and may be tried again.
		} finally {
			setBusy(false)
		}
	}

	return { shown: current, busy, loadMore }
}
