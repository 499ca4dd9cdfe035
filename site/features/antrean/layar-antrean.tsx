import { Volume2, VolumeX, WifiOff } from 'lucide-react'
import type { Antrean } from '../../../contract/antrean/antrean.ts'
import { useMerek } from '../../template.ts'
import { Button } from '../../ui/button/button.tsx'
import { useAntrean } from './use-antrean.ts'
import { useSuara } from './use-suara.ts'

const EVERY_MS = 2000

/** How many counters stand side by side, and their share of the screen beside the last call. */
const layouts = [
	{ upTo: 3, columns: 1, share: 'tv:grid-cols-[54fr_42fr]', grid: '' },
	{ upTo: 8, columns: 2, share: 'tv:grid-cols-[48fr_50fr]', grid: 'tv:grid-cols-2' },
	{ upTo: Number.POSITIVE_INFINITY, columns: 3, share: 'tv:grid-cols-[36fr_62fr]', grid: 'tv:grid-cols-3' },
] as const

/** By lines of a name: with the number they take less than the height of their box, so nothing is cut off. */
const boxes = {
	1: { nama: 'tv:truncate tv:text-[min(3vw,14cqw,22cqh)]', nomor: 'tv:text-[min(31cqw,56cqh)]' },
	2: { nama: 'tv:line-clamp-2 tv:text-[min(3vw,14cqw,17cqh)]', nomor: 'tv:text-[min(31cqw,44cqh)]' },
	3: { nama: 'tv:line-clamp-3 tv:text-[min(3vw,14cqw,15cqh)]', nomor: 'tv:text-[min(31cqw,40cqh)]' },
} as const

/** The end of a long name tells counters apart: a high, narrow box has more lines for it. */
function boxOf(columns: number, rows: number) {
	if (columns === 1) return boxes[rows < 3 ? 2 : 1]
	if (rows < 3) return boxes[3]
	return boxes[rows === 3 ? 2 : 1]
}

const layoutOf = (counters: number) => layouts.find(({ upTo }) => counters <= upTo) ?? layouts[2]

/**
 * The television of the waiting room: numbers alone. Nobody can scroll it, so letters take their size from the box that
 * they stand in, and twelve counters fit. On 1920 pixels numbers are at least 96 pixels high, which can be read at six
 * metres on a screen of 43 inches. A narrow or upright screen is a phone's, and scrolls.
 */
export function LayarAntrean({ awal }: { awal: Antrean | null }) {
	const { antrean, lama } = useAntrean(awal, EVERY_MS)
	const suara = useSuara(antrean)
	const { namaPendek } = useMerek()
	return (
		<main
			id="isi"
			className="flex min-h-dvh flex-col gap-[2vw] bg-teal-900 p-[2vw] text-white leading-tight tv:h-dvh tv:gap-[1.5vw]"
		>
			<h1 className="text-[max(1.5rem,3vw)] text-white leading-tight">Antrean {namaPendek}</h1>
			{antrean?.aktif && (
				<div className={`grid min-h-0 flex-1 gap-[2vw] tv:grid-rows-1 ${layoutOf(antrean.loket.length).share}`}>
					<PanggilanTerakhir antrean={antrean} />
					<DaftarLoket antrean={antrean} />
				</div>
			)}
			{antrean && !antrean.aktif && <p className="text-[max(1.5rem,4vw)]">Antrean sedang tidak dipakai.</p>}
			<div className="flex min-h-11 flex-wrap items-center justify-between gap-x-[2vw] gap-y-2 text-[max(1rem,2vw)]">
				<p>{antrean?.aktif && `${antrean.menunggu.length} menunggu`}</p>
				<p role="status">
					{lama && (
						<strong className="flex items-center gap-3 rounded-card bg-paper px-5 py-2 text-ink">
							<WifiOff className="size-[1em] shrink-0" />
							Tidak ada sambungan sejak {lama}. Nomor di layar mungkin sudah berubah.
						</strong>
					)}
				</p>
				{suara.needsPress && (
					<strong className="flex items-center gap-3 rounded-card bg-paper px-5 py-2 text-ink">
						<VolumeX className="size-[1em] shrink-0" />
						Sentuh layar untuk menyalakan suara.
					</strong>
				)}
				{suara.hasVoice && !suara.needsPress && (
					<Button look="light" aria-pressed={suara.isOn} onClick={suara.toggle}>
						{suara.isOn ? <Volume2 className="size-5" /> : <VolumeX className="size-5" />}
						{suara.isOn ? 'Suara menyala' : 'Nyalakan suara'}
					</Button>
				)}
			</div>
		</main>
	)
}

function PanggilanTerakhir({ antrean: { loket } }: { antrean: Antrean }) {
	const [last] = loket
		.flatMap(({ dipanggil, ...each }) => (dipanggil ? [{ ...each, ...dipanggil }] : []))
		.toSorted((a, b) => b.pada - a.pada)
	return (
		<section
			aria-label="Panggilan terakhir"
			aria-live="assertive"
			aria-atomic="true"
			className="grid min-h-0 min-w-0 place-content-center rounded-card bg-paper p-[1vw] text-center text-teal-900 tv:[container-type:size]"
		>
			{last ? (
				// A repeated call is a new element, so that it is seen and read out again.
				<p key={`${last.nomor} ${last.pada}`} className="motion-safe:animate-panggil">
					<span className="block text-2xl tv:text-[min(6cqw,7cqh)]">Nomor antrean</span>
					<strong className="block font-extrabold text-[5rem] tabular-nums leading-none tv:text-[min(31cqw,40cqh)]">
						{last.nomor}
					</strong>
					<span className="block text-[2rem] tv:text-[min(9cqw,10cqh)]">ke {last.nama}</span>
					{last.tempat && (
						<span className="block text-soft text-xl tv:line-clamp-2 tv:text-[min(5.5cqw,6cqh)]">{last.tempat}</span>
					)}
				</p>
			) : (
				<p className="text-[2rem] tv:text-[min(8cqw,10cqh)]">Belum ada nomor yang dipanggil.</p>
			)}
		</section>
	)
}

function DaftarLoket({ antrean: { loket } }: { antrean: Antrean }) {
	const { columns, grid } = layoutOf(loket.length)
	const box = boxOf(columns, Math.ceil(loket.length / columns))
	return (
		<ul aria-label="Loket" className={`grid min-h-0 gap-[max(0.5rem,0.8vw)] tv:auto-rows-fr ${grid}`}>
			{loket.map(({ nama, dipanggil }) => (
				<li key={nama} className="min-h-0 min-w-0 rounded-card bg-teal-800 px-4 tv:px-[1vw] tv:[container-type:size]">
					<div className="flex h-full items-center justify-between gap-x-4 tv:flex-col tv:justify-center tv:text-center">
						<span className={`min-w-0 text-xl tv:max-w-full tv:shrink-0 tv:leading-tight ${box.nama}`}>{nama}</span>
						<strong className={`font-extrabold text-[3rem] tabular-nums leading-none ${box.nomor}`}>
							{dipanggil?.nomor ?? '–'}
						</strong>
					</div>
				</li>
			))}
		</ul>
	)
}
