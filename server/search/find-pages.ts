import type { Faq } from '../../contract/rumah-sakit/faq.ts'
import type { HalamanSitus } from '../../contract/web/halaman-situs.ts'
import type { JawabanCepat } from '../../contract/web/pencarian.ts'
import { matchesPhrase, parsePhrase } from '../../lexicon/phrase.ts'
import { quickAnswers } from '../../lexicon/quick-answers.ts'
import { type Token, toWord } from '../../lexicon/read-text.ts'
import { sitePages } from '../../lexicon/site-pages.ts'
import { phrasesOf } from '../../lexicon/specialties.ts'

/** Words without meaning in a hospital's search: the words beside them matter. */
export const fillerWords =
	'dokter dr poli poliklinik klinik spesialis ahli rumah rs layanan pelayanan jadwal biaya harga tarif cara paket periksa pemeriksaan tes test cek ruang ruangan tempat gedung unit info informasi tentang praktek praktik terdekat bagus terbaik terima buka online murah prosedur jasa daftar artikel the'.split(
		' ',
	)
export const FILLERS: ReadonlySet<string> = new Set(fillerWords.map(toWord))

/** They change nothing in the name of a page. */
const SMALL_WORDS = new Set('cari lihat mau ada di ke dan yang ini saya untuk apa saja'.split(' ').map(toWord))

const words: Record<HalamanSitus, string> = sitePages
const pages = Object.entries(words).map(([alamat, kata]) => ({
	alamat: alamat as HalamanSitus,
	phrases: phrasesOf(kata).map(parsePhrase),
}))

/** The pages of the site that a search names, and nothing else. */
export const findPages = (tokens: Token[]): HalamanSitus[] =>
	pages
		.filter(({ phrases }) => {
			const named = phrases.filter((phrase) => matchesPhrase(phrase, tokens))
			const known = new Set(named.flatMap(({ required }) => required.flat()))
			return (
				named.length > 0 && tokens.every(({ word }) => FILLERS.has(word) || SMALL_WORDS.has(word) || known.has(word))
			)
		})
		.map(({ alamat }) => alamat)

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
