import type { listLayanan as call } from '../../../contract/layanan.ts'
import type { Handler } from '../context.ts'
import { type Searching, searchable } from '../search/search-page.ts'
import { layananColumns } from './layanan-columns.ts'

const layanan = searchable(
	{ searchByNama: 'layanan' },
	({ db, given: { searchByNama }, matches }: Searching<{ searchByNama?: string }>) => {
		const all = db.selectFrom('layanan').select(layananColumns).orderBy('urutan').orderBy('id')
		return searchByNama ? all.where(matches('layanan', searchByNama)) : all
	},
)

export const listLayanan: Handler<typeof call> = ({ query }, context) =>
	layanan(context, query, { searchByNama: query.searchByNama })
