import type { z } from 'zod'
import type { created } from '../../../contract/shapes.ts'
import { ProviderError } from './provider-error.ts'
import { firstOf, isRaw, type Raw } from './raw.ts'
import { unwrap } from './unwrap.ts'
import { idText } from './values.ts'

/** What was created: `data.created`, `data`, `created` or the response itself. */
export function unwrapCreated(body: unknown): Raw {
	const inner = unwrap(body)
	const value = Array.isArray(inner) ? inner[0] : inner
	if (isRaw(value)) return isRaw(value.created) ? unwrapCreated(value.created) : value
	return { id: value }
}

export const createdId = (body: unknown): string | undefined => {
	const raw = unwrapCreated(body)
	return idText.safeParse(firstOf(raw, 'id', '_id', 'insertedId', 'created')).data
}

type Created = z.infer<typeof created>

/** The specification does not show these responses, so the id may be missing. The site does not need it. */
export const adaptCreated = (body: unknown): Created => ({ data: { created: { id: createdId(body) || 'tanpa-id' } } })

/** A created thing whose id is needed. */
export function adaptCreatedId(body: unknown): Created {
	const id = createdId(body)
	if (!id) throw new ProviderError('KESALAHAN_SISTEM', 'The response has no id of what was created.')
	return { data: { created: { id } } }
}
