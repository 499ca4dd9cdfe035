import { MessageCircle } from 'lucide-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { NEVER_CACHED, type PageHandle } from '../../contract/cache.ts'
import { contactAddress } from '../../contract/links/contact-address.ts'
import { DOKTER_COLUMNS, DokterCard } from '../features/dokter/dokter-card.tsx'
import { PilihHari } from '../features/dokter/pilih-praktik.tsx'
import { Bahaya, type BahayaGroup } from '../features/keluhan/bahaya.tsx'
import { findBahaya, useRememberFitur } from '../features/keluhan/find-bahaya.ts'
import { IgdLine } from '../features/keluhan/igd-links.tsx'
import { KeluhanExamples, KeluhanResult, useKeluhan } from '../features/keluhan/keluhan-finder.tsx'
import { CARI_PARAMETER, readCari, SearchBox, useWantedCari } from '../features/pencarian/search-box.tsx'
import { PoliList } from '../features/poli-klinik/poli-list.tsx'
import { readTampilan, TAMPILAN_PARAMETER, type Tampilan, TampilanToggle } from '../features/poli-klinik/poli-view.tsx'
import { minimumDelay } from '../lib/fetching/minimum-delay.ts'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiFor, browserApi, orEmpty } from '../load.ts'
import { listMeta } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { CardGrid } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Section } from '../ui/section/section.tsx'
import { Empty, Loading } from '../ui/state/state.tsx'
import type { Route } from './+types/poli-klinik'

const PATH = '/poli-klinik'

const ALL = { page: 1, limit: 100, sortNama: 'asc' } as const

async function load(args: Route.LoaderArgs) {
	const api = apiFor(args)
	const cari = readCari(new URL(args.request.url).search)
	const matching = { sortNama: 'asc', searchByNama: cari, searchByPoliKlinik: cari } as const
	const [poliKlinik, dokter, bahaya] = await Promise.all([
		orEmpty(
			api('GET /v1/public/poli-klinik', {
				query: cari ? { searchByNama: cari } : ALL,
			}),
		),
		cari ? orEmpty(api('GET /v1/public/dokter', { query: matching })) : [],
		findBahaya(api, cari, args.request),
	])
	return { cari, poliKlinik, dokter, ...bahaya }
}

export const loader = load

/** A search on this page shows its loading state; navigating to the page is not delayed. */
export const clientLoader = (args: Route.ClientLoaderArgs) =>
	location.pathname === PATH ? minimumDelay(load(args)) : load(args)

export const shouldRevalidate = reloadWhenChanged(CARI_PARAMETER)

export const handle: PageHandle = {
	cache: { parameters: { [TAMPILAN_PARAMETER]: /^kisi$/, [CARI_PARAMETER]: NEVER_CACHED } },
}

const page = {
	title: 'Poli Klinik',
	description: 'Cari poli dan dokter, lihat jadwal praktik, lalu daftarkan kunjungan Anda.',
	path: PATH,
	crumbs: [],
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	listMeta(matches, page, loaderData?.poliKlinik, '/daftar-dokter')

/** One array: another one would render the cards again. */
const NO_SIGNS: BahayaGroup[] = []

const loadPoliKlinik = async (signal: AbortSignal) =>
	(await browserApi(signal)('GET /v1/public/poli-klinik', { query: ALL })).data

export default function PoliKlinikPage({ loaderData }: Route.ComponentProps) {
	const [parameters] = useSearchParams()
	const tampilan = readTampilan(parameters)
	const { cari, poliKlinik, dokter, bahaya, bantuan } = loaderData
	const searching = useWantedCari(PATH, cari) !== cari
	const box = useRef<HTMLInputElement>(null)
	const keluhan = useKeluhan({ poliKlinik, cari, loadPoliKlinik })
	const isTyped = keluhan.text !== cari
	const signs = isTyped ? keluhan.jawaban?.bahaya : bahaya
	useRememberFitur()

	function choose(kata: string) {
		if (!box.current) return
		box.current.value = kata
		box.current.dispatchEvent(new Event('input', { bubbles: true }))
	}
	return (
		<>
			<PageHeader judul={page.title} pengantar="Tulis yang Anda rasakan, nama poli, atau nama dokter.">
				<div className="mt-4">
					<SearchBox
						action={PATH}
						label="Cari keluhan, poli, atau dokter"
						placeholder="Keluhan, poli, atau dokter"
						cari={cari}
						box={box}
						onType={keluhan.write}
						isKept={keluhan.isComplaint}
					>
						{tampilan === 'kisi' && <input type="hidden" name={TAMPILAN_PARAMETER} value={tampilan} />}
					</SearchBox>
				</div>
				{!cari && <KeluhanExamples poliKlinik={poliKlinik} chosen={keluhan.text} onChoose={choose} />}
			</PageHeader>
			<p role="status" className="sr-only">
				{cari && !searching && `${poliKlinik.length} poli dan ${dokter.length} dokter ditemukan untuk ${cari}`}
			</p>
			<div className="page">
				<Bahaya
					bahaya={searching || !signs ? NO_SIGNS : signs}
					bantuan={isTyped ? keluhan.bantuan : bantuan}
					className="mt-6"
					Card={isTyped ? keluhan.code?.BahayaCard : undefined}
				/>
			</div>
			<KeluhanResult keluhan={keluhan} />
			{searching ? (
				<div className="page py-10 lg:py-16">
					<Loading thing="Poli Klinik" skeletons={['h-24', 'h-24', 'h-24']} />
				</div>
			) : (
				<Results found={loaderData} tampilan={tampilan} />
			)}
		</>
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
			<Section judul={cari ? 'Poli yang sesuai' : 'Semua poli'} aside={<TampilanToggle />} dense>
				{poliKlinik.length === 0 ? (
					<Empty thing="Poli Klinik">{dokter.length === 0 && <Bantuan />}</Empty>
				) : (
					<PoliList poliKlinik={poliKlinik} tampilan={tampilan} />
				)}
			</Section>
			{cari && (
				<Section judul="Dokter yang sesuai" tone="teal">
					<CardGrid thing="Dokter" items={dokter} columns={DOKTER_COLUMNS}>
						{(each) => <DokterCard dokter={each} />}
					</CardGrid>
				</Section>
			)}
			{!cari && (
				<Section
					judul="Dokter menurut hari"
					pengantar="Pilih hari yang cocok untuk Anda; dokter dari semua poli tampil dengan jam praktiknya."
					dense
					tone="teal"
				>
					<PilihHari />
				</Section>
			)}
		</>
	)
}

/** For a visitor whose words led to nothing. */
function Bantuan() {
	const desk = useTemplate().berandaPendaftaran.data
	return (
		<>
			{desk?.noTelp && (
				<ButtonLink to={contactAddress(desk.noTelp, desk.noTelpType)} className="mt-4">
					<MessageCircle className="size-5 shrink-0" />
					<span className="text-balance">Tanyakan kepada petugas kami</span>
				</ButtonLink>
			)}
			<IgdLine className="mt-4 justify-center" />
		</>
	)
}
