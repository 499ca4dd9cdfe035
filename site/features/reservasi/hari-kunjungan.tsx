import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { HariKunjungan as Hari } from '../../../contract/reservasi/kalender.ts'
import { nextOpenDay } from '../../../contract/reservasi/next-open-day.ts'
import { pekan } from '../../../contract/tanggal/hari.ts'
import { hariDari } from '../../../contract/tanggal/tanggal.ts'
import { formatHariTanggal, formatTanggal } from '../../lib/dates/format-tanggal.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../load.ts'
import { Button } from '../../ui/button/button.tsx'
import type { DitolakHari } from './send-reservasi.ts'

interface HariKunjunganProps {
	/** What is reserved: another cart may find other days full. */
	isi: string
	/** The chosen day, or empty. */
	tanggal: string
	ditolak: DitolakHari | null
	/** Below a refusal: what is not lost. */
	tersimpan?: string
	onChoose: (tanggal: string) => void
}

/** Says whether the chosen day is open, offers the next free one if not, and shows the days of the range. */
export default function HariKunjungan({ isi, tanggal, ditolak, tersimpan, onChoose }: HariKunjunganProps) {
	const { data: days = [], reload } = useFetched(
		isi,
		async (signal) => (await browserApi(signal)('GET /v1/public/shop-kalender')).data,
	)
	const notice = useRef<HTMLDivElement>(null)

	// biome-ignore lint/correctness/useExhaustiveDependencies: each refusal has its own object
	useEffect(() => {
		if (!ditolak) return
		notice.current?.focus()
		void reload()
	}, [ditolak])

	const day = days.find((each) => each.tanggal === tanggal)
	const refused = ditolak?.tanggal === tanggal ? ditolak : null
	const isClosed = refused !== null || (day !== undefined && day.keadaan !== 'buka')
	const next = refused?.hariBerikut ?? nextOpenDay(days, tanggal)
	return (
		<>
			{day?.keadaan === 'buka' && !refused && day.jamMulai && (
				<p className="mt-1 text-[0.9375rem] text-soft">Jam kunjungan: {jamOf(day)} WIB.</p>
			)}
			<div ref={notice} tabIndex={-1} aria-live="polite" className="outline-none">
				{isClosed && (
					<div className="mt-3 rounded-card border border-line bg-teal-50 p-4">
						<p className="font-semibold">{refused ? refusalOf(refused) : reasonOf(day, tanggal)}</p>
						{refused && tersimpan && <p className="mt-1 text-[0.9375rem]">{tersimpan}</p>}
						{next ? (
							<Button look="secondary" className="mt-3" onClick={() => onChoose(next)}>
								Pilih {formatHariTanggal(next)}
							</Button>
						) : (
							days.length > 0 && (
								<p className="mt-1 text-[0.9375rem]">Belum ada hari lain yang kosong. Silakan hubungi kami.</p>
							)
						)}
					</div>
				)}
			</div>
			<KalenderKunjungan days={days} chosen={tanggal} onChoose={onChoose} />
		</>
	)
}

const jamOf = ({ jamMulai, jamSelesai }: Hari) => `${jamMulai}–${jamSelesai}`.replaceAll(':', '.')

const refusalOf = ({ isTutup, tanggal }: DitolakHari) =>
	isTutup
		? `Maaf, tidak ada kunjungan pada ${formatHariTanggal(tanggal)}.`
		: `Maaf, tempat pada ${formatHariTanggal(tanggal)} baru saja terisi.`

const reasonOf = (day: Hari | undefined, tanggal: string) => `${formatHariTanggal(tanggal)}: ${day?.keterangan}.`

interface KalenderKunjunganProps {
	days: Hari[]
	chosen: string
	onChoose: (tanggal: string) => void
}

/** In the order of `pekan`. */
const columns = [
	'col-start-1',
	'col-start-2',
	'col-start-3',
	'col-start-4',
	'col-start-5',
	'col-start-6',
	'col-start-7',
]

const cell = 'flex min-h-12 flex-col items-center justify-center rounded-field leading-tight'
const words = { tutup: 'bg-line/60 text-soft', penuh: 'bg-igd/10 text-igd' }

/** The visit days by month; absent while all of them are open. */
function KalenderKunjungan({ days, chosen, onChoose }: KalenderKunjunganProps) {
	if (days.every(({ keadaan }) => keadaan === 'buka')) return null
	const months = Map.groupBy(days, ({ tanggal }) => tanggal.slice(0, 7))
	return (
		<details className="group mt-3 rounded-field border border-line">
			<summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-semibold text-teal-800">
				Lihat hari yang tutup dan penuh
				<ChevronDown className="size-5 shrink-0 group-open:rotate-180" />
			</summary>
			<div className="max-h-160 overflow-y-auto px-3 pb-4 sm:px-4">
				<ul className="flex flex-col gap-1 text-[0.9375rem] text-soft">
					{reasonsOf(days).map((reason) => (
						<li key={reason}>{reason}</li>
					))}
				</ul>
				{[...months].map(([month, ofMonth]) => (
					<section key={month} aria-label={monthOf(month)} className="mt-3 max-w-110">
						<h3 className="font-semibold">{monthOf(month)}</h3>
						<ol className="mt-2 grid grid-cols-7 gap-1 text-center">
							{pekan.map((hari) => (
								<li key={hari} aria-hidden="true" className="text-sm text-soft">
									{hari.slice(0, 3)}
								</li>
							))}
							{ofMonth.map((day) => (
								<li key={day.tanggal} className={columns[pekan.indexOf(hariDari(day.tanggal))]}>
									{day.keadaan === 'buka' ? (
										<button
											type="button"
											aria-label={formatHariTanggal(day.tanggal)}
											aria-pressed={day.tanggal === chosen}
											onClick={() => onChoose(day.tanggal)}
											className={`${cell} w-full border border-line font-semibold hover:bg-teal-50 aria-pressed:bg-teal-700 aria-pressed:text-white`}
										>
											{day.tanggal.slice(8)}
										</button>
									) : (
										<span className={`${cell} ${words[day.keadaan]}`} title={day.keterangan}>
											<span className="sr-only">{formatHariTanggal(day.tanggal)}: </span>
											<span aria-hidden="true">{day.tanggal.slice(8)}</span>
											<span className="text-xs">{day.keadaan}</span>
										</span>
									)}
								</li>
							))}
						</ol>
					</section>
				))}
			</div>
		</details>
	)
}

const monthOf = (month: string) => formatTanggal(`${month}-01`).slice(3)

/** Each reason once; the day is named where it has one of its own. */
function reasonsOf(days: Hari[]): string[] {
	const closed = Map.groupBy(
		days.filter(({ keadaan }) => keadaan !== 'buka'),
		({ keterangan }) => keterangan,
	)
	return [...closed].map(([keterangan, [first, second]]) =>
		first && !second ? `${formatTanggal(first.tanggal)}: ${keterangan}` : keterangan,
	)
}
