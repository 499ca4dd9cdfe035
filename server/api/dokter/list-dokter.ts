import type { listDokter as call, Dokter } from '../../../contract/dokter.ts'
import { counting } from '../../../database/paginate.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import type { Handler } from '../context.ts'
import { countContent } from '../count-content.ts'
import { type Searching, searchableTexts } from '../search/search-page.ts'
import { type Announced, announced, dokterText } from './dokter-text.ts'

/** Doctors of a clinic, from which on going along the names soon meets a page of them; fewer are collected and sorted. */
const LARGE = 100

type Given = Announced & { searchByNama?: string; searchByPoliKlinik?: string; poliKlinikUri?: string }
type Shape = { sortNama: 'asc' | 'desc'; isLarge: boolean }

const inPoliKlinik = ({ db }: Pick<Building, 'db'>) =>
	db.selectFrom('dokterPoliKlinik').select('dokterPoliKlinik.dokterId')

const inPoliKlinikOfUri = ({ db }: Pick<Building, 'db'>, uri: string) =>
	inPoliKlinik({ db }).where(
		'poliKlinikId',
		'=',
		db.selectFrom('poliKlinik').select('poliKlinik.id').where('poliKlinik.uri', '=', uri),
	)

function found({ db, given, shape, matches }: Searching<Given, Shape>) {
	const { searchByNama, searchByPoliKlinik, poliKlinikUri } = given
	let doctors = db
		.selectFrom('dokter')
		.select('dokter.id')
		.orderBy('dokter.cari', shape.sortNama)
		.orderBy('dokter.id', shape.sortNama)
	if (searchByNama || searchByPoliKlinik)
		doctors = doctors.where((where) => {
			const either = []
			if (searchByNama) either.push(matches('dokter', searchByNama))
			if (searchByPoliKlinik) {
				const clinics = db
					.selectFrom('poliKlinik')
					.select('poliKlinik.id')
					.where(matches('poliKlinik', searchByPoliKlinik))
				either.push(where('dokter.id', 'in', inPoliKlinik({ db }).where('poliKlinikId', 'in', clinics)))
			}
			return where.or(either)
		})
	if (poliKlinikUri) {
		const ofUri = inPoliKlinikOfUri({ db }, poliKlinikUri)
		doctors = doctors.where((where) =>
			shape.isLarge
				? where.exists(ofUri.where('dokterPoliKlinik.dokterId', '=', where.ref('dokter.id')))
				: where('dokter.id', 'in', ofUri),
		)
	}
	return doctors
}

/** Those of a whole clinic are counted without looking at the doctors. */
const counted = (searching: Searching<Given, Shape>) => {
	const { searchByNama, searchByPoliKlinik, poliKlinikUri } = searching.given
	const isWholeClinic = poliKlinikUri && !searchByNama && !searchByPoliKlinik
	return isWholeClinic ? inPoliKlinikOfUri(searching, poliKlinikUri) : found(searching)
}

const dokter = searchableTexts<Dokter, Given, Shape>(
	{ searchByNama: 'dokter', searchByPoliKlinik: 'poliKlinik' },
	({ kind, given }) => dokterText(kind, given),
	found,
	counted,
)

const manyInPoliKlinik = prepared(({ db, given }: Building<{ uri: string }>) =>
	counting(inPoliKlinikOfUri({ db }, given.uri)),
)

export const listDokter: Handler<typeof call> = async ({ query }, context) => {
	const { searchByNama, searchByPoliKlinik, searchByPoliKlinikUri: uri, sortNama } = query
	const isLarge = uri ? (await countContent(context, manyInPoliKlinik.with(context.database, { uri }))) > LARGE : false
	const given = { searchByNama, searchByPoliKlinik, poliKlinikUri: uri || undefined, ...announced(context.now()) }
	return dokter(context, query, given, { sortNama, isLarge })
}
