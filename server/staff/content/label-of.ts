import { summary } from '../../content/plain-text.ts'
import type { Entity, StaffRecord } from './entity.ts'

const LONGEST = 80

/** What people call a row: one short line without markup. */
export function labelOf({ label }: Entity, record: StaffRecord): string {
	const called = typeof label === 'function' ? label(record) : String(record[label] ?? '')
	return summary(called, LONGEST) || 'Tanpa teks'
}
