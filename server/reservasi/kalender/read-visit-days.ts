import { sql } from 'kysely'
import { bagianText, concernsJam } from '../../../contract/reservasi/bagian-tutup.ts'
import {
	type AturanJamDatang,
	daftarHariBuka,
	daftarJamDatang,
	type HariBuka,
	type HariKunjungan,
	type JamKunjungan,
	type Jendela,
	keyOf,
	windowsOf,
} from '../../../contract/reservasi/kalender.ts'
import type { StatusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import { hariDari, tambahHari, tanggalWib, waktuWib } from '../../../contract/tanggal/tanggal.ts'
import type { Db } from '../../../database/schema.ts'
import { isTooLate, visitRange } from '../../shop/read-shop-setting.ts'
import { readClinicQuotas } from './clinic-quotas.ts'
import { type ClosedPart, hoursLeft, isPart, withoutArrivals } from './closed-part.ts'

/** A cancelled reservation and a no-show leave their places free. */
export const TAKES_PLACE: StatusReservasi[] = ['baru', 'dikonfirmasi', 'hadir', 'selesai']

export interface DayRange {
	dateStart: string
	dateEnd: string
}

/** One line for each package of each patient. */
export type Lines = { shopItemId: string | null; pasienId: string | null }[]

export interface VisitLines {
	lines: Lines
	/** The reservation that moves or changes; its own places count as free. */
	reservasiId?: string
}

/** What decides whether a day is open. Without settings the shop is closed. */
export interface VisitRules {
	/** The days that a visitor can choose from. */
	range: DayRange | null
	hariBuka: HariBuka[]
	kuotaHarian: number | null
	jamDatang: AturanJamDatang[]
	/** A visitor cannot choose a window that has ended. */
	isVisitor: boolean
	/** Days that staff closed, with the reason. */
	closed: Map<string, string>
	/** The closed parts of other days. */
	closedParts: Map<string, ClosedPart>
	/** The last hour of arrivals; null for staff. */
	jamTerakhir: string | null
	/** The packages of the lines that have a quota, by id; a day may be without a limit. */
	paket: Map<string, { nama: string; kuotaOf: (tanggal: string) => number | null }>
	/** How long a free place is held for somebody who waits for it. */
	tawaranJam: number
	/** An offer that has ended by then takes no place. */
	now: number
}

interface RulesFor {
	/** The first day that is asked about. */
	from?: string
	/** Visitors cannot book today after the last hour of arrivals; staff can. */
	isVisitor?: boolean
}

export async function readVisitRules(
	db: Db,
	lines: Lines,
	now: number,
	{ from = tanggalWib(now), isVisitor = false }: RulesFor = {},
): Promise<VisitRules> {
	const ids = [...new Set(lines.flatMap(({ shopItemId }) => shopItemId ?? []))]
	const rows = await db
		.selectFrom('shopSetting')
		.leftJoin('shopHariTutup', (join) => join.on('shopHariTutup.tanggal', '>=', from))
		.leftJoin('shopItem', (join) =>
			join
				.on(({ eb }) => (ids.length > 0 ? eb('shopItem.id', 'in', ids) : eb.lit(false)))
				.on(({ eb, or }) =>
					or([eb('shopItem.kuotaHarian', 'is not', null), eb('shopItem.kuotaPoliKlinikId', 'is not', null)]),
				),
		)
		.select(['durasi', 'mulaiTanggal', 'jamTerakhir', 'hariBuka', 'shopSetting.kuotaHarian', 'tawaranJam', 'jamDatang'])
		.select(['shopHariTutup.tanggal', 'shopHariTutup.keterangan', 'jamMulai', 'jamSelesai'])
		.select(['shopItem.id as paketId', 'shopItem.nama', 'shopItem.kuotaHarian as kuotaPaket', 'kuotaPoliKlinikId'])
		.execute()
	const [setting] = rows
	const closings = rows.flatMap(({ tanggal, keterangan, jamMulai, jamSelesai }) =>
		tanggal ? [{ tanggal, keterangan: keterangan || 'Tutup', jamMulai, jamSelesai }] : [],
	)
	const ofClinic = await readClinicQuotas(db, [...new Set(rows.flatMap((row) => row.kuotaPoliKlinikId ?? []))], from)
	const jamTerakhir = isVisitor && setting ? setting.jamTerakhir : null
	const rules: VisitRules = {
		range: setting ? visitRange(setting, now) : null,
		hariBuka: setting ? parseHariBuka(setting.hariBuka) : [],
		kuotaHarian: setting?.kuotaHarian ?? null,
		jamDatang: setting ? parseJamDatang(setting.jamDatang) : [],
		isVisitor,
		closed: new Map(closings.flatMap((each) => (each.jamMulai ? [] : [[each.tanggal, each.keterangan]]))),
		closedParts: new Map(closings.flatMap((each) => (isPart(each) ? [[each.tanggal, each]] : []))),
		jamTerakhir,
		paket: new Map(
			rows.flatMap(({ paketId: id, nama, kuotaPaket, kuotaPoliKlinikId: poli }) =>
				id === null || nama === null
					? []
					: [[id, { nama, kuotaOf: (tanggal) => (poli ? ofClinic(poli, tanggal) : kuotaPaket) }]],
			),
		),
		tawaranJam: setting?.tawaranJam ?? 0,
		now,
	}
	if (setting && isTooLate(setting.jamTerakhir, now)) keepToday(rules, tanggalWib(now))
	return rules
}

/**
 * Today stays in the range after the last hour of arrivals: staff book it until midnight. For visitors it is closed: a
 * page that was opened earlier may have chosen it, and its error says why.
 */
function keepToday({ range, closed, jamTerakhir }: VisitRules, today: string): void {
	if (range?.dateStart !== tambahHari(today, 1)) return
	range.dateStart = today
	if (jamTerakhir !== null && !closed.has(today))
		closed.set(today, `Kedatangan terakhir hari ini pukul ${jamTerakhir.replace(':', '.')} WIB`)
}

/** The days of the range, each open, closed, or too full for these lines. */
export async function readVisitDays(
	db: Db,
	range: DayRange,
	{ lines, reservasiId }: VisitLines,
	rules: VisitRules,
): Promise<HariKunjungan[]> {
	const taken = await readTaken(db, range, rules, reservasiId)
	return daysOf(range).map((tanggal) => describeDay(tanggal, lines, taken, rules))
}

/** Whether these lines fit on a day besides what is taken. */
export function describeDay(tanggal: string, lines: Lines, taken: Taken, rules: VisitRules): HariKunjungan {
	const hari = hariDari(tanggal)
	const open = rules.hariBuka.find((each) => each.hari === hari)
	const windows = windowsOf(rules.jamDatang, tanggal).map((jendela) => ({
		jam: keyOf(jendela),
		keadaan: stateOf(jendela, tanggal, lines, taken, rules),
	}))
	const part = rules.closedParts.get(tanggal)
	const hours = open && part ? hoursLeft(open, part, tanggal, rules) : open
	const closedBy =
		rules.closed.get(tanggal) ?? (open ? withoutArrivals(windows, part, hours !== null) : `Tutup setiap hari ${hari}`)
	const isFree = windows.length === 0 || windows.some(({ keadaan }) => keadaan === 'buka')
	const fullBy = closedBy ? '' : fullness(tanggal, lines, taken, rules) || (isFree ? '' : 'Semua jam kedatangan penuh')
	return {
		tanggal,
		keadaan: closedBy ? 'tutup' : fullBy ? 'penuh' : 'buka',
		keterangan: closedBy || fullBy || (part ? bagianText(part) : ''),
		jamMulai: hours?.jamMulai ?? null,
		jamSelesai: hours?.jamSelesai ?? null,
		...(windows.length > 0 && { jamDatang: windows }),
	}
}

function stateOf(
	jendela: Jendela,
	tanggal: string,
	lines: Lines,
	taken: Taken,
	{ closedParts, isVisitor, now }: VisitRules,
): JamKunjungan['keadaan'] {
	const part = closedParts.get(tanggal)
	if (part && concernsJam(part, keyOf(jendela))) return 'tutup'
	if (isVisitor && waktuWib(now) >= `${tanggal}T${jendela.jamSelesai}`) return 'lewat'
	const orang = taken.people.get(`${tanggal}/${keyOf(jendela)}`) ?? 0
	return jendela.kuota !== null && orang + countPatients(lines) > jendela.kuota ? 'penuh' : 'buka'
}

function fullness(tanggal: string, lines: Lines, taken: Taken, { kuotaHarian, paket }: VisitRules): string {
	const orang = taken.people.get(tanggal) ?? 0
	if (kuotaHarian !== null && orang + countPatients(lines) > kuotaHarian)
		return orang < kuotaHarian ? `Tersisa untuk ${kuotaHarian - orang} orang` : 'Sudah penuh'
	for (const [id, quota] of paket) {
		const wanted = lines.filter(({ shopItemId }) => shopItemId === id).length
		const kuota = quota.kuotaOf(tanggal)
		if (wanted > 0 && kuota !== null && (taken.lines.get(`${tanggal}/${id}`) ?? 0) + wanted > kuota)
			return kuota === 0 ? `Tidak ada dokter untuk ${quota.nama}` : `${quota.nama} sudah penuh`
	}
	return ''
}

export const countPatients = (lines: Lines): number => new Set(lines.map(({ pasienId }) => pasienId)).size

/** Places that are taken, as far as there are quotas. */
export interface Taken {
	/** People by day, and by day and window: `2026-11-20/07:00-09:00`. */
	people: Map<string, number>
	/** Lines by day and package: `2026-11-20/<id>`. */
	lines: Map<string, number>
}

export async function readTaken(
	db: Db,
	range: DayRange,
	{ kuotaHarian, jamDatang, paket, now }: VisitRules,
	except?: string,
): Promise<Taken> {
	const taken: Taken = { people: new Map(), lines: new Map() }
	if (kuotaHarian === null && jamDatang.length === 0 && paket.size === 0) return taken
	const people = peopleQuery(db, range, now, except)
	const query = paket.size === 0 ? people : people.unionAll(linesQuery(db, range, [...paket.keys()], now, except))
	for (const { tanggalVisit, jamDatang: jam, shopItemId, jumlah } of await query.execute())
		if (shopItemId === null) addPeople(taken.people, tanggalVisit, jam, jumlah)
		else taken.lines.set(`${tanggalVisit}/${shopItemId}`, jumlah)
	return taken
}

export const parseJamDatang = (json: string): AturanJamDatang[] => daftarJamDatang.parse(JSON.parse(json))

export const parseHariBuka = (json: string): HariBuka[] => daftarHariBuka.parse(JSON.parse(json))

/** Longer than the desk's 'Urungkan' is shown (staff/undo/use-undoable-notice.tsx). */
export const UNDO_MS = 15_000

/**
 * Every line of a reservation that takes a place, or for which one is held; except those of one reservation. On a day with
 * a waiting list a place that the desk has just freed is still held: an offer to the next would make the undo fail.
 */
const takenLines = (db: Db, { dateStart, dateEnd }: DayRange, now: number, except = '') =>
	db
		.selectFrom('shopReservasi')
		.innerJoin('shopReservasiItem', 'shopReservasiItem.reservasiId', 'shopReservasi.id')
		.where('shopReservasi.tanggalVisit', '>=', dateStart)
		.where('shopReservasi.tanggalVisit', '<=', dateEnd)
		.where(({ eb, or, and }) =>
			or([
				eb('shopReservasi.status', 'in', TAKES_PLACE),
				and([eb('shopReservasi.status', '=', 'menunggu'), eb('shopReservasi.ditawarkanSampai', '>', now)]),
				and([
					eb('shopReservasi.status', 'in', ['batal', 'tidak-hadir']),
					eb('shopReservasi.tanggalVisit', 'in', daysWithLine(db)),
					eb('shopReservasi.id', 'in', freedAtDesk(db, now)),
				]),
			]),
		)
		.where('shopReservasi.id', '!=', except)

const daysWithLine = (db: Db) =>
	db
		.selectFrom('shopReservasi')
		.select('tanggalVisit')
		.where('status', '=', 'menunggu')
		.where('ditawarkanSampai', 'is', null)

const freedAtDesk = (db: Db, now: number) =>
	db
		.selectFrom('peristiwa')
		.select('sumberId')
		.where('createdAt', '>', now - UNDO_MS)
		.where('sumber', '=', 'reservasi')
		.where('aksi', '=', 'status')
		.where('stafId', 'is not', null)

/** People by day and by window: the patients of each reservation. Deleted patients of one reservation count as one. */
export async function countPeople(db: Db, range: DayRange, now: number): Promise<Map<string, number>> {
	const people = new Map<string, number>()
	for (const { tanggalVisit, jamDatang, jumlah } of await peopleQuery(db, range, now).execute())
		addPeople(people, tanggalVisit, jamDatang, jumlah)
	return people
}

function peopleQuery(db: Db, range: DayRange, now: number, except?: string) {
	const person = sql<string>`"shopReservasi"."id" || '/' || coalesce("shopReservasiItem"."pasienId", '')`
	return takenLines(db, range, now, except)
		.select(['tanggalVisit', 'jamDatang', sql<string | null>`null`.as('shopItemId')])
		.select(({ fn }) => fn.count<number>(person).distinct().as('jumlah'))
		.groupBy(['tanggalVisit', 'jamDatang'])
}

const linesQuery = (db: Db, range: DayRange, shopItemIds: string[], now: number, except?: string) =>
	takenLines(db, range, now, except)
		.where('shopItemId', 'in', shopItemIds)
		.select(['tanggalVisit', sql<string>`''`.as('jamDatang'), 'shopItemId'])
		.select(({ fn }) => fn.countAll<number>().as('jumlah'))
		.groupBy(['tanggalVisit', 'shopItemId'])

/** Counts people to their day and to their window. */
export function addPeople(people: Taken['people'], tanggal: string, jamDatang: string, orang: number): void {
	for (const key of [tanggal, `${tanggal}/${jamDatang}`]) people.set(key, (people.get(key) ?? 0) + orang)
}

export function daysOf({ dateStart, dateEnd }: DayRange): string[] {
	const days: string[] = []
	for (let day = dateStart; day <= dateEnd; day = tambahHari(day, 1)) days.push(day)
	return days
}
