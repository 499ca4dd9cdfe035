import { z } from 'zod'
import { nomorAntrean } from '../antrean/antrean.ts'
import { defineCall } from '../call.ts'
import { emailTertahan } from '../notifikasi/email.ts'
import { bentuk } from '../parameters.ts'
import { epochMs, fileName, html, id, jenisKelamin, one, optionalText, rupiah, tanggal } from '../shapes.ts'
import { shopItemRingkas } from '../shop/shop.ts'
import { jamDatang } from './kalender.ts'
import { statusReservasi } from './status-reservasi.ts'

/** A retry with the same key creates no second reservation, member or patient. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

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
		kode: kodeReservasi,
		atasNama: z.string(),
		/** Masked unless the caller's own member made the reservation. */
		noTelp: z.string(),
		tanggalVisit: tanggal,
		/** The window of arrival; absent without one. Of one on the waiting list: the one that it waits for. */
		jamDatang: jamDatang.optional(),
		status: z.enum(statusReservasi),
		/**
		 * Who may reschedule and cancel it: this device (`perangkat`), a caller with the phone number's last four digits
		 * (`telepon`), or staff alone (`petugas`). Absent where a provider has no such calls.
		 */
		ubahDengan: z.enum(['perangkat', 'telepon', 'petugas']).optional(),
		/** Until when, unless only staff may. */
		ubahSampai: epochMs.optional(),
		tunggu: z
			.strictObject({
				/** Until when a place is held for it; in the past when the offer has ended, null before the offer. */
				ditawarkanSampai: epochMs.nullable(),
				/** Its place in the line; absent after the offer, on a closed day, and in lists. */
				urutan: z.int().optional(),
				/** Staff have closed the day: another one is to be chosen. Absent in lists. */
				isTutup: z.literal(true).optional(),
			})
			.optional(),
		/** Of a cancelled one: when, and by whom. Absent where that is not known, and in lists. */
		dibatalkan: z.strictObject({ pada: epochMs, oleh: z.enum(['pemesan', 'petugas']) }).optional(),
		/** The queue number of a patient who has checked in today. Absent without one, and in lists. */
		antrean: z.strictObject({ nomor: nomorAntrean }).optional(),
		/** Why no mail is sent about it. Absent where mail is sent, or would not be in any case, and in lists. */
		email: emailTertahan.optional(),
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

export const createReservasi = defineCall('POST /v1/public/shop-reservasi', 'member', {
	limit: 'reservasi',
	summary: 'Reserves the whole cart for one day; send an Idempotency-Key to retry safely',
	body: z.object({
		atasNama: optionalText(150),
		noTelp: optionalText(40),
		tanggalVisit: z.string().max(10),
		/** On a day with windows of arrival; without it the first one with room. */
		jamDatang: jamDatang.optional(),
		/** On a full day: joins the waiting list instead of being refused. */
		tunggu: z.boolean().optional(),
	}),
	response: one(z.strictObject({ created: z.strictObject({ id, kode: kodeReservasi }) })),
	errors: ['BELUM_TERDAFTAR', 'KERANJANG_KOSONG', 'PASIEN_BELUM_LENGKAP', 'TANGGAL_TUTUP', 'TANGGAL_PENUH'],
})

export const getReservasiByKode = defineCall('GET /v1/public/shop-reservasi/detail-kode/{kode}', 'member', {
	summary: 'A reservation by its code',
	params: z.object({ kode: z.string().max(64) }),
	query: z.object({ bentuk }),
	response: one(reservasi),
	errors: ['TIDAK_DITEMUKAN', 'TERLALU_SERING'],
})

/** The last four digits of the reservation's phone number; not needed from the device that made it. */
const noTelpAkhir = z.string().regex(/^\d{4}$/)

export const verifyReservasi = defineCall('POST /v1/public/shop-reservasi/cek', 'member', {
	summary:
		"Finds a reservation by its code and the phone number's last four digits; a failure does not say which is wrong",
	body: z.object({ kode: kodeReservasi, noTelpAkhir }),
	response: one(z.strictObject({ kode: kodeReservasi })),
	errors: ['TIDAK_DITEMUKAN', 'TERLALU_SERING'],
})

const updatedReservasi = one(
	z.strictObject({
		updated: z.strictObject({ kode: kodeReservasi, tanggalVisit: tanggal, status: z.enum(statusReservasi) }),
	}),
)

export const rescheduleReservasi = defineCall('PATCH /v1/public/shop-reservasi/ubah/{kode}', 'member', {
	summary:
		"Moves a reservation to another day, from the device that made it or with the phone number's last four digits; a confirmed one is `baru` again, and one on the waiting list takes a place, on its own day or another",
	params: z.object({ kode: z.string().max(64) }),
	body: z.object({
		tanggalVisit: z.string().max(10),
		/** On a day with windows of arrival; without it the former one if it has room, else the first one with room. */
		jamDatang: jamDatang.optional(),
		noTelpAkhir: noTelpAkhir.optional(),
	}),
	response: updatedReservasi,
	errors: ['TIDAK_DITEMUKAN', 'LANGKAH_DITOLAK', 'HUBUNGI_PETUGAS', 'TERLALU_SERING'],
})

export const cancelReservasi = defineCall('POST /v1/public/shop-reservasi/batal/{kode}', 'member', {
	summary: "Cancels a reservation, from the device that made it or with the phone number's last four digits",
	params: z.object({ kode: z.string().max(64) }),
	body: z.object({ noTelpAkhir: noTelpAkhir.optional() }),
	response: updatedReservasi,
	errors: ['TIDAK_DITEMUKAN', 'LANGKAH_DITOLAK', 'HUBUNGI_PETUGAS', 'TERLALU_SERING'],
})
