import type { listFasilitas as call } from '../../../contract/fasilitas.ts'
import { contains } from '../../../database/contains.ts'
import type { Handler } from '../context.ts'
import { mapPage, paginate } from '../paginate.ts'
import { fasilitasColumns, readFoto } from './fasilitas-columns.ts'

export const listFasilitas: Handler<typeof call> = async ({ query }, { db, database }) => {
	let found = db.selectFrom('fasilitas').select(fasilitasColumns).orderBy('urutan').orderBy('id')
	if (query.searchByNama) found = found.where(contains(database.kind, 'fasilitas', query.searchByNama))
	return mapPage(await paginate(found, query), readFoto)
}
