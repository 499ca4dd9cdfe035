import type { listKomentar as call } from '../../../contract/komentar.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { mapPage } from '../../../database/paginate.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import type { Handler } from '../context.ts'
import { preparedPage } from '../prepared-page.ts'

const komentarColumns = [
	'artikelKomentar.id',
	'artikelKomentar.artikelId',
	'artikelKomentar.komenParentId',
	'artikelKomentar.nama',
	'artikelKomentar.komentar',
	'artikelKomentar.createdAt',
	'artikelKomentar.dariRs',
] as const

type Given = { artikelId?: string }
type Shape = { shortCreatedAt: 'asc' | 'desc' }

const allowed = ({ db }: Pick<Building, 'db'>) =>
	db
		.selectFrom('artikelKomentar')
		.select(komentarColumns)
		.where('artikelKomentar.allowStatus', '=', 'diizinkan')
		// What was said about an article goes and comes back with it. Looked up row by row, so that the order of the
		// comments stays that of their index.
		.where((where) =>
			where(
				where.selectFrom('artikel').select('artikel.status').whereRef('artikel.id', '=', 'artikelKomentar.artikelId'),
				'=',
				'terbit',
			),
		)

function sorted({ db, given, shape: { shortCreatedAt } }: Building<Given, Shape>) {
	const comments = allowed({ db })
		.orderBy('artikelKomentar.createdAt', shortCreatedAt)
		.orderBy('artikelKomentar.id', shortCreatedAt)
	return given.artikelId ? comments.where('artikelKomentar.artikelId', '=', given.artikelId) : comments
}

const flat = preparedPage((building: Building<Given, Shape>) =>
	sorted(building)
		.leftJoin('artikelKomentar as parent', 'parent.id', 'artikelKomentar.komenParentId')
		.where((where) =>
			where.or([where('artikelKomentar.komenParentId', 'is', null), where('parent.allowStatus', '=', 'diizinkan')]),
		),
)

const first = preparedPage((building: Building<Given, Shape>) =>
	sorted(building).where('artikelKomentar.komenParentId', 'is', null),
)

const repliesTo = prepared(({ db, kind, given }: Building<{ ids: string[] }>) =>
	allowed({ db }).where(isOneOf(kind, 'artikelKomentar.komenParentId', given.ids)),
)

/** Only what staff have allowed, whatever `filterAllowStatus` says; a reply goes with its parent. */
export const listKomentar: Handler<typeof call> = async ({ query }, context) => {
	const given = { artikelId: query.filterArtikelId || undefined }
	const { shortCreatedAt } = query
	if (!query.recursiveFormat) return mapPage(await flat(context, query, given, { shortCreatedAt }), readKomentar)

	const page = await first(context, query, given, { shortCreatedAt })
	const ids = page.data.map((komentar) => komentar.id)
	const replies = ids.length > 0 ? await repliesTo.all(context.database, { ids }) : []
	// Put in order here: asked for an order, SQLite would rather go through the comments of all articles than sort a few.
	replies.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
	const byParent = Map.groupBy(replies, (reply) => reply.komenParentId)
	return mapPage(page, (komentar) => ({
		...readKomentar(komentar),
		komenChild: (byParent.get(komentar.id) ?? []).map(readKomentar),
	}))
}

const readKomentar = <Row extends { dariRs: number }>({ dariRs, ...komentar }: Row) =>
	dariRs ? { ...komentar, dariRs: true as const } : komentar
