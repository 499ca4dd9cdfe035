import type { Keluhan } from '../../contract/dokter/dokter.ts'
import { specialties } from '../../lexicon/specialties.ts'

/** The complaint that visitors see as an example for a clinic without complaints of its staff. */
export const contohKeluhan = ([first]: string[]): Keluhan[] =>
	specialties.filter(({ id }) => id === first).map(({ contoh }) => ({ kata: contoh }))
