import { useNavigate, useNavigation, useSearchParams } from 'react-router'
import { NEVER_CACHED, type PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import { DOKTER_COLUMNS, DokterCard } from '../features/dokter/dokter-card.tsx'
import { Bahaya } from '../features/keluhan/bahaya.tsx'
import { findBahaya } from '../features/keluhan/find-bahaya.ts'
import { KeluhanFinder } from '../features/keluhan/keluhan-finder.tsx'
import { useRememberFitur } from '../features/keluhan/known-fitur.ts'
import { CARI_PARAMETER, readCari, SearchBox } from '../features/pencarian/search-box.tsx'
import { PoliList } from '../features/poli-klinik/poli-list.tsx'
import { readTampilan, TAMPILAN_PARAMETER, type Tampilan, TampilanToggle } from '../features/poli-klinik/poli-view.tsx'
import { minimumDelay } from '../lib/fetching/minimum-delay.ts'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiContext, browserApi, emptyList, orElse } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { CardGrid } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Section } from '../ui/section/section.tsx'
import { Empty, Loading } from '../ui/state/state.tsx'
import type { Route } from './+types/poli-klinik'

const PATH = '/poli-klinik'

/** The number of clinics on this page. */
const POLI_KLINIK_LIMIT = 100

async function load(api: Api, request: Request) {
	const cari = readCari(new URL(request.url).search)
	const [poliKlinik, dokter, bahaya] = await Promise.all([
		orElse(
			api('GET /v1/public/poli-klinik', {
				query: cari ? { searchByNama: cari } : { page: 1, limit: POLI_KLINIK_LIMIT, sortNama: 'asc' },
			}),
			emptyList,
		),
		cari
			? orElse(
					api('GET /v1/public/dokter', { query: { sortNama: 'asc', searchByNama: cari, searchByPoliKlinik: cari } }),
					emptyList,
				)
			: emptyList,
		findBahaya(api, cari, request),
	])
	return { cari, poliKlinik: poliKlinik.data, dokter: dokter.data, ...bahaya }
}

export const loader = ({ request, context }: Route.LoaderArgs) => load(context.get(apiContext), request)

/** A search on this page shows its loading state; navigating to the page is not delayed. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
	const loading = load(browserApi(request.signal), request)
	return location.pathname === PATH ? minimumDelay(loading) : loading
}

export const shouldRevalidate = reloadWhenChanged(CARI_PARAMETER)

export const handle: PageHandle = {
	cache: { parameters: { [TAMPILAN_PARAMETER]: /^kisi$/, [CARI_PARAMETER]: NEVER_CACHED } },
}

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: 'Poli Klinik',
		description: 'Cari poli dan dokter, lihat jadwal praktik, lalu daftarkan kunjungan Anda.',
		path: PATH,
		crumbs: [],
	})

export default function PoliKlinikPage({ loaderData }: Route.ComponentProps) {
	const navigate = useNavigate()
	const [parameters] = useSearchParams()
	const tampilan = readTampilan(parameters)
	const { cari, poliKlinik, dokter, bahaya, bantuan } = loaderData
	const searching = useSearching(cari)
	useRememberFitur()

	const search = (text: string) => {
		const next = new URLSearchParams(location.search)
		if (text) next.set(CARI_PARAMETER, text)
		else next.delete(CARI_PARAMETER)
		navigate(`?${next}`, { replace: true, preventScrollReset: true })
	}

	return (
		<>
			<PageHeader
				judul="Poli Klinik"
				pengantar="Pilih poli untuk melihat dokter dan jadwal praktiknya, atau cari langsung nama dokter Anda."
			>
				<div className="mt-6">
					<SearchBox
						action={PATH}
						label="Cari poli atau dokter"
						placeholder="Cari poli atau dokter"
						cari={cari}
						onSearch={search}
					>
						{tampilan === 'kisi' && <input type="hidden" name={TAMPILAN_PARAMETER} value={tampilan} />}
					</SearchBox>
				</div>
			</PageHeader>
			<p role="status" className="sr-only">
				{cari && !searching && `${poliKlinik.length} poli dan ${dokter.length} dokter ditemukan untuk ${cari}`}
			</p>
			<div className="page">
				<Bahaya bahaya={searching ? [] : bahaya} bantuan={bantuan} className="mt-8 lg:mt-12" />
			</div>
			{searching ? <Searching /> : <Results found={loaderData} tampilan={tampilan} />}
		</>
	)
}

/** Whether a search other than the displayed one is loading. */
function useSearching(shown: string): boolean {
	const { location: next } = useNavigation()
	return next?.pathname === PATH && readCari(next.search) !== shown
}

function Searching() {
	return (
		<div className="page py-10 lg:py-16">
			<Loading thing="Poli Klinik" skeletons={['h-24', 'h-24', 'h-24']} />
		</div>
	)
}

interface ResultsProps {
	found: Route.ComponentProps['loaderData']
	tampilan: Tampilan
}

function Results({ found: { cari, poliKlinik, dokter }, tampilan }: ResultsProps) {
	if (!cari && poliKlinik.length === 0)
		return (
			<div className="page py-10 lg:py-16">
				<Empty thing="Poli Klinik" />
			</div>
		)
	return (
		<>
			{!cari && <KeluhanFinder poliKlinik={poliKlinik} />}
			<Section judul={cari ? 'Poli yang sesuai' : 'Semua poli'} aside={<TampilanToggle />}>
				{poliKlinik.length === 0 ? (
					<Empty thing="Poli Klinik" />
				) : (
					<PoliList poliKlinik={poliKlinik} tampilan={tampilan} />
				)}
			</Section>
			{cari && (
				<Section judul="Dokter yang sesuai" tone="teal">
					<CardGrid thing="Dokter" items={dokter} keyOf={({ id }) => id} columns={DOKTER_COLUMNS}>
						{(each) => <DokterCard dokter={each} />}
					</CardGrid>
				</Section>
			)}
		</>
	)
}
