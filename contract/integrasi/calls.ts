import { z } from 'zod'
import { defineCall } from '../call.ts'
import { langkahReservasi } from '../reservasi/staff/reservasi.ts'
import { statusReservasi } from '../reservasi/status-reservasi.ts'
import { epochMs, hari, id, jamInput, one, tanggal } from '../shapes.ts'
import { kuota, teks, teksWajib, unlessWrong, withJamOrder } from '../staff/inputs.ts'
import { isTanggal } from '../tanggal/tanggal.ts'
import { jumlahSinkron } from './staff/sinkronisasi.ts'

// The calls of other systems, such as the hospital's information system (SIMRS). `kode` is always that system's own code.

const kode = teksWajib(40)
/** A code of another register. A sender that does not know it leaves it out: what staff wrote stays. */
const kodeLain = teks(64).optional()
const hariTanggal = z.string().refine(isTanggal, 'Isi tanggalnya, YYYY-MM-DD.')

const barisPoliKlinik = z.object({
	kode,
	nama: teksWajib(100),
	/** Inactive: hidden from the site. */
	aktif: z.boolean().default(true),
	/** The id of its Location in SATUSEHAT. */
	kodeSatusehat: kodeLain,
	/** The code of BPJS (HFIS). */
	kodeBpjs: kodeLain,
})

const barisDokter = z.object({
	kode,
	nama: teksWajib(150),
	spesialis: teks(150).default(''),
	aktif: z.boolean().default(true),
	/** The IHS number of SATUSEHAT. */
	kodeSatusehat: kodeLain,
	kodeBpjs: kodeLain,
})

const barisJadwal = withJamOrder(
	z.object({ dokter: kode, poliKlinik: kode, hari, jamMulai: jamInput, jamSelesai: jamInput, kuota }),
)

const barisCuti = z
	.object({
		kode,
		dokter: kode,
		mulai: hariTanggal,
		selesai: hariTanggal,
		alasan: teks(200).default(''),
		alasanTampil: z.boolean().default(false),
	})
	.refine(({ mulai, selesai }) => mulai <= selesai, {
		path: ['selesai'],
		message: 'Tidak boleh sebelum hari pertama.',
		...unlessWrong('mulai', 'selesai'),
	})

export type BarisPoliKlinik = z.infer<typeof barisPoliKlinik>
export type BarisDokter = z.infer<typeof barisDokter>
export type BarisJadwal = z.infer<typeof barisJadwal>
export type BarisCuti = z.infer<typeof barisCuti>

const hasilSinkron = z.strictObject({
	dryRun: z.boolean(),
	jumlah: jumlahSinkron,
	perubahan: z.array(
		z.strictObject({
			aksi: z.enum(['buat', 'ubah', 'hilang']),
			kode: z.string(),
			nama: z.string(),
			/** In words, in Indonesian. */
			keterangan: z.string(),
		}),
	),
})
export type HasilSinkron = z.infer<typeof hasilSinkron>

const query = z.object({
	dryRun: z.enum(['0', '1']).default('0'),
	yakin: z.enum(['0', '1']).default('0'),
})

const MAX_BARIS = 5000

/** One kind, always sent whole. */
const defineWhole = <const Path extends string, Row extends z.ZodType>(
	path: Path,
	summary: string,
	data: z.ZodArray<Row>,
) =>
	defineCall(
		`PUT ${path}`,
		{ cakupan: 'jadwal:tulis' },
		{
			summary,
			query,
			body: z.object({ data: data.max(MAX_BARIS) }),
			limit: 'integrasi',
			response: one(hasilSinkron),
			errors: ['HILANG_BANYAK'],
		},
	)

const KOSONG = 'Kiriman kosong tidak diterima.'

export const putPoliKlinik = defineWhole(
	'/v1/integrasi/poli-klinik',
	'All clinics; an absent one is hidden',
	z.array(barisPoliKlinik).min(1, KOSONG),
)

export const putDokter = defineWhole(
	'/v1/integrasi/dokter',
	'All doctors; an absent one is hidden',
	z.array(barisDokter).min(1, KOSONG),
)

