import type { PageHandle } from '../../contract/cache.ts'
import { byNextPractice, daysToChoose, type PilihanPraktik } from '../../contract/dokter/next-practice.ts'
import { DOKTER_COLUMNS, DokterCard } from '../features/dokter/dokter-card.tsx'
import { praktikPada } from '../features/dokter/jadwal/praktik.tsx'
import { namaWaktu, PilihHari, PilihWaktu } from '../features/dokter/pilih-praktik.tsx'
import {
	DOKTER_PATH,
	HALAMAN_PARAMETER,
	HARI_PARAMETER,
	pilihanAddress,
	pilihanParameters,
	readPilihan,
	WAKTU_PARAMETER,
} from '../features/dokter/pilihan-praktik.ts'
import { formatHariTanggal } from '../lib/dates/format-tanggal.ts'
import { useSekarang } from '../lib/dates/use-sekarang.ts'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiFor, emptyList, orElse } from '../load.ts'
import { listMeta } from '../meta.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { CardGrid } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import { Section } from '../ui/section/section.tsx'
import { Empty } from '../ui/state/state.tsx'
import type { Route } from './+types/dokter'

const poli = { nama: 'Poli', to: '/poli-klinik' }

const PAGE_SIZE = 24

/** The first row on a phone is visible at once, so its pictures load with priority. */
const FIRST_DOKTER = 2

async function load(args: Route.LoaderArgs) {
	const { hari, waktu, halaman } = readPilihan(new URL(args.request.url).search)
	const query = { page: halaman, limit: PAGE_SIZE, sortPraktik: 'true', filterHari: hari, filterWaktu: waktu }
	const { data, pagination } = await orElse(apiFor(args)('GET /v1/public/dokter', { query }), emptyList)
	return { pilihan: { hari, waktu }, halaman, dokter: data, totalPage: pagination.totalPage }
}

export { load as loader, load as clientLoader }
export const shouldRevalidate = reloadWhenChanged(HARI_PARAMETER, WAKTU_PARAMETER, HALAMAN_PARAMETER)
export const handle: PageHandle = { cache: { parameters: pilihanParameters } }

const page = {
	title: 'Dokter praktik',
	description: 'Dokter semua poli menurut hari dan jam praktiknya: hari ini, besok, sampai sepekan ke depan.',
	path: DOKTER_PATH,
	crumbs: [poli],
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, page, loaderData?.dokter)

export default function DokterPage({ loaderData }: Route.ComponentProps) {
	const { pilihan, halaman, dokter, totalPage } = loaderData
	const sekarang = useSekarang()
	const tanggal = daysToChoose(sekarang).find(({ hari }) => hari === pilihan.hari)?.tanggal
	// A page that stays open drops who has gone home.
	const practices = byNextPractice(dokter, sekarang, pilihan).map((each) => ({ id: each.dokter.id, ...each }))
	return (
		<>
			<PageHeader
				judul={page.title}
				crumbs={page.crumbs}
				pengantar="Pilih hari dan waktu yang cocok. Dokter yang praktiknya paling dekat tampil lebih dahulu."
			>
				<div className="mt-6 flex flex-col gap-3">
					<PilihHari pilihan={pilihan} />
					<PilihWaktu pilihan={pilihan} />
				</div>
			</PageHeader>
			<Section judul={judulOf(pilihan, tanggal, sekarang)} pengantar={tanggal && formatHariTanggal(tanggal)}>
				{practices.length > 0 ? (
					<>
						<p role="status" className="sr-only">{`${practices.length} dokter di halaman ini`}</p>
						<CardGrid thing="Dokter" items={practices} columns={DOKTER_COLUMNS}>
							{(each, index) => (
								<DokterCard dokter={each.dokter} praktik={each.praktik} priority={index < FIRST_DOKTER} />
							)}
						</CardGrid>
					</>
				) : (
					<Empty thing="Dokter">
						{pilihan.hari && <Elsewhere pilihan={pilihan} tanggal={tanggal} sekarang={sekarang} />}
					</Empty>
				)}
				<Pagination page={halaman} totalPage={totalPage} to={(page) => pilihanAddress(pilihan, page)} />
			</Section>
		</>
	)
}

/** `Praktik besok, pagi` */
function judulOf({ waktu }: PilihanPraktik, tanggal: string | undefined, sekarang: string): string {
	const kapan = tanggal ? praktikPada(tanggal, sekarang) : 'Praktik terdekat'
	return waktu ? `${kapan}, ${namaWaktu[waktu].nama.toLowerCase()}` : kapan
}

interface ElsewhereProps {
	pilihan: PilihanPraktik
	tanggal: string | undefined
	sekarang: string
}

/** What to try when nobody practises at the chosen time. */
function Elsewhere({ pilihan, tanggal, sekarang }: ElsewhereProps) {
	const [hariIni, besok] = daysToChoose(sekarang)
	const isToday = tanggal === hariIni?.tanggal
	const whole = pilihan.waktu ? { hari: pilihan.hari } : {}
	return (
		<>
			<p className="mx-auto mt-3 max-w-text">
				{isToday ? 'Tidak ada praktik lagi hari ini untuk pilihan ini.' : 'Tidak ada praktik untuk pilihan ini.'}
			</p>
			<div className="mt-5 flex flex-wrap justify-center gap-3">
				{isToday && besok && <ButtonLink to={pilihanAddress({ hari: besok.hari })}>Lihat praktik besok</ButtonLink>}
				<ButtonLink to={pilihanAddress(whole)} look="secondary">
					{pilihan.waktu ? 'Semua waktu' : 'Semua hari'}
				</ButtonLink>
			</div>
		</>
	)
}
