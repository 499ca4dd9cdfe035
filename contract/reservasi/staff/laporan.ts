import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { one } from '../../shapes.ts'
import { isTanggal } from '../../tanggal/tanggal.ts'
import type { StatusReservasi } from '../status-reservasi.ts'
import { keadaanBayar } from './bayar.ts'

/** The groups of the closing report. */
export const namaGolongan = {
	datang: 'Datang',
	belumDatang: 'Belum datang',
	tidakHadir: 'Tidak hadir',
	batal: 'Batal',
}
export type Golongan = keyof typeof namaGolongan
export const golongan = Object.keys(namaGolongan) as Golongan[]

/** Who waits for a place is not in the report. */
export type StatusLaporan = Exclude<StatusReservasi, 'menunggu'>

export const golonganOf: Record<StatusLaporan, Golongan> = {
	baru: 'belumDatang',
	dikonfirmasi: 'belumDatang',
	hadir: 'datang',
	selesai: 'datang',
	'tidak-hadir': 'tidakHadir',
	batal: 'batal',
}

const jumlahGolongan = z.record(z.enum(golongan), z.int())
export type JumlahGolongan = z.infer<typeof jumlahGolongan>

const laporanHari = z.strictObject({
	/** Reservations. */
	jumlah: jumlahGolongan,
	/** Lines of reservations; `total` is the price of those who came. */
	paket: z.array(z.strictObject({ nama: z.string(), jumlah: jumlahGolongan, total: z.int() })),
	/** Reservations whose patients came, and others with a payment; `total` is what they cost, also where a part is paid. */
	bayar: z.array(keadaanBayar.extend({ jumlah: z.int(), total: z.int() })),
})
export type LaporanHari = z.infer<typeof laporanHari>

export const getLaporanHari = defineCall('GET /v1/staf/reservasi/laporan', ['reservasi', 'lihat'], {
	summary: 'Who came on a day and what was paid, by package and by payment method; no names',
	query: z.object({ tanggal: z.string().refine(isTanggal, 'Bukan tanggal.') }),
	response: one(laporanHari),
})
