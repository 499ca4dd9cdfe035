import type { Calls } from '../../../contract/calls.ts'
import { isShown } from '../../../database/is-shown.ts'
import type { Handler } from '../../api/context.ts'
import { countContent, paginateContent } from '../../api/count-content.ts'
import { hasTerm, searchPage } from '../../api/search-page.ts'
import { orNotFound } from '../../http/failure.ts'
import { dokterQuery, readDokter } from '../read-dokter.ts'

export const getDokter: Handler<Calls['getDokter']> = async ({ params }, context) => {
	const rows = await dokterQuery(context.db).where('id', '=', params.id).execute()
	const [dokter] = await readDokter(context, rows)
	return orNotFound(dokter)
}

/** In a clinic with more doctors than this, a walk along the names soon fills a page; fewer are collected and sorted. */
const LARGE_CLINIC = 100

export const listDokter: Handler<Calls['listDokter']> = async ({ query }, context) => {
	const { searchByNama, searchByPoliKlinik, searchByPoliKlinikUri, sortNama } = query
	const { db } = context
	let dokter = dokterQuery(db).orderBy('dokter.cari', sortNama).orderBy('dokter.id', sortNama)
	if (searchByPoliKlinikUri) {
		const inClinic = db
			.selectFrom('dokterPoliKlinik')
			.select('dokterId')
			.where('poliKlinikId', '=', (where) =>
				where
					.selectFrom('poliKlinik')
					.select('poliKlinik.id')
					.where('uri', '=', searchByPoliKlinikUri)
					.where(isShown('poliKlinik')),
			)
		const isLarge = (await countContent(context, inClinic)) > LARGE_CLINIC
		dokter = dokter.where((where) =>
			isLarge
				? where.exists(inClinic.whereRef('dokterPoliKlinik.dokterId', '=', where.ref('dokter.id')))
				: where('dokter.id', 'in', inClinic),
		)
	}

	const isSearch = hasTerm(searchByNama) || hasTerm(searchByPoliKlinik)
	const page = isSearch
		? await searchPage(context, {
				listed: 'dokter',
				terms: { dokter: searchByNama, poliKlinik: searchByPoliKlinik },
				paging: query,
				list: (matches) =>
					dokter.where((where) => {
						const clinics = db
							.selectFrom('poliKlinik')
							.select('poliKlinik.id')
							.where(matches('poliKlinik'))
							.where(isShown('poliKlinik'))
						const inClinics = db.selectFrom('dokterPoliKlinik').select('dokterId').where('poliKlinikId', 'in', clinics)
						const either = []
						if (hasTerm(searchByNama)) either.push(matches('dokter'))
						if (hasTerm(searchByPoliKlinik)) either.push(where('dokter.id', 'in', inClinics))
						return where.or(either)
					}),
			})
		: await paginateContent(context, dokter, query)
	return { ...page, data: await readDokter(context, page.data) }
}
