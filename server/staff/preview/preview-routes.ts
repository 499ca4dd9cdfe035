import type { PublishedTable } from '../../../database/is-published.ts'
import { fail } from '../../http/failure.ts'
import { anyDatabase } from '../content/any-database.ts'
import { entities } from '../content/entities.ts'
import type { Entity } from '../content/entity.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'

/** Opens the page on which visitors will see it, for who asks and nobody else. A link leads here, hence GET. */
const beginPreview = ({ sumber, table, uri }: Entity): AnyStaffRoute =>
	staffRoute({
		method: 'GET',
		path: `/${sumber}/:id/pratinjau`,
		rule: [sumber, 'ubah'],
		async handle({ params, setCookies }, { db, previews }) {
			const row = await anyDatabase(db)
				.selectFrom(table)
				.selectAll()
				.where('id', '=', params.id ?? '')
				.executeTakeFirst()
			if (!row) return fail('TIDAK_DITEMUKAN')
			setCookies(new Headers({ 'set-cookie': previews.begin(table as PublishedTable, String(row.id)) }))
			return seeOther(uri?.page ? `${uri.page}${row.uri}` : '/')
		},
	})

const endPreview = staffRoute({
	method: 'GET',
	path: '/pratinjau/selesai',
	rule: 'masuk',
	async handle({ setCookies }, { previews }) {
		setCookies(new Headers({ 'set-cookie': previews.end() }))
		return seeOther('/')
	},
})

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } })

export const previewRoutes: readonly AnyStaffRoute[] = [
	endPreview,
	...entities.filter(({ published }) => published).map(beginPreview),
]
