import { type Kysely, sql } from 'kysely'
import { daftarHariBuka, type HariBuka, type HariKunjungan } from '../../../contract/reservasi/kalender.ts'
import type { StatusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import { hariDari, tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Schema } from '../../../database/schema.ts'
import { visitRange } from '../../shop/read-shop-setting.ts'

/** A cancelled reservation and a no-show leave their places free. */
export const TAKES_PLACE: StatusReservasi[] = ['baru', 'dikonfirmasi', 'hadir', 'selesai']

export interface DayRange {
	dateStart: string
	dateEnd: string
}

export interface VisitLines {
	/** One line for each package of each patient. */
	lines: { shopItemId: string | null; pasienId: string | null }[]
	/** The reservation that moves or changes; its own places count as free. */
	reservasiId?: string
}

/** What decides whether a day is open. Without settings the shop is closed. */
export interface VisitRules {
	/** The days that a visitor can choose from. */
	range: DayRange | null
	hariBuka: HariBuka[]
	kuotaHarian: number | null
	/** Days that staff closed, with the reason. */
	closed: Map<string, string>
	/** The packages of the lines that have a quota, by id. */
	paket: Map<string, { nama: string; kuotaHarian: number }>
}

/** @param from the first day that is asked about */
export async function readVisitRules(
	db: Kysely<Schema>,
	lines: VisitLines['lines'],
	now: number,
	from = tanggalWib(now),
): Promise<VisitRules> {
	const rows = await db
		.selectFrom('shopSetting')
		.leftJoin('shopHariTutup', (join) => join.on('shopHariTutup.tanggal', '>=', from))
		.select(['durasi', 'mulaiTanggal', 'hariBuka', 'kuotaHarian', 'shopHariTutup.tanggal', 'shopHariTutup.keterangan'])
		.execute()
	const [setting] = rows
	return {
		range: setting ? visitRange(setting, now) : null,
		hariBuka: setting ? parseHariBuka(setting.hariBuka) : [],
		kuotaHarian: setting?.kuotaHarian ?? null,
		closed: new Map(rows.flatMap(({ tanggal, keterangan }) => (tanggal ? [[tanggal, keterangan || 'Tutup']] : []))),
		paket: await readPaketQuotas(db, lines),
	}
}

/** The days of the range, each open, closed, or too full for these lines. */
export async function readVisitDays(
	db: Kysely<Schema>,
	range: DayRange,
	{ lines, reservasiId }: VisitLines,
	{ hariBuka, kuotaHarian, closed, paket }: VisitRules,
): Promise<HariKunjungan[]> {
	const people = kuotaHarian === null ? new Map<string, number>() : await countPeople(db, range, reservasiId)
	const reserved = await countLines(db, range, [...paket.keys()], reservasiId)
	const coming = new Set(lines.map(({ pasienId }) => pasienId)).size

	return daysOf(range).map((tanggal) => {
		const hari = hariDari(tanggal)
		const open = hariBuka.find((each) => each.hari === hari)
		const closedBy = closed.get(tanggal) ?? (open ? '' : `Tutup setiap hari ${hari}`)
		const fullBy = closedBy ? '' : fullness(tanggal)
		return {
			tanggal,
			keadaan: closedBy ? 'tutup' : fullBy ? 'penuh' : 'buka',
			keterangan: closedBy || fullBy,
			jamMulai: open?.jamMulai ?? null,
			jamSelesai: open?.jamSelesai ?? null,
		}
	})

	function fullness(tanggal: string): string {
		const orang = people.get(tanggal) ?? 0
		if (kuotaHarian !== null && orang + coming > kuotaHarian)
			return orang < kuotaHarian ? `Tersisa untuk ${kuotaHarian - orang} orang` : 'Sudah penuh'
		for (const [id, quota] of paket) {
			const wanted = lines.filter(({ shopItemId }) => shopItemId === id).length
			if ((reserved.get(`${tanggal}/${id}`) ?? 0) + wanted > quota.kuotaHarian) return `${quota.nama} sudah penuh`
		}
		return ''
	}
}

async function readPaketQuotas(db: Kysely<Schema>, lines: VisitLines['lines']): Promise<VisitRules['paket']> {
	const ids = [...new Set(lines.flatMap(({ shopItemId }) => shopItemId ?? []))]
	if (ids.length === 0) return new Map()
	const rows = await db
		.selectFrom('shopItem')
		.select(['id', 'nama', 'kuotaHarian'])
		.where('id', 'in', ids)
		.where('kuotaHarian', 'is not', null)
		.$narrowType<{ kuotaHarian: number }>()
		.execute()
	return new Map(rows.map((row) => [row.id, row]))
}

export const parseHariBuka = (json: string): HariBuka[] => daftarHariBuka.parse(JSON.parse(json))

/** Every line of a reservation that takes a place, except those of one reservation. */
const takenLines = (db: Kysely<Schema>, { dateStart, dateEnd }: DayRange, except = '') =>
	db
		.selectFrom('shopReservasi')
		.innerJoin('shopReservasiItem', 'shopReservasiItem.reservasiId', 'shopReservasi.id')
		.where('shopReservasi.tanggalVisit', '>=', dateStart)
		.where('shopReservasi.tanggalVisit', '<=', dateEnd)
		.where('shopReservasi.status', 'in', TAKES_PLACE)
		.where('shopReservasi.id', '!=', except)

/** People by day: the patients of each reservation. Deleted patients of one reservation count as one. */
export async function countPeople(db: Kysely<Schema>, range: DayRange, except?: string): Promise<Map<string, number>> {
	const person = sql<string>`"shopReservasi"."id" || '/' || coalesce("shopReservasiItem"."pasienId", '')`
	const rows = await takenLines(db, range, except)
		.select(['shopReservasi.tanggalVisit', ({ fn }) => fn.count<number>(person).distinct().as('orang')])
		.groupBy('shopReservasi.tanggalVisit')
		.execute()
	return new Map(rows.map(({ tanggalVisit, orang }) => [tanggalVisit, orang]))
}

/** Lines by day and package: `2026-11-20/<id>`. */
async function countLines(
	db: Kysely<Schema>,
	range: DayRange,
	shopItemIds: string[],
	except?: string,
): Promise<Map<string, number>> {
	if (shopItemIds.length === 0) return new Map()
	const rows = await takenLines(db, range, except)
		.where('shopReservasiItem.shopItemId', 'in', shopItemIds)
		.select([
			'shopReservasi.tanggalVisit',
			'shopReservasiItem.shopItemId',
			({ fn }) => fn.countAll<number>().as('jumlah'),
		])
		.groupBy(['shopReservasi.tanggalVisit', 'shopReservasiItem.shopItemId'])
		.execute()
	return new Map(rows.map(({ tanggalVisit, shopItemId, jumlah }) => [`${tanggalVisit}/${shopItemId}`, jumlah]))
}

function daysOf({ dateStart, dateEnd }: DayRange): string[] {
	const days: string[] = []
	for (let day = dateStart; day <= dateEnd; day = tambahHari(day, 1)) days.push(day)
	return days
}
