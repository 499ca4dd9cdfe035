import { sql } from 'kysely'
import { epochWib, tambahHari } from '../../../contract/tanggal/tanggal.ts'
import type { Db, Schema } from '../../../database/schema.ts'

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
