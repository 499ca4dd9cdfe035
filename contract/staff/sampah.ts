import { z } from 'zod'
import { epochMs, id, listOf } from '../shapes.ts'

/** A deleted row can be restored for this many days. */
export const SAMPAH_HARI = 30

const sampah = z.strictObject({
	id,
	/** The kind of content, as the permissions name it. */
	sumber: z.string(),
	label: z.string(),
	stafNama: z.string(),
	createdAt: epochMs,
	/** Days until it is deleted for good. */
	sisaHari: z.int().nonnegative(),
})
export type Sampah = z.infer<typeof sampah>

export const listSampahResponse = listOf(sampah)
