import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import MiniSearch from 'minisearch'
import { type KelompokPencarian, kelompokPencarian } from '../../contract/web/kelompok-pencarian.ts'
import { foldText } from '../../database/search/fold-text.ts'
import { findPoli, type PoliWords } from '../../lexicon/answer-complaint.ts'
import { quickAnswers } from '../../lexicon/quick-answers.ts'
import { lexiconWords } from '../../lexicon/read-complaint.ts'
import { dictionaryWords, plainForms, readText, splitWords, stem, type Token, toWord } from '../../lexicon/read-text.ts'
import { sitePages } from '../../lexicon/site-pages.ts'
import { titlesOf } from '../../lexicon/specialties-of-poli.ts'
import { synonyms } from '../../lexicon/synonyms.ts'
import { type Vocabulary, vocabularyOf } from '../../lexicon/typing-mistakes.ts'
import { FILLERS, fillerWords, findPages } from './find-pages.ts'

export interface SearchDocument {
	kelompok: KelompokPencarian
	id: string
	nama: string
	/** Titles, specialties, categories. */
	istilah: string
	ringkasan: string
	/** Headings, or the whole text. */
	isi: string
	/** Of a doctor: the clinics. */
	poliKlinikIds?: string[]
	/** Of a clinic: its specialties and the words of its staff. */
	poli?: Pick<PoliWords, 'spesialisasi' | 'keluhan'>
}

export interface Hit {
	kelompok: KelompokPencarian
	id: string
	/** Whether the name contains what was typed. */
	isExact: boolean
	score: number
}

/** Scores are comparable between groups: a name before a title, before a synonym, before the text. */
const FIELDS = { nama: 300, istilah: 200, ringkasan: 90, isi: 50 }
type Field = keyof typeof FIELDS
const fields = Object.keys(FIELDS) as Field[]

/** A word in another form or another word for it counts a little less than the word itself. */
const SYNONYM = 0.9
/** For a name that says nothing but what was typed. */
const WHOLE_NAME = 120
/** The clinic for a complaint or a specialty, the next ones, and their doctors. */
const POLI = [265, 170, 140]
const DOKTER_OF_POLI = 0.43
/** A part of a word only, such as `asi` in `vaksinasi`. */
const PART_OF_WORD = 100
/** For documents without some of the words. */
const INCOMPLETE = 0.7
/** Below this only the text mentions it. With a better hit, such ones are not shown. */
const STRONG = 110

/** An everyday word says no more than a filler. */
const isFiller = (word: string) => FILLERS.has(word) || plainForms.has(word)

const concepts = Map.groupBy(
	synonyms.flatMap((line, place) =>
		line.split(', ').map((variant) => ({ words: dictionaryWords(variant), concept: `=${place}` })),
	),
	({ words }) => words[0] as string,
)

const searchWords: string[] = [
	...fillerWords,
	...synonyms,
	...quickAnswers.map(({ kata }) => kata),
	...Object.values(sitePages),
].flatMap(splitWords)

/** A word of the search, or several that are one thing. */
interface Segment {
	words: string[]
	concepts: string[]
	/** A guess at what was typed: it counts in names and titles alone. */
	corrected: boolean
}

/** Documents are indexed in steps, so that other requests go on. */
const STEP = 100

/** The search of the whole site: MiniSearch, with the dictionary of complaints and synonyms in front of it. */
export class SearchIndex {
	readonly #groups = new Map(kelompokPencarian.map((kelompok) => [kelompok, new GroupIndex()]))
	#vocabulary: Vocabulary = new Map()
	#clinics: PoliWords[] = []
	/** The page asks for one text in several calls. */
	#found = new LRUCache<string, Hit[]>({ max: 50 })

