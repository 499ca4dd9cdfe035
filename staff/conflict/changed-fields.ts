import type { z } from 'zod'

type Values = Record<string, unknown>

/** Whose change of a field it is. */
export type ChangedBy = 'mine' | 'theirs' | 'both'

interface Versions {
	/** The row when the form was opened. */
	base: Values
	/** What is in the form. */
	mine: Values
	/** The row as somebody else has saved it. */
	theirs: Values
}

/** The fields of which form and saved row differ. Both sides may have made the same change: then there is no difference. */
export function changedFields(schema: z.ZodObject, { base, mine, theirs }: Versions): Map<string, ChangedBy> {
	const changed = new Map<string, ChangedBy>()
	for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
		const [before, own, other] = [base, mine, theirs].map((values) => comparable(field, values[name]))
		if (own === other) continue
		changed.set(name, other === before ? 'mine' : own === before ? 'theirs' : 'both')
	}
	return changed
}

/** `450.000` in the form is 450000 in the row, and an emptied input is null: both are compared as the contract reads them. */
function comparable(field: z.ZodType, value: unknown): string {
	const { data = value } = field.safeParse(value)
	return JSON.stringify(data || data === 0 ? data : '')
}
