import { z } from 'zod'
import { searchText } from '../parameters.ts'
import { epochMs, id, jenisKelamin, listOf, one } from '../shapes.ts'
import { statusReservasi } from '../status-reservasi.ts'
import { isTanggal } from '../tanggal.ts'
import { keadaanBayar } from './bayar.ts'
import { teks, teksWajib } from './inputs.ts'

const status = z.enum(statusReservasi)

const hari = z.string().refine(isTanggal, 'Bukan tanggal.').optional()

/** The filters of the reservation list and of its CSV export. */
export const saringanReservasi = {
	/** The day of the visit; all days without it. */
	tanggal: hari,
	/** The first and the last day of the visits. */
	dari: hari,
	sampai: hari,
	status: status.optional(),
	/** A part of the code, of a name or of the phone number. */
	q: searchText,
}
export type SaringanReservasi = z.infer<z.ZodObject<typeof saringanReservasi>>

/** `dari` is the status that the caller saw; another one in the database means a conflict. */
export const statusInput = z
	.object({ dari: status, ke: status, catatan: teks(300).default('') })
	.refine(({ ke, catatan }) => ke !== 'batal' || catatan !== '', {
		path: ['catatan'],
		message: 'Tulis alasan pembatalan.',
	})

/** The shortest reason for revealing a NIK. */
export const ALASAN_MIN = 10

export const lihatNikInput = z.object({
	alasan: teksWajib(200).refine((text) => text.length >= ALASAN_MIN, `Paling sedikit ${ALASAN_MIN} karakter.`),
})

const reservasi = z.strictObject({
	id,
	kode: z.string(),
	atasNama: z.string(),
	noTelp: z.string(),
	tanggalVisit: z.string(),
	status,
	total: z.int(),
	createdAt: epochMs,
})

const barisReservasi = reservasi.extend({
	/** Each name once. */
	pasien: z.array(z.string()),
	jumlahPaket: z.int(),
})
export type BarisReservasi = z.infer<typeof barisReservasi>
export const listReservasiResponse = listOf(barisReservasi)

const jumlahReservasi = z.record(status, z.int())
export type JumlahReservasi = z.infer<typeof jumlahReservasi>
export const countReservasiResponse = one(jumlahReservasi)

const pasienReservasi = z.strictObject({
	/** Null when the patient's data is deleted; then only the name is known. */
	id: id.nullable(),
	nama: z.string(),
	/** Masked: only its last digits. */
	nik: z.string(),
	tanggalLahir: z.string(),
	jenisKelamin: jenisKelamin.nullable(),
	paket: z.array(z.strictObject({ id, nama: z.string(), harga: z.int() })),
})
export type PasienReservasi = z.infer<typeof pasienReservasi>

const riwayatReservasi = z.strictObject({
	id,
	/** Empty when the visitor made the change. */
	stafNama: z.string(),
	jenis: z.enum(['status', 'jadwal', 'paket', 'bayar', 'catatan', 'wa']),
	/** Statuses; days for `jadwal`; for `paket` the removed and the added package. */
	dari: z.string(),
	ke: z.string(),
	catatan: z.string(),
	createdAt: epochMs,
})
export type RiwayatReservasi = z.infer<typeof riwayatReservasi>

const rincianReservasi = reservasi.extend({
	pasien: z.array(pasienReservasi),
	/** The preparation notes, one entry per package with its name. */
	persiapan: z.array(z.string()),
	/** Made by the visitor on the site, or by staff at the desk. */
	asal: z.enum(['situs', 'meja']),
	/** Of staff, for staff only. */
	catatan: z.string(),
	...keadaanBayar.shape,
	/** Oldest first. */
	riwayat: z.array(riwayatReservasi),
	/** The messages that staff wrote for each status; an empty one stands for the default. */
	pesan: z.record(status, z.string()),
	rumahSakit: z.strictObject({ nama: z.string(), alamat: z.string(), noTelp: z.string() }),
})
export type RincianReservasi = z.infer<typeof rincianReservasi>
export const getReservasiResponse = one(rincianReservasi)

export const scanReservasiResponse = one(z.strictObject({ id }))
export type ScannedReservasi = z.infer<typeof scanReservasiResponse>['data']

export const moveReservasiResponse = one(z.strictObject({ id, status, riwayat: riwayatReservasi }))
export type MovedReservasi = z.infer<typeof moveReservasiResponse>['data']

export const revealNikResponse = one(z.strictObject({ nik: z.string() }))
export type RevealedNik = z.infer<typeof revealNikResponse>['data']
