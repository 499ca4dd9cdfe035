import * as calls from '../../../contract/staff/calls.ts'
import { SAMPAH_HARI } from '../../../contract/staff/isi.ts'
import { hasPermission } from '../../../contract/staff/permissions.ts'
import { mapPage, paginate } from '../../../database/paginate.ts'
import { fail } from '../../http/failure.ts'
import { isLimited } from '../content/clinic-limit.ts'
import { orConstraintFailure } from '../content/constraint-failure.ts'
import { entities } from '../content/entities.ts'
import { readRecord } from '../content/read-record.ts'
import { restore } from '../content/undo-content.ts'
import { freeUri } from '../content/uri.ts'
import { changeRoute, readRoute, type Staf } from '../staff-route.ts'

const DAY_MS = 86_400_000

/** The kinds of content that this person may restore. A deleted row belongs to no clinic any more. */
const restorable = (staf: Staf) =>
	entities.filter((entity) => hasPermission(staf.izin, entity.sumber, 'buat') && !isLimited(entity, staf))

export const listSampah = readRoute(calls.listSampah, async ({ query, staf }, { db, now }) => {
	const kinds = restorable(staf).map(({ sumber }) => sumber)
	const rows = db
		.selectFrom('sampah')
		.select(['id', 'sumber', 'label', 'stafNama', 'createdAt'])
		// An own role may see the trash and restore nothing.
		.where('sumber', 'in', ['', ...kinds])
		// The daily purge may be some hours late.
		.where('createdAt', '>', now() - SAMPAH_HARI * DAY_MS)
		.orderBy('createdAt', 'desc')
		.orderBy('id', 'desc')
	return mapPage(await paginate(rows, query), (row) => ({
		...row,
		sisaHari: Math.ceil((row.createdAt + SAMPAH_HARI * DAY_MS - now()) / DAY_MS),
	}))
})

const cannotRestore = fail('TIDAK_DAPAT_DIPULIHKAN')

export const restoreSampah = changeRoute(calls.restoreSampah, async ({ params: { id }, staf }, context) => {
	const { db } = context
	const row = await db.selectFrom('sampah').selectAll().where('id', '=', id).executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	const entity = restorable(staf).find(({ sumber }) => sumber === row.sumber)
	if (!entity) return fail('TIDAK_BERHAK')
	if (await readRecord(db, entity, row.sumberId)) return cannotRestore
	const record = { ...JSON.parse(row.isi), id: row.sumberId }
	if (entity.uri) record.uri = await freeUri(db, entity.table, record.uri, record.id)
	// Whatever prevents it, the answer is the same.
	const failed = await orConstraintFailure(() => restore(context, entity, record, undefined, 'pulihkan'))
	if (failed) return cannotRestore
	return { data: { id: row.sumberId } }
})
