import { readComplaint } from './read-complaint.ts'
import { splitWords, toWord } from './read-text.ts'
import { phrasesOf, specialties } from './specialties.ts'

const names = specialties.map(({ id, poli, gelar }) => ({
	id,
	phrases: phrasesOf(poli).map((phrase) => splitWords(phrase).map(toWord)),
	titles: phrasesOf(gelar),
}))

/**
 * The specialties of a clinic by its name, or else by the titles of its doctors. A longer name wins: `Bedah Saraf` is
 * neither `Bedah` nor `Saraf`.
 */
export function specialtiesOfPoli(nama: string, dokter: readonly string[] = []): string[] {
	const words = readComplaint(nama).map(({ word }) => word)
	const found = names.flatMap(({ id, phrases }) => {
		const lengths = phrases
			.filter((phrase) => phrase.every((word) => words.includes(word)))
			.map((phrase) => phrase.length)
		return lengths.length > 0 ? [{ id, length: Math.max(...lengths) }] : []
	})
	const longest = Math.max(...found.map(({ length }) => length))
	const ids = found.filter(({ length }) => length === longest).map(({ id }) => id)
	// `Bedah Umum` is no general practice.
	const byName = ids.length > 1 ? ids.filter((id) => id !== 'umum') : ids
	return byName.length > 0 ? byName : byTitles(dokter)
}

/** The specialties that most of these doctors have. */
function byTitles(dokter: readonly string[]): string[] {
	const counts = names.map(({ id, titles }) => ({
		id,
		count: dokter.filter((nama) => titlesOf(nama).some((title) => titles.includes(title))).length,
	}))
	const most = Math.max(...counts.map(({ count }) => count))
	return most > 0 ? counts.filter(({ count }) => count === most).map(({ id }) => id) : []
}

/** The titles in a name, without dots: `dr. Ayu, Sp.PD-KKV` has `dr` and `sppdkkv`. */
export const titlesOf = (nama: string): string[] =>
	nama
		.split(/[\s,]+/)
		.filter((part) => part.includes('.') || /^[A-Z]/.test(part) === false)
		.map((part) => part.toLowerCase().replace(/[^a-z]/g, ''))
		.filter((part) => part !== '')
