/** Words that say what kind of house it is, not which one. */
const KIND = /^(rs\w{0,3}|rumah|sakit|klinik|umum|daerah|ibu|anak|dan|pratama|utama)$/i

/** The words of a name that tell it from other hospitals; all of them if it has no other. */
export function ownWords(nama: string): string[] {
	const words = nama.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
	const own = words.slice(words.findIndex((word) => !KIND.test(word)))
	return words.every((word) => KIND.test(word)) ? words : own
}

export const NAMA_BAWAAN = 'Rumah Sakit'

/** The name of a shop that staff have not named: `RS Harapan` has the `Harapan Shop`. */
export const namaTokoOf = (namaPendek: string) => `${ownWords(namaPendek).join(' ')} Shop`.trim()
