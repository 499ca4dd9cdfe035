import type { PoliKlinikDenganKeluhan } from '../../../contract/dokter/dokter.ts'
import type { KeluhanData, KeluhanPoli } from '../../../contract/dokter/keluhan.ts'
import { answerComplaint } from '../../../lexicon/answer-complaint.ts'
import { parsePhrase } from '../../../lexicon/phrase.ts'
import { readComplaint } from '../../../lexicon/read-complaint.ts'
import { specialtiesOfPoli } from '../../../lexicon/specialties-of-poli.ts'
import type { BahayaGroup } from './bahaya.tsx'

export type Poli = Pick<PoliKlinikDenganKeluhan, 'id' | 'nama' | 'uri' | 'icon' | 'keluhan'>

export interface PoliJawaban {
	poli: Poli
	praktik: KeluhanPoli['praktik']
	/** The visitor's own words that lead to this clinic; empty when it is offered for another reason. */
	kata: string
	/** The field of the complaint. */
	bidang: string | null
}

export interface KeluhanJawaban {
	bahaya: BahayaGroup[]
	/** The best first. */
	poli: PoliJawaban[]
}

const MAX_POLI = 3

/** The answer to a complaint; null for an empty text. Without data of the API, names of clinics tell what they treat. */
export function answerKeluhan(text: string, poliKlinik: Poli[], data?: KeluhanData): KeluhanJawaban | null {
	const clinics = poliKlinik.map((poli) => {
		const known = data?.poli.find(({ id }) => id === poli.id)
		return {
			id: poli.id,
			poli,
			praktik: known?.praktik ?? [],
			spesialisasi: known?.spesialisasi ?? specialtiesOfPoli(poli.nama),
			keluhan: poli.keluhan?.map(({ kata }) => kata) ?? [],
		}
	})
	const answer = answerComplaint(text, clinics, data?.tandaBahaya)
	if (!answer) return null
	const phrases = answer.poli.flatMap(({ kata }) => kata[0] ?? [])
	const found = answer.poli.map(({ poli: { poli, praktik }, kata, spesialisasi }) => {
		const words = typedWords(text, kata.slice(0, 1))
		// 'anak' alone says nothing about Poli Anak.
		const isName = poli.nama.toLowerCase().includes(words.toLowerCase())
		return { poli, praktik, kata: isName ? typedWords(text, phrases) : words, bidang: spesialisasi }
	})
	if (!answer.danger.some(({ tenang }) => tenang)) return { bahaya: answer.danger, poli: found }

	const jiwa = clinics
		.filter(({ spesialisasi }) => spesialisasi.includes('jiwa'))
		.map(({ poli, praktik }) => ({ poli, praktik, kata: '', bidang: null }))
		.slice(0, 1)
	const isMedical = answer.danger.some(({ tenang }) => !tenang)
	const others = isMedical ? found.filter(({ poli }) => poli.id !== jiwa[0]?.poli.id) : []
	return { bahaya: answer.danger, poli: [...others.slice(0, MAX_POLI - jiwa.length), ...jiwa] }
}

/** A spelling has at most this many words: 'buang air besar'. */
const LONGEST_SPELLING = 3

/** The typed words that these phrases matched, in their order: 'susah nelan' for the phrase `sulit telan`. */
export function typedWords(text: string, phrases: readonly string[]): string {
	const tokens = readComplaint(text).map(({ word }) => word)
	const matched = new Set(
		phrases
			.flatMap((phrase) => parsePhrase(phrase).required)
			.flatMap((alternatives) => alternatives.find((word) => tokens.includes(word)) ?? []),
	)
	const words = text.match(/[\p{L}\p{N}-]+/gu) ?? []
	const isMatched = (part: string[]) => {
		const read = readComplaint(part.join(' '))
		return read.length > 0 && read.every(({ word }) => matched.has(word))
	}
	const typed: string[] = []
	for (let at = 0; at < words.length; ) {
		const lengths = Array.from({ length: LONGEST_SPELLING }, (_, shorter) => LONGEST_SPELLING - shorter)
		const length = lengths.find((each) => at + each <= words.length && isMatched(words.slice(at, at + each))) ?? 0
		typed.push(...words.slice(at, at + length))
		at += Math.max(length, 1)
	}
	return typed.join(' ')
}