export const putJadwal = defineWhole(
	'/v1/integrasi/jadwal',
	'The weekly hours of all doctors; absent ones are removed',
	z.array(barisJadwal).min(1, KOSONG),
)

export const putCuti = defineWhole(
	'/v1/integrasi/cuti',
	'The present and future leave of all doctors; absent ones are removed, all of them by an empty list',
	z.array(barisCuti),
)

const kodeAtauNull = z.string().nullable()
const isiIntegrasi = z.strictObject({
	poliKlinik: z.array(
		z.strictObject({
			id,
			kode: kodeAtauNull,
			nama: z.string(),
			uri: z.string(),
			aktif: z.boolean(),
			kodeSatusehat: z.string(),
			kodeBpjs: z.string(),
		}),
	),
	dokter: z.array(
		z.strictObject({
			id,
			kode: kodeAtauNull,
			nama: z.string(),
			uri: z.string(),
			spesialis: z.string(),
			aktif: z.boolean(),
			kodeSatusehat: z.string(),
			kodeBpjs: z.string(),
		}),
	),
	jadwal: z.array(
		z.strictObject({
			dokterId: id,
			poliKlinikId: id,
			hari,
			jamMulai: z.string(),
			jamSelesai: z.string(),
			kuota: z.int().nullable(),
		}),
	),
	/** Present and future leave. */
	cuti: z.array(
		z.strictObject({ kode: kodeAtauNull, dokterId: id, mulai: tanggal, selesai: tanggal, alasan: z.string() }),
	),
})

export const getIsiIntegrasi = defineCall(
	'GET /v1/integrasi/jadwal',
	{ cakupan: 'jadwal:baca' },
	{
		summary: 'Clinics, doctors, weekly hours and leave as they are here, hidden ones too',
		limit: 'integrasi',
		response: one(isiIntegrasi),
	},
)

const reservasiIntegrasi = z.strictObject({
	kode: z.string(),
	status: z.enum(statusReservasi),
	tanggalVisit: tanggal,
	/** `07:00-09:00`; empty on a day without windows of arrival. */
	jamDatang: z.string(),
	atasNama: z.string(),
	noTelp: z.string(),
	createdAt: epochMs,
	asal: z.enum(['situs', 'meja']),
	item: z.array(z.strictObject({ paket: z.string(), pasien: z.string(), harga: z.int() })),
})
export type ReservasiIntegrasi = z.infer<typeof reservasiIntegrasi>

export const listReservasiIntegrasi = defineCall(
	'GET /v1/integrasi/reservasi',
	{ cakupan: 'reservasi:baca' },
	{
		summary: 'What happened to reservations after a place in the event table, in order, without gaps and doubles',
		limit: 'integrasi',
		query: z.object({
			/** `berikutnya` of the answer before; 0 for the first time. */
			sejak: z.coerce.number().int().min(0).default(0),
			jumlah: z.coerce.number().int().min(1).max(500).default(100),
		}),
		response: z.strictObject({
			data: z.array(
				z.strictObject({
					urutan: z.int(),
					aksi: z.string(),
					pada: epochMs,
					/** As it is now; null when its data has been deleted since. */
					reservasi: reservasiIntegrasi.nullable(),
				}),
			),
			berikutnya: z.int(),
			adaLagi: z.boolean(),
		}),
		/** `sejak` is larger than every number: the site was restored, and the reader starts from 0. */
		errors: ['SEJAK_TIDAK_DIKENAL'],
	},
)

export const moveReservasiIntegrasi = defineCall(
	'POST /v1/integrasi/reservasi/{kode}/status',
	{ cakupan: 'reservasi:tulis' },
	{
		summary: 'Moves a reservation to another status, from the one that the caller knew',
		limit: 'integrasi',
		body: langkahReservasi,
		response: one(z.strictObject({ id, status: z.enum(statusReservasi) })),
		errors: ['TIDAK_DITEMUKAN', 'SUDAH_BERUBAH', 'LANGKAH_DITOLAK'],
	},
)
