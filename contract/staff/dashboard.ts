import { z } from 'zod'
import { defineCall } from '../call.ts'
import { epochMs, id, one, tanggal } from '../shapes.ts'

/** The periods of the dashboard, in days. */
export const rentangDasbor = [7, 30, 90] as const

const hariKunjungan = z.strictObject({
	tanggal,
	/** Different IP addresses; about as many people or households. */
	pengunjung: z.int(),
	/** Page views. */
	halaman: z.int(),
})

const hariReservasi = z.strictObject({
	tanggal,
	reservasi: z.int(),
	/** In rupiah, without cancelled reservations. */
	pendapatan: z.int(),
})
export type HariReservasi = z.infer<typeof hariReservasi>

const terhitung = z.strictObject({ nama: z.string(), jumlah: z.int() })

/** The parts that a role may not see are absent. */
const dasbor = z.strictObject({
	kunjungan: z
		.strictObject({
			harian: z.array(hariKunjungan),
			halaman: z.array(terhitung),
			dokter: z.array(terhitung),
			/** `tempat`: the lists in which the search found nothing. */
			cariKosong: z.array(terhitung.extend({ tempat: z.array(z.string()) })),
		})
		.optional(),
	reservasi: z.array(hariReservasi).optional(),
	menunggu: z.strictObject({
		komentar: z.int().optional(),
		reservasi: z.int().optional(),
		tinjau: z
			.strictObject({
				hari: z.int(),
				jumlah: z.int(),
				artikel: z.array(z.strictObject({ id, judul: z.string(), updatedAt: epochMs })),
			})
			.optional(),
	}),
})
export type Dasbor = z.infer<typeof dasbor>

export const getDashboard = defineCall('GET /v1/staf/dasbor', {
	audience: { staff: ['dasbor', 'lihat'] },
	summary: 'Visits, reservations and pending work, limited to what the roles may see',
	query: z.object({ hari: z.enum(rentangDasbor.map(String)).default('30').transform(Number) }),
	response: one(dasbor),
})
