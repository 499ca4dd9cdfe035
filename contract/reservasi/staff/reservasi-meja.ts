import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { writeTanggalLahir } from '../../pasien/tanggal-lahir.ts'
import { epochMs, id, jenisKelamin, one, tanggal } from '../../shapes.ts'
import { MAX_KERANJANG } from '../../shop/keranjang.ts'
import { shopUsia } from '../../shop/shop.ts'
import { idRujukan, teks, teksWajib, unlessWrong } from '../../staff/inputs.ts'
import { changedId, createdOne } from '../../staff/responses.ts'
import { nomorTelp } from '../../staff/site-inputs.ts'
import { readTanggal } from '../../tanggal/read-tanggal.ts'
import { isTanggal, tanggalWib } from '../../tanggal/tanggal.ts'
import { jamDatang } from '../kalender.ts'
import { kode } from '../reservasi.ts'
import { statusReservasi } from '../status-reservasi.ts'

// In each of these `dari` is what the caller saw. Something else in the database means a conflict.

const hari = z.string().refine(isTanggal, 'Pilih tanggal kunjungan.')

export const rescheduleReservasi = defineCall('POST /v1/staf/reservasi/{id}/tanggal', ['reservasi', 'ubah'], {
	// No write limit: closing a range of days moves many visits at once.
	summary: 'Moves the visit from the day that the caller saw to another one, or to another window of arrival',
	body: z.object({
		dari: hari,
		/** The window of arrival that the caller saw; empty for none. Without it the day alone is compared. */
		jamDari: z.union([jamDatang, z.literal('')]).optional(),
		ke: hari,
		/** On a day with windows of arrival; without it the former one if it has room, else the first one with room. */
		jamDatang: jamDatang.optional(),
		catatan: teks(300).default(''),
	}),
	response: changedId,
})

export const askForHari = defineCall('POST /v1/staf/reservasi/{id}/minta-memilih', ['reservasi', 'ubah'], {
	// Without a limit of its own: those of a range that closes are asked together.
	summary: 'Asks the patient to choose another day than the one that the caller saw; once for each day',
	body: z.object({ dari: hari }),
	response: changedId,
})

/** The ids of the lines. */
const lines = z.array(id).max(MAX_KERANJANG)

export const addPaket = defineCall('POST /v1/staf/reservasi/{id}/paket', ['reservasi', 'ubah'], {
	summary: 'Adds a package for a patient of the reservation, at the price of today',
	limit: 'tulis',
	body: z.object({ dari: lines, pasienId: idRujukan, shopItemId: idRujukan }),
	response: changedId,
})

export const removePaket = defineCall('DELETE /v1/staf/reservasi/{id}/paket/{itemId}', ['reservasi', 'ubah'], {
	summary: 'Removes a line; the last one stays, because a reservation without packages is cancelled instead',
	limit: 'tulis',
	body: z.object({ dari: lines }),
	response: changedId,
})

export const returnStatus = defineCall('POST /v1/staf/reservasi/{id}/kembali', ['reservasi', 'ubah'], {
	// No write limit: a change of many reservations is undone at once.
	summary: 'Corrects a wrong step: the status before it comes back',
	body: z.object({ dari: z.enum(statusReservasi), alasan: teksWajib(300) }),
	response: changedId,
})

export const MAX_CATATAN = 1000

export const writeCatatan = defineCall('POST /v1/staf/reservasi/{id}/catatan', ['reservasi', 'ubah'], {
	summary: 'Writes the internal note',
	limit: 'tulis',
	body: z.object({ dari: z.string().max(MAX_CATATAN), ke: teks(MAX_CATATAN) }),
	response: changedId,
})

const barisTunggu = z.strictObject({
	id,
	kode: z.string(),
	atasNama: z.string(),
	noTelp: z.string(),
	orang: z.int(),
	/** The window of arrival that it waits for; empty for any. */
	jamDatang: z.string(),
	/** The place in the line; null after the offer. */
	urutan: z.int().nullable(),
	/** Until when a place is held for it; in the past when the offer has ended. */
	ditawarkanSampai: epochMs.nullable(),
	createdAt: epochMs,
})
export type BarisTunggu = z.infer<typeof barisTunggu>

const daftarTunggu = z.strictObject({
	/** The coming days with a waiting list, and how many wait. */
	hari: z.array(z.strictObject({ tanggal, jumlah: z.int() })),
	/** Why that day is closed; empty while it is open. */
	tutup: z.string(),
	/** Offers first, then the line, then those whose offer has ended. */
	baris: z.array(barisTunggu),
})

export const getDaftarTunggu = defineCall('GET /v1/staf/reservasi/tunggu', ['reservasi', 'lihat'], {
	summary: 'The days with a waiting list, and the list of one day',
	query: z.object({ tanggal: z.string().refine(isTanggal, 'Bukan tanggal.').optional() }),
	response: one(daftarTunggu),
})

