import { sql } from 'kysely'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { shortenAddress } from '../../contract/web/shorten-address.ts'
import type { createWebVisitor as call } from '../../contract/web/visitor.ts'
import type { Db, Schema } from '../../database/schema.ts'
import type { Handler } from '../api/context.ts'
import { isThisWeb } from '../api/is-this-web.ts'
import { countDaily } from '../http/daily-limits.ts'
import { fail } from '../http/failure.ts'
import { isCrawler, refusesTracking } from '../http/visit-signals.ts'
import { hashVisitor, readSalt } from '../http/visitor-hash.ts'
import { newId } from '../ids/new-id.ts'
import { existingIds, isRecorded, visitedPath, visitedPlace } from './visit-fields.ts'

/**
 * Stores a visit. A value that cannot be right is dropped; a visit of an unknown or private page, or over the limits of a
 * day, is not stored. The response is the same, because a visitor cannot do anything about it.
 */
export const createWebVisitor: Handler<typeof call> = async ({ body, address, header }, context) => {
	// The site does not send these visits; another client is refused, and nothing is stored.
	if (refusesTracking(header)) return fail('PELACAKAN_DITOLAK')

	const { db, now, findPlace } = context
	const createdAt = now()
	const id = newId(createdAt)
	const response = { data: { created: { id } } }
	if (isCrawler(header) || !isRecorded(body)) return response

	if (await countDaily(context, 'kunjungan', address)) return response

	const tanggal = tanggalWib(createdAt)
	const salt = await readSalt(db, tanggal)
	const network = shortenAddress(address)
	const ids = await existingIds(db, body)
	const pengunjung = hashVisitor(salt, network ?? address, header('user-agent'))
	const placeOf = async () => {
		const setting = await db.selectFrom('webSetting').select('tempatPengunjung').executeTakeFirst()
		const who = setting?.tempatPengunjung || (findPlace ? 'server' : 'browser')
		if (who === 'mati') return { ip: network }
		if (findPlace) return { ip: network, ...(network && findPlace(network)) }
		return who === 'browser' ? visitedPlace(body) : { ip: network }
	}
	const row = {
		...(await placeOf()),
		...ids,
		id,
		routeName: body.routeName,
		url: body.url ? visitedPath(body.url) : null,
		webId: body.webId && (await isThisWeb(db, body.webId)) ? body.webId : null,
		pengunjung,
		createdAt,
	}
	const { dokterId } = ids
	await db.transaction().execute(async (transaction) => {
		await transaction.insertInto('webVisitor').values(row).execute()
		if (dokterId) await countDokter(transaction, { tanggal, pengunjung, dokterId })
	})
	return response
}

/** Counts a doctor once per visitor and day. */
async function countDokter(db: Db, visit: Schema['dokterPengunjung']): Promise<void> {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto('dokterPengunjung')
		.values(visit)
		.onConflict((conflict) => conflict.columns(['tanggal', 'pengunjung', 'dokterId']).doNothing())
		.executeTakeFirst()
	if (!numInsertedOrUpdatedRows) return
	await db
		.insertInto('dokterView')
		.values({ dokterId: visit.dokterId, countView: 1 })
		.onConflict((conflict) => conflict.column('dokterId').doUpdateSet({ countView: sql`"dokterView"."countView" + 1` }))
		.execute()
}
