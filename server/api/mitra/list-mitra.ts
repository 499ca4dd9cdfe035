import type { listMitra as call } from '../../../contract/mitra.ts'
import type { Handler } from '../context.ts'
import { type Searching, searchable } from '../search/search-page.ts'
import { mitraColumns } from './mitra-columns.ts'

const mitra = searchable(
	{ searchByNama: 'mitra' },
	({ db, given: { searchByNama }, matches }: Searching<{ searchByNama?: string }>) => {
		const all = db.selectFrom('mitra').select(mitraColumns).orderBy('urutan').orderBy('id')
		return searchByNama ? all.where(matches('mitra', searchByNama)) : all
	},
)

export const listMitra: Handler<typeof call> = ({ query }, context) =>
	mitra(context, query, { searchByNama: query.searchByNama })
