import { Stethoscope } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Section } from '../../ui/section/section.tsx'
import { ChunkFailed } from '../navigation/chunk-failed.tsx'
import { loadChunk } from '../navigation/load-chunk.ts'
import { commonKeluhan, matchKeluhan, type Poli } from './match-keluhan.ts'

/** The maximum length of the text. */
const MAX_LENGTH = 100

/** Loaded when the visitor types the first complaint. */
const KeluhanAnswer = lazy(() =>
	loadChunk(() => import('./keluhan-answer.tsx')).catch(() => ({ default: () => <ChunkFailed className="mt-6" /> })),
)

/**
 * Finds the clinic for a complaint in everyday words. The text stays in the browser: it goes neither into the address
 * nor to the server.
 */
export function KeluhanFinder({ poliKlinik }: { poliKlinik: Poli[] }) {
	const [keluhan, setKeluhan] = useState('')
	const common = commonKeluhan(poliKlinik)
	if (common.length === 0) return null
	const match = matchKeluhan(poliKlinik, keluhan)
	return (
		<Section judul="Keluhan apa?" pengantar="Tulis atau pilih yang Anda rasakan, kami tunjukkan polinya." tone="teal">
			<div className="relative max-w-text">
				<Stethoscope
					aria-hidden="true"
					className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-teal-700"
				/>
				<input
					type="text"
					value={keluhan}
					onChange={(event) => setKeluhan(event.target.value)}
					maxLength={MAX_LENGTH}
					aria-label="Keluhan Anda"
					placeholder="Misalnya gigi berlubang"
					autoComplete="off"
					className="min-h-14 w-full rounded-full border border-soft/60 bg-paper pr-5 pl-13 text-base placeholder:text-soft"
				/>
			</div>
			<ul
				aria-label="Contoh keluhan"
				className="-mx-4 mt-4 flex gap-2 overflow-x-auto px-4 py-1 max-md:pb-3 sm:-mx-6 sm:px-6 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
			>
				{common.map((kata) => (
					<li key={kata} className="shrink-0">
						<button
							type="button"
							aria-pressed={keluhan === kata}
							onClick={() => setKeluhan(keluhan === kata ? '' : kata)}
							className="min-h-11 rounded-full border border-teal-200 bg-paper px-4 font-medium text-[0.9375rem] text-teal-800 first-letter:uppercase hover:border-teal-700 aria-pressed:border-teal-700 aria-pressed:bg-teal-700 aria-pressed:text-white"
						>
							{kata}
						</button>
					</li>
				))}
			</ul>
			<div aria-live="polite">
				<Suspense>{match && <KeluhanAnswer match={match} />}</Suspense>
			</div>
		</Section>
	)
}
