import type { listDokter as call } from '../../../contract/dokter.ts'
import type { Handler } from '../context.ts'
import { countContent } from '../count-content.ts'
import { type Match, searchPage } from '../search-page.ts'
import { dokterColumns, readDokter } from './read-dokter.ts'

/** Doctors of a clinic, from which on going along the names soon meets a page of them; fewer are collected and sorted. */
const LARGE = 100

export const listDokter: Handler<typeof call> = async ({ query }, context) => {
	const { searchByNama, searchByPoliKlinik, searchByPoliKlinikUri } = query
	const { db } = context
	const poliKlinik = db.selectFrom('poliKlinik').select('poliKlinik.id')
	const inPoliKlinik = db.selectFrom('dokterPoliKlinik').select('dokterPoliKlinik.dokterId')
	const inPoliKlinikOfUri = searchByPoliKlinikUri
		? inPoliKlinik.where('poliKlinikId', '=', poliKlinik.where('poliKlinik.uri', '=', searchByPoliKlinikUri))
		: null
	const isLarge = inPoliKlinikOfUri !== null && (await countContent(context, inPoliKlinikOfUri)) > LARGE

	const found = (matches: Match) => {
		let doctors = db
			.selectFrom('dokter')
			.select(dokterColumns)
			.orderBy('dokter.cari', query.sortNama)
			.orderBy('dokter.id', query.sortNama)
		if (searchByNama || searchByPoliKlinik)
			doctors = doctors.where((where) => {
				const either = []
				if (searchByNama) either.push(matches('dokter', searchByNama))
				if (searchByPoliKlinik) {
					const clinicsFound = poliKlinik.where(matches('poliKlinik', searchByPoliKlinik))
					either.push(where('dokter.id', 'in', inPoliKlinik.where('poliKlinikId', 'in', clinicsFound)))
				}
				return where.or(either)
			})
		if (inPoliKlinikOfUri)
			doctors = doctors.where((where) =>
				isLarge
					? where.exists(inPoliKlinikOfUri.where('dokterPoliKlinik.dokterId', '=', where.ref('dokter.id')))
					: where('dokter.id', 'in', inPoliKlinikOfUri),
			)
		return doctors
	}
	const isWholeClinic = !searchByNama && !searchByPoliKlinik
	const count = (matches: Match) =>
		inPoliKlinikOfUri && isWholeClinic
			? countContent(context, inPoliKlinikOfUri)
			: countContent(context, found(matches))

	const terms: Parameters<typeof searchPage>[1] = [
		['dokter', searchByNama],
		['poliKlinik', searchByPoliKlinik],
	]
	const page = await searchPage(context, terms, query, found, count)
	return { ...page, data: await readDokter(page.data, context) }
}
