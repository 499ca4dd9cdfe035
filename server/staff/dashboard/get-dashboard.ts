import { sql } from 'kysely'
import { TINJAU_HARI } from '../../../contract/artikel/staff/artikel.ts'
import * as calls from '../../../contract/staff/calls.ts'
import type { Corong, Dasbor, HariReservasi } from '../../../contract/staff/dashboard.ts'
import { hasPermission, type Izin } from '../../../contract/staff/permissions.ts'
import { epochWib, tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { JenisHubungi } from '../../../contract/web/visitor.ts'
import type { Db, Schema } from '../../../database/schema.ts'
import { artikelNeeds } from '../content/needs.ts'
import { countSome, newReservasi, waitingKomentar } from '../menunggu/list-menunggu.ts'
import { handleRoute } from '../staff-route.ts'
import { readStatistik } from './read-statistik.ts'

const DAY_MS = 86_400_000

export const getDashboard = handleRoute(calls.getDashboard, async ({ query, staf: { izin } }, { db, now }) => {
	// Not `read`: the first request after a day stores the sums of that day.

	const moment = now()
	const today = tanggalWib(moment)
	const hari = Array.from({ length: query.hari }, (_, index) => tambahHari(today, index + 1 - query.hari))
	const kunjungan = hasPermission(izin, 'artikel', 'ubah') ? await readKunjungan(db, hari, today) : undefined
	const seesReservasi = hasPermission(izin, 'reservasi', 'lihat')
	const data: Dasbor = {
		...(kunjungan && { kunjungan }),
		...(seesReservasi && { reservasi: await readReservasi(db, hari), statistik: await readStatistik(db, hari) }),
		...(kunjungan && seesReservasi && { corong: await readCorong(db, kunjungan.harian) }),
		menunggu: await readPending(db, izin, moment),
	}
	return { data }
})

/** Reservations by the day of their creation, in WIB. */
async function readReservasi(db: Db, hari: readonly string[]): Promise<HariReservasi[]> {
	const since = epochWib(hari[0] ?? '')
	const nth = sql<number>`(("createdAt" - ${sql.lit(since)}) / ${sql.lit(DAY_MS)})`
	const rows = await db
		.selectFrom('shopReservasi')
		.select([nth.as('nth'), sql<number>`count(*)`.as('reservasi'), sql<number>`sum("total")`.as('pendapatan')])
		.where('createdAt', '>=', since)
		.where('status', 'not in', ['batal', 'menunggu'])
		.groupBy(nth)
		.execute()
	const byDay = new Map(rows.map((row) => [Number(row.nth), row]))
	return hari.map((tanggal, index) => ({
		tanggal,
		reservasi: Number(byDay.get(index)?.reservasi ?? 0),
		pendapatan: Number(byDay.get(index)?.pendapatan ?? 0),
	}))
}

const SHOWN = 5

/** The pending work of these roles. Each count uses an index and stops at MENUNGGU_MAX. */
async function readPending(db: Db, siapa: readonly Izin[], now: number): Promise<Dasbor['menunggu']> {
	return {
		...(hasPermission(siapa, 'komentar', 'ubah') && { komentar: await countSome(waitingKomentar(db)) }),
		...(hasPermission(siapa, 'reservasi', 'ubah') && { reservasi: await countSome(newReservasi(db)) }),
		...(hasPermission(siapa, 'artikel', 'ubah') && { tinjau: await readTinjau(db, now) }),
	}
}

async function readTinjau(db: Db, now: number) {
	const setting = await db.selectFrom('artikelSetting').select('tinjauHari').executeTakeFirst()
	const hari = Number(setting?.tinjauHari ?? TINJAU_HARI)
	const due = db.selectFrom('artikel').where(artikelNeeds.tinjau(now))
	const artikel = await due
		.select(['id', 'judul', 'updatedAt'])
		.orderBy('updatedAt')
		.orderBy('id')
		.limit(SHOWN)
		.execute()
	return { hari, jumlah: artikel.length < SHOWN ? artikel.length : await countSome(due), artikel }
}

/** @param harian the visits of these days, in order */
async function readCorong(db: Db, harian: NonNullable<Dasbor['kunjungan']>['harian']): Promise<Corong> {
	const since = harian[0]?.tanggal ?? ''
	const clicks = await db
		.selectFrom('ringkasanHarian')
		.select(({ fn }) => ['kunci', fn.sum<number>('jumlah').as('jumlah')])
		.where('jenis', '=', 'hubungi')
		.where('tanggal', '>=', since)
		.groupBy('kunci')
		.execute()
	const { reservasi } = await db
		.selectFrom('shopReservasi')
		.select(({ fn }) => fn.countAll<number>().as('reservasi'))
		.where('createdAt', '>=', epochWib(since))
		.where('asal', '=', 'situs')
		.where('status', '<>', 'menunggu')
		.executeTakeFirstOrThrow()
	const clicksOf = (jenis: JenisHubungi) => Number(clicks.find(({ kunci }) => kunci === jenis)?.jumlah ?? 0)
	return {
		pengunjung: harian.reduce((sum, { pengunjung }) => sum + pengunjung, 0),
		whatsapp: clicksOf('whatsapp'),
		telepon: clicksOf('telepon'),
		reservasi: Number(reservasi),
	}
}

const MOST_SHOWN = 10
const MODAL = 'modal_'

/** Visits of these days: totals, most visited pages and doctors. */
async function readKunjungan(
	db: Db,
	hari: readonly string[],
	today: string,
): Promise<NonNullable<Dasbor['kunjungan']>> {
	const sums = await sumVisits(db, hari, today)
	const byDay = Map.groupBy(sums, ({ tanggal }) => tanggal)
	const pages = sums.filter(({ jenis, kunci }) => jenis === 'halaman' && !kunci.startsWith(MODAL))
	return {
		harian: hari.map((tanggal) => {
			const day = byDay.get(tanggal) ?? []
			return {
				tanggal,
				pengunjung: total(day.filter(({ jenis }) => jenis === 'pengunjung')),
				halaman: total(day.filter(({ jenis, kunci }) => jenis === 'halaman' && !kunci.startsWith(MODAL))),
			}
		}),
		halaman: most(pages).map(([nama, jumlah]) => ({ nama, jumlah })),
		dokter: await withNames(db, most(sums.filter(({ jenis }) => jenis === 'dokter'))),
	}
}

const total = (rows: { jumlah: number }[]) => rows.reduce((sum, { jumlah }) => sum + jumlah, 0)

function most(sums: { kunci: string; jumlah: number }[]): [kunci: string, jumlah: number][] {
	const byKey = [...Map.groupBy(sums, ({ kunci }) => kunci)].map(([kunci, rows]): [string, number] => [
		kunci,
		total(rows),
	])
	return byKey.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MOST_SHOWN)
}

