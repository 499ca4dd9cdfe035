import { summary } from '../../rich-text/plain-text.ts'
import type { Entity, StaffRecord } from './entity.ts'

const MAX_LENGTH = 80

/** The name of a row for people: one short line without markup. */
export function labelOf({ label }: Entity, record: StaffRecord): string {
	const name = typeof label === 'function' ? label() : String(record[label] ?? '')
	return summary(name, MAX_LENGTH) || 'Tanpa teks'
}

/** The part of an audit entry that names a row. */
export const entryOf = (entity: Entity, record: StaffRecord) => ({
	sumber: entity.sumber,
	sumberId: record.id,
	label: labelOf(entity, record),
})
