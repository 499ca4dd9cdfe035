import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { id, jenisKelamin, one } from '../../shapes.ts'
import { MAX_KERANJANG } from '../../shop/keranjang.ts'
import { idRujukan, teks, teksWajib } from '../../staff/inputs.ts'
import { createdOne } from '../../staff/responses.ts'
import { isTanggal, tanggalWib } from '../../tanggal/tanggal.ts'
import { kode } from '../reservasi.ts'
import { MAX_CATATAN } from './ubah-reservasi.ts'

/** `25-07-1990` as `1990-07-25`. */
const isoDay = (typed: string) => typed.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1')

/** A patient whom the desk enters: what the site's form asks for, and all of it. */
const pasienBaruInput = z.object({
	nik: z
		.string()
		.trim()
		.regex(/^\d{16}$/, 'NIK harus 16 angka, tanpa spasi.'),
	nama: teksWajib(150),
	noTelp: teksWajib(40),
	tempatLahir: teksWajib(100),
	tanggalLahir: teksWajib(40)
		.refine((text) => text === '' || isTanggal(isoDay(text)), 'Tulis seperti contoh: 25-07-1990.')
		.refine((text) => !isTanggal(isoDay(text)) || isoDay(text) <= tanggalWib(Date.now()), 'Tanggal ini belum tiba.'),
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
		/** The same key again is the same reservation. */
		kunci: z.string().regex(/^[0-9a-f]{32}$/),
		/** Null for a new member, who is the new patient. */
		memberId: idRujukan.nullable(),
		atasNama: teksWajib(150),
		noTelp: teks(40),
		tanggalVisit: z.string().refine(isTanggal, 'Pilih tanggal kunjungan.'),
		catatan: teks(MAX_CATATAN).default(''),
		paket: z
			.array(z.object({ pasienId: idRujukan, shopItemId: idRujukan }))
			.max(MAX_KERANJANG)
			.default([]),
		pasienBaru: pasienBaruInput.nullable(),
		/** The packages of the new patient. */
		paketBaru: z.array(idRujukan).max(MAX_KERANJANG).default([]),
	})
	.refine(({ paket, paketBaru }) => paket.length + paketBaru.length > 0, {
		path: ['paket'],
		message: 'Pilih paling sedikit satu paket.',
	})
	.refine(({ pasienBaru, paketBaru }) => (pasienBaru === null) === (paketBaru.length === 0), {
		path: ['paketBaru'],
		message: 'Pilih paket untuk pasien baru.',
	})
	.refine(({ memberId, pasienBaru }) => memberId !== null || pasienBaru !== null, {
		path: ['memberId'],
		message: 'Pilih pasien, atau isi data pasien baru.',
	})
export type ReservasiMejaInput = z.infer<typeof reservasiMejaInput>

export const createReservasiMeja = defineCall('POST /v1/staf/reservasi', {
	audience: { staff: ['reservasi', 'buat'] },
	summary: 'Reserves for a walk-in or a caller; the reservation is confirmed at once',
	limit: 'tulis',
	body: reservasiMejaInput,
	status: 201,
	response: createdOne(z.strictObject({ id, kode })),
})

const pilihanReservasi = z.strictObject({
	paket: z.array(z.strictObject({ id, nama: z.string(), harga: z.int() })),
	/** The first and the last day of visits. */
	dari: z.string(),
	sampai: z.string(),
})
export type PilihanReservasi = z.infer<typeof pilihanReservasi>

export const listPilihanReservasi = defineCall('GET /v1/staf/reservasi/pilihan', {
	audience: { staff: ['reservasi', 'lihat'] },
	summary: 'The offered packages and the days of visits, for the forms of the desk',
	response: one(pilihanReservasi),
})
