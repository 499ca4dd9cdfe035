import { sql } from 'kysely'
import type { StatusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import type { Banding, Hitungan, Statistik } from '../../../contract/staff/dashboard.ts'
import { pekan } from '../../../contract/tanggal/hari.ts'
import { hariDari, tambahHari } from '../../../contract/tanggal/tanggal.ts'
import type { Db } from '../../../database/schema.ts'

const SHOWN = 10

interface Row {
	isKini: boolean
	status: StatusReservasi
	jumlah: number
}

/** Reservations whose visit is on one of these days, and those of as many days before. */
export async function readStatistik(db: Db, hari: readonly string[]): Promise<Statistik> {
	const [first = ''] = hari
	const visits = db
		.selectFrom('shopReservasi')
		.where('tanggalVisit', '>=', tambahHari(first, -hari.length))
		.where('tanggalVisit', '<=', hari.at(-1) ?? first)
	const days = await visits
		.select(['tanggalVisit', 'status', sql<number>`count(*)`.as('jumlah')])
		.groupBy(['tanggalVisit', 'status'])
		.execute()
	// A package that was renamed is one package; of a deleted one the name is left.
	const paket = sql<string>`coalesce("shopItemId", "shopItemNama")`
	const kini = sql<number>`case when "tanggalVisit" >= ${sql.lit(first)} then 1 else 0 end`
	const lines = await visits
		.innerJoin('shopReservasiItem', 'shopReservasiItem.reservasiId', 'shopReservasi.id')
		.select([paket.as('paket'), kini.as('kini'), 'status'])
		.select(({ fn }) => [fn.max('shopItemNama').as('nama'), sql<number>`count(*)`.as('jumlah')])
		.groupBy([paket, kini, 'status'])
		.execute()

	const rows = days.map((day) => ({ ...day, isKini: day.tanggalVisit >= first, hari: hariDari(day.tanggalVisit) }))
	const byPaket = Map.groupBy(
		lines.map((line) => ({ ...line, isKini: Number(line.kini) === 1 })),
		(line) => line.paket,
	)
	return {
		semua: compare(rows),
		hari: pekan.map((nama) => ({ nama, ...compare(rows.filter((row) => row.hari === nama)) })),
		paket: [...byPaket.values()]
			.map((its) => ({ nama: its.find(({ isKini }) => isKini)?.nama ?? its[0]?.nama ?? '', ...compare(its) }))
			.sort((a, b) => b.kini.reservasi - a.kini.reservasi || (a.nama < b.nama ? -1 : 1))
			.slice(0, SHOWN),
	}
}

const compare = (rows: Row[]): Banding => ({
	kini: count(rows.filter(({ isKini }) => isKini)),
	sebelum: count(rows.filter(({ isKini }) => !isKini)),
})

function count(rows: Row[]): Hitungan {
	const of = (...wanted: StatusReservasi[]) =>
		rows.reduce((sum, { status, jumlah }) => sum + (wanted.includes(status) ? Number(jumlah) : 0), 0)
	return {
		reservasi: of('baru', 'dikonfirmasi', 'hadir', 'selesai', 'tidak-hadir', 'batal'),
		hadir: of('hadir', 'selesai'),
		tidakHadir: of('tidak-hadir'),
		batal: of('batal'),
	}
}
