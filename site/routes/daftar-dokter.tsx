import { Printer } from 'lucide-react'
import type { PageHandle } from '../../contract/cache.ts'
import type { Dokter, PoliKlinik } from '../../contract/dokter/dokter.ts'
import { DatangLink } from '../features/datang/datang-link.tsx'
import { DOKTER_COLUMNS, DokterCard } from '../features/dokter/dokter-card.tsx'
import { LanggananKalender } from '../features/dokter/jadwal/langganan-kalender.tsx'
import { describePengecualian, notOver, Pengumuman } from '../features/dokter/jadwal/pengumuman.tsx'
import { practisingFirst } from '../features/dokter/jadwal/practising-first.ts'
import { PrintedSource } from '../features/dokter/jadwal/printed-source.tsx'
import { WeekSchedule } from '../features/dokter/jadwal/week-schedule.tsx'
import type { VisitHandle } from '../features/pelacakan/visit-of-page.ts'
import { medicalClinic, physician } from '../jsonld.ts'
import { formatHariTanggal } from '../lib/dates/format-tanggal.ts'
import { useSekarang } from '../lib/dates/use-sekarang.ts'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiFor, orEmpty, orNotFound } from '../load.ts'
import { pageMeta, rootData } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { Button } from '../ui/button/button.tsx'
import { CardGrid } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Section } from '../ui/section/section.tsx'
import { Empty } from '../ui/state/state.tsx'
import type { Route } from './+types/daftar-dokter'

/** The spec's breadcrumb: Beranda > Poli. */
const poli = { nama: 'Poli', to: '/poli-klinik' }

/** The first row on a phone is visible at once, so its pictures load with priority. */
const FIRST_DOKTER = 2

async function load({ params, ...args }: Route.LoaderArgs) {
	const api = apiFor(args)
	const [poliKlinik, dokter] = await Promise.all([
		orNotFound(api('GET /v1/public/poli-klinik/detail-uri/{uri}', { params })),
		orEmpty(api('GET /v1/public/dokter', { query: { sortNama: 'asc', searchByPoliKlinikUri: params.uri } })),
	])
	return { poliKlinik, dokter }
}

export { load as loader, load as clientLoader }
export const shouldRevalidate = reloadWhenChanged()
export const handle: PageHandle & VisitHandle<typeof load> = {
	cache: {},
	visit: ({ poliKlinik }) => ({ poliKlinikId: poliKlinik?.id }),
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
	const root = rootData(matches)
	const poliKlinik = loaderData?.poliKlinik
	return pageMeta(matches, {
		title: poliKlinik ? `Jadwal Dokter ${poliKlinik.nama}` : 'Daftar Dokter',
		description: poliKlinik?.deskripsi,
		path: `/daftar-dokter/${params.uri}`,
		image: { folder: 'icon-poli-klinik', file: poliKlinik?.icon },
		crumbs: [poli],
		crumb: poliKlinik?.nama,
		jsonLd: [
			poliKlinik ? medicalClinic(root, poliKlinik) : null,
			...(loaderData?.dokter ?? []).map((dokter) => physician(root, dokter)),
		],
	})
}

export default function DaftarDokter({ loaderData: { poliKlinik, dokter } }: Route.ComponentProps) {
	const judul = poliKlinik?.nama ?? 'Daftar Dokter'
	return (
		<>
			<PageHeader judul={judul} crumbs={[poli]} pengantar={poliKlinik?.deskripsi} />
			{poliKlinik && dokter.length > 0 ? (
				<Practices poliKlinik={poliKlinik} dokter={dokter} />
			) : (
				<div className="page py-10 lg:py-16">
					<Empty thing="Dokter" />
				</div>
			)}
			<div className="page pb-8">
				<DatangLink />
			</div>
		</>
	)
}

function Practices({ poliKlinik, dokter }: { poliKlinik: PoliKlinik; dokter: Dokter[] }) {
	const sekarang = useSekarang()
	const hariIni = sekarang.slice(0, 10)
	const namaWeb = useTemplate().webSetting.data?.namaWeb ?? ''
	const practices = practisingFirst(dokter, poliKlinik.id, sekarang)
	const isToday = practices.some(({ praktik }) => praktik?.tanggal === hariIni)
	const tutup = practices.flatMap((each) =>
		notOver(each.dokter.jadwal.pengecualian, hariIni).filter(({ jenis }) => jenis === 'tutup'),
	)
	const caption = `Jadwal dokter ${poliKlinik.nama} ${namaWeb}`
	return (
		<>
			<Section
				judul="Dokter kami"
				pengantar={
					isToday
						? `Yang praktik hari ini, ${formatHariTanggal(hariIni)}, kami tampilkan lebih dahulu.`
						: `Tidak ada praktik lagi hari ini, ${formatHariTanggal(hariIni)}. Yang praktiknya paling dekat kami tampilkan lebih dahulu.`
				}
				className="no-print"
			>
				<Pengumuman lines={tutup.map((each) => describePengecualian(each, poliKlinik.nama))} className="mb-6" />
				<CardGrid thing="Dokter" items={practices} columns={DOKTER_COLUMNS}>
					{(each, index) => <DokterCard dokter={each.dokter} praktik={each.praktik} priority={index < FIRST_DOKTER} />}
				</CardGrid>
			</Section>
			{practices.some((each) => each.dokter.jadwal.waktu.length > 0) && (
				<Section
					judul="Jadwal sepekan"
					pengantar="Waktu dalam WIB."
					className="pt-0 lg:pt-4 print:py-4"
					aside={
						<Button look="secondary" icon={Printer} onClick={() => window.print()} className="no-print">
							Cetak jadwal
						</Button>
					}
				>
					<div className="overflow-hidden rounded-card bg-paper shadow-soft print:rounded-none print:shadow-none">
						<WeekSchedule dokter={dokter} poliKlinikId={poliKlinik.id} hariIni={hariIni} caption={caption} />
					</div>
					<LanggananKalender path={`/daftar-dokter/${poliKlinik.uri}`} />
					<PrintedSource />
				</Section>
			)}
		</>
	)
}
