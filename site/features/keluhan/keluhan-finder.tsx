import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { importChunk } from '../../lib/navigation/chunk-failure.ts'
import { watched } from '../../lib/navigation/request-activity.ts'
import { browserApi } from '../../load.ts'
import { useFitur } from '../../template.ts'
import type { KeluhanJawaban, Poli } from './answer-keluhan.ts'
import { IgdLine } from './igd-links.tsx'

/** Without it every text is searched for, and the search looks for danger signs itself. */
const importCode = () => importChunk(() => import('./keluhan-answer.tsx'))

const NONE: Poli[] = []

interface KeluhanOptions {
	/** The clinics on the page: all of them, unless there is a search. */
	poliKlinik: Poli[]
	/** The search text of the address. */
	cari: string
	loadPoliKlinik: (signal: AbortSignal) => Promise<Poli[]>
}

/**
 * Finds the clinic for a complaint in everyday words, while it is typed into the search box. A complaint stays in the
 * browser: it goes neither into the address nor to the server. The dictionary and the hospital's data load with the
 * first letter.
 */
export function useKeluhan({ poliKlinik, cari, loadPoliKlinik }: KeluhanOptions) {
	const [text, setText] = useState(cari)
	const [isBegun, setBegun] = useState(false)
	const hasData = useFitur('keluhan')
	const onPage = cari ? null : poliKlinik
	const { data: code } = useFetched(isBegun ? 'code' : null, () => watched(importCode, () => false))
	const { data: loaded } = useFetched(isBegun && hasData ? 'data' : null, (signal) =>
		browserApi(signal)('GET /v1/public/keluhan'),
	)
	const [first] = useState(onPage)
	const { data: fetched } = useFetched(isBegun && !first ? 'poli' : null, loadPoliKlinik)
	const all = onPage ?? first ?? fetched ?? NONE

	// A slow phone takes some time for an answer; its keyboard does not wait.
	const asked = useDeferredValue(text)
	const found = useMemo(
		() => asComplaint(code?.answerKeluhan(asked, all, loaded?.data), asked, all),
		[code, asked, all, loaded],
	)
	const jawaban = useSettled(found, asked === '')

	return {
		text,
		write(next: string) {
			setText(next)
			if (next !== cari && next !== '') setBegun(true)
		},
		/** Whether a text is a complaint, and so no search. */
		async isComplaint(typed: string): Promise<boolean> {
			const dictionary = await importCode().catch(() => null)
			return asComplaint(dictionary?.answerKeluhan(typed, all, loaded?.data), typed, all) !== null
		},
		jawaban,
		bantuan: loaded?.data.bantuan,
		code,
	}
}

type Keluhan = ReturnType<typeof useKeluhan>

/** The name of a clinic is searched for: 'gigi' is no complaint. A danger sign always is one. */
function asComplaint(jawaban: KeluhanJawaban | null | undefined, text: string, all: Poli[]): KeluhanJawaban | null {
	if (!jawaban) return null
	if (jawaban.bahaya.length > 0) return jawaban
	const isName = all.some(({ nama }) => nama.toLowerCase().includes(text.trim().toLowerCase()))
	return jawaban.poli.length > 0 && !isName ? jawaban : null
}

/** After this long without a letter, a text that is no complaint has no answer. */
const PAUSE_MS = 800

/** The former answer stays while a word that matches nothing may still become one. */
function useSettled(jawaban: KeluhanJawaban | null, isEmpty: boolean): KeluhanJawaban | null {
	const [shown, setShown] = useState(jawaban)
	const isSettled = jawaban !== null || isEmpty
	if (isSettled && shown !== jawaban) setShown(jawaban)
	useEffect(() => {
		if (isSettled) return
		const timer = setTimeout(() => setShown(null), PAUSE_MS)
		return () => clearTimeout(timer)
	}, [isSettled])
	return isSettled ? jawaban : shown
}

/** The clinics for the typed complaint. Its danger signs are shown above, see bahaya.tsx. */
export const KeluhanResult = ({ keluhan: { code, jawaban } }: { keluhan: Keluhan }) => (
	<div aria-live="polite" className="page">
		{code && jawaban && <code.KeluhanAnswer jawaban={jawaban} />}
		{jawaban?.bahaya.length === 0 && <IgdLine className="mt-2" />}
	</div>
)

const examplesOf = (poliKlinik: Poli[]) => [
	...new Set(poliKlinik.flatMap(({ keluhan }) => keluhan?.[0]?.kata ?? []).map(plainKata)),
]

/** A phrase may have several spellings and words that must not be there: `susah telan/menelan -bayi`. */
const plainKata = (kata: string) => kata.replace(/ -\S+|\/\S+/g, '').replaceAll('+', ' ')

interface KeluhanExamplesProps {
	poliKlinik: Poli[]
	chosen: string
	onChoose: (kata: string) => void
}

export function KeluhanExamples({ poliKlinik, chosen, onChoose }: KeluhanExamplesProps) {
	const examples = examplesOf(poliKlinik)
	if (examples.length === 0) return null
	return (
		<ul
			aria-label="Contoh keluhan"
			className="-mx-4 mt-3 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6 md:mx-0 md:flex-wrap md:overflow-visible md:px-0 noscript:hidden"
		>
			{examples.map((each) => (
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
