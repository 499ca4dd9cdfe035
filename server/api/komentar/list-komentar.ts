import type { listKomentar as call } from '../../../contract/komentar.ts'
import type { Handler } from '../context.ts'
import { mapPage, paginate } from '../paginate.ts'

const komentarColumns = ['id', 'artikelId', 'komenParentId', 'nama', 'komentar', 'createdAt'] as const

/** Only what staff have allowed, whatever `filterAllowStatus` says; a reply goes with its parent. */
export const listKomentar: Handler<typeof call> = async ({ query }, { db }) => {
	const allowed = db.selectFrom('artikelKomentar').select(komentarColumns).where('allowStatus', '=', 'diizinkan')
	let comments = allowed.orderBy('createdAt', query.shortCreatedAt).orderBy('id', query.shortCreatedAt)
	if (query.filterArtikelId) comments = comments.where('artikelId', '=', query.filterArtikelId)

	if (!query.recursiveFormat) {
		const shownParents = db.selectFrom('artikelKomentar').select('id').where('allowStatus', '=', 'diizinkan')
		const visible = comments.where((where) =>
			where.or([where('komenParentId', 'is', null), where('komenParentId', 'in', shownParents)]),
		)
		return paginate(visible, query)
	}

	const page = await paginate(comments.where('komenParentId', 'is', null), query)
	const ids = page.data.map((komentar) => komentar.id)
	const replies =
		ids.length === 0 ? [] : await allowed.where('komenParentId', 'in', ids).orderBy('createdAt').orderBy('id').execute()
	const repliesTo = Map.groupBy(replies, (reply) => reply.komenParentId)
	return mapPage(page, (komentar) => ({ ...komentar, komenChild: repliesTo.get(komentar.id) ?? [] }))
}