	/** Replaces the content. Only changed documents are indexed again. */
	async update(documents: readonly SearchDocument[]): Promise<void> {
		const byGroup = Map.groupBy(documents, ({ kelompok }) => kelompok)
		for (const [kelompok, group] of this.#groups) await group.update(byGroup.get(kelompok) ?? [])
		const words = [...this.#groups.values()].flatMap((group) => [...group.words])
		this.#vocabulary = vocabularyOf([...searchWords, ...words, ...lexiconWords])
		this.#clinics = documents.flatMap(({ id, poli }) => (poli ? [{ id, ...poli }] : []))
		this.#found.clear()
	}

	/** The words of a search, with typing mistakes corrected. */
	read(text: string): Token[] {
		return readText(joinTitles(text), this.#vocabulary)
	}

	/** The ids of things whose name contains the text, regardless of case and accents. */
	findNames(kelompok: KelompokPencarian, text: string): string[] {
		return this.#groups.get(kelompok)?.findNames(foldText(text)) ?? []
	}

	/** Everything that fits, the best first. */
	find(text: string): Hit[] {
		const known = this.#found.get(text)
		if (known) return known
		const tokens = this.read(text)
		const found = this.#findWords(segmentsOf(tokens))
		this.#addNames(found, text)
		const isEnough = [...found.values()].some((score) => score >= STRONG)
		// A lost code of a reservation is no complaint.
		if (findPages(tokens).length === 0) this.#addClinics(found, tokens)
		const exact = new Set(
			kelompokPencarian.flatMap((kelompok) => this.findNames(kelompok, text).map((id) => `${kelompok}/${id}`)),
		)
		for (const key of exact) if (!found.has(key)) found.set(key, PART_OF_WORD)
		const hits = [...found]
			.map(([key, score]): Hit => {
				const [kelompok, id] = splitKey(key)
				const wanted = score >= STRONG ? wantedKind(kelompok, tokens) : 0
				return { kelompok, id, isExact: exact.has(key), score: score + wanted + preference(kelompok) }
			})
			.filter(({ isExact, score }) => isExact || !isEnough || score >= STRONG)
			.sort((a, b) => b.score - a.score)
		this.#found.set(text, hits)
		return hits
	}

	/** Documents with all words; if there are none, those with most of them. */
	#findWords(segments: Segment[]): Map<string, number> {
		const found = segments.map((segment) => this.#findSegment(segment))
		const keys = new Set(found.flatMap((each) => [...each.keys()]))
		const counted = [...keys].map((key) => {
			const matched = found.flatMap((each) => each.get(key) ?? [])
			return { key, matched, score: matched.reduce((sum, score) => sum + score, 0) / segments.length }
		})
		const most = Math.max(0, ...counted.map(({ matched }) => matched.length))
		const isComplete = most === segments.length
		const isUseful = (matched: number[]) =>
			most * 2 >= segments.length && Math.max(...matched) >= FIELDS.istilah * SYNONYM
		return new Map(
			counted
				.filter(({ matched }) => matched.length === most && (isComplete || isUseful(matched)))
				.map(({ key, score }) => [key, isComplete ? score + this.#wholeName(key, segments) : score * INCOMPLETE]),
		)
	}

	/** Names as they were typed, which may look like other words: `dokter Gede`. */
	#addNames(scores: Map<string, number>, text: string): void {
		const words = splitWords(text).filter((word) => !FILLERS.has(toWord(word)))
		if (words.length === 0) return
		for (const [kelompok, group] of this.#groups)
			for (const [id] of group.search(words.map(soundOf))) {
				const key = `${kelompok}/${id}`
				scores.set(key, Math.max(scores.get(key) ?? 0, FIELDS.nama * SYNONYM))
			}
	}

	/** The best field of each document that has this segment. */
	#findSegment({ words, concepts, corrected }: Segment): Map<string, number> {
		const best = new Map<string, number>()
		const add = (terms: string[], factor: number) => {
			for (const [kelompok, group] of this.#groups)
				for (const [id, field] of group.search(terms)) {
					if (corrected && FIELDS[field] < FIELDS.istilah) continue
					const key = `${kelompok}/${id}`
					best.set(key, Math.max(best.get(key) ?? 0, FIELDS[field] * factor))
				}
		}
		add(words, 1)
		for (const concept of concepts) add([concept], SYNONYM)
		return best
	}

	#wholeName(key: string, segments: Segment[]): number {
		const [kelompok, id] = splitKey(key)
		const words = dictionaryWords(this.#groups.get(kelompok)?.nameOf(id) ?? '').filter((word) => !isFiller(word))
		const typed = new Set(segments.flatMap((segment) => segment.words))
		return words.length === 0 ? 0 : (WHOLE_NAME * words.filter((word) => typed.has(word)).length) / words.length
	}

	/** A complaint or a specialty leads to its clinics and to their doctors. */
	#addClinics(scores: Map<string, number>, tokens: Token[]): void {
		const raise = (key: string, score: number) => scores.set(key, Math.max(scores.get(key) ?? 0, score))
		for (const [place, { poli }] of findPoli(tokens, this.#clinics).entries()) {
			const score = POLI[place] ?? 0
			raise(`poliKlinik/${poli.id}`, score)
			if (place > 0) continue
			for (const id of this.#groups.get('dokter')?.ofPoli(poli.id) ?? []) raise(`dokter/${id}`, score * DOKTER_OF_POLI)
		}
	}
}

function splitKey(key: string): [KelompokPencarian, string] {
	const slash = key.indexOf('/')
	return [key.slice(0, slash) as KelompokPencarian, key.slice(slash + 1)]
}

class GroupIndex {
	readonly #documents = new Map<string, SearchDocument>()
	/** Folded, for a part of a word. */
	readonly #names = new Map<string, string>()
	/** The words of all documents and their stems. Those of a deleted one stay: they are words all the same. */
	readonly words = new Set<string>()
	readonly #mini = new MiniSearch<Record<Field | 'id', string>>({
		fields,
		tokenize: (text) => text.split(' '),
		processTerm: (term) => term || null,
	})

	async update(documents: readonly SearchDocument[]): Promise<void> {
		const next = new Map(documents.map((document) => [document.id, document]))
		for (const id of this.#documents.keys())
			if (!next.has(id)) {
				this.#mini.discard(id)
				this.#documents.delete(id)
				this.#names.delete(id)
			}
		let steps = 0
		for (const [id, document] of next) {
			const known = this.#documents.get(id)
			if (known && JSON.stringify(known) === JSON.stringify(document)) continue
			if (known) this.#mini.replace(indexed(document))
			else this.#mini.add(indexed(document))
			this.#documents.set(id, document)
			this.#names.set(id, foldText(document.nama))
			this.#addWords(document)
			steps += 1
			if (steps % STEP === 0) await setImmediate()
		}
	}

	#addWords({ nama, istilah, ringkasan, isi }: SearchDocument): void {
		for (const word of [...splitWords(`${nama} ${istilah} ${ringkasan} ${isi}`), ...titlesOf(nama)]) {
			if (this.words.has(word)) continue
			this.words.add(word)
			this.words.add(stem(word))
		}
	}

	/** Documents with all these terms, or words that begin with them; with the best field that has them all. */
	search(terms: string[]): [id: string, field: Field][] {
		const prefix = (term: string) => term.replace('~', '').length > 3 && !term.startsWith('=')
		return this.#mini
			.search({ combineWith: 'AND', queries: terms, prefix })
			.map(({ id, match }) => [id, bestField(Object.values(match))])
	}

	findNames(folded: string): string[] {
		const found: string[] = []
		if (folded !== '') for (const [id, name] of this.#names) if (name.includes(folded)) found.push(id)
		return found
	}

	nameOf(id: string): string {
		return this.#documents.get(id)?.nama ?? ''
	}

	*ofPoli(poliKlinikId: string): Generator<string> {
		for (const [id, { poliKlinikIds }] of this.#documents) if (poliKlinikIds?.includes(poliKlinikId)) yield id
	}
}

const bestField = (matches: string[][]): Field =>
	fields.find((field) => matches.every((matched) => matched.includes(field))) ?? 'isi'

function indexed({ id, nama, istilah, ringkasan, isi }: SearchDocument) {
	const titles = titlesOf(nama).join(' ')
	return {
		id,
		nama: `${indexText(nama)} ${splitWords(nama).map(soundOf).join(' ')}`,
		istilah: `${titles} ${indexText(istilah)}`,
		ringkasan: indexText(ringkasan),
		isi: indexText(isi),
	}
}

function indexText(text: string): string {
	const words = dictionaryWords(text)
	const found = spansOf(words.map((word) => ({ word, corrected: false }))).flatMap(({ concepts }) => concepts)
	return [...new Set([...words, ...found])].join(' ')
}

/** The words and the names of several words, the longest first. */
function spansOf(tokens: Pick<Token, 'word' | 'corrected'>[]): Segment[] {
	const words = tokens.map(({ word }) => word)
	const spans: Segment[] = []
	for (let at = 0; at < words.length; ) {
		const here = (concepts.get(words[at] as string) ?? []).filter((each) =>
			each.words.every((word, place) => words[at + place] === word),
		)
		const length = Math.max(1, ...here.map((each) => each.words.length))
		const longest = here.filter((each) => each.words.length === length)
		const corrected = tokens.slice(at, at + length).some((token) => token.corrected)
		spans.push({ words: words.slice(at, at + length), concepts: longest.map(({ concept }) => concept), corrected })
		at += length
	}
	return spans
}

/** What was searched for, without words that say nothing. */
function segmentsOf(tokens: Token[]): Segment[] {
	const spans = spansOf(tokens)
	const meaningful = spans.filter(
		({ words, concepts }) => concepts.length > 0 || words.some((word) => !isFiller(word) && !/^\d+$/.test(word)),
	)
	return meaningful.length > 0 ? meaningful : spans
}

/** `Sp. OG` and `sp og` are `spog`. */
const joinTitles = (text: string) => text.replace(/\bsp[.\s]+(?=[a-z])/gi, 'sp')

/** Names are spelt as they sound: `Soedarsono` and `sudarsono`, `Yosephine` and `yosefin`. */
const soundOf = (word: string) =>
	`~${word.replace(/oe/g, 'u').replace(/ph|v/g, 'f').replace(/dj/g, 'j').replace(/tj/g, 'c').replace(/y|ie/g, 'i').replace(/th/g, 't').replace(/(.)\1/g, '$1')}`

/** Words that say which kind of result is meant: `dokter anak`, `biaya melahirkan`. */
const KINDS: { kelompok: KelompokPencarian[]; kata: string[] }[] = [
	{ kelompok: ['poliKlinik', 'dokter'], kata: ['dokter', 'dr', 'poli', 'poliklinik', 'klinik', 'spesialis', 'ahli'] },
	{ kelompok: ['paket'], kata: ['paket', 'biaya', 'harga', 'tarif'] },
	{ kelompok: ['faq'], kata: ['cara', 'bagaimana', 'apakah', 'berapa'] },
	{ kelompok: ['fasilitas'], kata: ['ruang', 'ruangan', 'tempat', 'fasilitas', 'kamar'] },
	{ kelompok: ['artikel'], kata: ['artikel', 'tips', 'mencegah', 'penyebab', 'gejala'] },
]
const WANTED_KIND = 150
const wantedWords = KINDS.flatMap(({ kelompok, kata }) =>
	kelompok.map((each) => ({ kelompok: each, kata: kata.map(toWord) })),
)

const wantedKind = (kelompok: KelompokPencarian, tokens: Token[]) =>
	wantedWords.some((each) => each.kelompok === kelompok && tokens.some(({ word }) => each.kata.includes(word)))
		? WANTED_KIND
		: 0

/** Of equally good results, the kind that visitors need more often. */
const preference = (kelompok: KelompokPencarian) =>
	(kelompokPencarian.length - kelompokPencarian.indexOf(kelompok)) / kelompokPencarian.length
