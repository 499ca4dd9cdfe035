import type { listLayanan as call } from '../../../contract/layanan.ts'
import { contains } from '../../../database/contains.ts'
import type { Handler } from '../context.ts'
import { paginate } from '../paginate.ts'
import { layananColumns } from './layanan-columns.ts'

export const listLayanan: Handler<typeof call> = ({ query }, { db, database }) => {
	let found = db.selectFrom('layanan').select(layananColumns).orderBy('urutan').orderBy('id')
	if (query.searchByNama) found = found.where(contains(database.kind, 'layanan', query.searchByNama))
	return paginate(found, query)
}
