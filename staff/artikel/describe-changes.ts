import { type Change, diffWordsWithSpace } from 'diff'
import { type IsiVersi, versiFields } from '../../contract/artikel/staff/artikel-versi.ts'
import { fieldName } from '../audit/describe-value.ts'
import { readableText } from './readable-text.ts'

export interface Part extends Change {
	/** Identifies it among the parts of its field. */
	key: number
}

/** A long, entirely rewritten text shows the old and the new one instead. */
const TIMEOUT_MS = 500

/** The fields that differ, word by word. `nama` has the names of categories and doctors by id. */
export const describeChanges = (from: IsiVersi, to: IsiVersi, nama: Record<string, string>) =>
	versiFields
		.filter((field) => JSON.stringify(from[field] || null) !== JSON.stringify(to[field] || null))
		.map((field) => ({
			field,
			label: field === 'textContent' ? 'Isi artikel' : fieldName(field),
			parts: compare(describe(field, from[field], nama), describe(field, to[field], nama)),
		}))

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
	const parts = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS }) ?? [
		{ value: before, removed: true, added: false, count: 1 },
		{ value: after, removed: false, added: true, count: 1 },
	]
	return parts.map((part, key) => ({ ...part, key }))
}
