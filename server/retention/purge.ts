import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { DRAF_HARI } from '../../contract/dokter/staff/draf-wa.ts'
import { SAMPAH_HARI } from '../../contract/staff/isi.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Database } from '../../database/connect.ts'
import type { Db } from '../../database/schema.ts'
import { dailyJob } from '../jobs/daily-job.ts'
import type { Job } from '../jobs/start-jobs.ts'
import { numberEvents } from '../peristiwa/number-events.ts'
import { KEEP_ADDRESS_DAYS, KEEP_COPIES_DAYS, KEEP_PERANGKAT_DAYS, type KeepDays, readPeriods } from './keep-days.ts'
import { purgeReservasi } from './purge-reservasi.ts'

/** Rows per statement: few enough not to delay other writes. */
const BATCH = 500
const DAY_MS = 86_400_000

export interface PurgeOptions extends KeepDays {
	database: Database
	now: () => number
	/** Called between batches; true stops the purge, and the next purge continues. */
	betweenBatches?: () => Promise<boolean>
}

/**
 * Deletes expired data: visitor records, the persons of old reservations, members without a reservation who did not come
 * back, audit entries.
 */
export async function purge(options: PurgeOptions) {
	const { database, now, keepVisitorDays, keepMemberDays, keepAuditDays, betweenBatches = async () => false } = options
	async function inBatches(deleteBatch: () => Promise<number>): Promise<number> {
		let deleted = 0
		while (true) {
			const batch = await deleteBatch()
			deleted += batch
			if (batch < BATCH || (await betweenBatches())) return deleted
		}
	}
	const { db } = database
	const daysAgo = (days: number) => now() - days * DAY_MS
	const { simpanHari, simpanTahun } = await readPeriods(db)
	const expired = [
		db.deleteFrom('memberPindah').where('expiredAt', '<', now()),
		// A visit is recorded once a day, so the last one may be a day later than the recorded one.
		db.deleteFrom('memberPerangkat').where('seenAt', '<', daysAgo(KEEP_PERANGKAT_DAYS + 1)),
		db.deleteFrom('sampah').where('createdAt', '<', daysAgo(SAMPAH_HARI)),
		db.deleteFrom('ikutTerhapus').where('createdAt', '<', daysAgo(SAMPAH_HARI)),
		db.deleteFrom('drafWa').where('createdAt', '<=', daysAgo(DRAF_HARI)),
		db.deleteFrom('artikelVersi').where('jenis', '=', 'otomatis').where('createdAt', '<', daysAgo(KEEP_COPIES_DAYS)),
		db.deleteFrom('emailAlamat').where('keputusan', '!=', 'berhenti').where('seenAt', '<', daysAgo(KEEP_ADDRESS_DAYS)),
		db.deleteFrom('kotakKeluar').where('status', '!=', 'menunggu').where('createdAt', '<', daysAgo(simpanHari)),
		db.deleteFrom('pengunjungGaram').where('tanggal', '<', tanggalWib(now())),
		db.deleteFrom('dokterPengunjung').where('tanggal', '<', tanggalWib(now())),
	]
	for (const rows of expired) await rows.execute()
	await numberEvents(database)
	// The first visit day whose persons stay.
	const [year = '', ...day] = tanggalWib(now()).split('-')
	const reservasiBefore = [String(Number(year) - simpanTahun), ...day].join('-')
	const purged = {
		visitors: keepVisitorDays === 0 ? 0 : await inBatches(() => deleteVisitors(database, daysAgo(keepVisitorDays))),
		reservasi: await inBatches(() => purgeReservasi(database, reservasiBefore, BATCH, now())),
		members: keepMemberDays === 0 ? 0 : await inBatches(() => deleteMembers(database, daysAgo(keepMemberDays + 1))),
		auditEntries: keepAuditDays === 0 ? 0 : await inBatches(() => purgeAudit(db, daysAgo(keepAuditDays), BATCH)),
	}
	// The write-ahead log still contains what was deleted since the last one.
	if (database.kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
	return purged
}

/** View counts are in tables of their own, so the public counts stay. */
async function deleteVisitors({ db }: Database, before: number): Promise<number> {
	const old = db.selectFrom('webVisitor').select('id').where('createdAt', '<', before).orderBy('createdAt').limit(BATCH)
	const { numDeletedRows } = await db.deleteFrom('webVisitor').where('id', 'in', old).executeTakeFirst()
	return Number(numDeletedRows)
}

/** Foreign keys delete their patients, cart and consent. */
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
		// A member who is reserving now holds a lock on the row.
		.$if(kind === 'postgres', (query) => query.forUpdate('member').skipLocked())
	const { numDeletedRows } = await db.deleteFrom('member').where('id', 'in', abandoned).executeTakeFirst()
	return Number(numDeletedRows)
}

/** In WIB, when traffic is low. */
const QUIET_HOUR = 3
const CHECK_EVERY_MS = 10 * 60_000
/** Lets waiting writers proceed between two batches. */
const PAUSE_MS = 20

export const purgeJob = (options: Omit<PurgeOptions, 'betweenBatches'>): Job =>
	dailyJob({
		nama: 'pembersihan',
		everyMs: CHECK_EVERY_MS,
		db: options.database.db,
		now: options.now,
		hour: () => QUIET_HOUR,
		run: ({ signal, renew }) =>
			purge({
				...options,
				async betweenBatches() {
					await delay(PAUSE_MS)
					await renew()
					return signal.aborted
				},
			}),
	})

/**
 * Deletes at most `limit` of the oldest audit entries written before this time. The hash of the last deleted entry stays
 * as the anchor of the chain.
 */
export async function purgeAudit(db: Db, before: number, limit: number): Promise<number> {
	return db.transaction().execute(async (transaction) => {
		const oldest = await transaction
			.selectFrom('peristiwa')
			.select(['urutan', 'hash', 'createdAt'])
			.where('urutan', 'is not', null)
			.$narrowType<{ urutan: number; hash: string }>()
			.orderBy('urutan')
			.limit(limit)
			.execute()
		// Only the beginning: a gap would break the chain.
		const firstKept = oldest.findIndex(({ createdAt }) => createdAt >= before)
		const expired = firstKept === -1 ? oldest : oldest.slice(0, firstKept)
		const last = expired.at(-1)
		if (!last) return 0
		await transaction
			.updateTable('peristiwaRantai')
			.set({ hapusUrutan: last.urutan, hapusHash: last.hash })
			.where('id', '=', 1)
			.execute()
		await transaction.deleteFrom('peristiwa').where('urutan', '<=', last.urutan).execute()
		return expired.length
	})
}
