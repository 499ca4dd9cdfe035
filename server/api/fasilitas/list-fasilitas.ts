import type { listFasilitas as call } from '../../../contract/fasilitas.ts'
import type { Handler } from '../context.ts'
import { mapPage } from '../paginate.ts'
import { searchPage } from '../search-page.ts'
import { fasilitasColumns, readFoto } from './fasilitas-columns.ts'

export const listFasilitas: Handler<typeof call> = async ({ query }, context) => {
	const { searchByNama } = query
	const page = await searchPage(context, [['fasilitas', searchByNama]], query, (matches) => {
		const all = context.db.selectFrom('fasilitas').select(fasilitasColumns).orderBy('urutan').orderBy('id')
		return searchByNama ? all.where(matches('fasilitas', searchByNama)) : all
	})
	return mapPage(page, readFoto)
}
