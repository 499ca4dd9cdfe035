import type { listMitra as call } from '../../../contract/mitra.ts'
import { isShown } from '../../../database/is-shown.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'
import { hasTerm, searchPage } from '../search/search-page.ts'
import { mitraColumns } from './mitra-columns.ts'

export const listMitra: Handler<typeof call> = ({ query }, context) => {
	const { searchByNama } = query
	const mitra = context.db
		.selectFrom('mitra')
		.select(mitraColumns)
		.$if(query.bentuk !== 'ringkas', (whole) => whole.select('deskripsi'))
		.orderBy('urutan')
		.orderBy('id')
	if (!hasTerm(searchByNama)) return paginateContent(context, mitra.where(isShown('mitra')), query)
	return searchPage(context, {
		listed: 'mitra',
		terms: { mitra: searchByNama },
		paging: query,
		list: (matches) => mitra.where(isShown('mitra')).where(matches('mitra')),
	})
}
