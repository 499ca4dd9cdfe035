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
const SAID = 3
const BEGUN = 2
const SIMILAR = 1
const NOT = 0

/** Stop words: they say nothing about the complaint. */
const GENERAL = new Set([
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
const SHORTEST_TELLING = 4
/** A single letter matches nothing. */
const SHORTEST = 2

/**
 * The clinics for a complaint in everyday words. A complete complaint ranks before one that is only begun, and that
 * before one that shares a significant word.
 */
export function matchKeluhan(clinics: Poli[], text: string): Match | null {
	const written = fold(text)
	if (written.length < SHORTEST) return null
	const fits = clinics
		.flatMap((poli) => (poli.keluhan ?? []).map((keluhan) => ({ poli, ...keluhan, fit: fitOf(keluhan.kata, written) })))
		.filter(({ fit }) => fit > NOT)
		.sort((a, b) => b.fit - a.fit)
	const best = fits[0]?.fit ?? NOT
	const meant = fits.filter(({ fit }) => fit === best || fit >= BEGUN)
	const dangers = meant.filter(({ darurat }) => darurat)
	const byClinic = Map.groupBy(meant, ({ poli }) => poli)
	return {
		darurat: words(dangers.filter(({ fit }) => fit === best)),
		waspada: words(dangers.filter(({ fit }) => fit < best)),
		poli: [...byClinic].map(([poli, led]) => ({ poli, kata: calmWords(led) })),
	}
}

const words = (fits: { kata: string }[]) => [...new Set(fits.map(({ kata }) => kata))]

/** A clinic matches by its ordinary complaints, and by a danger sign only if nothing else matches. */
const calmWords = (fits: { kata: string; darurat: boolean }[]) => {
	const calm = fits.filter(({ darurat }) => !darurat)
	return words(calm.length > 0 ? calm : fits)
}

function fitOf(kata: string, written: string): number {
	const word = fold(kata)
	const said = written.split(' ')
	const parts = word.split(' ')
	if (parts.every((part) => said.includes(part))) return SAID
	if (` ${word}`.includes(` ${written}`)) return BEGUN
	const telling = (part: string) => part.length >= SHORTEST_TELLING && !GENERAL.has(part)
	return parts.some((part) => telling(part) && said.includes(part)) ? SIMILAR : NOT
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
