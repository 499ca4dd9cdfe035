import * as calls from '../../../contract/staff/calls.ts'
import type { PublishedTable } from '../../../database/is-published.ts'
import { fail } from '../../http/failure.ts'
import { callOf, type Entity, untyped } from '../content/entity.ts'
import { type AnyStaffRoute, handleRoute } from '../staff-route.ts'

/** For content with drafts (`published`). */
export const beginPreview = (entity: Entity): AnyStaffRoute =>
	handleRoute(callOf(calls.beginPreview, entity, 'ubah'), async ({ params, setCookies }, { db, previews }) => {
		const row = await untyped(db).selectFrom(entity.table).selectAll().where('id', '=', params.id).executeTakeFirst()
		if (!row) return fail('TIDAK_DITEMUKAN')
		setCookies(new Headers({ 'set-cookie': previews.begin(entity.table as PublishedTable, String(row.id)) }))
		return seeOther(entity.uri?.page ? `${entity.uri.page}${row.uri}` : '/')
	})

export const endPreview = handleRoute(calls.endPreview, async ({ setCookies }, { previews }) => {
	setCookies(new Headers({ 'set-cookie': previews.end() }))
	return seeOther('/')
})

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } })
