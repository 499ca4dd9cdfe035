import type { Calls } from '../../contract/calls.ts'
import { isShown } from '../../database/is-shown.ts'
import { mapPage } from '../../database/paginate.ts'
import type { Db } from '../../database/schema.ts'
import type { Handler } from '../api/context.ts'
import { listOrSearch, paginateContent } from '../api/list-content.ts'
import { orNotFound } from '../http/failure.ts'

// Content with a page for each row. The home page and the frame of the site show the same rows.

const withoutText: { bentuk?: 'ringkas' | undefined } = { bentuk: 'ringkas' }

export const layananQuery = (db: Db, { bentuk } = withoutText) =>
	db
		.selectFrom('layanan')
		.select(['id', 'nama', 'uri', 'foto', 'noTelp', 'noTelpType', 'ringkasan'])
		.where(isShown('layanan'))
		.$if(bentuk !== 'ringkas', (whole) => whole.select('deskripsi'))

export const listLayanan: Handler<Calls['listLayanan']> = ({ query }, context) => {
	const layanan = layananQuery(context.db, query).orderBy('urutan').orderBy('id')
	return listOrSearch(context, layanan, 'layanan', { ...query, term: query.searchByNama })
}

export const getLayananByUri: Handler<Calls['getLayananByUri']> = async ({ params }, { db }) => {
	const layanan = layananQuery(db).select(['deskripsi', 'gawatDarurat']).where('uri', '=', params.uri)
	const row = await layanan.executeTakeFirst()
	return orNotFound(row && { ...row, gawatDarurat: row.gawatDarurat === 1 })
}

export const mitraQuery = (db: Db, { bentuk } = withoutText) =>
	db
		.selectFrom('mitra')
		.select(['id', 'nama', 'uri', 'logo', 'ringkasan'])
		.where(isShown('mitra'))
		.$if(bentuk !== 'ringkas', (whole) => whole.select('deskripsi'))

export const listMitra: Handler<Calls['listMitra']> = ({ query }, context) => {
	const mitra = mitraQuery(context.db, query).orderBy('urutan').orderBy('id')
	return listOrSearch(context, mitra, 'mitra', { ...query, term: query.searchByNama })
}

export const getMitraByUri: Handler<Calls['getMitraByUri']> = async ({ params }, { db }) =>
	orNotFound(await mitraQuery(db).select('deskripsi').where('uri', '=', params.uri).executeTakeFirst())

export const komunitasQuery = (db: Db, { bentuk } = withoutText) =>
	db
		.selectFrom('komunitas')
		.select(['id', 'uri', 'nama', 'foto', 'ringkasan'])
		.where(isShown('komunitas'))
		.$if(bentuk !== 'ringkas', (whole) => whole.select('deskripsi'))

export const listKomunitas: Handler<Calls['listKomunitas']> = ({ query }, context) => {
	const komunitas = komunitasQuery(context.db, query).orderBy('urutan').orderBy('id')
	return paginateContent(context, komunitas, query)
}

export const getKomunitasByUri: Handler<Calls['getKomunitasByUri']> = async ({ params }, { db }) =>
	orNotFound(await komunitasQuery(db).select('deskripsi').where('uri', '=', params.uri).executeTakeFirst())

export const fasilitasQuery = (db: Db, { bentuk } = withoutText) =>
	db
		.selectFrom('fasilitas')
		.select(['id', 'nama', 'uri', 'foto', 'ringkasan'])
		.where(isShown('fasilitas'))
		.$if(bentuk !== 'ringkas', (whole) => whole.select('deskripsi'))

/** The photos are a JSON list. */
export const readFoto = <Row extends { foto: string }>(row: Row) => ({ ...row, foto: JSON.parse(row.foto) as string[] })

export const listFasilitas: Handler<Calls['listFasilitas']> = async ({ query }, context) => {
	const fasilitas = fasilitasQuery(context.db, query).orderBy('urutan').orderBy('id')
	return mapPage(await listOrSearch(context, fasilitas, 'fasilitas', { ...query, term: query.searchByNama }), readFoto)
}

export const getFasilitasByUri: Handler<Calls['getFasilitasByUri']> = async ({ params }, { db }) => {
	const row = await fasilitasQuery(db).select('deskripsi').where('uri', '=', params.uri).executeTakeFirst()
	return orNotFound(row && readFoto(row))
}
