import { callApi } from '../api/call-api.ts'

interface Named {
	id: string
	nama: string
}

const MAX_ROWS = 300

export const readRows = async <Row = Named>(resource: string): Promise<Row[]> =>
	(await callApi<Row[]>('GET', `/${resource}?limit=${MAX_ROWS}`)).data

export async function createRow(resource: string, values: object): Promise<string> {
	const { data } = await callApi<{ created: { id: string } }>('POST', `/${resource}`, values)
	return data.created.id
}

/** The id of the row with this name, in any case; without one it is created. */
export async function ensureRow(resource: string, nama: string, others: object = {}): Promise<string> {
	const wanted = nama.trim().toLowerCase()
	const known = (await readRows(resource)).find((row) => row.nama.toLowerCase() === wanted)
	return known?.id ?? createRow(resource, { nama, ...others })
}
