import { dangerSigns, notNow, now } from './danger-signs.ts'
import { readText, spellingWords, splitWords, type Token } from './read-text.ts'
import { specialties } from './specialties.ts'
import { vocabularyOf } from './typing-mistakes.ts'

/** Every word of the lists: a word that is none of them may be mistyped. */
export const lexiconWords: readonly string[] = [
	...spellingWords,
	...splitWords(`${now} ${notNow}`),
	...dangerSigns.flatMap(({ tanda }) => tanda.flatMap(splitWords)),
	...specialties.flatMap(({ kata, poli, gelar }) => [kata, poli, gelar].flatMap(splitWords)),
]

const vocabulary = vocabularyOf(lexiconWords)

/** The words of a complaint or a search, in the form of the lists. */
export const readComplaint = (text: string): Token[] => readText(text, vocabulary)
