import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { writeTanggalLahir } from '../../pasien/tanggal-lahir.ts'
import { id, jenisKelamin, one } from '../../shapes.ts'
import { MAX_KERANJANG } from '../../shop/keranjang.ts'
import { shopUsia } from '../../shop/shop.ts'
import { idRujukan, teks, teksWajib, unlessWrong } from '../../staff/inputs.ts'
import { createdOne } from '../../staff/responses.ts'
import { nomorTelp } from '../../staff/site-inputs.ts'
import { readTanggal } from '../../tanggal/read-tanggal.ts'
import { isTanggal, tanggalWib } from '../../tanggal/tanggal.ts'
import { jamDatang } from '../aturan-jam-datang.ts'
import { kode } from '../reservasi.ts'
import { MAX_CATATAN } from './ubah-reservasi.ts'

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