export const moveTunggu = defineCall('POST /v1/staf/reservasi/{id}/urutan', ['reservasi', 'ubah'], {
	summary: 'Moves one in the line by one place, or to the first, from the place that the caller saw',
	limit: 'tulis',
	body: z.object({ dari: z.int().min(1), arah: z.enum(['naik', 'turun', 'pertama']) }),
	response: changedId,
	errors: ['LANGKAH_DITOLAK', 'SUDAH_BERUBAH'],
})

export const waitAgain = defineCall('POST /v1/staf/reservasi/{id}/tunggu-lagi', ['reservasi', 'ubah'], {
	summary:
		'One who let an offer pass waits again, in the former place; `dari` is the end of the offer that the caller saw',
	limit: 'tulis',
	body: z.object({ dari: epochMs }),
	response: changedId,
	errors: ['SUDAH_BERUBAH'],
})

/** A patient whom the desk enters: what the site's form asks for, and all of it. */
const pasienBaruInput = z.object({
	nik: z
		.string()
		.trim()
		.regex(/^\d{16}$/, 'NIK harus 16 angka, tanpa spasi.'),
	nama: teksWajib(150),
	noTelp: nomorTelp.refine((text) => text !== '', 'Wajib diisi.'),
	tempatLahir: teksWajib(100),
	tanggalLahir: teksWajib(40)
		.refine((text) => text === '' || readTanggal(text) !== null, 'Tulis seperti contoh: 25-07-1990.')
		.refine((text) => (readTanggal(text) ?? '') <= tanggalWib(Date.now()), 'Tanggal ini belum tiba.')
		.transform(writeTanggalLahir),
	jenisKelamin: z.string().pipe(z.enum(jenisKelamin.options, 'Wajib dipilih.')),
	alamatLengkap: teksWajib(500),
	/** The patient or the parent agrees that the hospital stores this. */
	setuju: z.boolean().pipe(z.literal(true, 'Data baru disimpan hanya dengan persetujuan pasien atau walinya.')),
})
/** As the form holds it. */
export type PasienBaru = z.input<typeof pasienBaruInput>

/** A reservation at the desk, for one member: known patients, and at most one new one. */
const reservasiMejaInput = z
	.object({
		/** The same key again is the same reservation; with another body it is 409. */
		kunci: z.string().regex(/^[0-9a-f]{32}$/),
		/** Null for a new member, who is the new patient. */
		memberId: idRujukan.nullable(),
		atasNama: teksWajib(150),
		noTelp: nomorTelp,
		tanggalVisit: z.string().refine(isTanggal, 'Pilih tanggal kunjungan.'),
		/** On a day with windows of arrival; without it the first one with room. */
		jamDatang: jamDatang.optional(),
		catatan: teks(MAX_CATATAN).default(''),
		/** On a full day the reservation waits for a place. */
		tunggu: z.boolean().default(false),
		paket: z
			.array(z.object({ pasienId: idRujukan, shopItemId: idRujukan }))
			.max(MAX_KERANJANG)
			.default([]),
		pasienBaru: pasienBaruInput.nullable(),
		paketBaru: z.array(idRujukan).max(MAX_KERANJANG).default([]),
	})
	.refine(({ paket, paketBaru }) => paket.length + paketBaru.length > 0, {
		path: ['paket'],
		message: 'Pilih paling sedikit satu paket.',
		...unlessWrong('paket', 'paketBaru'),
	})
	.refine(({ pasienBaru, paketBaru }) => (pasienBaru === null) === (paketBaru.length === 0), {
		path: ['paketBaru'],
		message: 'Pilih paket untuk pasien baru.',
		...unlessWrong('paketBaru'),
	})
	.refine(({ memberId, pasienBaru }) => memberId !== null || pasienBaru !== null, {
		path: ['memberId'],
		message: 'Pilih pasien, atau isi data pasien baru.',
		...unlessWrong('memberId'),
	})
export type ReservasiMejaInput = z.infer<typeof reservasiMejaInput>

export const createReservasiMeja = defineCall('POST /v1/staf/reservasi', ['reservasi', 'buat'], {
	summary: 'Reserves for a walk-in or a caller; the reservation is confirmed at once',
	limit: 'tulis',
	body: reservasiMejaInput,
	response: createdOne(z.strictObject({ id, kode })),
	errors: ['SUDAH_DIBUAT'],
})

const pilihanReservasi = z.strictObject({
	/** With the ages and sexes that it is for. */
	paket: z.array(
		z.strictObject({
			id,
			nama: z.string(),
			harga: z.int(),
			usia: z.array(shopUsia),
			jenisKelamin: z.array(jenisKelamin),
		}),
	),
	dari: z.string(),
	sampai: z.string(),
})

export const listPilihanReservasi = defineCall('GET /v1/staf/reservasi/pilihan', ['reservasi', 'lihat'], {
	summary: 'The offered packages and the days of visits, for the forms of the desk',
	response: one(pilihanReservasi),
})
