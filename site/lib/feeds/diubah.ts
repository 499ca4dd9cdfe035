import type { SumberDiubah } from '../../../contract/web/diubah.ts'
import type { Template } from '../../../contract/web/web.ts'
import type { Api } from '../../api.ts'

/** When the things of a kind changed last, by id; empty where the API does not tell. */
export async function readDiubah(
	api: Api,
	{ fitur }: Pick<Template, 'fitur'>,
	sumber: SumberDiubah,
): Promise<Map<string, number>> {
	if (!fitur.data.includes('diubah')) return new Map()
	const { data } = await api('GET /v1/public/diubah', { query: { sumber } })
	return new Map(data.map(({ id, pada }) => [id, pada]))
}
