import type { listPoliKlinik as call } from '../../../contract/poli-klinik.ts'
import { contains } from '../../../database/contains.ts'
import type { Handler } from '../context.ts'
import { paginate } from '../paginate.ts'

export const listPoliKlinik: Handler<typeof call> = ({ query }, { db, database }) => {
	let clinics = db
		.selectFrom('poliKlinik')
		.select(['id', 'nama', 'uri', 'icon', 'deskripsi'])
		.orderBy('cari', query.sortNama)
		.orderBy('id', query.sortNama)
	if (query.searchByNama) clinics = clinics.where(contains(database.kind, 'poliKlinik', query.searchByNama))
	return paginate(clinics, query)
}
