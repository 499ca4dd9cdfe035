import type { listKomentar as call } from '../../../contract/artikel/komentar.ts'
import { mapPage } from '../../../database/paginate.ts'
import type { Db } from '../../../database/schema.ts'
import type { Handler } from '../../api/context.ts'
import { paginateContent } from '../../api/count-content.ts'

const komentarColumns = [
	'artikelKomentar.id',
	'artikelKomentar.artikelId',
	'artikelKomentar.komenParentId',
	'artikelKomentar.nama',
	'artikelKomentar.komentar',
	'artikelKomentar.createdAt',
	'artikelKomentar.dariRs',
] as const

/** Only comments that staff have allowed, whatever `filterAllowStatus` says; a reply is shown with its parent. */
export const listKomentar: Handler<typeof call> = async ({ query }, context) => {
	const { filterArtikelId, recursiveFormat, shortCreatedAt } = query
	let komentar = allowedKomentar(context.db)
		.orderBy('artikelKomentar.createdAt', shortCreatedAt)
		.orderBy('artikelKomentar.id', shortCreatedAt)
	if (filterArtikelId) komentar = komentar.where('artikelKomentar.artikelId', '=', filterArtikelId)
	if (!recursiveFormat) {
		const withParent = komentar
			.leftJoin('artikelKomentar as parent', 'parent.id', 'artikelKomentar.komenParentId')
			.where((where) =>
				where.or([where('artikelKomentar.komenParentId', 'is', null), where('parent.allowStatus', '=', 'diizinkan')]),
			)
		return mapPage(await paginateContent(context, withParent, query), readReply)
	}

	const page = await paginateContent(context, komentar.where('artikelKomentar.komenParentId', 'is', null), query)
	const ids = page.data.map(({ id }) => id)
	const replies = await readReplies(context.db, ids)
	const repliesTo = Map.groupBy(replies, (reply) => reply.komenParentId)
	return mapPage(page, (row) => ({ ...readKomentar(row), komenChild: (repliesTo.get(row.id) ?? []).map(readReply) }))
}

const allowedKomentar = (db: Db) =>
	db
		.selectFrom('artikelKomentar')
		.select(komentarColumns)
		.where('artikelKomentar.allowStatus', '=', 'diizinkan')
		// Comments of an unpublished article are hidden. A subquery, not a join, keeps the order of the comments' index.
		.where((where) =>
			where(
				where.selectFrom('artikel').select('artikel.status').whereRef('artikel.id', '=', 'artikelKomentar.artikelId'),
				'=',
				'terbit',
			),
		)

async function readReplies(db: Db, parentIds: string[]) {
	if (parentIds.length === 0) return []
	const replies = await allowedKomentar(db).where('artikelKomentar.komenParentId', 'in', parentIds).execute()
	// Sorted here: with an `order by`, SQLite walks the comments of all articles instead of sorting a few.
	return replies.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
}

const readKomentar = <Row extends { dariRs: number }>({ dariRs, ...komentar }: Row) =>
	dariRs ? { ...komentar, dariRs: true as const } : komentar

/** A reply has no replies, and a flat list nests none. */
const readReply = <Row extends { dariRs: number }>(row: Row) => ({ ...readKomentar(row), komenChild: [] })
