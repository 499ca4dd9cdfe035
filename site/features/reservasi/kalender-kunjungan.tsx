import { ChevronDown } from 'lucide-react'
import { pekan } from '../../../contract/hari.ts'
import type { HariKunjungan } from '../../../contract/kalender.ts'
import { hariDari } from '../../../contract/tanggal.ts'
import { formatHariTanggal, formatTanggal } from '../../lib/dates/format-tanggal.ts'

interface KalenderKunjunganProps {
	days: HariKunjungan[]
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
export function KalenderKunjungan({ days, chosen, onChoose }: KalenderKunjunganProps) {
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
function reasonsOf(days: HariKunjungan[]): string[] {
	const closed = Map.groupBy(
		days.filter(({ keadaan }) => keadaan !== 'buka'),
		({ keterangan }) => keterangan,
	)
	return [...closed].map(([keterangan, [first, second]]) =>
		first && !second ? `${formatTanggal(first.tanggal)}: ${keterangan}` : keterangan,
	)
}
