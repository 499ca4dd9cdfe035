import type { listLayanan as call } from '../../../contract/layanan.ts'
import type { Handler } from '../context.ts'
import { searchPage } from '../search-page.ts'
import { layananColumns } from './layanan-columns.ts'

export const listLayanan: Handler<typeof call> = ({ query }, context) => {
	const { searchByNama } = query
	return searchPage(context, [['layanan', searchByNama]], query, (matches) => {
		const all = context.db.selectFrom('layanan').select(layananColumns).orderBy('urutan').orderBy('id')
		return searchByNama ? all.where(matches('layanan', searchByNama)) : all
	})
}
