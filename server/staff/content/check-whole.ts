import { kesalahanIsian } from '../../../contract/staff/input-errors.ts'
import { type Failure, fail } from '../../http/failure.ts'
import type { Entity } from './entity.ts'

/** What fields say only together, of a row that is changed in parts; null when nothing is wrong. */
export function checkWhole({ isian }: Entity, row: Record<string, unknown>): Failure | null {
	if (!isian.def.checks?.length) return null
	const { error } = isian.safeParse(row)
	if (!error) return null
	// A field that is wrong by itself was checked where it was sent, or was like that before.
	const together = Object.entries(kesalahanIsian(error)).filter(([path]) => {
		const [name = ''] = path.split('.')
		return isian.shape[name]?.safeParse(row[name]).success
	})
	return together.length > 0 ? fail('INPUT_TIDAK_VALID', { fields: Object.fromEntries(together) }) : null
}