async function withNames(db: Db, counted: [id: string, jumlah: number][]) {
	const ids = counted.map(([id]) => id)
	const rows =
		ids.length > 0 ? await db.selectFrom('dokter').select(['id', 'nama']).where('id', 'in', ids).execute() : []
	const names = new Map(rows.map(({ id, nama }) => [id, nama]))
	return counted.flatMap(([id, jumlah]) => {
		const nama = names.get(id)
		return nama ? [{ nama, jumlah }] : []
	})
}

/** Limits the stored page names and doctors of one day: records of an import may have any name. */
const MAX_KEYS = 100

type Sum = Schema['ringkasanHarian']

/**
 * Sums of these days' visits. A past day is counted once and its sums are stored; the current day is counted from its
 * rows. Purging visitor records later does not change the sums.
 *
 * @param hari in order, the last one today
 */
export async function sumVisits(db: Db, hari: readonly string[], today: string): Promise<Sum[]> {
	const [first = today] = hari
	const stored = await db
		.selectFrom('ringkasanHarian')
		.selectAll()
		.where('tanggal', '>=', first)
		.where('tanggal', '<', today)
		.execute()
	const counted = new Set(stored.filter(({ jenis }) => jenis === 'dihitung').map(({ tanggal }) => tanggal))
	const missing = hari.filter((tanggal) => tanggal < today && !counted.has(tanggal))
	const sums = [...stored]
	for (const tanggal of missing) {
		const rows: Sum[] = [...(await sumDay(db, tanggal)), { tanggal, jenis: 'dihitung', kunci: '', jumlah: 1 }]
		await db
			.insertInto('ringkasanHarian')
			.values(rows)
			.onConflict((conflict) => conflict.columns(['tanggal', 'jenis', 'kunci']).doNothing())
			.execute()
		sums.push(...rows)
	}
	return [...sums, ...(await sumToday(db, today))]
}

async function sumDay(db: Db, tanggal: string): Promise<Sum[]> {
	const visits = db
		.selectFrom('webVisitor')
		.where('createdAt', '>=', epochWib(tanggal))
		.where('createdAt', '<', epochWib(tambahHari(tanggal, 1)))
	const mostOf = (column: 'routeName' | 'dokterId') =>
		visits
			.select(({ ref }) => [ref(column).as('kunci'), sql<number>`count(*)`.as('jumlah')])
			.where(column, 'is not', null)
			.groupBy(column)
			.orderBy('jumlah', 'desc')
			.limit(MAX_KEYS)
			.execute()
	const [pengunjung, halaman, dokter] = await Promise.all([
		visits.select(sql<number>`count(distinct coalesce("pengunjung", "ip"))`.as('jumlah')).executeTakeFirstOrThrow(),
		mostOf('routeName'),
		mostOf('dokterId'),
	])
	const asSum = (jenis: Sum['jenis']) => (row: { kunci: string | null; jumlah: number }) => ({
		tanggal,
		jenis,
		kunci: row.kunci ?? '',
		jumlah: Number(row.jumlah),
	})
	return [
		asSum('pengunjung')({ kunci: '', jumlah: pengunjung.jumlah }),
		...halaman.map(asSum('halaman')),
		...dokter.map(asSum('dokter')),
	]
}

/** The sums of today are cached for this long: a busy day has many rows to count. */
const TODAY_MS = 20_000
const todays = new WeakMap<Db, { tanggal: string; at: number; sums: Promise<Sum[]> }>()

function sumToday(db: Db, tanggal: string): Promise<Sum[]> {
	const known = todays.get(db)
	if (known?.tanggal === tanggal && performance.now() - known.at < TODAY_MS) return known.sums
	const sums = sumDay(db, tanggal)
	todays.set(db, { tanggal, at: performance.now(), sums })
	sums.catch(() => todays.delete(db))
	return sums
}
