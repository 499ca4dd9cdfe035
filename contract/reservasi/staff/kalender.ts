import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { created, id, jamInput, one, tanggal } from '../../shapes.ts'
import { bilangan, rujukanOpsional, teksWajib, unlessWrong } from '../../staff/inputs.ts'
import { changedId, UTAMA, versi } from '../../staff/responses.ts'
import { isTanggal, tambahHari } from '../../tanggal/tanggal.ts'
import {
	aturanJamDatang,
	aturanOf,
	daftarHariBuka,
	hariBuka,
	hariKunjungan,
	haveOwnDays,
	jamKunjungan,
	withHours,
} from '../kalender.ts'

const KUOTA_TERBESAR = 9999

/** People or lines on one day; null for no limit. */
const kuota = bilangan(1, KUOTA_TERBESAR).nullable()

/** As the form holds it. */
export const aturanJamDatangInput = aturanOf(kuota)

export const pengaturanKalenderInput = z.object({
	hariBuka: daftarHariBuka,
	kuotaHarian: kuota,
	/** From this time on visitors cannot book the same day; null for no limit. */
	jamTerakhir: jamInput.nullable(),
	/** The windows of arrival; without them they stay as they are. Rules of past days are dropped. */
	jamDatang: z
		.array(aturanJamDatangInput)
		.max(100)
		.refine(haveOwnDays, 'Salah satu hari sudah ada di aturan lain.')
		.optional(),
})

export const updatePengaturanKalender = defineCall(`PATCH /v1/staf/kalender/${UTAMA}`, ['kalender', 'ubah'], {
	summary:
		"Changes open weekdays, the daily quota, the last hour and the windows of arrivals; they are part of the shop's settings, which have to exist",
	body: pengaturanKalenderInput.extend({ versi }),
	response: changedId,
})

export const kuotaPaketInput = z.object({
	kuotaHarian: kuota,
	/** The clinic whose hours give the quota of each day instead; null for the number. */
	kuotaPoliKlinikId: rujukanOpsional,
})

export const updateKuotaPaket = defineCall('PATCH /v1/staf/kalender/paket/{id}', ['kalender', 'ubah'], {
	summary: 'Changes the daily quota of a package',
	body: kuotaPaketInput.extend({ versi }),
	response: changedId,
})

export const hariTutupInput = withHours(
	z.object({
		tanggal: z.string().max(10).refine(isTanggal, 'Isi tanggalnya.'),
		keterangan: teksWajib(100),
		perkiraan: z.boolean().default(false),
		/** The part of the day that is closed; null for all of it. */
		jamMulai: jamInput.nullable().default(null),
		jamSelesai: jamInput.nullable().default(null),
	}),
)
export type HariTutupValues = z.infer<typeof hariTutupInput>

const barisHariTutup = z.strictObject({ id: tanggal, versi, ...hariTutupInput.shape })
export type BarisHariTutup = z.infer<typeof barisHariTutup>

export const listHariTutup = defineCall('GET /v1/staf/kalender/tutup', ['kalender', 'lihat'], {
	summary: 'The closed days of a year',
	query: z.object({ tahun: z.string().regex(/^20\d\d$/) }),
	response: one(z.array(barisHariTutup)),
})

export const createHariTutup = defineCall('POST /v1/staf/kalender/tutup', ['kalender', 'ubah'], {
	summary: 'Closes a day, or a part of it',
	body: hariTutupInput,
	response: created,
})

export const updateHariTutup = defineCall('PATCH /v1/staf/kalender/tutup/{id}', ['kalender', 'ubah'], {
	summary: 'Changes a closed day',
	body: hariTutupInput.safeExtend({ versi }),
	response: changedId,
})

export const deleteHariTutup = defineCall('DELETE /v1/staf/kalender/tutup/{id}', ['kalender', 'ubah'], {
	summary: 'Opens a closed day again',
	body: z.object({ versi }),
	response: changedId,
})

export const loadLiburNasional = defineCall('POST /v1/staf/kalender/libur-nasional', ['kalender', 'ubah'], {
	summary: 'Adds the national holidays of a year; days that are in the list already stay as they are',
	body: z.object({ tahun: z.int().min(2000).max(2099) }),
	response: one(z.strictObject({ ditambah: z.int(), perkiraan: z.int() })),
})

