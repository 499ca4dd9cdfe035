import type { Transaction } from 'kysely'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Database } from '../../../database/connect.ts'
import type { DatabaseKind, Db, Schema } from '../../../database/schema.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { askedVisit, readAsked } from '../read-asked.ts'
import { lockDay } from './offer-places.ts'
import { describeDay, readVisitRules, type VisitRules } from './read-visit-days.ts'

/** Why staff have closed a day; empty for one that is open. */
export const readClosedBy = async (db: Db, tanggal: string, now: number): Promise<string> =>
	closedBy(tanggal, await readVisitRules(db, [], now))

function closedBy(tanggal: string, rules: VisitRules): string {
	const nobody = { people: new Map(), lines: new Map() }
	const { keadaan, keterangan } = describeDay(tanggal, [], nobody, rules)
	return keadaan === 'tutup' ? keterangan : ''
}

const waitingOn = (db: Db, tanggal: string) =>
	db
		.selectFrom('shopReservasi')
		.select(['id', 'kode', 'tanggalVisit', 'jamDatang'])
		.where('tanggalVisit', '=', tanggal)
		.where('status', '=', 'menunggu')

/**
 * Asks those who wait for a day that staff have closed to choose another, once. They stay in the line, in case the day
 * opens again. Two processes at once wait at the lock of the day.
 */
export async function askWaitingOfClosedDays({ db, kind }: Database, now: number): Promise<void> {
	const days = await db
		.selectFrom('shopReservasi')
		.select('tanggalVisit')
		.distinct()
		.where('status', '=', 'menunggu')
		.where('tanggalVisit', '>=', tanggalWib(now))
		.execute()
	if (days.length === 0) return
	const rules = await readVisitRules(db, [], now)
	for (const { tanggalVisit } of days) {
		if (!closedBy(tanggalVisit, rules)) continue
		const waiting = await waitingOn(db, tanggalVisit).execute()
		if ((await readAsked(db, waiting)).size === waiting.length) continue
		await db.transaction().execute((transaction) => askWaiting(transaction, kind, tanggalVisit, now))
	}
}

async function askWaiting(db: Transaction<Schema>, kind: DatabaseKind, tanggal: string, now: number): Promise<void> {
	await lockDay(db, kind, tanggal)
	const waiting = await waitingOn(db, tanggal)
		// One that changes right now is left for the next time.
		.$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
		.execute()
	const asked = await readAsked(db, waiting)
	for (const reservasi of waiting.filter(({ id }) => !asked.has(id))) {
		const event = { aksi: 'minta-memilih', sumber: 'reservasi', sumberId: reservasi.id, label: reservasi.kode }
		await recordEvent(db, { ...event, sesudah: askedVisit(reservasi), staf: null, now })
	}
}
