import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { emailTertahan } from '../../notifikasi/email.ts'
import { flag, idText, searchText, sortDirection, staffPaging } from '../../parameters.ts'
import { epochMs, id, jenisKelamin, listOf, one } from '../../shapes.ts'
import { teks, teksWajib } from '../../staff/inputs.ts'
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
	dari: hari,
	sampai: hari,
	status: status.optional(),
	paket: idText,
	/** Not paid in full; cancelled reservations and patients who stayed away are left out. */
	belumLunas: flag.optional(),
	/** Neither came nor is known to stay away. */
	belumDatang: flag.optional(),
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
	/** The window of arrival, `07:00-09:00`; empty without one. */
	jamDatang: z.string(),
	status,
	total: z.int(),
	createdAt: epochMs,
})

const barisReservasi = reservasi.extend({
	/** Each name once. */
	pasien: z.array(z.string()),
	/** The names of the packages, one per line of the reservation. */
	paket: z.array(z.string()),
	...keadaanBayar.shape,
	hadirAt: epochMs.nullable(),
	/** The queue number of today, if it has one. */
	antrean: z.string().nullable(),
	adaCatatan: z.boolean(),
	/** The visit is still to come, was changed from another device, and neither mail nor staff told the patient. */
	belumTahu: z.boolean(),
})
export type BarisReservasi = z.infer<typeof barisReservasi>

/** What the list can be sorted by; without it the order is the list's own. */
export const urutanReservasi = ['nama', 'kode', 'hadir', 'status'] as const
export type UrutanReservasi = (typeof urutanReservasi)[number]

export const listReservasi = defineCall('GET /v1/staf/reservasi', ['reservasi', 'lihat'], {
	summary:
		'The reservations of one day and all new ones in the order of their creation; others with the latest visit first. A search has the visits of today first',
	query: z.object({
		...staffPaging,
		...saringanReservasi,
		sort: z.enum(urutanReservasi).optional(),
		order: sortDirection.default('asc'),
	}),
	response: listOf(barisReservasi),
})

export const exportReservasi = defineCall('GET /v1/staf/reservasi/ekspor', ['reservasi', 'lihat'], {
	fresh: true,
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

export const countReservasi = defineCall('GET /v1/staf/reservasi/jumlah', ['reservasi', 'lihat'], {
	summary: 'The number of reservations of a filter, by status',
	query: z.object(saringanReservasi).omit({ status: true }),
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
	jenis: z.enum(['status', 'jadwal', 'paket', 'bayar', 'catatan', 'wa', 'pilih', 'tunggu']),
	/** Statuses; for `jadwal` the day and the window, as far as they changed (`2026-11-20 07:00-09:00`); for `paket` the removed and the added package; for `tunggu` what happened, in `ke`. */
	dari: z.string(),
	ke: z.string(),
	catatan: z.string(),
	createdAt: epochMs,
})
export type RiwayatReservasi = z.infer<typeof riwayatReservasi>

/** What messages about any reservation need. */
const perihalPesan = z.strictObject({
	/** The messages that staff wrote for each status; an empty one stands for the default. */
	pesan: z.record(status, z.string()),
	rumahSakit: z.strictObject({ nama: z.string(), alamat: z.string(), noTelp: z.string() }),
})
export type PerihalPesan = z.infer<typeof perihalPesan>

export const getPerihalPesan = defineCall('GET /v1/staf/reservasi/pesan', ['reservasi', 'lihat'], {
	summary: 'The texts of the WhatsApp messages and the hospital that they name',
	response: one(perihalPesan),
})

const rincianReservasi = reservasi.extend({
	pasien: z.array(pasienReservasi),
	/** The preparation notes, one entry per package with its name. */
	persiapan: z.array(z.string()),
	asal: z.enum(['situs', 'meja']),
	/** The queue number of today, if it has one. */
	antrean: z.string().nullable(),
	/** Why the patient gets no mail; null where mail is sent, or would not be in any case. */
	email: emailTertahan.nullable(),
	catatan: z.string(),
	...keadaanBayar.shape,
	/** Oldest first. */
	riwayat: z.array(riwayatReservasi),
	...perihalPesan.shape,
})
export type RincianReservasi = z.infer<typeof rincianReservasi>

export const getReservasi = defineCall('GET /v1/staf/reservasi/{id}', ['reservasi', 'lihat'], {
	summary: 'One reservation with its patients, packages and history',
	response: one(rincianReservasi),
})

export const scanReservasi = defineCall('GET /v1/staf/reservasi/pindai', ['reservasi', 'lihat'], {
	summary: 'Finds a reservation by its code in the text of a scanner',
	query: z.object({ teks: z.string().max(500) }),
	response: one(z.strictObject({ id })),
})

/** A step of a reservation, from the status that the caller saw. */
export const langkahReservasi = z
	.object({ dari: status, ke: status, catatan: teks(300).default('') })
	.refine(({ ke, catatan }) => ke !== 'batal' || catatan !== '', {
		path: ['catatan'],
		message: 'Tulis alasan pembatalan.',
	})

export const moveReservasi = defineCall('POST /v1/staf/reservasi/{id}/status', ['reservasi', 'ubah'], {
	summary: 'Changes the status from the one that the caller saw; of two changes at once, the second one fails',
	body: langkahReservasi,
	response: one(z.strictObject({ id, status })),
})

export const recordWa = defineCall('POST /v1/staf/reservasi/{id}/wa', ['reservasi', 'ubah'], {
	summary: 'Records that staff opened the WhatsApp message; whether they sent it, only their phone knows',
	response: changedId,
})

export const ALASAN_MIN = 10

export const revealNik = defineCall('POST /v1/staf/reservasi/{id}/pasien/{pasienId}/nik', ['pasien', 'lihat'], {
	fresh: true,
	summary: 'The full NIK of one patient of a reservation; the audit trail stores who saw it, when and why',
	body: z.object({
		alasan: teksWajib(200).refine((text) => text.length >= ALASAN_MIN, `Paling sedikit ${ALASAN_MIN} karakter.`),
	}),
	response: one(z.strictObject({ nik: z.string() })),
})
