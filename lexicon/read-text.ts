import { stemmer } from '@orama/stemmers/indonesian'
import { ordinaryWords } from './ordinary-words.ts'
import { plainWords, spellings } from './spellings.ts'
import { correctWord, type Vocabulary } from './typing-mistakes.ts'

/** A word of a text in its dictionary form. */
export interface Token {
	word: string
	/** After `tidak` or `tanpa`. */
	negated: boolean
	/** Another word was typed, which no list has. */
	corrected: boolean
}

/** Words whose affixes carry the meaning: `keputihan` is a complaint, `putih` is a colour. */
const UNSTEMMED = new Set(
	'keputihan terapi perdarahan peranakan ketuban dibangunkan kandungan kelamin kebidanan kesemutan perawatan kecantikan penuaan kedutan kesurupan kegemukan keturunan ketinggian tekanan pembukaan penyakit setruk setrum duluan'.split(
		' ',
	),
)

/** Lower case words without accents; `gatal-gatal`, `gatal2` and `gatal gatal` are one word. Linear in the text. */
export function splitWords(text: string): string[] {
	const words = text
		.normalize('NFKD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase()
		.replace(/(\p{L})\1{2,}/gu, '$1')
		// 'mulutny' is 'mulutnya'.
		.replace(/(?<=\p{L}{3})ny(?!\p{L})/gu, 'nya')
		.replace(/(?<!\p{L})(\p{L}{2,30})2(?!\d)/gu, '$1')
		.replace(/(?<!\p{L})(\p{L}{1,30})-(\p{L}{1,30})/gu, (whole, first: string, second: string) =>
			first.endsWith(second) || second.startsWith(first) || stem(first) === stem(second) ? first : whole,
		)
		.replace(/(\d)[.,](\d)/g, '$1$2')
		.replace(/(\d)(\p{L})/gu, '$1 $2')
		.match(/[\p{L}\p{N}]+/gu)
	return (words ?? []).filter((word, place, all) => word !== all[place - 1])
}

export const stem = (word: string): string => (UNSTEMMED.has(word) ? word : stemmer(word))

const phrases = Object.entries(spellings).flatMap(([word, variants]) =>
	variants.split(', ').map((variant): [string, string] => [variant, word]),
)
const oneWord = new Map(phrases.filter(([variant]) => !variant.includes(' ')))

const knownSpellings = new Set([...oneWord.keys(), ...Object.keys(spellings)])
const CLITICS = ['ku', 'mu', 'nya', 'ipun', 'ne', 'e']

/** `getihe` is `getih`, in Javanese. The stemmer removes Indonesian affixes, and more than these. */
const withoutClitic = (word: string): string =>
	CLITICS.filter((clitic) => word.endsWith(clitic))
		.map((clitic) => word.slice(0, -clitic.length))
		.find((bare) => bare.length > 3 && knownSpellings.has(bare)) ?? word

/** Forms that were looked up already: texts repeat their words. */
const knownWords = new Map<string, string[]>()
const MAX_KNOWN = 20_000

/** The words that a word stands for, in their dictionary form. */
function dictionaryForms(word: string): string[] {
	const known = knownWords.get(word)
	if (known) return known
	const bare = withoutClitic(word)
	const forms = (oneWord.get(word) ?? oneWord.get(bare) ?? oneWord.get(stem(word)) ?? bare).split(' ').map(stem)
	if (knownWords.size >= MAX_KNOWN) knownWords.clear()
	knownWords.set(word, forms)
	return forms
}

/** Spellings of several words, the longest first. */
const severalWords = phrases
	.filter(([variant]) => variant.includes(' '))
	.map(([variant, word]) => ({ from: variant.split(' ').flatMap(dictionaryForms), to: word.split(' ').map(stem) }))
	.sort((a, b) => b.from.length - a.from.length)
const severalByFirst = Map.groupBy(severalWords, ({ from }) => from[0] as string)

const plain = new Set(plainWords.split(' '))
const ordinary = new Set(ordinaryWords.split(' '))
/** The words that only connect others, in their dictionary form. */
export const plainForms: ReadonlySet<string> = new Set([...plain].flatMap(dictionaryForms))

/** The words of the spellings, for a vocabulary. */
export const spellingWords: string[] = [
	...plain,
	...Object.entries(spellings).flatMap(([word, variants]) => [...word.split(' '), ...variants.split(/,? /)]),
]

/** One word of a list of ours, in its dictionary form. */
export const toWord = (word: string): string => dictionaryForms(word).join(' ')

/** The shortest part of words that were typed without a space, and the longest whole. */
const MIN_PART = 4
const MAX_JOINED = 40

const NEGATIONS = new Set(['tidak', 'bukan', 'tanpa', 'belum'].map(stem))
/** Between a negation and the word that it negates. */
const TRANSPARENT = new Set(['ada', 'terlalu', 'begitu', 'terasa', 'sampai', 'rasa', 'pernah', 'sedang'].map(stem))

/** The words of a text that we know to be right, in their dictionary form. */
export const dictionaryWords = (text: string): string[] =>
	joinSpellings(splitWords(text).flatMap((word) => formsOf(word))).map(({ word }) => word)

/** The tokens of a text. Unknown words are split or corrected with the vocabulary. */
export function readText(text: string, vocabulary: Vocabulary): Token[] {
	const words = splitWords(text).flatMap((word) => knownForms(word, vocabulary))
	return readAges(markNegated(joinSpellings(words)))
}

type Form = Pick<Token, 'word' | 'corrected'>
const formsOf = (word: string, corrected = false): Form[] =>
	dictionaryForms(word).map((form) => ({ word: form, corrected }))

function knownForms(word: string, vocabulary: Vocabulary): Form[] {
	const has = (other: string) =>
		plain.has(other) || ordinary.has(other) || vocabulary.get(other[0] as string)?.includes(other) === true
	if (word.length < 4 || /\d/.test(word) || has(word) || has(stem(word)) || oneWord.has(word)) return formsOf(word)
	if (withoutClitic(word) !== word) return formsOf(word)
	const active = activeForms(word).find(has)
	if (active) return formsOf(active)
	const parts = splitJoined(word, has)
	if (parts) return parts.flatMap((part) => formsOf(part))
	const meant = correctWord(word, vocabulary)
	return meant ? formsOf(meant, true) : formsOf(word)
}

/** Known words that were typed without a space. */
function splitJoined(word: string, has: (part: string) => boolean): string[] | null {
	if (word.length > MAX_JOINED) return null
	for (let at = word.length - MIN_PART; at >= MIN_PART; at -= 1) {
		const first = word.slice(0, at)
		if (!has(first)) continue
		const rest = word.slice(at)
		const others = has(rest) ? [rest] : splitJoined(rest, has)
		if (others) return [first, ...others]
	}
	return null
}

/** The verb of a colloquial active form: `nusuk` is `tusuk`, `ngerokok` is `rokok`. */
function activeForms(word: string): string[] {
	if (word.startsWith('nge')) return [word.slice(3), `k${word.slice(2)}`]
	if (word.startsWith('ng')) return [word.slice(2), `k${word.slice(2)}`]
	if (word.startsWith('ny')) return [`s${word.slice(2)}`, `c${word.slice(2)}`]
	if (word.startsWith('n')) return [`t${word.slice(1)}`]
	return word.startsWith('m') ? [`p${word.slice(1)}`] : []
}

const formSet = (words: string) => new Set(words.split(' ').map(stem))
const CHILDREN = formSet('anak bayi adik adek')
const ADULTS = formSet('lansia suami istri bapak ayah papa ibu mama kakak kakek nenek')
const AGE = formSet('umur usia')
const BETWEEN = formSet('saya aku kami umur usia laki perempuan')
const [YEAR, BABY] = [stem('tahun'), stem('bayi')]
/** For a child younger than three months the signs of a baby count, whatever the text calls it. */
const YOUNG = new Map([
	[stem('bulan'), 3],
	[stem('minggu'), 12],
])

/** The age of a person is no time since then: `anak 2 tahun jatuh` happens now, `jatuh 2 tahun lalu` does not. */
function readAges(tokens: Token[]): Token[] {
	const wordAt = (at: number) => tokens[at]?.word ?? ''
	const isUnit = (at: number) => {
		const isYears = wordAt(at) === YEAR
		if (!(isYears || YOUNG.has(wordAt(at))) || !/^\d+$/.test(wordAt(at - 1)) || wordAt(at + 1) === 'lalu') return false
		const owner = tokens.slice(0, at - 1).findLast(({ word }) => !BETWEEN.has(word))?.word
		if (owner === undefined) return AGE.has(wordAt(at - 2))
		return CHILDREN.has(owner) || (isYears && ADULTS.has(owner))
	}
	return tokens.flatMap((token, at) => {
		if (isUnit(at + 1)) return []
		if (!isUnit(at)) return [token]
		return Number(wordAt(at - 1)) <= (YOUNG.get(token.word) ?? 0) ? [{ ...token, word: BABY }] : []
	})
}

function joinSpellings(forms: Form[]): Form[] {
	const joined: Form[] = []
	for (let at = 0; at < forms.length; ) {
		const first = forms[at] as Form
		const match = severalByFirst
			.get(first.word)
			?.find(({ from }) => from.every((word, place) => forms[at + place]?.word === word))
		joined.push(...(match?.to.map((word) => ({ word, corrected: first.corrected })) ?? [first]))
		at += match?.from.length ?? 1
	}
	return joined
}

function markNegated(forms: Form[]): Token[] {
	let isNegated = false
	return forms.map(({ word, corrected }) => {
		const token = { word, corrected, negated: isNegated }
		isNegated = NEGATIONS.has(word) || (isNegated && TRANSPARENT.has(word))
		return token
	})
}
