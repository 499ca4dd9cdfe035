import type { listKomentar as call } from '../../../contract/komentar.ts'
import type { Handler } from '../context.ts'
import { countContent } from '../count-content.ts'
import { mapPage, paginate } from '../paginate.ts'

const komentarColumns = [
	'artikelKomentar.id',
	'artikelKomentar.artikelId',
	'artikelKomentar.komenParentId',
	'artikelKomentar.nama',
	'artikelKomentar.komentar',
	'artikelKomentar.createdAt',
] as const

/** Only what staff have allowed, whatever `filterAllowStatus` says; a reply goes with its parent. */
export const listKomentar: Handler<typeof call> = async ({ query }, context) => {
	const allowed = context.db
		.selectFrom('artikelKomentar')
		.select(komentarColumns)
		.where('artikelKomentar.allowStatus', '=', 'diizinkan')
	let comments = allowed
		.orderBy('artikelKomentar.createdAt', query.shortCreatedAt)
		.orderBy('artikelKomentar.id', query.shortCreatedAt)
	if (query.filterArtikelId) comments = comments.where('artikelKomentar.artikelId', '=', query.filterArtikelId)

	if (!query.recursiveFormat) {
		const withParent = comments.leftJoin('artikelKomentar as parent', 'parent.id', 'artikelKomentar.komenParentId')
		const visible = withParent.where((where) =>
			where.or([where('artikelKomentar.komenParentId', 'is', null), where('parent.allowStatus', '=', 'diizinkan')]),
		)
		return paginate(visible, query, () => countContent(context, visible))
	}

	const first = comments.where('artikelKomentar.komenParentId', 'is', null)
	const page = await paginate(first, query, () => countContent(context, first))
	const ids = page.data.map((komentar) => komentar.id)
	const replies = ids.length > 0 ? await allowed.where('artikelKomentar.komenParentId', 'in', ids).execute() : []
	// Put in order here: asked for an order, SQLite would rather go through the comments of all articles than sort a few.
	replies.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
	const repliesTo = Map.groupBy(replies, (reply) => reply.komenParentId)
	return mapPage(page, (komentar) => ({ ...komentar, komenChild: repliesTo.get(komentar.id) ?? [] }))
}
