import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { page, searchText } from '../../parameters.ts'
import { epochMs, id, jenisKelamin, listOf, one } from '../../shapes.ts'
import { teks, teksWajib } from '../../staff/inputs.ts'
import { pageLimit } from '../../staff/page-limit.ts'
import { changedId, noJson } from '../../staff/responses.ts'
import { isTanggal } from '../../tanggal/tanggal.ts'
import { statusReservasi } from '../status-reservasi.ts'
import { keadaanBayar } from './bayar.ts'

const status = z.enum(statusReservasi)

const hari = z.string().refine(isTanggal, 'Bukan tanggal.').optional()

/** The filters of the reservation list and of its CSV export. */
const saringanReservasi = {
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

export const listReservasi = defineCall('GET /v1/staf/reservasi', {
	audience: { staff: ['reservasi', 'lihat'] },
	summary:
		'The reservations of one day and all new ones in the order of their creation; others with the latest visit first',
	query: z.object({ page, limit: pageLimit, ...saringanReservasi }),
	response: listOf(barisReservasi),
})

export const exportReservasi = defineCall('GET /v1/staf/reservasi/ekspor', {
	audience: { staff: ['reservasi', 'lihat'] },
	summary: 'Streams the filtered list as CSV, without NIK',
	limit: 'tulis',
	query: z.object(saringanReservasi).refine(({ dari = '', sampai = dari }) => dari <= sampai, {
		path: ['sampai'],
		message: 'Tidak boleh sebelum hari pertama.',
	}),
	response: noJson,
})

const jumlahReservasi = z.record(status, z.int())
export type JumlahReservasi = z.infer<typeof jumlahReservasi>

export const countReservasi = defineCall('GET /v1/staf/reservasi/jumlah', {
	audience: { staff: ['reservasi', 'lihat'] },
	summary: 'The number of reservations by status, of one day or of all days',
	query: z.object({ tanggal: saringanReservasi.tanggal }),
	response: one(jumlahReservasi),
})

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

export const getReservasi = defineCall('GET /v1/staf/reservasi/{id}', {
	audience: { staff: ['reservasi', 'lihat'] },
	summary: 'One reservation with its patients, packages and history',
	params: z.object({ id: z.string() }),
	response: one(rincianReservasi),
})

export const scanReservasi = defineCall('GET /v1/staf/reservasi/pindai', {
	audience: { staff: ['reservasi', 'lihat'] },
	summary: 'Finds a reservation by its code in the text of a scanner',
	query: z.object({ teks: z.string().max(500) }),
	response: one(z.strictObject({ id })),
})

export const moveReservasi = defineCall('POST /v1/staf/reservasi/{id}/status', {
	audience: { staff: ['reservasi', 'ubah'] },
	summary: 'Changes the status from the one that the caller saw; of two changes at once, the second one fails',
	params: z.object({ id: z.string() }),
	body: z
		.object({ dari: status, ke: status, catatan: teks(300).default('') })
		.refine(({ ke, catatan }) => ke !== 'batal' || catatan !== '', {
			path: ['catatan'],
			message: 'Tulis alasan pembatalan.',
		}),
	response: one(z.strictObject({ id, status })),
})

export const recordWa = defineCall('POST /v1/staf/reservasi/{id}/wa', {
	audience: { staff: ['reservasi', 'ubah'] },
	summary: 'Records that staff opened the WhatsApp message; whether they sent it, only their phone knows',
	params: z.object({ id: z.string() }),
	response: changedId,
})

/** The shortest reason for revealing a NIK. */
export const ALASAN_MIN = 10

export const revealNik = defineCall('POST /v1/staf/reservasi/{id}/pasien/{pasienId}/nik', {
	audience: { staff: ['pasien', 'lihat'] },
	summary: 'The full NIK of one patient of a reservation; the audit trail stores who saw it, when and why',
	params: z.object({ id: z.string(), pasienId: z.string() }),
	body: z.object({
		alasan: teksWajib(200).refine((text) => text.length >= ALASAN_MIN, `Paling sedikit ${ALASAN_MIN} karakter.`),
	}),
	response: one(z.strictObject({ nik: z.string() })),
})
