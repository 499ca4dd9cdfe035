import { z } from 'zod'
import { defineCall } from '../call.ts'
import { epochMs, id, one, tanggal } from '../shapes.ts'
import { namaHari } from '../tanggal/hari.ts'

/** The periods of the dashboard, in days. */
export const rentangDasbor = [7, 30, 90] as const

const hariKunjungan = z.strictObject({
	tanggal,
	/** Different IP addresses; about as many people or households. */
	pengunjung: z.int(),
	halaman: z.int(),
})

const hariReservasi = z.strictObject({
	tanggal,
	reservasi: z.int(),
	/** In rupiah, without cancelled reservations. */
	pendapatan: z.int(),
})
export type HariReservasi = z.infer<typeof hariReservasi>

const hitungan = z.strictObject({
	/** All, whatever became of them. */
	reservasi: z.int(),
	hadir: z.int(),
	tidakHadir: z.int(),
	batal: z.int(),
})
export type Hitungan = z.infer<typeof hitungan>

/** A period, and the one of the same length before it. */
const banding = z.strictObject({ kini: hitungan, sebelum: hitungan })
export type Banding = z.infer<typeof banding>

/** Reservations by the day of their visit. */
const statistik = z.strictObject({
	semua: banding,
	/** From Monday to Sunday. */
	hari: z.array(banding.extend({ nama: z.enum(namaHari) })),
	/** The most reserved ones; a package counts once for each patient. */
	paket: z.array(banding.extend({ nama: z.string() })),
})
export type Statistik = z.infer<typeof statistik>

/** From visitors to reservations. The steps are counted apart: nobody is followed. */
const corong = z.strictObject({
	/** The visitors of each day, added up. */
	pengunjung: z.int(),
	/** Presses of the registration's WhatsApp and phone buttons. */
	whatsapp: z.int(),
	telepon: z.int(),
	/** Reservations made on the site in these days. */
	reservasi: z.int(),
})
export type Corong = z.infer<typeof corong>

const terhitung = z.strictObject({ nama: z.string(), jumlah: z.int() })

/** The parts that a role may not see are absent. */
const dasbor = z.strictObject({
	kunjungan: z
		.strictObject({
			harian: z.array(hariKunjungan),
			halaman: z.array(terhitung),
			dokter: z.array(terhitung),
		})
		.optional(),
	reservasi: z.array(hariReservasi).optional(),
	statistik: statistik.optional(),
	corong: corong.optional(),
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

export const getDashboard = defineCall('GET /v1/staf/dasbor', ['dasbor', 'lihat'], {
	summary: 'Visits, reservations and pending work, limited to what the roles may see',
	query: z.object({ hari: z.enum(rentangDasbor.map(String)).default('30').transform(Number) }),
	response: one(dasbor),
})
