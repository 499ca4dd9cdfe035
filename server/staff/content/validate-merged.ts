import { kesalahanIsian } from '../../../contract/staff/input-errors.ts'
import { type Failure, fail } from '../../http/failure.ts'
import type { Entity } from './entity.ts'

/** Checks the rules across fields of a partly changed row; null when all hold. */
export function validateMerged({ isian }: Entity, row: Record<string, unknown>): Failure | null {
	if (!isian.def.checks?.length) return null
	const { error } = isian.safeParse(row)
	if (!error) return null
	// An error within one field is none of ours: the request's schema checked it, or the row had it before.
	const acrossFields = Object.entries(kesalahanIsian(error)).filter(([path]) => {
		const [name = ''] = path.split('.')
		return isian.shape[name]?.safeParse(row[name]).success
	})
	return acrossFields.length > 0 ? fail('INPUT_TIDAK_VALID', { fields: Object.fromEntries(acrossFields) }) : null
}
