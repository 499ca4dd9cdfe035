import type { HalamanSitus } from '../../contract/web/halaman-situs.ts'
import { matchesPhrase, parsePhrase } from '../../lexicon/phrase.ts'
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
