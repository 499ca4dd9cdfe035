import { z } from 'zod'
import { defineCall } from '../call.ts'
import { staffPaging } from '../parameters.ts'
import { epochMs, id, listOf } from '../shapes.ts'
import { changedId } from './responses.ts'

const tautanMati = z.strictObject({
	id,
	url: z.string(),
	/** Why visitors cannot open it, as a sentence. */
	alasan: z.string(),
	/** The row that has it: its kind as the permissions name it, its id (null for a setting) and its name. */
	sumber: z.string(),
	sumberId: id.nullable(),
	label: z.string(),
	createdAt: epochMs,
})
export type TautanMati = z.infer<typeof tautanMati>

export const listTautan = defineCall('GET /v1/staf/tautan', ['tautan', 'lihat'], {
	summary: 'Links of the site that visitors cannot open, as of the last weekly check',
	query: z.object({ ...staffPaging }),
	response: listOf(tautanMati),
})

export const removeTautan = defineCall('DELETE /v1/staf/tautan/{id}', ['tautan', 'ubah'], {
	summary: 'Takes a dead link off the list; the next check finds it again if it is still dead',
	response: changedId,
})
