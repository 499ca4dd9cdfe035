import { Volume2, VolumeX, WifiOff } from 'lucide-react'
import type { Antrean } from '../../../contract/antrean/antrean.ts'
import { useMerek } from '../../template.ts'
import { Button } from '../../ui/button/button.tsx'
import { useAntrean } from './use-antrean.ts'
import { useSuara } from './use-suara.ts'

const EVERY_MS = 2000

/** With more counters the rows are smaller, so that all of them are on the screen. */
const MANY = 5

/**
 * The television of the waiting room: numbers alone. On 1920 pixels numbers are at least 96 pixels high and names of
 * counters 58, which can be read at six metres on a screen of 43 inches.
 */
export function LayarAntrean({ awal }: { awal: Antrean | null }) {
	const { antrean, lama } = useAntrean(awal, EVERY_MS)
	const suara = useSuara(antrean)
	const { namaPendek } = useMerek()
	return (
		<main id="isi" className="flex min-h-dvh flex-col gap-[2vw] bg-teal-900 p-[2vw] text-white leading-tight">
			<h1 className="text-[max(1.5rem,3vw)] text-white">Antrean {namaPendek}</h1>
			{antrean?.aktif && (
				<div className="grid flex-1 gap-[2vw] lg:grid-cols-[54fr_42fr]">
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
				{suara.hasVoice && (
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
			className="grid place-content-center rounded-card bg-paper p-[1vw] text-center text-teal-900"
		>
			{last ? (
				// A repeated call is a new element, so that it is seen and read out again.
				<p key={`${last.nomor} ${last.pada}`} className="motion-safe:animate-panggil">
					<span className="block text-[max(1.5rem,3vw)]">Nomor antrean</span>
					<strong className="block font-extrabold text-[max(5rem,16vw)] tabular-nums leading-none">{last.nomor}</strong>
					<span className="block text-[max(2rem,5vw)]">ke {last.nama}</span>
					{last.tempat && <span className="block text-[max(1.25rem,3vw)] text-soft">{last.tempat}</span>}
				</p>
			) : (
				<p className="text-[max(2rem,4vw)]">Belum ada nomor yang dipanggil.</p>
			)}
		</section>
	)
}

function DaftarLoket({ antrean: { loket } }: { antrean: Antrean }) {
	const isMany = loket.length > MANY
	return (
		<ul aria-label="Loket" className={`grid content-start ${isMany ? 'gap-[0.6vw]' : 'gap-[1.2vw]'}`}>
			{loket.map(({ nama, dipanggil }) => (
				<li
					key={nama}
					className={`flex flex-wrap items-center justify-between gap-x-[2vw] rounded-card bg-teal-800 px-[2vw] ${isMany ? 'py-0' : 'py-[0.6vw]'}`}
				>
					<span className="min-w-0 text-[max(1.25rem,3vw)]">{nama}</span>
					<strong
						className={`font-extrabold tabular-nums leading-tight ${isMany ? 'text-[max(2rem,5vw)]' : 'text-[max(3rem,7vw)]'}`}
					>
						{dipanggil?.nomor ?? '–'}
					</strong>
				</li>
			))}
		</ul>
	)
}
