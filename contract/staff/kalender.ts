import { z } from 'zod'
import { daftarHariBuka, hariBuka, hariKunjungan } from '../kalender.ts'
import { id, one, tanggal } from '../shapes.ts'
import { isTanggal } from '../tanggal.ts'
import { bilangan, teksWajib } from './inputs.ts'
import { versi } from './responses.ts'

const KUOTA_TERBESAR = 9999

/** People or lines on one day; null for no limit. */
const kuota = bilangan(1, KUOTA_TERBESAR).nullable()

export const pengaturanKalenderInput = z.object({ hariBuka: daftarHariBuka, kuotaHarian: kuota })
export type PengaturanKalender = z.infer<typeof pengaturanKalenderInput>

export const kuotaPaketInput = z.object({ kuotaHarian: kuota })

export const hariTutupInput = z.object({
	tanggal: z.string().max(10).refine(isTanggal, 'Isi tanggalnya.'),
	keterangan: teksWajib(100),
	perkiraan: z.boolean().default(false),
})
export type HariTutupValues = z.infer<typeof hariTutupInput>

const barisHariTutup = z.strictObject({ id: tanggal, versi, ...hariTutupInput.shape })
export type BarisHariTutup = z.infer<typeof barisHariTutup>
export const listHariTutupResponse = one(z.array(barisHariTutup))

export const tahunInput = z
	.string()
	.regex(/^20\d\d$/)
	.transform(Number)

export const liburNasionalInput = z.object({ tahun: z.int().min(2000).max(2099) })
export const liburNasionalResponse = one(z.strictObject({ ditambah: z.int(), perkiraan: z.int() }))
export type LiburNasionalDimuat = z.infer<typeof liburNasionalResponse>['data']

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
export const getKalenderResponse = one(kalenderStaf)

export const bulanInput = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

const hariBulan = hariKunjungan.extend({ orang: z.int(), kuota: z.int().nullable() })
export type HariBulan = z.infer<typeof hariBulan>
export const getBulanResponse = one(z.array(hariBulan))
