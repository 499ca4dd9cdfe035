import { z } from 'zod'
import { idText, page, searchText, severalValues } from '../../../contract/parameters.ts'
import { mapPage, paginate } from '../../../database/paginate.ts'
import { pageLimit } from '../page-limit.ts'
import { staffRoute } from '../staff-route.ts'

const time = z
	.string()
	.regex(/^\d{1,15}$/)
	.transform(Number)
	.optional()

const query = z.object({
	page,
	limit: pageLimit,
	id: severalValues,
	sumber: severalValues,
	aksi: severalValues,
	sumberId: idText,
	stafId: idText,
	q: searchText,
	dari: time,
	sampai: time,
})

/** Newest first; by who, what and when. */
export const listAudit = staffRoute({
	method: 'GET',
	path: '/audit',
	rule: ['audit', 'lihat'],
	query,
	async read({ query: asked }, { db }) {
		let lines = db.selectFrom('audit').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc')
		if (asked.id?.length) lines = lines.where('id', 'in', asked.id)
		if (asked.sumber?.length) lines = lines.where('sumber', 'in', asked.sumber)
		if (asked.aksi?.length) lines = lines.where('aksi', 'in', asked.aksi)
		if (asked.sumberId) lines = lines.where('sumberId', '=', asked.sumberId)
		if (asked.stafId) lines = lines.where('stafId', '=', asked.stafId)
		if (asked.dari !== undefined) lines = lines.where('createdAt', '>=', asked.dari)
		if (asked.sampai !== undefined) lines = lines.where('createdAt', '<=', asked.sampai)
		if (asked.q) lines = lines.where('label', 'like', `%${asked.q.replace(/[%_]/g, '')}%`)
		return mapPage(await paginate(lines, asked), ({ sebelum, sesudah, ...line }) => ({
			...line,
			sebelum: sebelum && JSON.parse(sebelum),
			sesudah: sesudah && JSON.parse(sesudah),
		}))
	},
})
