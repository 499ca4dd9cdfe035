import { z } from 'zod'
import type { Hari } from '../hari.ts'
import { hari } from '../shapes.ts'
import { isTanggal } from '../tanggal.ts'
import { idRujukan, teks, teksWajib } from './inputs.ts'

const jam = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Tulis sebagai JJ:MM.')
const hariTanggal = z.string().refine(isTanggal, 'Isi tanggalnya.')
const sesudahMulai = 'Harus sesudah jam mulai.'

/** One line of a doctor's week. */
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

/** A note beside the week, shown until a day or always. */
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

/** Days on which the week does not hold. What the kind has no use for is left out. */
export const isianPengecualian = z
	.object({
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

/** Which state of a row the caller saw: somebody else may have been quicker. */
export const versi = z.string().max(64)

/** With it one day of a slot is meant: the others keep their hours. */
export const hanyaHari = hari.optional()

interface Baris {
	id: string
	versi: string
}

export interface BarisWaktu extends Baris, Omit<IsianWaktu, 'hari'> {
	hari: Hari[]
}
export interface BarisCatatan extends Baris, IsianCatatan {}
export interface BarisPengecualian extends Baris, IsianPengecualian {}

/** All that is known of the weeks of some doctors. */
export interface JadwalStaf {
	waktu: BarisWaktu[]
	catatan: BarisCatatan[]
	pengecualian: BarisPengecualian[]
}

export interface PilihanJadwal {
	dokter: { id: string; nama: string; spesialis: string; poliKlinik: string[] }[]
	poliKlinik: { id: string; nama: string }[]
}
