import type { listDokter as call } from '../../../contract/dokter.ts'
import { contains } from '../../../database/contains.ts'
import type { Handler } from '../context.ts'
import { paginate } from '../paginate.ts'
import { dokterColumns, readDokter } from './read-dokter.ts'

export const listDokter: Handler<typeof call> = async ({ query }, context) => {
	const { db, database } = context
	const { searchByNama, searchByPoliKlinik, searchByPoliKlinikUri } = query
	let doctors = db
		.selectFrom('dokter')
		.select(dokterColumns)
		.orderBy('dokter.cari', query.sortNama)
		.orderBy('dokter.id', query.sortNama)

	if (searchByNama || searchByPoliKlinik) {
		doctors = doctors.where((where) => {
			const either = []
			if (searchByNama) either.push(contains(database.kind, 'dokter', searchByNama))
			if (searchByPoliKlinik) {
				const clinicsFound = where
					.selectFrom('dokterPoliKlinik')
					.innerJoin('poliKlinik', 'poliKlinik.id', 'dokterPoliKlinik.poliKlinikId')
					.select('dokterPoliKlinik.dokterId')
					.where(contains(database.kind, 'poliKlinik', searchByPoliKlinik))
				either.push(where('dokter.id', 'in', clinicsFound))
			}
			return where.or(either)
		})
	}
	if (searchByPoliKlinikUri) {
		doctors = doctors.where('dokter.id', 'in', (where) =>
			where
				.selectFrom('dokterPoliKlinik')
				.innerJoin('poliKlinik', 'poliKlinik.id', 'dokterPoliKlinik.poliKlinikId')
				.select('dokterPoliKlinik.dokterId')
				.where('poliKlinik.uri', '=', searchByPoliKlinikUri),
		)
	}
	const page = await paginate(doctors, query)
	return { ...page, data: await readDokter(page.data, context) }
}
