import { type DangerGroup, dangerSigns } from './danger-signs.ts'
import { matchesPhrase, type Phrase, parsePhrase } from './phrase.ts'
import type { Token } from './read-text.ts'

/** What a hospital changed in the list. */
export interface DangerChanges {
	ditambah: { kelompok: string; kata: string }[]
	/** Built-in phrases that are switched off, as the list has them. */
	dimatikan: string[]
	kalimat: { kelompok: string; lakukan: string }[]
}

export interface DangerMatch extends Pick<DangerGroup, 'id' | 'judul' | 'lakukan' | 'tenang'> {
	/** The phrases that matched, the most specific first. */
	kata: string[]
}

const builtIn = dangerSigns.map((group) => ({ group, phrases: group.tanda.map(phraseOf) }))

function phraseOf(tanda: string): Phrase & { tanda: string } {
	return { ...parsePhrase(tanda), tanda }
}

/** The danger signs in a text, the group with the most specific sign first. */
export const findDanger = (tokens: Token[], changes?: DangerChanges): DangerMatch[] =>
	builtIn
		.flatMap(({ group: { tanda: _, ...group }, phrases }) => {
			const added = changes?.ditambah.filter(({ kelompok }) => kelompok === group.id).map(({ kata }) => phraseOf(kata))
			const matched = [...phrases, ...(added ?? [])]
				.filter((phrase) => !changes?.dimatikan.includes(phrase.tanda) && matchesPhrase(phrase, tokens))
				.sort((a, b) => b.required.length - a.required.length)
			if (matched.length === 0) return []
			const lakukan = changes?.kalimat.find(({ kelompok }) => kelompok === group.id)?.lakukan || group.lakukan
			return [{ ...group, lakukan, kata: matched.map(({ text }) => text), size: matched[0]?.required.length ?? 0 }]
		})
		.sort((a, b) => b.size - a.size)
		.map(({ size: _, ...match }) => match)
