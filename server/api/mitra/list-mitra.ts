import type { listMitra as call } from '../../../contract/mitra.ts'
import type { Handler } from '../context.ts'
import { searchPage } from '../search-page.ts'
import { mitraColumns } from './mitra-columns.ts'

export const listMitra: Handler<typeof call> = ({ query }, context) => {
	const { searchByNama } = query
	return searchPage(context, [['mitra', searchByNama]], query, (matches) => {
		const all = context.db.selectFrom('mitra').select(mitraColumns).orderBy('urutan').orderBy('id')
		return searchByNama ? all.where(matches('mitra', searchByNama)) : all
	})
}
