import type { listFasilitas as call } from '../../../contract/fasilitas.ts'
import { mapPage } from '../../../database/paginate.ts'
import type { Handler } from '../context.ts'
import { type Searching, searchable } from '../search/search-page.ts'
import { fasilitasColumns, readFoto } from './fasilitas-columns.ts'

const fasilitas = searchable(
	{ searchByNama: 'fasilitas' },
	({ db, given: { searchByNama }, matches }: Searching<{ searchByNama?: string }>) => {
		const all = db.selectFrom('fasilitas').select(fasilitasColumns).orderBy('urutan').orderBy('id')
		return searchByNama ? all.where(matches('fasilitas', searchByNama)) : all
	},
)

export const listFasilitas: Handler<typeof call> = async ({ query }, context) =>
	mapPage(await fasilitas(context, query, { searchByNama: query.searchByNama }), readFoto)
