import type { listDokter as call } from '../../../contract/dokter.ts'
import type { Handler } from '../context.ts'
import { searchPage } from '../search-page.ts'
import { dokterColumns, readDokter } from './read-dokter.ts'

export const listDokter: Handler<typeof call> = async ({ query }, context) => {
	const { searchByNama, searchByPoliKlinik, searchByPoliKlinikUri } = query
	const terms: Parameters<typeof searchPage>[1] = [
		['dokter', searchByNama],
		['poliKlinik', searchByPoliKlinik],
	]
	const page = await searchPage(context, terms, query, (matches) => {
		let doctors = context.db
			.selectFrom('dokter')
			.select(dokterColumns)
			.orderBy('dokter.cari', query.sortNama)
			.orderBy('dokter.id', query.sortNama)

		if (searchByNama || searchByPoliKlinik) {
			doctors = doctors.where((where) => {
				const either = []
				if (searchByNama) either.push(matches('dokter', searchByNama))
				if (searchByPoliKlinik) {
					const clinicsFound = where
						.selectFrom('dokterPoliKlinik')
						.innerJoin('poliKlinik', 'poliKlinik.id', 'dokterPoliKlinik.poliKlinikId')
						.select('dokterPoliKlinik.dokterId')
						.where(matches('poliKlinik', searchByPoliKlinik))
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
		return doctors
	})
	return { ...page, data: await readDokter(page.data, context) }
}
