import { useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { NEVER_CACHED, type PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import { minimumDelay } from '../features/navigation/minimum-delay.ts'
import { reloadWhenChanged } from '../features/navigation/reload-when-changed.ts'
import { HalamanPopuler } from '../features/pencarian/halaman-populer.tsx'
import { countHasil, HasilLoading, HasilPencarian } from '../features/pencarian/hasil-pencarian.tsx'
import { CARI_PARAMETER, SearchBox } from '../features/pencarian/search-box.tsx'
import { searchEverything } from '../features/pencarian/search-everything.ts'
import { useFocusLater } from '../features/pencarian/use-focus-later.ts'
import { apiContext, browserApi } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/pencarian'

const PATH = '/pencarian'

const readCari = (search: string) => new URLSearchParams(search).get(CARI_PARAMETER)?.trim() ?? ''

async function load(api: Api, cari: string) {
	return { cari, hasil: cari ? await searchEverything(api, cari) : null }
}

export const loader = ({ request, context }: Route.LoaderArgs) =>
	load(context.get(apiContext), readCari(new URL(request.url).search))

/** A search on this page shows its loading state; navigating to the page and clearing the search are not delayed. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
	const cari = readCari(new URL(request.url).search)
	const loading = load(browserApi(request.signal), cari)
	return cari && location.pathname === PATH ? minimumDelay(loading) : loading
}

export const shouldRevalidate = reloadWhenChanged(CARI_PARAMETER)

export const handle: PageHandle = { cache: { parameters: { [CARI_PARAMETER]: NEVER_CACHED } } }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta(matches, {
		title: loaderData?.cari ? `Pencarian: ${loaderData.cari}` : 'Pencarian',
		description: 'Cari dokter, poli klinik, layanan, artikel kesehatan, fasilitas, dan mitra kami.',
		path: PATH,
		hidden: Boolean(loaderData?.cari),
	})

export default function PencarianPage({ loaderData: { cari, hasil } }: Route.ComponentProps) {
	const navigate = useNavigate()
	const { location: next } = useNavigation()
	const wanted = next?.pathname === PATH ? readCari(next.search) : cari
	const box = useRef<HTMLDivElement>(null)
	useFocusLater(box)

	const search = (text: string) =>
		navigate(text ? `?${new URLSearchParams({ [CARI_PARAMETER]: text })}` : PATH, {
			replace: true,
			preventScrollReset: true,
		})
	const searching = wanted !== '' && wanted !== cari
	const shown = wanted === '' ? null : hasil
	return (
		<>
			<PageHeader
				judul="Pencarian"
				pengantar="Dokter, poli klinik, layanan, artikel, fasilitas, dan mitra dalam satu pencarian."
			>
				<div ref={box} className="mt-6">
					<SearchBox
						action={PATH}
						label="Cari di situs ini"
						placeholder="Misalnya: jantung, gigi, dr. Ayu"
						cari={cari}
						onSearch={search}
					/>
				</div>
			</PageHeader>
			<p role="status" className="sr-only">
				{shown && !searching && `${countHasil(shown)} hasil untuk ${cari}`}
			</p>
			<div className="page py-8 lg:py-12">
				{searching && <HasilLoading />}
				{!searching && shown && <HasilPencarian cari={cari} hasil={shown} />}
				{!searching && !shown && <HalamanPopuler />}
			</div>
		</>
	)
}
