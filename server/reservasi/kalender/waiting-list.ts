import { sql } from 'kysely'
import { epochWib, tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Database } from '../../../database/connect.ts'
import type { DatabaseKind, Db, DbTransaction } from '../../../database/schema.ts'
import type { Job } from '../../jobs/start-jobs.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { askedVisit, readAsked } from '../riwayat.ts'
import { chooseJam } from './choose-jam.ts'
import {
	addPeople,
	countPatients,
	describeDay,
	type Lines,
	readTaken,
	readVisitRules,
	type Taken,
	type VisitRules,
} from './read-visit-days.ts'

const HOUR_MS = 3_600_000

/** The first key of the advisory locks of visit days; the second is the day. */
const VISIT_DAY_LOCK = 7_921_004

/** Transactions for one day wait here for each other, so that what they count stays true until they write. */
export async function lockDay(db: DbTransaction, kind: DatabaseKind, tanggal: string): Promise<void> {
	// SQLite runs all write transactions one after the other.
	if (kind === 'sqlite') return
	const day = Number(tanggal.replaceAll('-', ''))
	await sql`select pg_advisory_xact_lock(${VISIT_DAY_LOCK}::int, ${day}::int)`.execute(db)
}

/** Those who wait for a place on a day and have not had an offer, first of the line first. */
export const waitingLine = (db: Db, tanggal: string) =>
	db
		.selectFrom('shopReservasi')
		.where('shopReservasi.tanggalVisit', '=', tanggal)
		.where('shopReservasi.status', '=', 'menunggu')
		.where('shopReservasi.ditawarkanSampai', 'is', null)
		.orderBy('shopReservasi.urutanTunggu')
		.orderBy('shopReservasi.id')

/** Offers the free places of a day to the line. The caller has locked the day. */
export async function offerPlaces(db: DbTransaction, kind: DatabaseKind, tanggal: string, now: number): Promise<void> {
	const { offers, tawaranJam } = await planOffers(db, tanggal, now)
	if (offers.size === 0) return
	const offered = await waitingLine(db, tanggal)
		.select(['id', 'kode'])
		.where('id', 'in', [...offers.keys()])
		// One that changes right now is left for the next time: waiting for it could end in a deadlock.
		.$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
		.execute()
	for (const { id, kode } of offered) {
		const jamDatang = offers.get(id) ?? ''
		const end = jamDatang ? epochWib(tanggal, jamDatang.split('-')[1]) : epochWib(tambahHari(tanggal, 1))
		const ditawarkanSampai = Math.min(now + tawaranJam * HOUR_MS, end)
		await db.updateTable('shopReservasi').set({ ditawarkanSampai, jamDatang }).where('id', '=', id).execute()
		const event = { aksi: 'tawarkan-tempat', sumber: 'reservasi', sumberId: id, label: kode }
		await recordEvent(db, { ...event, sesudah: { ditawarkanSampai }, staf: null, now })
	}
}

/**
 * Who gets an offer now: each in the order of the line, if all its people fit, in the window that it waits for, which is
 * empty on a day without windows.
 */
async function planOffers(db: Db, tanggal: string, now: number) {
	const offers = new Map<string, string>()
	const waiting = await waitingLine(db, tanggal)
		.innerJoin('shopReservasiItem', 'shopReservasiItem.reservasiId', 'shopReservasi.id')
		.select(['shopReservasi.id', 'shopReservasi.jamDatang'])
		.select(['shopReservasiItem.shopItemId', 'shopReservasiItem.pasienId'])
		.execute()
	if (waiting.length === 0) return { offers, tawaranJam: 0 }
	const rules = await readVisitRules(db, waiting, now, { isVisitor: true })
	const { range, tawaranJam } = rules
	if (!range || tanggal < range.dateStart || tanggal > range.dateEnd) return { offers, tawaranJam }
	const taken = await readTaken(db, { dateStart: tanggal, dateEnd: tanggal }, rules)
	for (const [id, lines] of Map.groupBy(waiting, (line) => line.id)) {
		const day = describeDay(tanggal, lines, taken, rules)
		const wanted = lines[0]?.jamDatang ?? ''
		// One who waits for a window that staff have removed or closed takes any.
		const isKnown = day.jamDatang?.some(({ jam, keadaan }) => jam === wanted && keadaan !== 'tutup')
		const jamDatang = chooseJam(day, isKnown ? { jamDatang: wanted } : {})
		if (jamDatang === null) continue
		offers.set(id, jamDatang)
		addTaken(taken, { tanggal, jamDatang }, lines)
	}
	return { offers, tawaranJam }
}

function addTaken(
	{ people, lines: packages }: Taken,
	{ tanggal, jamDatang }: { tanggal: string; jamDatang: string },
	lines: Lines,
): void {
	addPeople(people, tanggal, jamDatang, countPatients(lines))
	for (const { shopItemId } of lines)
		packages.set(`${tanggal}/${shopItemId}`, (packages.get(`${tanggal}/${shopItemId}`) ?? 0) + 1)
}

/**
 * Offers places that became free, for whatever reason: a cancellation, another day, a larger quota, an offer that has
 * ended. Without a free place it only reads. Two processes at once wait at the lock of the day.
 */
export async function offerFreePlaces({ db, kind }: Database, now: number): Promise<void> {
	const days = await db
		.selectFrom('shopReservasi')
		.select('tanggalVisit')
		.distinct()
		.where('status', '=', 'menunggu')
		.where('ditawarkanSampai', 'is', null)
		.where('tanggalVisit', '>=', tanggalWib(now))
		.execute()
	for (const { tanggalVisit } of days) {
		if ((await planOffers(db, tanggalVisit, now)).offers.size === 0) continue
		await db.transaction().execute(async (transaction) => {
			await lockDay(transaction, kind, tanggalVisit)
			await offerPlaces(transaction, kind, tanggalVisit, now)
		})
	}
}

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

async function askWaiting(db: DbTransaction, kind: DatabaseKind, tanggal: string, now: number): Promise<void> {
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

const EVERY_MS = 2000

/** Serves the waiting list: offers free places, and asks who waits for a closed day to choose another one. */
export const offerJob = (database: Database, now: () => number): Job => ({
	nama: 'daftar-tunggu',
	everyMs: EVERY_MS,
	async run() {
		await offerFreePlaces(database, now())
		await askWaitingOfClosedDays(database, now())
		return undefined
	},
})
