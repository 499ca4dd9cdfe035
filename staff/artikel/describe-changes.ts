import { diffWordsWithSpace } from 'diff'
import { type IsiVersi, versiFields } from '../../contract/artikel/staff/artikel-versi.ts'
import { fieldName } from '../audit/describe-value.ts'
import { readableText } from './readable-text.ts'

export interface Part {
	/** Identifies it among the parts of its field. */
	key: number
	text: string
	kind: 'same' | 'added' | 'removed'
}

export interface FieldChange {
	field: string
	label: string
	parts: Part[]
}

/** A long, entirely rewritten text shows the old and the new one instead. */
const TIMEOUT_MS = 500

/** The fields that differ, word by word. `nama` has the names of categories and doctors by id. */
export function describeChanges(from: IsiVersi, to: IsiVersi, nama: Record<string, string>): FieldChange[] {
	return versiFields.flatMap((field) => {
		const [before, after] = [from, to].map((isi) => describe(field, isi[field], nama))
		if (JSON.stringify(from[field] || null) === JSON.stringify(to[field] || null) || before === undefined) return []
		const label = field === 'textContent' ? 'Isi artikel' : fieldName(field)
		return [{ field, label, parts: compare(before, after ?? '') }]
	})
}

function describe(field: string, value: unknown, nama: Record<string, string>): string {
	if (Array.isArray(value))
		return value.map((item) => (field === 'artikelMedia' ? fileOf(item) : (nama[item] ?? String(item)))).join('\n')
	const text = typeof value === 'string' ? value : ''
	if (field === 'textContent') return readableText(text)
	return field === 'kategoriArtikelId' ? (nama[text] ?? text) : text
}

const fileOf = (item: unknown) =>
	item && typeof item === 'object' && 'content' in item ? String(item.content) : String(item)

function compare(before: string, after: string): Part[] {
	const parts = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS })
	if (!parts)
		return [
			{ key: 0, text: before, kind: 'removed' },
			{ key: 1, text: after, kind: 'added' },
		]
	return parts.map(({ value, added, removed }, key) => ({
		key,
		text: value,
		kind: added ? 'added' : removed ? 'removed' : 'same',
	}))
}
