import { type DangerChanges, type DangerMatch, findDanger } from './find-danger.ts'
import { findSpecialties, type SpecialtyMatch } from './find-specialties.ts'
import { matchesPhrase, type Phrase, parsePhrase } from './phrase.ts'
import { readComplaint } from './read-complaint.ts'
import type { Token } from './read-text.ts'

/** What the finder knows about a clinic. */
export interface PoliWords {
	id: string
	spesialisasi: readonly string[]
	/** The hospital's own words. */
	keluhan: readonly string[]
}

export interface Answer<Poli> {
	danger: DangerMatch[]
	/** Up to three clinics, the best first, each with the phrases that matched. */
	poli: { poli: Poli; kata: string[]; spesialisasi: string | null }[]
}

/** The hospital's own words count more than the dictionary. */
const OWN_WORD = 3
const MAX_POLI = 3
/** Clinics far behind the first are not shown. */
const NEAR = 0.55
/** A single letter matches nothing. */
const MIN_LENGTH = 2

/** The answer to a complaint in everyday words; null for an empty text. */
export function answerComplaint<Poli extends PoliWords>(
	text: string,
	clinics: readonly Poli[],
	changes?: DangerChanges,
): Answer<Poli> | null {
	if (text.trim().length < MIN_LENGTH) return null
	const tokens = readComplaint(text)
	return { danger: findDanger(tokens, changes), poli: findPoli(tokens, clinics) }
}

export function findPoli<Poli extends PoliWords>(tokens: Token[], clinics: readonly Poli[]): Answer<Poli>['poli'] {
	const available = new Set(clinics.flatMap(({ spesialisasi }) => spesialisasi))
	const matches = findSpecialties(tokens).map((match) => ({
		...match,
		servedBy: nearestOf(match.specialty, available),
	}))
	const ranked = clinics
		.map((poli) => {
			const own = poli.keluhan.filter((kata) => matchesPhrase(ownPhrase(kata), tokens))
			const served = matches.find(({ servedBy }) => servedBy !== undefined && poli.spesialisasi.includes(servedBy))
			const ownScore = own.length > 0 ? OWN_WORD + Math.max(...own.map((kata) => kata.split(' ').length)) : 0
			return {
				poli,
				score: ownScore + (served?.score ?? 0),
				kata: [...own, ...(served?.kata ?? [])],
				spesialisasi: served?.specialty.nama ?? null,
			}
		})
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score)
	const best = ranked[0]?.score ?? 0
	return ranked
		.filter(({ score }) => score >= best * NEAR)
		.slice(0, MAX_POLI)
		.map(({ score: _, ...each }) => each)
}

/** The specialty itself, or the one that serves in its place in a hospital without it. */
const nearestOf = ({ id, pengganti }: SpecialtyMatch['specialty'], available: ReadonlySet<string>) =>
	[id, ...pengganti].find((each) => available.has(each))

const ownPhrases = new Map<string, Phrase>()
function ownPhrase(kata: string): Phrase {
	const phrase = ownPhrases.get(kata) ?? parsePhrase(kata)
	ownPhrases.set(kata, phrase)
	return phrase
}
