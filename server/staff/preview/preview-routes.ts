import { noJson } from '../../../contract/staff/responses.ts'
import type { PublishedTable } from '../../../database/is-published.ts'
import { publishedTables } from '../../content/previews.ts'
import { fail } from '../../http/failure.ts'
import { entities } from '../content/entities.ts'
import type { Entity } from '../content/entity.ts'
import { untyped } from '../content/untyped-database.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'

/** Redirects to the page of an unpublished row and lets only this browser see it. A link leads here, hence GET. */
const beginPreview = ({ sumber, uri }: Entity, table: PublishedTable): AnyStaffRoute =>
	staffRoute({
		method: 'GET',
		path: `/${sumber}/:id/pratinjau`,
		rule: [sumber, 'ubah'],
		response: noJson,
		async handle({ params, setCookies }, { db, previews }) {
			const row = await untyped(db)
				.selectFrom(table)
				.selectAll()
				.where('id', '=', params.id ?? '')
				.executeTakeFirst()
			if (!row) return fail('TIDAK_DITEMUKAN')
			setCookies(new Headers({ 'set-cookie': previews.begin(table, String(row.id)) }))
			return seeOther(uri?.page ? `${uri.page}${row.uri}` : '/')
		},
	})

const endPreview = staffRoute({
	method: 'GET',
	path: '/pratinjau/selesai',
	rule: 'masuk',
	response: noJson,
	async handle({ setCookies }, { previews }) {
		setCookies(new Headers({ 'set-cookie': previews.end() }))
		return seeOther('/')
	},
})

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } })

export const previewRoutes: readonly AnyStaffRoute[] = [
	endPreview,
	...entities.flatMap((entity) => {
		const table = publishedTables.find((each) => each === entity.table)
		return table ? [beginPreview(entity, table)] : []
	}),
]
