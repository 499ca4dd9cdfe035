import { MAX_LIMIT } from '../../contract/parameters.ts'
import type { Sumber } from '../../contract/staff/permissions.ts'
import { callApi } from '../api/call-api.ts'

export const readRows = async (sumber: Sumber) =>
	(await callApi('GET /v1/staf/{sumber}', { params: { sumber }, query: { limit: MAX_LIMIT } })).data

export async function createRow(sumber: Sumber, body: Record<string, unknown>): Promise<string> {
	const { data } = await callApi('POST /v1/staf/{sumber}', { params: { sumber }, body })
	return data.created.id
}

/** The id of the row with this name, in any case; without one it is created. */
export async function ensureRow(sumber: Sumber, nama: string, others: object = {}): Promise<string> {
	const wanted = nama.trim().toLowerCase()
	const known = (await readRows(sumber)).find((row) => String(row.nama).toLowerCase() === wanted)
	return known?.id ?? createRow(sumber, { nama, ...others })
}
