import { type RefObject, useEffect, useRef } from 'react'
import { NEVER_CACHED, type PageHandle } from '../../contract/cache.ts'
import { Bahaya } from '../features/keluhan/bahaya.tsx'
import { findBahaya, useRememberFitur } from '../features/keluhan/find-bahaya.ts'
import { HalamanPopuler } from '../features/pencarian/halaman-populer.tsx'
import { HasilPencarian, jawabanPencarian, needsJawaban } from '../features/pencarian/hasil-pencarian.tsx'
import { CARI_PARAMETER, readCari, SearchBox, useWantedCari } from '../features/pencarian/search-box.tsx'
import { allGroups, countHasil, searchEverything, searchMore } from '../features/pencarian/search-more.ts'
import { minimumDelay } from '../lib/fetching/minimum-delay.ts'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiFor } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Loading } from '../ui/state/state.tsx'
import type { Route } from './+types/pencarian'

const PATH = '/pencarian'

async function load(args: Route.LoaderArgs) {
	const { request } = args
	const cari = readCari(new URL(request.url).search)
	if (!cari) return { cari, found: null }
	const api = apiFor(args)
	const [six, pencarian, bahaya] = await Promise.all([
		searchEverything(api, cari),
		searchMore(api, cari),
		findBahaya(api, cari, request),
	])
	const hasil = allGroups(six, pencarian)
	if (typeof document !== 'undefined' && needsJawaban(hasil, pencarian)) await jawabanPencarian.ready(request)
	return { cari, found: { hasil, pencarian, ...bahaya } }
}

export const loader = load

/** A search on this page shows its loading state; navigating to the page and clearing the search are not delayed. */
export function clientLoader(args: Route.ClientLoaderArgs) {
	const cari = readCari(new URL(args.request.url).search)
	return cari && location.pathname === PATH ? minimumDelay(load(args)) : load(args)
}

export const shouldRevalidate = reloadWhenChanged(CARI_PARAMETER)

export const handle: PageHandle = { cache: { parameters: { [CARI_PARAMETER]: NEVER_CACHED } } }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta(matches, {
		title: loaderData?.cari ? `Pencarian: ${loaderData.cari}` : 'Pencarian',
		description: 'Cari dokter, poli klinik, layanan, paket, artikel kesehatan, fasilitas, dan mitra kami.',
		path: PATH,
		hidden: Boolean(loaderData?.cari),
	})

export default function PencarianPage({ loaderData: { cari, found } }: Route.ComponentProps) {
	const wanted = useWantedCari(PATH, cari)
	const box = useRef<HTMLDivElement>(null)
	useFocusLater(box)
	useRememberFitur()
	const searching = wanted !== '' && wanted !== cari
	const shown = wanted === '' || searching ? null : found
	return (
		<>
			<PageHeader
				judul="Pencarian"
				pengantar="Dokter, poli, layanan, paket, artikel, fasilitas, dan mitra dalam satu pencarian."
			>
				<div ref={box} className="mt-6">
					<SearchBox
						action={PATH}
						label="Cari di situs ini"
						placeholder="Misalnya: jantung, gigi, dr. Ayu"
						cari={cari}
					/>
				</div>
			</PageHeader>
			<p role="status" className="sr-only">
				{shown &&
					`${shown.pencarian.jawaban.length + shown.pencarian.halaman.length > 0 ? 'Jawaban cepat dan ' : ''}${countHasil(shown.hasil)} hasil untuk ${cari}`}
			</p>
			<div className="page py-8 lg:py-12">
				<Bahaya bahaya={shown?.bahaya ?? []} bantuan={shown?.bantuan} className="mb-8" />
				{searching && (
					<Loading
						thing="Hasil Pencarian"
						skeletons={Array(6).fill('h-26')}
						className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
					/>
				)}
				{shown && <HasilPencarian cari={cari} hasil={shown.hasil} pencarian={shown.pencarian} />}
				{!searching && !shown && <HalamanPopuler />}
			</div>
		</>
	)
}

/** The input of the search page takes the focus after this long. */
const FOCUS_DELAY_MS = 700

/** Focuses the input of this box after the delay, unless the visitor does something first. */
function useFocusLater(box: RefObject<HTMLElement | null>) {
	useEffect(() => {
		const begun = new AbortController()
		const timer = setTimeout(() => {
			begun.abort()
			box.current?.querySelector('input')?.focus({ preventScroll: true })
		}, FOCUS_DELAY_MS)
		const leave = () => {
			clearTimeout(timer)
			begun.abort()
		}
		for (const event of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
			document.addEventListener(event, leave, { signal: begun.signal, passive: true })
		return leave
	}, [box])
}
