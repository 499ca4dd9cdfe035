import * as calls from '../../../contract/staff/calls.ts'
import { mapPage, paginate } from '../../../database/paginate.ts'
import { findKata } from '../../content/find-kata.ts'
import { staffRoute } from '../staff-route.ts'

export const listKomentar = staffRoute(calls.listKomentar, {
	async read({ query: asked }, { db }) {
		const order = asked.status === 'menunggu' ? 'asc' : 'desc'
		const rows = db
			.selectFrom('artikelKomentar')
			.innerJoin('artikel', 'artikel.id', 'artikelKomentar.artikelId')
			.leftJoin('artikelKomentar as parent', 'parent.id', 'artikelKomentar.komenParentId')
			.select([
				'artikelKomentar.id',
				'artikelKomentar.nama',
				'artikelKomentar.komentar',
				'artikelKomentar.allowStatus',
				'artikelKomentar.createdAt',
				'artikelKomentar.dariRs',
				'artikel.id as artikelId',
				'artikel.judul',
				'artikel.uri',
				'parent.nama as parentNama',
				'parent.komentar as parentKomentar',
				'parent.allowStatus as parentStatus',
			])
			.where('artikelKomentar.allowStatus', '=', asked.status)
			.orderBy('artikelKomentar.createdAt', order)
			.orderBy('artikelKomentar.id', order)
		const [found, words] = await Promise.all([
			paginate(rows, asked),
			db.selectFrom('kataKomentar').select('kata').orderBy('kata').execute(),
		])
		return mapPage(found, ({ parentNama, parentKomentar, parentStatus, artikelId, judul, uri, dariRs, ...row }) => ({
			...row,
			dariRs: dariRs === 1,
			artikel: { id: artikelId, judul, uri },
			parent:
				parentStatus === null
					? null
					: { nama: parentNama ?? '', komentar: parentKomentar ?? '', allowStatus: parentStatus },
			kata: findKata(words, `${row.nama} ${row.komentar}`).map(({ kata }) => kata),
		}))
	},
})
