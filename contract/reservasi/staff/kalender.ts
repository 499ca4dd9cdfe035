import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { created, id, one, tanggal } from '../../shapes.ts'
import { bilangan, teksWajib } from '../../staff/inputs.ts'
import { changedId, UTAMA, versi } from '../../staff/responses.ts'
import { isTanggal } from '../../tanggal/tanggal.ts'
import { daftarHariBuka, hariBuka, hariKunjungan } from '../kalender.ts'

const KUOTA_TERBESAR = 9999

/** People or lines on one day; null for no limit. */
const kuota = bilangan(1, KUOTA_TERBESAR).nullable()

export const pengaturanKalenderInput = z.object({ hariBuka: daftarHariBuka, kuotaHarian: kuota })

export const updatePengaturanKalender = defineCall(`PATCH /v1/staf/kalender/${UTAMA}`, {
	audience: { staff: ['kalender', 'ubah'] },
	summary: "Changes open weekdays and the daily quota; they are part of the shop's settings, which have to exist",
	body: pengaturanKalenderInput.extend({ versi }),
	response: changedId,
})

export const kuotaPaketInput = z.object({ kuotaHarian: kuota })

export const updateKuotaPaket = defineCall('PATCH /v1/staf/kalender/paket/{id}', {
	audience: { staff: ['kalender', 'ubah'] },
	summary: 'Changes the daily quota of a package',
	params: z.object({ id: z.string() }),
	body: kuotaPaketInput.extend({ versi }),
	response: changedId,
})

export const hariTutupInput = z.object({
	tanggal: z.string().max(10).refine(isTanggal, 'Isi tanggalnya.'),
	keterangan: teksWajib(100),
	perkiraan: z.boolean().default(false),
})
export type HariTutupValues = z.infer<typeof hariTutupInput>

const barisHariTutup = z.strictObject({ id: tanggal, versi, ...hariTutupInput.shape })
export type BarisHariTutup = z.infer<typeof barisHariTutup>

export const listHariTutup = defineCall('GET /v1/staf/kalender/tutup', {
	audience: { staff: ['kalender', 'lihat'] },
	summary: 'The closed days of a year',
	query: z.object({ tahun: z.string().regex(/^20\d\d$/) }),
	response: one(z.array(barisHariTutup)),
})

export const createHariTutup = defineCall('POST /v1/staf/kalender/tutup', {
	audience: { staff: ['kalender', 'ubah'] },
	summary: 'Closes a day',
	body: hariTutupInput,
	status: 201,
	response: created,
})

export const updateHariTutup = defineCall('PATCH /v1/staf/kalender/tutup/{id}', {
	audience: { staff: ['kalender', 'ubah'] },
	summary: 'Changes a closed day',
	params: z.object({ id: z.string() }),
	body: hariTutupInput.extend({ versi }),
	response: changedId,
})

export const deleteHariTutup = defineCall('DELETE /v1/staf/kalender/tutup/{id}', {
	audience: { staff: ['kalender', 'ubah'] },
	summary: 'Opens a closed day again',
	params: z.object({ id: z.string() }),
	body: z.object({ versi }),
	response: changedId,
})

export const loadLiburNasional = defineCall('POST /v1/staf/kalender/libur-nasional', {
	audience: { staff: ['kalender', 'ubah'] },
	summary: 'Adds the national holidays of a year; days that are in the list already stay as they are',
	body: z.object({ tahun: z.int().min(2000).max(2099) }),
	response: one(z.strictObject({ ditambah: z.int(), perkiraan: z.int() })),
})

const paketKuota = z.strictObject({ id, nama: z.string(), kuotaHarian: z.int().nullable(), versi })
export type PaketKuota = z.infer<typeof paketKuota>

const kalenderStaf = z.strictObject({
	/** Null until the shop has settings. */
	pengaturan: z.strictObject({ hariBuka: z.array(hariBuka), kuotaHarian: z.int().nullable(), versi }).nullable(),
	paket: z.array(paketKuota),
	/** Days from today with reservations, and how many. */
	terisi: z.array(z.strictObject({ tanggal, jumlah: z.int() })),
	/** The years whose national holidays can be loaded. */
	tahunLibur: z.array(z.int()),
})
export type KalenderStaf = z.infer<typeof kalenderStaf>

export const getKalender = defineCall('GET /v1/staf/kalender', {
	audience: { staff: ['kalender', 'lihat'] },
	summary: 'Open weekdays, quotas, and the coming days with reservations',
	response: one(kalenderStaf),
})

const hariBulan = hariKunjungan.extend({ orang: z.int(), kuota: z.int().nullable() })
export type HariBulan = z.infer<typeof hariBulan>

export const getBulan = defineCall('GET /v1/staf/kalender/bulan', {
	audience: { staff: ['kalender', 'lihat'] },
	summary: 'How full each day of a month is',
	query: z.object({ bulan: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
	response: one(z.array(hariBulan)),
})
