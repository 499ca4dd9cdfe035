import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import type { Gallery, GalleryContentType } from '../../../contract/rumah-sakit/gallery.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { minimumDelay } from '../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../load.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Empty, Loading } from '../../ui/state/state.tsx'
import { GALLERY_PAGE, type GalleryPlace, galleryAddress, jenisGaleri } from './gallery-address.ts'
import { GalleryTile, pictureSize, tileRows } from './gallery-tile.tsx'
import './gallery.css'

/** The items of the first row on a wide page; their pictures load early. */
const FIRST_ITEMS = 3

export function GalleryList({ loaded }: { loaded: LoadedGallery }) {
	const { shown, isLoading, loadMore } = useMoreGallery(loaded)
	const { items, jenis, halaman, totalPage, totalData } = shown
	const hasMore = halaman < totalPage
	// A provider without totals announces a further page alone.
	const hasTotal = totalData > items.length || !hasMore
	const [opened, setOpened] = useState<string | null>(null)
	const list = useRef<HTMLUListElement>(null)
	const seen = useRef(items)

	// The button may be gone now: the focus moves to the first new item.
	useEffect(() => {
		const grown = items !== seen.current && items[0]?.id === seen.current[0]?.id && items.length > seen.current.length
		const firstNew = seen.current.length
		seen.current = items
		if (grown) list.current?.children[firstNew]?.querySelector('a')?.focus({ preventScroll: true })
	}, [items])

	if (items.length === 0) return <Empty thing="Galeri" />
	return (
		<>
			<div className="gallery">
				<ul ref={list} className="gallery-list flex flex-col gap-4 sm:gap-y-0">
					{items.map((item, index) => (
						<li key={item.id} className={tileRows(item)}>
							<GalleryTile item={item} priority={index < FIRST_ITEMS} onOpen={() => setOpened(item.id)} />
						</li>
					))}
				</ul>
			</div>
			<div className="mt-8 text-center">
				<p role="status" className="mb-4 text-sm text-soft">
					{hasTotal ? `Menampilkan ${items.length} dari ${totalData} konten` : `Menampilkan ${items.length} konten`}
				</p>
				{isLoading && <Loading thing="Galeri" />}
				{hasMore && (
					<MoreButton to={galleryAddress({ jenis, halaman: halaman + 1 })} isLoading={isLoading} onMore={loadMore} />
				)}
			</div>
			{opened && (
				<PictureDialog
					pictures={items.filter(({ contentType }) => contentType === 'gambar')}
					id={opened}
					onShow={setOpened}
					onClose={() => setOpened(null)}
				/>
			)}
		</>
	)
}

/** Before hydration it is a link to the longer list. */
function MoreButton({ to, isLoading, onMore }: { to: string; isLoading: boolean; onMore: () => void }) {
	const hydrated = useHydrated()
	const title = 'Muat Konten Lainnya'
	if (!hydrated) return <ButtonLink to={to}>{title}</ButtonLink>
	return (
		<Button onClick={onMore} aria-disabled={isLoading}>
			{title}
		</Button>
	)
}

export const GalleryLoading = () => (
	<Loading
		thing="Galeri"
		skeletons={['h-72', 'h-72', 'h-72']}
		className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5"
	/>
)

export interface LoadedGallery extends GalleryPlace {
	items: Gallery[]
	totalPage: number
	totalData: number
}

/** The items that came with the page, and those that were added since; the address holds the page number. */
function useMoreGallery(loaded: LoadedGallery) {
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

/** The kinds of items. Each has its own address, so it can be shared and works without scripts. */
export const GalleryTabs = ({ current }: { current: GalleryContentType | undefined }) => (
	<nav aria-label="Jenis konten">
		<ul className="flex flex-wrap gap-2">
			{jenisGaleri.map(({ nama, jenis }) => (
				<li key={nama}>
					<Link
						to={galleryAddress({ jenis })}
						preventScrollReset
						aria-current={jenis === current ? 'page' : undefined}
						className={`inline-flex min-h-11 items-center rounded-full border px-4 font-semibold transition-colors duration-200 sm:px-5 ${
							jenis === current
								? 'border-teal-700 bg-teal-700 text-white'
								: 'border-line bg-paper text-teal-800 hover:bg-teal-50'
						}`}
					>
						{nama}
					</Link>
				</li>
			))}
		</ul>
	</nav>
)

interface PictureDialogProps {
	pictures: Gallery[]
	id: string
	onShow: (id: string) => void
	onClose: () => void
}

const step = 'border border-line aria-disabled:opacity-40 [&>svg]:size-6'

function PictureDialog({ pictures, id, onShow, onClose }: PictureDialogProps) {
	const place = pictures.findIndex((picture) => picture.id === id)
	const picture = pictures[place]
	const go = (by: number) => {
		const next = pictures[place + by]
		if (next) onShow(next.id)
	}

	useEffect(() => {
		const onKey = ({ key }: KeyboardEvent) => {
			if (key === 'ArrowLeft') go(-1)
			if (key === 'ArrowRight') go(1)
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	})

	if (!picture) return null
	const { lebar, tinggi } = pictureSize(picture)
	return (
		<Dialog label="Gambar galeri" onClose={onClose} className="picture-dialog">
			<div className="bg-sand">
				<Picture
					key={picture.id}
					folder="gallery"
					file={picture.content}
					alt={picture.alt ?? picture.keterangan}
					width={lebar}
					height={tinggi}
					sizes="(width >= 1008px) 960px, 100vw"
					priority
					className="mx-auto h-auto max-h-[calc(100dvh-11rem)] w-auto max-w-full"
				/>
			</div>
			<div className="flex items-center gap-3 p-4">
				<IconButton
					label="Gambar sebelumnya"
					icon={ChevronLeft}
					aria-disabled={place === 0}
					onClick={() => go(-1)}
					className={step}
				/>
				<p aria-live="polite" className="grow text-center text-[0.9375rem]">
					{picture.keterangan}
					<span className="block text-sm text-soft tabular-nums">
						{place + 1} dari {pictures.length}
					</span>
				</p>
				<IconButton
					label="Gambar berikutnya"
					icon={ChevronRight}
					aria-disabled={place === pictures.length - 1}
					onClick={() => go(1)}
					className={step}
				/>
			</div>
		</Dialog>
	)
}
