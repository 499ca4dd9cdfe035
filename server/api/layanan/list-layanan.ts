import type { listLayanan as call } from '../../../contract/layanan.ts'
import { isShown } from '../../../database/is-shown.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'
import { hasTerm, searchPage } from '../search/search-page.ts'
import { layananColumns } from './layanan-columns.ts'

export const listLayanan: Handler<typeof call> = ({ query }, context) => {
	const { searchByNama } = query
	const layanan = context.db
		.selectFrom('layanan')
		.select(layananColumns)
		.$if(query.bentuk !== 'ringkas', (whole) => whole.select('deskripsi'))
		.orderBy('urutan')
		.orderBy('id')
	if (!hasTerm(searchByNama)) return paginateContent(context, layanan.where(isShown('layanan')), query)
	return searchPage(context, {
		listed: 'layanan',
		terms: { layanan: searchByNama },
		paging: query,
		list: (matches) => layanan.where(isShown('layanan')).where(matches('layanan')),
	})
}
