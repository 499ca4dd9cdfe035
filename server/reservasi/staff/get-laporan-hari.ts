import { namaBayar, namaMetodeBayar } from '../../../contract/reservasi/staff/bayar.ts'
import { golonganOf, type JumlahGolongan, type StatusLaporan } from '../../../contract/reservasi/staff/laporan.ts'
import * as calls from '../../../contract/staff/calls.ts'
import type { Db } from '../../../database/schema.ts'
import { readRoute } from '../../staff/staff-route.ts'

export const getLaporanHari = readRoute(calls.getLaporanHari, async ({ query: { tanggal } }, { db }) => {
	const [reservasi, lines, paid] = await Promise.all([
		countReservasi(db, tanggal),
		countLines(db, tanggal),
		countBayar(db, tanggal),
	])
	const byPaket = Map.groupBy(lines, ({ nama }) => nama)
	const paket = [...byPaket].map(([nama, own]) => ({
		nama,
		jumlah: tally(own),
		total: own.filter(({ status }) => golonganOf[status] === 'datang').reduce((sum, { total }) => sum + total, 0),
	}))
	const place = ({ bayar, metodeBayar }: (typeof paid)[number]) =>
		Object.keys(namaBayar).indexOf(bayar) * 100 - Object.keys(namaMetodeBayar).indexOf(metodeBayar)
	// Paid in full first, each by its methods.
	const bayar = paid.toSorted((a, b) => place(b) - place(a))
	return { data: { jumlah: tally(reservasi), paket, bayar } }
})

function tally(rows: { status: StatusLaporan; jumlah: number }[]): JumlahGolongan {
	const sums: JumlahGolongan = { datang: 0, belumDatang: 0, tidakHadir: 0, batal: 0 }
	for (const { status, jumlah } of rows) sums[golonganOf[status]] += jumlah
	return sums
}

const countReservasi = (db: Db, tanggal: string) =>
	db
		.selectFrom('shopReservasi')
		.select(({ fn }) => ['status', fn.countAll<number>().as('jumlah')])
		.where('tanggalVisit', '=', tanggal)
		.where('status', '<>', 'menunggu')
		.$narrowType<{ status: StatusLaporan }>()
		.groupBy('status')
		.execute()

const countLines = (db: Db, tanggal: string) =>
	db
		.selectFrom('shopReservasi')
		.innerJoin('shopReservasiItem', 'shopReservasiItem.reservasiId', 'shopReservasi.id')
		.select(({ fn }) => [
			'shopItemNama as nama',
			'status',
			fn.countAll<number>().as('jumlah'),
			fn.sum<number>('harga').as('total'),
		])
		.where('tanggalVisit', '=', tanggal)
		.where('status', '<>', 'menunggu')
		.$narrowType<{ status: StatusLaporan }>()
		.groupBy(['shopItemNama', 'status'])
		.orderBy('shopItemNama')
		.execute()

const countBayar = (db: Db, tanggal: string) =>
	db
		.selectFrom('shopReservasi')
		.select(({ fn }) => [
			'bayar',
			'metodeBayar',
			fn.countAll<number>().as('jumlah'),
			fn.sum<number>('total').as('total'),
		])
		.where('tanggalVisit', '=', tanggal)
		.where(({ eb, or }) => or([eb('bayar', '<>', 'belum'), eb('status', 'in', ['hadir', 'selesai'])]))
		.groupBy(['bayar', 'metodeBayar'])
		.execute()
