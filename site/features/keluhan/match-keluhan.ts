import type { PoliKlinikDenganKeluhan } from '../../../contract/poli-klinik.ts'

export type Poli = Pick<PoliKlinikDenganKeluhan, 'id' | 'nama' | 'uri' | 'icon' | 'keluhan'>

export interface Match {
	/** Danger signs in the text: the emergency room comes first. */
	darurat: string[]
	/** Danger signs that may come with the complaint. */
	waspada: string[]
	/** The clinics, best match first, each with the words that matched. */
	poli: { poli: Poli; kata: string[] }[]
}

/** How well a complaint matches the text. */
const COMPLETE = 3
const PREFIX = 2
const SHARED_WORD = 1
const NO_MATCH = 0

/** Stop words: they say nothing about the complaint. */
const STOP_WORDS = new Set([
	'sakit',
	'nyeri',
	'saat',
	'pada',
	'lama',
	'setelah',
	'ingin',
	'saya',
	'anak',
	'berat',
	'susah',
])
const MIN_SIGNIFICANT_LENGTH = 4
/** A single letter matches nothing. */
const MIN_LENGTH = 2

/**
 * The clinics for a complaint in everyday words. A complete complaint ranks before one that is only begun, and that
 * before one that shares a significant word.
 */
export function matchKeluhan(clinics: Poli[], text: string): Match | null {
	const written = fold(text)
	if (written.length < MIN_LENGTH) return null
	const matches = clinics
		.flatMap((poli) =>
			(poli.keluhan ?? []).map((keluhan) => ({ poli, ...keluhan, score: scoreOf(keluhan.kata, written) })),
		)
		.filter(({ score }) => score > NO_MATCH)
		.sort((a, b) => b.score - a.score)
	const best = matches[0]?.score ?? NO_MATCH
	const matched = matches.filter(({ score }) => score === best || score >= PREFIX)
	const dangers = matched.filter(({ darurat }) => darurat)
	const byClinic = Map.groupBy(matched, ({ poli }) => poli)
	return {
		darurat: words(dangers.filter(({ score }) => score === best)),
		waspada: words(dangers.filter(({ score }) => score < best)),
		poli: [...byClinic].map(([poli, matches]) => ({ poli, kata: shownWords(matches) })),
	}
}

const words = (matches: { kata: string }[]) => [...new Set(matches.map(({ kata }) => kata))]

/** A clinic matches by its ordinary complaints, and by a danger sign only if nothing else matches. */
const shownWords = (matches: { kata: string; darurat: boolean }[]) => {
	const ordinary = matches.filter(({ darurat }) => !darurat)
	return words(ordinary.length > 0 ? ordinary : matches)
}

function scoreOf(kata: string, written: string): number {
	const word = fold(kata)
	const typedWords = written.split(' ')
	const parts = word.split(' ')
	if (parts.every((part) => typedWords.includes(part))) return COMPLETE
	if (` ${word}`.includes(` ${written}`)) return PREFIX
	const isSignificant = (part: string) => part.length >= MIN_SIGNIFICANT_LENGTH && !STOP_WORDS.has(part)
	return parts.some((part) => isSignificant(part) && typedWords.includes(part)) ? SHARED_WORD : NO_MATCH
}

/** Lower case letters and digits without accents. */
const fold = (text: string) =>
	text
		.normalize('NFKD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()

/** The first complaint of every clinic that is no danger sign: examples for the visitor. */
export const commonKeluhan = (clinics: Poli[]): string[] => [
	...new Set(clinics.flatMap(({ keluhan = [] }) => keluhan.find(({ darurat }) => !darurat)?.kata ?? [])),
]
