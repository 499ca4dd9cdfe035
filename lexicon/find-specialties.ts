import { matchesPhrase, type Phrase, parsePhrase } from './phrase.ts'
import { type Token, toWord } from './read-text.ts'
import { phrasesOf, type Specialty, specialties } from './specialties.ts'

export interface SpecialtyMatch {
	specialty: Specialty
	score: number
	/** The phrases that matched, the longest first. */
	kata: string[]
}

const CHILD = ['anak', 'bayi'].map(toWord)
/** 'ingin punya anak' is no child. */
const NO_CHILD = ['punya', 'program', 'lansia'].map(toWord)

/** A procedure that was named outweighs the organ: 'fisioterapi lutut'. */
const STRONG = 4

const parsed = specialties.map((specialty) => ({
	specialty,
	phrases: [specialty.kata, specialty.gelar].flatMap(phrasesOf).map(parsePhrase),
}))

/** A word that few specialties use says more than one that many use. */
const weights = weighWords(parsed.map(({ phrases }) => phrases))
function weighWords(lists: Phrase[][]): Map<string, number> {
	const uses = new Map<string, number>()
	for (const phrases of lists)
		for (const word of new Set(phrases.flatMap(({ required }) => required.flat())))
			uses.set(word, (uses.get(word) ?? 0) + 1)
	return new Map([...uses].map(([word, count]) => [word, 1 + Math.log(lists.length / count)]))
}

/** The specialties for a complaint, the best first. */
export function findSpecialties(tokens: Token[]): SpecialtyMatch[] {
	const isThere = (word: string) => tokens.some((token) => token.word === word)
	const isChild = CHILD.some(isThere) && !NO_CHILD.some(isThere)
	const matches = parsed.flatMap(({ specialty, phrases }) => {
		const matched = phrases
			.filter((phrase) => matchesPhrase(phrase, tokens))
			.map((phrase) => ({ phrase, weight: weigh(phrase, isThere) }))
			.sort((a, b) => b.weight - a.weight)
		if (matched.length === 0) return []
		const [best, ...others] = matched.map(({ weight }) => weight)
		const score = (best ?? 0) + 0.2 * Math.min(others.length, 3)
		return [{ specialty, score, kata: matched.map(({ phrase }) => phrase.text) }]
	})
	if (isChild) for (const match of matches) match.score += childBonus(match, matches)
	return matches.sort((a, b) => b.score - a.score)
}

function weigh({ required, strong }: Phrase, isThere: (word: string) => boolean): number {
	const found = required.map((alternatives) => alternatives.find(isThere) ?? '')
	return found.reduce((sum, word) => sum + (weights.get(word) ?? 1), strong ? STRONG : 0)
}

/** A child goes to the paediatrician, unless an organ of another specialty is ill. */
function childBonus({ specialty, score }: SpecialtyMatch, matches: SpecialtyMatch[]): number {
	if (specialty.id !== 'anak') return 0
	const strongest = Math.max(...matches.filter(({ specialty }) => specialty.id !== 'anak').map(({ score }) => score), 0)
	const rival = matches.find((match) => match.score === strongest)
	return rival && !rival.specialty.anak ? Math.max(0, strongest + 0.5 - score) : 0
}
