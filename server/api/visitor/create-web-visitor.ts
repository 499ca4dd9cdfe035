import { sql } from 'kysely'
import type { createWebVisitor as call } from '../../../contract/visitor.ts'
import { hideNik } from '../../content/hide-nik.ts'
import { newId } from '../../content/new-id.ts'
import { fail } from '../../http/failure.ts'
import { LONG_NUMBER } from '../../http/logged-path.ts'
import { refusesTracking } from '../../http/refuses-tracking.ts'
import type { Handler } from '../context.ts'

export const createWebVisitor: Handler<typeof call> = async ({ body, header }, { db, now }) => {
	// The site does not send these visits; another client is refused, and nothing is stored.
	if (refusesTracking(header)) return fail('PELACAKAN_DITOLAK')

	const createdAt = now()
	const id = newId(createdAt)
	const { url, latitude, longitude, ...rest } = body
	await db.transaction().execute(async (transaction) => {
		await transaction
			.insertInto('webVisitor')
			.values({
				...withoutNik(rest),
				id,
				url: url ? visitedPath(url) : null,
				latitude: coordinate(latitude),
				longitude: coordinate(longitude),
				createdAt,
			})
			.execute()
		if (body.dokterId) {
			await transaction
				.insertInto('dokterView')
				.columns(['dokterId', 'countView'])
				.expression((from) =>
					from
						.selectFrom('dokter')
						.select(['dokter.id', sql<number>`1`.as('countView')])
						.where('dokter.id', '=', body.dokterId as string),
				)
				.onConflict((conflict) =>
					conflict.column('dokterId').doUpdateSet({ countView: sql`"dokterView"."countView" + 1` }),
				)
				.execute()
		}
	})
	return { data: { created: { id } } }
}

/** The visited path without personal data: no query, no reservation code, no long number. */
export function visitedPath(url: string): string {
	const path = url.replace(/[?#].*$/s, '')
	return path.replace(/(\/reservasi-status\/).*$/, '$1').replace(LONG_NUMBER, '…')
}

/** Hides a NIK in any field. */
const withoutNik = <Fields extends object>(fields: Fields): Fields =>
	Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? hideNik(value) : value]),
	) as Fields

function coordinate(value: number | string | null | undefined): number | null {
	if (value === null || value === undefined || value === '') return null
	const number = Number(value)
	return Number.isFinite(number) && Math.abs(number) <= 180 ? number : null
}
