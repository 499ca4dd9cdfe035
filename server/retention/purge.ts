import { tanggalWib } from '../../contract/tanggal.ts'
import type { Database } from '../../database/connect.ts'

/** What is deleted in one go: few enough that nobody who writes meanwhile notices. */
const BATCH = 500
const DAY_MS = 86_400_000
/** A deletion can be undone for this many days with the rows that it took along (`ikutTerhapus`). */
const KEEP_TAKEN_ALONG_DAYS = 30

export interface PurgeOptions {
	database: Database
	now: () => number
	/** Days that visitor records are kept; 0 is for ever. */
	keepVisitorDays: number
	/** Days without a visit after which a member without a reservation goes; 0 is never. */
	keepMemberDays: number
	/** Called between batches; true ends it there, and what is left goes the next time. */
	betweenBatches?: () => Promise<boolean>
}

export interface Purged {
	visitors: number
	members: number
}

/** Deletes what has been kept long enough: visitor records, and members who never reserved and do not come back. */
export async function purge(options: PurgeOptions): Promise<Purged> {
	const { database, now, keepVisitorDays, keepMemberDays, betweenBatches = async () => false } = options
	async function inBatches(deleteBatch: () => Promise<number>): Promise<number> {
		let deleted = 0
		while (true) {
			const batch = await deleteBatch()
			deleted += batch
			if (batch < BATCH || (await betweenBatches())) return deleted
		}
	}
	const visitorsBefore = now() - keepVisitorDays * DAY_MS
	// A visit is written down once a day, so the last one may have been a day after the one that is known.
	const membersBefore = now() - (keepMemberDays + 1) * DAY_MS
	await database.db.deleteFrom('memberPindah').where('expiredAt', '<', now()).execute()
	const takenBefore = now() - KEEP_TAKEN_ALONG_DAYS * DAY_MS
	await database.db.deleteFrom('ikutTerhapus').where('createdAt', '<', takenBefore).execute()
	if (keepVisitorDays > 0)
		await database.db.deleteFrom('cariKosong').where('tanggal', '<', tanggalWib(visitorsBefore)).execute()
	return {
		visitors: keepVisitorDays === 0 ? 0 : await inBatches(() => deleteVisitors(database, visitorsBefore)),
		members: keepMemberDays === 0 ? 0 : await inBatches(() => deleteMembers(database, membersBefore)),
	}
}

/** Readers and visits are counted in tables of their own, so what visitors see of them stays. */
async function deleteVisitors({ db }: Database, before: number): Promise<number> {
	const old = db.selectFrom('webVisitor').select('id').where('createdAt', '<', before).orderBy('createdAt').limit(BATCH)
	const { numDeletedRows } = await db.deleteFrom('webVisitor').where('id', 'in', old).executeTakeFirst()
	return Number(numDeletedRows)
}

/** Their patients, cart and consent go with them, by the tables' own rules. */
async function deleteMembers({ db, kind }: Database, before: number): Promise<number> {
	const abandoned = db
		.selectFrom('member')
		.select('member.id')
		.where('member.seenAt', '<', before)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom('shopReservasi').select('id').whereRef('shopReservasi.memberId', '=', 'member.id'))),
		)
		.orderBy('member.seenAt')
		.limit(BATCH)
		// Whoever is just reserving holds their own row.
		.$if(kind === 'postgres', (query) => query.forUpdate('member').skipLocked())
	const { numDeletedRows } = await db.deleteFrom('member').where('id', 'in', abandoned).executeTakeFirst()
	return Number(numDeletedRows)
}
