import type { Dasbor } from '../../../contract/staff/dashboard.ts'
import type { Db } from '../../../database/schema.ts'
import { sumVisits } from './sum-visits.ts'

const SHOWN = 10
const MODAL = 'modal_'

/** Visits of these days: totals, most visited pages and doctors. */
export async function readKunjungan(
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
	return byKey.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, SHOWN)
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
