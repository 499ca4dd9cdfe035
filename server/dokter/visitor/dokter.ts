import type { Calls } from '../../../contract/calls.ts'
import { type DokterLengkap, daftarProfil } from '../../../contract/dokter/dokter.ts'
import { byNextPractice } from '../../../contract/dokter/next-practice.ts'
import { waktuWib } from '../../../contract/tanggal/tanggal.ts'
import { isPublished } from '../../../database/is-published.ts'
import { isShown } from '../../../database/is-shown.ts'
import { paginationOf } from '../../../database/paginate.ts'
import type { Db } from '../../../database/schema.ts'
import type { Handler } from '../../api/context.ts'
import { countContent, hasTerm, paginateContent, searchPage } from '../../api/list-content.ts'
import { fail, orNotFound } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { PENGUNJUNG, recordEvent } from '../../peristiwa/record-event.ts'
import { dokterQuery, readDokter } from '../read-dokter.ts'

export const getDokter: Handler<Calls['getDokter']> = async ({ params }, context) => {
	const rows = await dokterQuery(context.db).where('id', '=', params.id).execute()
	const [dokter] = await readDokter(context, rows)
	return orNotFound(dokter)
}

/** How many articles a doctor's page names. */
const ARTIKEL = 10

export const getDokterByUri: Handler<Calls['getDokterByUri']> = async ({ params }, context) => {
	const row = await dokterQuery(context.db).select(daftarProfil).where('uri', '=', params.uri).executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	const [[dokter], artikel] = await Promise.all([readDokter(context, [row]), reviewedBy(context.db, row.nama)])
	const lists = daftarProfil.map((name) => [name, linesOf(row[name])] as const)
	const profil: Pick<DokterLengkap, (typeof daftarProfil)[number]> = Object.fromEntries(
		lists.filter(([, lines]) => lines.length > 0),
	)
	return orNotFound(dokter && { ...dokter, ...profil, ...(artikel.length > 0 && { artikel }) })
}

/** The newest articles that name this doctor as their reviewer. */
async function reviewedBy(db: Db, nama: string) {
	const artikel = await db
		.selectFrom('artikel')
		.select(['uri', 'judul', 'ditinjauPada'])
		.where('peninjau', '=', nama)
		.where(isPublished('artikel'))
		.orderBy('createdAt', 'desc')
		.orderBy('id')
		.limit(ARTIKEL)
		.execute()
	return artikel.map(({ ditinjauPada, ...each }) => ({ ...each, ...(ditinjauPada && { ditinjauPada }) }))
}

const linesOf = (text: string): string[] =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '')

/** In a clinic with more doctors than this, a walk along the names soon fills a page; fewer are collected and sorted. */
const LARGE_CLINIC = 100

export const listDokter: Handler<Calls['listDokter']> = async ({ query }, context) => {
	const { searchByNama, searchByPoliKlinik, searchByPoliKlinikUri, sortNama } = query
	const { filterHari: hari, filterWaktu: waktu, sortPraktik } = query
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
	if (!isSearch && (hari || waktu || sortPraktik)) {
		// Exceptions decide the days of practice, so no index knows them.
		const all = await readDokter(context, await dokter.execute())
		const found = byNextPractice(all, waktuWib(context.now()), { hari, waktu })
		const { page, limit } = query
		const data = found.slice((page - 1) * limit, page * limit).map((each) => each.dokter)
		return { data, pagination: paginationOf(query, found.length) }
	}
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

/** The doctor's name is a copy, as it stands in the message. */
export const createDrafWa: Handler<Calls['createDrafWa']> = async ({ body: { dokterId, ...draf } }, { db, now }) => {
	const dokter = await dokterQuery(db).where('id', '=', dokterId).executeTakeFirst()
	if (!dokter) return fail('TIDAK_DITEMUKAN', { fields: { dokterId: 'Dokter tidak ditemukan.' } })
	const createdAt = now()
	const id = newId(createdAt)
	await db.transaction().execute(async (transaction) => {
		await transaction
			.insertInto('drafWa')
			.values({ id, ...draf, dokter: dokter.nama, createdAt })
			.execute()
		const event = { aksi: 'terima', sumber: 'draf-wa', sumberId: id, label: '' }
		await recordEvent(transaction, { ...event, staf: PENGUNJUNG, now: createdAt })
	})
	return { data: { created: { id } } }
}
