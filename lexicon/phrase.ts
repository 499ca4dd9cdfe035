import { notNow, now } from './danger-signs.ts'
import { dictionaryWords, splitWords, type Token, toWord } from './read-text.ts'

/** A phrase of the lists, ready to be matched. */
export interface Phrase {
	text: string
	/** Each of these must be there; one of several spellings is enough. */
	required: string[][]
	excluded: Set<string>
	/** Does not count beside a word about the past or about prevention. */
	onlyNow: boolean
	/** Outweighs other phrases. */
	strong: boolean
	/** The place of a negation of its own, as in `darah tidak berhenti`: words after it may be negated. */
	negation: number
}

const TIDAK = toWord('tidak')
const words = (text: string) => new Set(text.split(' ').map(toWord))
const notNowWords = words(notNow)
const nowWords = words(now)

/** @example parsePhrase('dada sakit/berat -otot') */
export function parsePhrase(text: string): Phrase {
	const parts = text.replace(/^[?!]/, '').split(' ')
	const required = requiredWords(parts.filter((part) => !part.startsWith('-')))
	return {
		text: text.replace(/^[?!]/, '').replace(/ -.*/, ''),
		required,
		excluded: new Set(parts.filter((part) => part.startsWith('-')).flatMap((part) => alternatives(part.slice(1)))),
		onlyNow: text.startsWith('?'),
		strong: text.startsWith('!'),
		negation: required.findIndex((each) => each.includes(TIDAK)),
	}
}

/** Without alternatives the words are read like a text, in which several may be one: `tidak sadar` is `pingsan`. */
const requiredWords = (parts: string[]): string[][] =>
	parts.some((part) => /\/|\.\./.test(part))
		? parts.map(alternatives).filter((forms) => forms.length > 0)
		: dictionaryWords(parts.join(' ')).map((word) => [word])

const alternatives = (part: string): string[] =>
	part
		.split('/')
		.flatMap(numbersOf)
		.map((words) => splitWords(words).map(toWord).join(' '))
		.filter((form) => form !== '')

const MAX_NUMBERS = 1000

/** `38..40` is 38, 39 and 40. */
function numbersOf(form: string): string[] {
	const [from = 0, to = 0] = form.split('..').map(Number)
	const count = to - from + 1
	if (!(form.includes('..') && count > 0 && count <= MAX_NUMBERS)) return [form]
	return Array.from({ length: count }, (_, step) => String(from + step))
}

export function matchesPhrase(phrase: Phrase, tokens: Token[]): boolean {
	const { required, excluded, onlyNow, negation } = phrase
	const isThere = (word: string, mayBeNegated: boolean) =>
		word.split(' ').every((each) => tokens.some((token) => token.word === each && (mayBeNegated || !token.negated)))
	const isMatched = (alternatives: string[], place: number) =>
		alternatives.some((word) => isThere(word, negation >= 0 && place >= negation))
	if (required.length === 0 || !required.every(isMatched)) return false
	if (excluded.size > 0 && tokens.some(({ word }) => excluded.has(word))) return false
	if (!onlyNow || tokens.some(({ word, negated }) => !negated && nowWords.has(word))) return true
	return !tokens.some(({ word }) => notNowWords.has(word))
}
