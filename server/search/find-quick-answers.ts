import type { Faq } from '../../contract/rumah-sakit/faq.ts'
import type { JawabanCepat } from '../../contract/web/pencarian.ts'
import { matchesPhrase, parsePhrase } from '../../lexicon/phrase.ts'
import { quickAnswers } from '../../lexicon/quick-answers.ts'
import type { Token } from '../../lexicon/read-text.ts'
import { phrasesOf } from '../../lexicon/specialties.ts'

const parsed = quickAnswers.map(({ jenis, kata }) => ({ jenis, phrases: phrasesOf(kata).map(parsePhrase) }))

/** These come from an FAQ; a hospital without one has no quick answer. */
const fromFaq: readonly JawabanCepat['jenis'][] = ['jam-besuk', 'parkir', 'bpjs']

/** The facts about the hospital that a search is about. The FAQ that answers it is the best one with the same words. */
export function findQuickAnswers(
	tokens: Token[],
	faq: readonly Faq[],
	read: (text: string) => Token[],
): JawabanCepat[] {
	return parsed
		.filter(({ phrases }) => phrases.some((phrase) => matchesPhrase(phrase, tokens)))
		.flatMap(({ jenis, phrases }): JawabanCepat[] => {
			if (!fromFaq.includes(jenis)) return [{ jenis, faq: null }]
			const answer = faq.find(({ pertanyaan }) => phrases.some((phrase) => matchesPhrase(phrase, read(pertanyaan))))
			return answer ? [{ jenis, faq: answer }] : []
		})
}
