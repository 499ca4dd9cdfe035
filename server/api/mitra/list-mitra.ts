import type { listMitra as call } from '../../../contract/mitra.ts'
import { contains } from '../../../database/contains.ts'
import type { Handler } from '../context.ts'
import { paginate } from '../paginate.ts'
import { mitraColumns } from './mitra-columns.ts'

export const listMitra: Handler<typeof call> = ({ query }, { db, database }) => {
	let found = db.selectFrom('mitra').select(mitraColumns).orderBy('urutan').orderBy('id')
	if (query.searchByNama) found = found.where(contains(database.kind, 'mitra', query.searchByNama))
	return paginate(found, query)
}
