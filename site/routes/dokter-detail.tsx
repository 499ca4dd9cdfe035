import { BookOpenCheck, CalendarDays, GraduationCap, Languages, ShieldCheck, Stethoscope } from 'lucide-react'
import { Link } from 'react-router'
import type { PageHandle } from '../../contract/cache.ts'
import type { DokterLengkap } from '../../contract/dokter/dokter.ts'
import { useJadwalLink } from '../features/dokter/dokter-card.tsx'
import { JadwalPraktik, SlotTimes, slotRow } from '../features/dokter/jadwal/jadwal-praktik.tsx'
import { LanggananKalender } from '../features/dokter/jadwal/langganan-kalender.tsx'
import { takesRegistration } from '../features/dokter/jadwal/practising-first.ts'
import { Praktik } from '../features/dokter/jadwal/praktik.tsx'
import { PrintedSource } from '../features/dokter/jadwal/printed-source.tsx'
import type { VisitHandle } from '../features/pelacakan/visit-of-page.ts'
import { physician } from '../jsonld.ts'
import { formatTanggal } from '../lib/dates/format-tanggal.ts'
import { useSekarang } from '../lib/dates/use-sekarang.ts'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiFor, orNotFound } from '../load.ts'
import { pageMeta, rootData } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { buttonClass } from '../ui/button/button.tsx'
import { EmptyPage } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import type { Route } from './+types/dokter-detail'

const list = { nama: 'Dokter', to: '/dokter' }

const load = (args: Route.LoaderArgs) =>
	orNotFound(apiFor(args)('GET /v1/public/dokter/detail-uri/{uri}', { params: args.params }))

export { load as loader, load as clientLoader }
export const shouldRevalidate = reloadWhenChanged()
export const handle: PageHandle & VisitHandle<typeof load> = {
	cache: {},
	visit: (dokter) => ({ dokterId: dokter?.id }),
}

export const meta: Route.MetaFunction = ({ matches, loaderData: dokter, params }) => {
	const root = rootData(matches)
	const namaWeb = root?.template.webSetting.data?.namaWeb
	return pageMeta(matches, {
		title: dokter?.nama ?? 'Dokter',
		description: dokter
			? `Jadwal praktik ${dokter.nama}, ${[dokter.spesialis, namaWeb].filter(Boolean).join(' di ')}: hari, jam, dan cara mendaftar.`
			: undefined,
		path: `${list.to}/${params.uri}`,
		image: { folder: 'foto-dokter', file: dokter?.foto },
		crumbs: [list],
		jsonLd: [dokter ? physician(root, dokter) : null],
	})
}

export default function DokterDetail({ loaderData: dokter }: Route.ComponentProps) {
	if (!dokter) return <EmptyPage judul="Dokter" crumbs={[]} />
	return (
		<>
			<PageHeader judul={dokter.nama} crumbs={[list]} pengantar={dokter.spesialis} />
			<div className="page grid items-start gap-6 py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-10 lg:py-12 print:block">
				<Card dokter={dokter} />
				<div className="flex flex-col gap-6">
					<Jadwal dokter={dokter} />
					<div className="grid gap-6 empty:hidden lg:grid-cols-2 print:grid-cols-2">
						<ProfilList judul="Pendidikan" icon={GraduationCap} lines={dokter.pendidikan} />
						<ProfilList judul="Tindakan dan pemeriksaan" icon={Stethoscope} lines={dokter.tindakan} />
						<ProfilList judul="Bahasa" icon={Languages} lines={dokter.bahasa} />
						<ProfilList judul="Asuransi yang diterima" icon={ShieldCheck} lines={dokter.asuransi} />
					</div>
					<Artikel artikel={dokter.artikel ?? []} />
				</div>
			</div>
		</>
	)
}

const box = 'rounded-card bg-paper p-5 shadow-soft lg:p-6 print:p-0 print:shadow-none'

const Card = ({ dokter }: { dokter: DokterLengkap }) => (
	<div className={`${box} md:sticky md:top-24 print:hidden`}>
		<Picture
			folder="foto-dokter"
			file={dokter.foto}
			nama={dokter.nama}
			alt={dokter.alt ?? dokter.nama}
			width={800}
			height={1000}
			sizes="(width >= 768px) 240px, 40vw"
			priority
			className="aspect-4/5 w-2/5 rounded-2xl md:w-3/5"
		/>
		<ul className="mt-4 flex flex-wrap gap-x-4">
			{dokter.poliKlinik.map(({ id, nama, uri }) => (
				<li key={id}>
					<Link
						to={`/daftar-dokter/${uri}`}
						className="inline-flex min-h-11 items-center font-semibold text-teal-700 underline underline-offset-4"
					>
						{nama}
					</Link>
				</li>
			))}
		</ul>
		<p className="mt-1 flex items-start gap-2 font-semibold text-teal-800">
			<CalendarDays className="mt-0.5 size-5 shrink-0" />
			<Praktik jadwal={dokter.jadwal} />
		</p>
		<Daftar dokter={dokter} />
	</div>
)

/** The button that opens the schedule, from which visitors register. */
function Daftar({ dokter: { id, jadwal } }: { dokter: DokterLengkap }) {
	const link = useJadwalLink(id)
	const { berandaPendaftaran } = useTemplate()
	const sekarang = useSekarang()
	if (!berandaPendaftaran.data || !takesRegistration(jadwal, sekarang)) return null
	return (
		<Link {...link} className={buttonClass('primary', 'mt-4 w-full')}>
			Daftar ke dokter ini
		</Link>
	)
}

const Jadwal = ({ dokter }: { dokter: DokterLengkap }) => (
	<section aria-labelledby="jadwal" className={box}>
		<h2 id="jadwal" className="text-xl">
			Jadwal praktik
		</h2>
		<JadwalPraktik dokter={dokter}>
			{(slot) => (
				<div className={slotRow}>
					<SlotTimes slot={slot} />
				</div>
			)}
		</JadwalPraktik>
		{dokter.uri && dokter.jadwal.waktu.length > 0 && <LanggananKalender path={`/dokter/${dokter.uri}`} />}
		<PrintedSource />
	</section>
)

/** A part of the profile; nothing where staff have written none. */
const ProfilList = ({ judul, icon: Icon, lines = [] }: { judul: string; icon: typeof Stethoscope; lines?: string[] }) =>
	lines.length > 0 && (
		<section className={box}>
			<h2 className="flex items-center gap-2.5 text-lg">
				<Icon className="size-5 shrink-0 text-teal-600" />
				{judul}
			</h2>
			<ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 marker:text-teal-600">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
	)

const Artikel = ({ artikel }: { artikel: NonNullable<DokterLengkap['artikel']> }) =>
	artikel.length > 0 && (
		<section className={`${box} no-print`}>
			<h2 className="flex items-center gap-2.5 text-lg">
				<BookOpenCheck className="size-5 shrink-0 text-teal-600" />
				Artikel yang ditinjau
			</h2>
			<ul className="mt-2 divide-y divide-line">
				{artikel.map(({ uri, judul, ditinjauPada }) => (
					<li key={uri} className="relative py-3 leading-snug">
						<Link
							to={`/info-kesehatan/${uri}`}
							className="covers-card font-semibold text-teal-700 underline-offset-4 hover:underline"
						>
							{judul}
						</Link>
						{ditinjauPada && (
							<p className="mt-1 text-sm text-soft">
								Ditinjau <time dateTime={ditinjauPada}>{formatTanggal(ditinjauPada)}</time>
							</p>
						)}
					</li>
				))}
			</ul>
		</section>
	)
