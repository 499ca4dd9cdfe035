import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { jamDatangText, withJam } from '../../../contract/reservasi/jam-datang.ts'
import type { HariKunjungan as Hari, JamKunjungan } from '../../../contract/reservasi/kalender.ts'
import { nextOpenDay } from '../../../contract/reservasi/next-open-day.ts'
import { pekan } from '../../../contract/tanggal/hari.ts'
import { hariDari } from '../../../contract/tanggal/tanggal.ts'
import { formatHariTanggal, formatTanggal } from '../../lib/dates/format-tanggal.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../load.ts'
import { Button } from '../../ui/button/button.tsx'
import type { DitolakHari } from './send-reservasi.ts'

export interface HariKunjunganProps {
	/** What is reserved: another cart may find other days full. */
	isi: string
	/** The chosen day, or empty. */
	tanggal: string
	/** The chosen window of arrival, or empty. */
	jamDatang: string
	ditolak: DitolakHari | null
	/** Below a refusal: what is not lost. */
	tersimpan?: string
	onChoose: (tanggal: string) => void
	onJam: (jamDatang: string) => void
	/** Joins the waiting list of the chosen day, which is full. */
	onTunggu?: () => void
}

/**
 * Says whether the chosen day is open, offers the next free one if not, asks for the window of arrival where the day has
 * them, and shows the days of the range.
 */
export default function HariKunjungan(props: HariKunjunganProps) {
	const { isi, tanggal, jamDatang, ditolak, tersimpan, onChoose, onJam, onTunggu } = props
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
	const windows = day?.keadaan === 'tutup' ? [] : (day?.jamDatang?.filter(isChoice) ?? [])
	const refused = ditolak?.tanggal === tanggal && (ditolak.jamDatang ?? '') === jamDatang ? ditolak : null
	const isJamFull =
		day?.keadaan === 'buka' && windows.some(({ jam, keadaan }) => jam === jamDatang && keadaan === 'penuh')
	const isClosed = refused !== null || isJamFull || (day !== undefined && day.keadaan !== 'buka')
	const isFull = refused ? !refused.isTutup : isJamFull || day?.keadaan === 'penuh'
	const free = refused?.hariBerikut ?? nextOpenDay(days, tanggal)
	const next = free === tanggal ? undefined : free
	return (
		<>
			{day?.keadaan === 'buka' && !refused && day.jamMulai && (
				<p className="mt-1 text-[0.9375rem] text-soft">Jam kunjungan: {jamOf(day)} WIB.</p>
			)}
			{day?.keadaan === 'buka' && day.keterangan && <p className="mt-1 text-[0.9375rem]">{day.keterangan}.</p>}
			{windows.length > 0 && <JamDatang windows={windows} jamDatang={jamDatang} onJam={onJam} />}
			<div ref={notice} tabIndex={-1} aria-live="polite" className="outline-none">
				{isClosed && (
					<div className="mt-3 rounded-card border border-line bg-teal-50 p-4">
						<p className="font-semibold">
							{refused
								? refusalOf(refused)
								: isJamFull
									? `Jam ${jamDatangText(jamDatang)} sudah penuh. Silakan pilih jam lain, atau hari lain.`
									: `${formatHariTanggal(tanggal)}: ${day?.keterangan}.`}
						</p>
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
						{isFull && onTunggu && (
							<>
								<p className="mt-4 text-[0.9375rem]">
									Hanya bisa pada {isJamFull || refused?.jamDatang ? 'jam' : 'hari'} itu? Masuk daftar tunggu: begitu
									ada tempat kosong, kami menawarkannya kepada Anda.
								</p>
								<Button look="secondary" className="mt-2" onClick={onTunggu}>
									Masuk daftar tunggu
								</Button>
							</>
						)}
					</div>
				)}
			</div>
			<KalenderKunjungan days={days} tanggal={tanggal} onChoose={onChoose} />
		</>
	)
}

/** A full window can be chosen too, to wait for it. */
const isChoice = ({ keadaan }: JamKunjungan) => keadaan === 'buka' || keadaan === 'penuh'

const jamOf = ({ jamMulai, jamSelesai }: Hari) => `${jamMulai}–${jamSelesai}`.replaceAll(':', '.')

const refusalOf = ({ isTutup, tanggal, jamDatang }: DitolakHari) =>
	isTutup
		? `Maaf, tidak ada kunjungan pada ${formatHariTanggal(tanggal)}.`
		: `Maaf, tempat pada ${withJam(formatHariTanggal(tanggal), jamDatang)} baru saja terisi.`

interface JamDatangProps extends Pick<HariKunjunganProps, 'jamDatang' | 'onJam'> {
	windows: JamKunjungan[]
}

function JamDatang({ windows, jamDatang, onJam }: JamDatangProps) {
	const name = useId()
	return (
		<fieldset className="mt-4">
			<legend className="font-semibold">Jam kedatangan</legend>
			<div className="mt-1.5 grid gap-2 sm:grid-cols-2 md:max-w-140">
				{windows.map(({ jam, keadaan }) => (
					<label
						key={jam}
						className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-soft/60 bg-paper px-4 py-2 has-checked:border-teal-700 has-checked:bg-teal-50"
					>
						<input
							type="radio"
							name={name}
							required
							checked={jam === jamDatang}
							onChange={() => onJam(jam)}
							className="size-5 accent-teal-700"
						/>
						<span>
							{jamDatangText(jam)}
							{keadaan === 'penuh' && <span className="text-igd"> (penuh)</span>}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	)
}

/** In the order of `pekan`. */
const columns = 'col-start-1 col-start-2 col-start-3 col-start-4 col-start-5 col-start-6 col-start-7'.split(' ')

const cell = 'flex min-h-12 flex-col items-center justify-center rounded-field leading-tight'
const words = { tutup: 'bg-line/60 text-soft', penuh: 'bg-igd/10 text-igd' }

/** The visit days by month; absent while all of them are open. */
function KalenderKunjungan({
	days,
	tanggal,
	onChoose,
}: Pick<HariKunjunganProps, 'tanggal' | 'onChoose'> & { days: Hari[] }) {
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
											aria-pressed={day.tanggal === tanggal}
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
