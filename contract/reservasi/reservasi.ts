import { z } from 'zod'
import { defineCall } from '../call.ts'
import { bentuk } from '../parameters.ts'
import { epochMs, fileName, html, id, jenisKelamin, one, optionalText, rupiah, tanggal } from '../shapes.ts'
import { shopItemRingkas } from '../shop/shop.ts'
import { statusReservasi } from './status-reservasi.ts'

/** A retry with the same key creates no second reservation, member or patient. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Letters and digits that cannot be mistaken for each other when read aloud or written down. */
export const KODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Ours are three groups of five, 75 random bits: `K7MPQ-X3WVT-9HBCD`. Another provider has its own form. */
export const kode = z.string().min(1).max(40)

/** The code of any provider's reservation. */
const kodeReservasi = z.string().min(1).max(64)

const bernama = z.strictObject({ nama: z.string() })

/**
 * A reserved package: name, picture and price as they were reserved, the rest as it is now. Of a package that is no longer
 * offered the rest is empty. `bentuk=ringkas` leaves the optional fields out.
 */
const reservasiShopItem = z
	.strictObject({
		id: id.nullable().optional(),
		uri: z.string().nullable(),
		nama: z.string(),
		harga: rupiah.optional(),
		mediaContent: fileName.nullable(),
		/** The preparation notes as they are now, one per line; also with `bentuk=ringkas`. */
		persiapan: z.string().optional(),
		tipe: bernama.optional(),
		kategori: bernama.optional(),
		usia: z.array(bernama).optional(),
		jenisKelamin: z.array(jenisKelamin).optional(),
		textContent: html.optional(),
		metaFormated: shopItemRingkas.shape.metaFormated.optional(),
	})
	.meta({ id: 'ReservasiShopItem' })

export const reservasi = z
	.strictObject({
		/** Ours are three groups of five; another provider has its own. */
		kode: kodeReservasi,
		atasNama: z.string(),
		/** Masked unless the caller's own member made the reservation. */
		noTelp: z.string(),
		tanggalVisit: tanggal,
		/** The state of the reservation at the hospital. */
		status: z.enum(statusReservasi),
		/**
		 * Who may reschedule and cancel it: this device (`perangkat`), a caller with the phone number's last four digits
		 * (`telepon`), or staff alone (`petugas`). Absent where a provider has no such calls.
		 */
		ubahDengan: z.enum(['perangkat', 'telepon', 'petugas']).optional(),
		/** Until when, unless only staff may. */
		ubahSampai: epochMs.optional(),
		createdAt: epochMs,
		total: rupiah,
		reservasiItem: z.array(
			z.strictObject({
				id,
				shopItem: reservasiShopItem,
				harga: rupiah,
				pasien: z.strictObject({ nama: z.string() }),
			}),
		),
	})
	.meta({ id: 'Reservasi' })
export type Reservasi = z.infer<typeof reservasi>

export const createReservasi = defineCall('POST /v1/public/shop-reservasi', {
	limit: 'reservasi',
	family: 'reservasi',
	summary: 'Reserves the whole cart for one day; send an Idempotency-Key to retry safely',
	body: z.object({
		atasNama: optionalText(150),
		noTelp: optionalText(40),
		tanggalVisit: z.string().max(10),
	}),
	response: one(z.strictObject({ created: z.strictObject({ id, kode: kodeReservasi }) })),
	status: 201,
	audience: 'member',
	errors: ['BELUM_TERDAFTAR', 'KERANJANG_KOSONG', 'PASIEN_BELUM_LENGKAP', 'TANGGAL_TUTUP', 'TANGGAL_PENUH'],
})

export const getReservasiByKode = defineCall('GET /v1/public/shop-reservasi/detail-kode/{kode}', {
	family: 'reservasi',
	summary: 'A reservation by its code',
	params: z.object({ kode: z.string().max(64) }),
	query: z.object({ bentuk }),
	response: one(reservasi),
	audience: 'member',
	errors: ['TIDAK_DITEMUKAN', 'TERLALU_SERING'],
})

/** The last four digits of the reservation's phone number; not needed from the device that made it. */
const noTelpAkhir = z
	.string()
	.regex(/^\d{4}$/)
	.optional()

const updatedReservasi = one(
	z.strictObject({
		updated: z.strictObject({ kode: kodeReservasi, tanggalVisit: tanggal, status: z.enum(statusReservasi) }),
	}),
)

export const rescheduleReservasi = defineCall('PATCH /v1/public/shop-reservasi/ubah/{kode}', {
	family: 'reservasi',
	summary:
		"Moves a reservation to another day, from the device that made it or with the phone number's last four digits; a confirmed one is `baru` again",
	params: z.object({ kode: z.string().max(64) }),
	body: z.object({ tanggalVisit: z.string().max(10), noTelpAkhir }),
	response: updatedReservasi,
	audience: 'member',
	errors: ['TIDAK_DITEMUKAN', 'LANGKAH_DITOLAK', 'HUBUNGI_PETUGAS', 'TERLALU_SERING'],
})

export const cancelReservasi = defineCall('POST /v1/public/shop-reservasi/batal/{kode}', {
	family: 'reservasi',
	summary: "Cancels a reservation, from the device that made it or with the phone number's last four digits",
	params: z.object({ kode: z.string().max(64) }),
	body: z.object({ noTelpAkhir }),
	response: updatedReservasi,
	audience: 'member',
	errors: ['TIDAK_DITEMUKAN', 'LANGKAH_DITOLAK', 'HUBUNGI_PETUGAS', 'TERLALU_SERING'],
})
