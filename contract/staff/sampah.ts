import { z } from 'zod'
import { defineCall } from '../call.ts'
import { staffPaging } from '../parameters.ts'
import { epochMs, id, listOf } from '../shapes.ts'
import { changedId } from './responses.ts'

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

export const listSampah = defineCall('GET /v1/staf/sampah', ['sampah', 'lihat'], {
	summary: 'Deleted rows that this account may restore, newest first',
	query: z.object({ ...staffPaging }),
	response: listOf(sampah),
})

export const restoreSampah = defineCall('POST /v1/staf/sampah/{id}/pulihkan', ['sampah', 'ubah'], {
	summary: 'Restores a deleted row with what belongs to it. An address that is taken gets a number',
	response: changedId,
})
