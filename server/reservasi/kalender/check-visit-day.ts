import { sql, type Transaction } from 'kysely'
import { nextOpenDay } from '../../../contract/reservasi/next-open-day.ts'
import { hariTanggal } from '../../../contract/tanggal/format-date.ts'
import { isTanggal } from '../../../contract/tanggal/tanggal.ts'
import type { DatabaseKind } from '../../../database/database-kind.ts'
import type { Schema } from '../../../database/schema.ts'
import { type Failure, fail } from '../../http/failure.ts'
import { readVisitDays, readVisitRules, type VisitLines } from './read-visit-days.ts'

export interface Visit extends VisitLines {
	tanggalVisit: string
}

/**
 * A failure when the visit cannot take place on that day. The caller writes the reservation in the same transaction,
 * which locks the day until it ends.
 */
export async function checkVisitDay(
	db: Transaction<Schema>,
	kind: DatabaseKind,
	{ tanggalVisit, ...visit }: Visit,
	now: number,
): Promise<Failure | null> {
	const rules = await readVisitRules(db, visit.lines, now)
	const { range, kuotaHarian, paket } = rules
	const isOffered = range && isTanggal(tanggalVisit) && tanggalVisit >= range.dateStart && tanggalVisit <= range.dateEnd
	if (!isOffered)
		return fail('INPUT_TIDAK_VALID', { fields: { tanggalVisit: 'Tanggal kunjungan di luar pilihan yang tersedia.' } })

	// SQLite runs all write transactions one after the other.
	const isLimited = kuotaHarian !== null || paket.size > 0
	if (kind === 'postgres' && isLimited) await lockDay(db, tanggalVisit)
	const [day] = await readVisitDays(db, { dateStart: tanggalVisit, dateEnd: tanggalVisit }, visit, rules)
	if (!day || day.keadaan === 'buka') return null

	const hariBerikut = nextOpenDay(await readVisitDays(db, range, visit, rules), tanggalVisit)
	const reason = `${hariTanggal(tanggalVisit)}: ${day.keterangan}.`
	const offer = hariBerikut ? ` Hari kosong berikutnya: ${hariTanggal(hariBerikut)}.` : ''
	return fail(day.keadaan === 'tutup' ? 'TANGGAL_TUTUP' : 'TANGGAL_PENUH', {
		fields: { tanggalVisit: reason + offer },
		hariBerikut,
	})
}

/** The first key of the advisory locks of visit days; the second is the day. */
const VISIT_DAY_LOCK = 7_921_004

/** Transactions for one day wait here for each other, so that what they count stays true until they write. */
const lockDay = (db: Transaction<Schema>, tanggal: string) =>
	sql`select pg_advisory_xact_lock(${VISIT_DAY_LOCK}::int, ${Number(tanggal.replaceAll('-', ''))}::int)`.execute(db)
