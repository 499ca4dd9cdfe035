import { sql } from 'kysely'
import * as calls from '../../../contract/staff/calls.ts'
import type { Dasbor, HariReservasi } from '../../../contract/staff/dashboard.ts'
import { hasPermission } from '../../../contract/staff/permissions.ts'
import { epochWib, tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Db } from '../../../database/schema.ts'
import { staffRoute } from '../staff-route.ts'
import { readCorong } from './read-corong.ts'
import { readKunjungan } from './read-kunjungan.ts'
import { readPending } from './read-pending.ts'
import { readStatistik } from './read-statistik.ts'

const DAY_MS = 86_400_000

export const getDashboard = staffRoute(calls.getDashboard, {
	// Not `read`: the first request after a day stores the sums of that day.
	async handle({ query, staf: { izin } }, { db, now }) {
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
	},
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
