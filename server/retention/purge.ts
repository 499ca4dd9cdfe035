import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { DRAF_HARI } from '../../contract/dokter/staff/draf-wa.ts'
import { SAMPAH_HARI } from '../../contract/staff/isi.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Database } from '../../database/connect.ts'
import { dailyJob } from '../jobs/daily-job.ts'
import type { Job } from '../jobs/start-jobs.ts'
import { numberEvents } from '../peristiwa/number-events.ts'
import { KEEP_ADDRESS_DAYS, KEEP_COPIES_DAYS, KEEP_PERANGKAT_DAYS, type KeepDays, readPeriods } from './keep-days.ts'
import { purgeAudit } from './purge-audit.ts'
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
	const visitorsBefore = now() - keepVisitorDays * DAY_MS
	// A visit is recorded once a day, so the last visit may be a day later than the recorded one.
	const membersBefore = now() - (keepMemberDays + 1) * DAY_MS
	const auditBefore = now() - keepAuditDays * DAY_MS
	await database.db.deleteFrom('memberPindah').where('expiredAt', '<', now()).execute()
	// A visit is recorded once a day.
	const perangkatBefore = now() - (KEEP_PERANGKAT_DAYS + 1) * DAY_MS
	await database.db.deleteFrom('memberPerangkat').where('seenAt', '<', perangkatBefore).execute()
	const deletedBefore = now() - SAMPAH_HARI * DAY_MS
	for (const table of ['sampah', 'ikutTerhapus'] as const)
		await database.db.deleteFrom(table).where('createdAt', '<', deletedBefore).execute()
	await database.db
		.deleteFrom('drafWa')
		.where('createdAt', '<=', now() - DRAF_HARI * DAY_MS)
		.execute()
	await database.db
		.deleteFrom('artikelVersi')
		.where('jenis', '=', 'otomatis')
		.where('createdAt', '<', now() - KEEP_COPIES_DAYS * DAY_MS)
		.execute()
	await database.db
		.deleteFrom('emailAlamat')
		.where('keputusan', '!=', 'berhenti')
		.where('seenAt', '<', now() - KEEP_ADDRESS_DAYS * DAY_MS)
		.execute()
	const { simpanHari, simpanTahun } = await readPeriods(database.db)
	await database.db
		.deleteFrom('kotakKeluar')
		.where('status', '!=', 'menunggu')
		.where('createdAt', '<', now() - simpanHari * DAY_MS)
		.execute()
	for (const table of ['pengunjungGaram', 'dokterPengunjung'] as const)
		await database.db.deleteFrom(table).where('tanggal', '<', tanggalWib(now())).execute()
	await numberEvents(database)
	// The first visit day whose persons stay.
	const [year = '', ...day] = tanggalWib(now()).split('-')
	const reservasiBefore = [String(Number(year) - simpanTahun), ...day].join('-')
	const purged = {
		visitors: keepVisitorDays === 0 ? 0 : await inBatches(() => deleteVisitors(database, visitorsBefore)),
		reservasi: await inBatches(() => purgeReservasi(database, reservasiBefore, BATCH, now())),
		members: keepMemberDays === 0 ? 0 : await inBatches(() => deleteMembers(database, membersBefore)),
		auditEntries: keepAuditDays === 0 ? 0 : await inBatches(() => purgeAudit(database.db, auditBefore, BATCH)),
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
