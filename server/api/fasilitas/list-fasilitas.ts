import type { listFasilitas as call } from '../../../contract/fasilitas.ts'
import { isShown } from '../../../database/is-shown.ts'
import { mapPage } from '../../../database/paginate.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'
import { hasTerm, searchPage } from '../search/search-page.ts'
import { fasilitasColumns, readFoto } from './fasilitas-columns.ts'

export const listFasilitas: Handler<typeof call> = async ({ query }, context) => {
	const { searchByNama } = query
	const fasilitas = context.db
		.selectFrom('fasilitas')
		.select(fasilitasColumns)
		.$if(query.bentuk !== 'ringkas', (whole) => whole.select('deskripsi'))
		.orderBy('urutan')
		.orderBy('id')
	const page = hasTerm(searchByNama)
		? await searchPage(context, {
				listed: 'fasilitas',
				terms: { fasilitas: searchByNama },
				paging: query,
				list: (matches) => fasilitas.where(isShown('fasilitas')).where(matches('fasilitas')),
			})
		: await paginateContent(context, fasilitas.where(isShown('fasilitas')), query)
	return mapPage(page, readFoto)
}
