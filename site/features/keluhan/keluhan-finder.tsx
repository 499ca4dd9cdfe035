import { Stethoscope } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { loadChunk } from '../../lib/navigation/chunk-failure.ts'
import { browserApi } from '../../load.ts'
import { useFitur } from '../../template.ts'
import { Section } from '../../ui/section/section.tsx'
import { ChunkFailed } from '../../ui/state/chunk-failed.tsx'
import type { KeluhanJawaban, Poli } from './answer-keluhan.ts'
import { Bahaya } from './bahaya.tsx'
import { IgdLine } from './igd-links.tsx'

/** The maximum length of the text. */
const MAX_LENGTH = 200

/**
 * Finds the clinic for a complaint in everyday words. The text stays in the browser: it goes neither into the address
 * nor to the server. The dictionary and the hospital's data load with the first letter.
 */
export function KeluhanFinder({ poliKlinik }: { poliKlinik: Poli[] }) {
	const [keluhan, setKeluhan] = useState('')
	const [isBegun, setBegun] = useState(false)
	const hasData = useFitur('keluhan')
	const { data: code, isFailed } = useFetched(isBegun ? 'code' : null, () =>
		loadChunk(() => import('./keluhan-answer.tsx')),
	)
	const { data: loaded } = useFetched(isBegun && hasData ? 'data' : null, (signal) =>
		browserApi(signal)('GET /v1/public/keluhan'),
	)
	// A slow phone takes some time for an answer; its keyboard does not wait.
	const text = useDeferredValue(keluhan)
	const jawaban = useSettled(
		useMemo(() => code?.answerKeluhan(text, poliKlinik, loaded?.data) ?? null, [code, text, poliKlinik, loaded]),
	)
	const isInDanger = jawaban !== null && jawaban.bahaya.length > 0

	const write = (next: string) => {
		setKeluhan(next)
		setBegun(true)
	}
	return (
		<Section judul="Keluhan apa?" pengantar="Tulis atau pilih yang Anda rasakan, kami tunjukkan polinya." tone="teal">
			<div className="relative max-w-text">
				<Stethoscope className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-teal-700" />
				<input
					type="text"
					value={keluhan}
					onChange={(event) => write(event.target.value)}
					maxLength={MAX_LENGTH}
					aria-label="Keluhan Anda"
					placeholder="Misalnya gigi berlubang"
					autoComplete="off"
					className="min-h-14 w-full rounded-full border border-soft/60 bg-paper pr-5 pl-13 text-base placeholder:text-soft"
				/>
			</div>
			<Examples kata={examplesOf(poliKlinik)} chosen={keluhan} onChoose={write} />
			<Bahaya
				bahaya={jawaban?.bahaya ?? []}
				bantuan={loaded?.data.bantuan}
				heading="h3"
				className="mt-6"
				Card={code?.BahayaCard}
			/>
			<div aria-live="polite">
				{isFailed && <ChunkFailed className="mt-6" />}
				{code && jawaban && <code.KeluhanAnswer jawaban={jawaban} />}
			</div>
			{!isInDanger && <IgdLine className="mt-4" />}
		</Section>
	)
}

/** After this long without a letter, a complaint that matches nothing is not found. */
const PAUSE_MS = 800

/** The former answer stays while a word that matches nothing may still become one. */
function useSettled(jawaban: KeluhanJawaban | null): KeluhanJawaban | null {
	const [shown, setShown] = useState(jawaban)
	const isFound = jawaban === null || jawaban.bahaya.length > 0 || jawaban.poli.length > 0
	if (isFound && shown !== jawaban) setShown(jawaban)
	useEffect(() => {
		if (isFound) return
		const timer = setTimeout(() => setShown(jawaban), PAUSE_MS)
		return () => clearTimeout(timer)
	}, [isFound, jawaban])
	return isFound ? jawaban : shown
}

/** The first complaint of every clinic. */
const examplesOf = (poliKlinik: Poli[]) => [
	...new Set(poliKlinik.flatMap(({ keluhan }) => keluhan?.[0]?.kata ?? []).map(plainKata)),
]

/** A phrase may have several spellings and words that must not be there: `susah telan/menelan -bayi`. */
const plainKata = (kata: string) => kata.replace(/ -\S+|\/\S+/g, '').replaceAll('+', ' ')

interface ExamplesProps {
	kata: string[]
	chosen: string
	onChoose: (kata: string) => void
}

function Examples({ kata, chosen, onChoose }: ExamplesProps) {
	if (kata.length === 0) return null
	return (
		<ul
			aria-label="Contoh keluhan"
			className="-mx-4 mt-4 flex gap-2 overflow-x-auto px-4 py-1 max-md:pb-3 sm:-mx-6 sm:px-6 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
		>
			{kata.map((each) => (
				<li key={each} className="shrink-0">
					<button
						type="button"
						aria-pressed={chosen === each}
						onClick={() => onChoose(chosen === each ? '' : each)}
						className="min-h-11 rounded-full border border-teal-200 bg-paper px-4 font-medium text-[0.9375rem] text-teal-800 first-letter:uppercase hover:border-teal-700 aria-pressed:border-teal-700 aria-pressed:bg-teal-700 aria-pressed:text-white"
					>
						{each}
					</button>
				</li>
			))}
		</ul>
	)
}
