import type { Kysely } from 'kysely'
import type { Calls } from '../../contract/calls.ts'
import { isShown } from '../../database/is-shown.ts'
import { mapPage } from '../../database/paginate.ts'
import type { Schema } from '../../database/schema.ts'
import type { Handler } from '../api/context.ts'
import { paginateContent } from '../api/count-content.ts'
import { listOrSearch } from '../api/search-page.ts'
import { orNotFound } from '../http/failure.ts'

// Content with a page for each row. The home page and the frame of the site show the same rows.

export const layananQuery = (db: Kysely<Schema>) =>
	db
		.selectFrom('layanan')
		.select(['id', 'nama', 'uri', 'foto', 'noTelp', 'noTelpType', 'ringkasan'])
		.where(isShown('layanan'))

export const listLayanan: Handler<Calls['listLayanan']> = ({ query }, context) => {
	const layanan = layananQuery(context.db)
		.$if(query.bentuk !== 'ringkas', (whole) => whole.select('deskripsi'))
		.orderBy('urutan')
		.orderBy('id')
	return listOrSearch(context, layanan, 'layanan', { ...query, term: query.searchByNama })
}

export const getLayananByUri: Handler<Calls['getLayananByUri']> = async ({ params }, { db }) =>
	orNotFound(await layananQuery(db).select('deskripsi').where('uri', '=', params.uri).executeTakeFirst())

export const mitraQuery = (db: Kysely<Schema>) =>
	db.selectFrom('mitra').select(['id', 'nama', 'uri', 'logo', 'ringkasan']).where(isShown('mitra'))

export const listMitra: Handler<Calls['listMitra']> = ({ query }, context) => {
	const mitra = mitraQuery(context.db)
		.$if(query.bentuk !== 'ringkas', (whole) => whole.select('deskripsi'))
		.orderBy('urutan')
		.orderBy('id')
	return listOrSearch(context, mitra, 'mitra', { ...query, term: query.searchByNama })
}

export const getMitraByUri: Handler<Calls['getMitraByUri']> = async ({ params }, { db }) =>
	orNotFound(await mitraQuery(db).select('deskripsi').where('uri', '=', params.uri).executeTakeFirst())

export const komunitasQuery = (db: Kysely<Schema>) =>
	db.selectFrom('komunitas').select(['id', 'uri', 'nama', 'foto', 'ringkasan']).where(isShown('komunitas'))

export const listKomunitas: Handler<Calls['listKomunitas']> = ({ query }, context) => {
	const komunitas = komunitasQuery(context.db)
		.$if(query.bentuk !== 'ringkas', (whole) => whole.select('deskripsi'))
		.orderBy('urutan')
		.orderBy('id')
	return paginateContent(context, komunitas, query)
}

export const getKomunitasByUri: Handler<Calls['getKomunitasByUri']> = async ({ params }, { db }) =>
	orNotFound(await komunitasQuery(db).select('deskripsi').where('uri', '=', params.uri).executeTakeFirst())

export const fasilitasQuery = (db: Kysely<Schema>) =>
	db.selectFrom('fasilitas').select(['id', 'nama', 'uri', 'foto', 'ringkasan']).where(isShown('fasilitas'))

/** The photos are a JSON list. */
export const readFoto = <Row extends { foto: string }>(row: Row) => ({ ...row, foto: JSON.parse(row.foto) as string[] })

export const listFasilitas: Handler<Calls['listFasilitas']> = async ({ query }, context) => {
	const fasilitas = fasilitasQuery(context.db)
		.$if(query.bentuk !== 'ringkas', (whole) => whole.select('deskripsi'))
		.orderBy('urutan')
		.orderBy('id')
	return mapPage(await listOrSearch(context, fasilitas, 'fasilitas', { ...query, term: query.searchByNama }), readFoto)
}

export const getFasilitasByUri: Handler<Calls['getFasilitasByUri']> = async ({ params }, { db }) => {
	const row = await fasilitasQuery(db).select('deskripsi').where('uri', '=', params.uri).executeTakeFirst()
	return orNotFound(row && readFoto(row))
}