const paketKuota = z.strictObject({
	id,
	nama: z.string(),
	kuotaHarian: z.int().nullable(),
	kuotaPoliKlinikId: z.string().nullable(),
	versi,
})

const kalenderStaf = z.strictObject({
	/** Null until the shop has settings. */
	pengaturan: z
		.strictObject({
			hariBuka: z.array(hariBuka),
			kuotaHarian: z.int().nullable(),
			jamTerakhir: z.string().nullable(),
			jamDatang: z.array(aturanJamDatang),
			versi,
		})
		.nullable(),
	paket: z.array(paketKuota),
	/** The clinics with quotas in their hours of practice. */
	poliKlinik: z.array(z.strictObject({ id, nama: z.string() })),
	/** Days from today with reservations, and how many, by window of arrival; empty for those without one. */
	terisi: z.array(z.strictObject({ tanggal, jamDatang: z.string(), jumlah: z.int() })),
	/** The years whose national holidays can be loaded. */
	tahunLibur: z.array(z.int()),
})
export type KalenderStaf = z.infer<typeof kalenderStaf>

export const getKalender = defineCall('GET /v1/staf/kalender', ['kalender', 'lihat'], {
	summary: 'Open weekdays, quotas, and the coming days with reservations',
	response: one(kalenderStaf),
})

const terisi = { orang: z.int(), kuota: z.int().nullable() }
const hariBulan = hariKunjungan.extend({ ...terisi, jamDatang: z.array(jamKunjungan.extend(terisi)).optional() })
export type HariBulan = z.infer<typeof hariBulan>

export const getBulan = defineCall('GET /v1/staf/kalender/bulan', ['kalender', 'lihat'], {
	summary: 'How full each day of a month is',
	query: z.object({ bulan: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
	response: one(z.array(hariBulan)),
})

const MAX_HARI = 62

const hari = z.string().max(10).refine(isTanggal, 'Isi tanggalnya.')
const fields = { dari: hari, sampai: hari }

/** From one day to another, both included. */
const isRentang = ({ dari, sampai }: { dari: string; sampai: string }) =>
	dari <= sampai && sampai < tambahHari(dari, MAX_HARI)
const wrong = {
	path: ['sampai'],
	message: `Pilih hari yang sama atau sesudahnya, paling banyak ${MAX_HARI} hari.`,
	...unlessWrong('dari', 'sampai'),
}

export const tutupRentangInput = z.object({ ...fields, keterangan: teksWajib(100) }).refine(isRentang, wrong)
export type TutupRentangValues = z.infer<typeof tutupRentangInput>

export const closeRentang = defineCall('POST /v1/staf/kalender/tutup/rentang', ['kalender', 'ubah'], {
	summary:
		'Closes the days of a range; days that are closed already stay as they are, those of which a part is closed close whole',
	body: tutupRentangInput,
	response: one(z.strictObject({ ditutup: z.int() })),
})

const terdampak = z.strictObject({
	/** Those that can move, in the order in which they were made; without names. */
	reservasi: z.array(
		z.strictObject({
			id,
			kode: z.string(),
			tanggalVisit: tanggal,
			/** Whether a message about the new day goes out by itself. */
			adaEmail: z.boolean(),
			/** Whether the patient was asked to choose another day than this one. */
			diminta: z.boolean(),
		}),
	),
	/**
	 * The first open day after the range with room for all of them, else the first open one; null without any. A day that
	 * is closed in part is the first of these, if it has windows of arrival.
	 */
	usulan: z.strictObject({ tanggal, cukup: z.boolean() }).nullable(),
})
export type Terdampak = z.infer<typeof terdampak>

export const getTerdampak = defineCall('GET /v1/staf/reservasi/terdampak', ['reservasi', 'ubah'], {
	summary: 'The reservations of a range that closes, or of the closed part of a day, and a day that they can move to',
	query: z.object(fields).refine(isRentang, wrong),
	response: one(terdampak),
})
