import { z } from 'zod'
import { hari, id, one } from '../shapes.ts'
import { isTanggal } from '../tanggal.ts'
import { idRujukan, teks, teksWajib } from './inputs.ts'
import { versi } from './responses.ts'

const jam = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Tulis sebagai JJ:MM.')
const hariTanggal = z.string().refine(isTanggal, 'Isi tanggalnya.')
const sesudahMulai = 'Harus sesudah jam mulai.'

/** One slot of a doctor's week. */
export const isianWaktu = z
	.object({
		dokterId: idRujukan,
		poliKlinikId: idRujukan,
		hari: z.array(hari).min(1, 'Pilih paling sedikit satu hari.').max(7),
		jamMulai: jam,
		jamSelesai: jam,
		keteranganWaktu: teks(100).default(''),
	})
	.refine(({ jamMulai, jamSelesai }) => jamMulai < jamSelesai, { path: ['jamSelesai'], message: sesudahMulai })
export type IsianWaktu = z.infer<typeof isianWaktu>

/** A note about the schedule, shown until a day or always. */
export const isianCatatan = z.object({
	dokterId: idRujukan,
	keterangan: teksWajib(300),
	berlakuSampai: z
		.union([hariTanggal, z.literal('')])
		.nullish()
		.transform((day) => day || null),
})
export type IsianCatatan = z.infer<typeof isianCatatan>

export const jenisPengecualian = ['cuti', 'ganti', 'tutup'] as const
export type JenisPengecualian = (typeof jenisPengecualian)[number]

const rujukanOpsional = idRujukan
	.or(z.literal(''))
	.nullish()
	.transform((id) => id || null)
const jamOpsional = jam
	.or(z.literal(''))
	.nullish()
	.transform((text) => text || null)

const pengecualian = z.object({
	jenis: z.enum(jenisPengecualian),
	dokterId: rujukanOpsional,
	poliKlinikId: rujukanOpsional,
	mulai: hariTanggal,
	selesai: hariTanggal,
	jamMulai: jamOpsional,
	jamSelesai: jamOpsional,
	alasan: teks(200).default(''),
	alasanTampil: z.boolean().default(false),
})

/** Days that differ from the weekly schedule. Fields that the kind does not use become null. */
export const isianPengecualian = pengecualian
	.transform((isian) => ({
		...isian,
		dokterId: isian.jenis === 'tutup' ? null : isian.dokterId,
		selesai: isian.jenis === 'ganti' ? isian.mulai : isian.selesai,
		jamMulai: isian.jenis === 'ganti' ? isian.jamMulai : null,
		jamSelesai: isian.jenis === 'ganti' ? isian.jamSelesai : null,
	}))
	.superRefine(({ jenis, dokterId, poliKlinikId, mulai, selesai, jamMulai, jamSelesai }, context) => {
		const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
		if (jenis !== 'tutup' && !dokterId) refuse('dokterId', 'Wajib dipilih.')
		if (selesai < mulai) refuse('selesai', 'Tidak boleh sebelum hari pertama.')
		if (jenis !== 'ganti') return
		if (!poliKlinikId) refuse('poliKlinikId', 'Wajib dipilih.')
		if (!jamMulai) refuse('jamMulai', 'Wajib diisi.')
		if (!jamSelesai) refuse('jamSelesai', 'Wajib diisi.')
		else if (jamMulai && jamSelesai <= jamMulai) refuse('jamSelesai', sesudahMulai)
	})
export type IsianPengecualian = z.infer<typeof isianPengecualian>

/** Limits a change to one day of a slot; the other days keep their hours. */
export const hanyaHari = hari.optional()

const barisWaktu = z.strictObject({ id, versi, ...isianWaktu.shape })
export type BarisWaktu = z.infer<typeof barisWaktu>

const barisCatatan = z.strictObject({ id, versi, ...isianCatatan.shape })
export type BarisCatatan = z.infer<typeof barisCatatan>

const barisPengecualian = z.strictObject({ id, versi, ...pengecualian.shape })
export type BarisPengecualian = z.infer<typeof barisPengecualian>
export const listPengecualianResponse = one(z.array(barisPengecualian))

/** The schedules of some doctors. */
const jadwalStaf = z.strictObject({
	waktu: z.array(barisWaktu),
	catatan: z.array(barisCatatan),
	pengecualian: z.array(barisPengecualian),
})
export type JadwalStaf = z.infer<typeof jadwalStaf>
export const getJadwalResponse = one(jadwalStaf)

const pilihanJadwal = z.strictObject({
	dokter: z.array(z.strictObject({ id, nama: z.string(), spesialis: z.string(), poliKlinik: z.array(z.string()) })),
	poliKlinik: z.array(z.strictObject({ id, nama: z.string() })),
})
export type PilihanJadwal = z.infer<typeof pilihanJadwal>
export const pilihanJadwalResponse = one(pilihanJadwal)
