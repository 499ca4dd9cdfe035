import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { created, hari, id, jamInput, one } from '../../shapes.ts'
import { idRujukan, kuota, rujukanOpsional, teks, teksWajib, withJamOrder } from '../../staff/inputs.ts'
import { changedId, versi } from '../../staff/responses.ts'
import { isTanggal } from '../../tanggal/tanggal.ts'

const hariTanggal = z.string().refine(isTanggal, 'Isi tanggalnya.')

/** One slot of a doctor's week. */
export const waktuInput = withJamOrder(
	z.object({
		dokterId: idRujukan,
		poliKlinikId: idRujukan,
		hari: z.array(hari).min(1, 'Pilih paling sedikit satu hari.').max(7),
		jamMulai: jamInput,
		jamSelesai: jamInput,
		keteranganWaktu: teks(100).default(''),
		kuota,
	}),
)
export type WaktuValues = z.infer<typeof waktuInput>

const barisWaktu = z.strictObject({ id, versi, ...waktuInput.shape })
export type BarisWaktu = z.infer<typeof barisWaktu>

/** Limits a change to one day of a slot; the other days keep their hours. */
const hanyaHari = hari.optional()

export const createWaktu = defineCall('POST /v1/staf/jadwal/waktu', ['jadwal', 'ubah'], {
	summary: 'Creates a slot',
	body: waktuInput,
	response: created,
})

export const updateWaktu = defineCall('PATCH /v1/staf/jadwal/waktu/{id}', ['jadwal', 'ubah'], {
	summary: 'Changes a slot; with `hanyaHari` only that day changes, and the other days of the slot stay',
	body: waktuInput.and(z.object({ versi, hanyaHari })),
	response: changedId,
})

export const deleteWaktu = defineCall('DELETE /v1/staf/jadwal/waktu/{id}', ['jadwal', 'ubah'], {
	summary: 'Removes a slot, or one day of it',
	body: z.object({ versi, hanyaHari }),
	response: changedId,
})

/** A note about the schedule, shown until a day or always. */
export const catatanInput = z.object({
	dokterId: idRujukan,
	keterangan: teksWajib(300),
	berlakuSampai: z
		.union([hariTanggal, z.literal('')])
		.nullish()
		.transform((day) => day || null),
})
export type CatatanValues = z.infer<typeof catatanInput>

const barisCatatan = z.strictObject({ id, versi, ...catatanInput.shape })
export type BarisCatatan = z.infer<typeof barisCatatan>

export const createCatatan = defineCall('POST /v1/staf/jadwal/catatan', ['jadwal', 'ubah'], {
	summary: 'Creates a note',
	body: catatanInput,
	response: created,
})

export const updateCatatan = defineCall('PATCH /v1/staf/jadwal/catatan/{id}', ['jadwal', 'ubah'], {
	summary: 'Changes a note',
	body: catatanInput.extend({ versi }),
	response: changedId,
})

export const deleteCatatan = defineCall('DELETE /v1/staf/jadwal/catatan/{id}', ['jadwal', 'ubah'], {
	summary: 'Deletes a note',
	body: z.object({ versi }),
	response: changedId,
})

export const jenisPengecualian = ['cuti', 'ganti', 'tutup'] as const
export type JenisPengecualian = (typeof jenisPengecualian)[number]

export const namaPengecualian: Record<JenisPengecualian, string> = {
	cuti: 'Dokter cuti atau berhalangan',
	ganti: 'Jam pengganti pada satu hari',
	tutup: 'Poli tutup atau hari libur',
}

const jamOpsional = jamInput
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
export const pengecualianInput = pengecualian
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
		else if (jamMulai && jamSelesai <= jamMulai) refuse('jamSelesai', 'Harus sesudah jam mulai.')
	})
export type PengecualianValues = z.infer<typeof pengecualianInput>

const barisPengecualian = z.strictObject({
	id,
	versi,
	...pengecualian.shape,
	/** The code of the information system that keeps it; null for staff's own. */
	kodeSimrs: z.string().nullable(),
})
export type BarisPengecualian = z.infer<typeof barisPengecualian>

export const listPengecualian = defineCall('GET /v1/staf/jadwal/pengecualian', ['jadwal', 'lihat'], {
	summary: 'All exceptions: current and future ones, or with `lewat` the past ones, latest first',
	query: z.object({ lewat: z.enum(['0', '1']).default('0') }),
	response: one(z.array(barisPengecualian)),
})

export const createPengecualian = defineCall('POST /v1/staf/jadwal/pengecualian', ['jadwal', 'ubah'], {
	summary: 'Creates an exception',
	body: pengecualianInput,
	response: created,
})

export const updatePengecualian = defineCall('PATCH /v1/staf/jadwal/pengecualian/{id}', ['jadwal', 'ubah'], {
	summary: 'Changes an exception',
	body: pengecualianInput.and(z.object({ versi })),
	response: changedId,
})

export const deletePengecualian = defineCall('DELETE /v1/staf/jadwal/pengecualian/{id}', ['jadwal', 'ubah'], {
	summary: 'Deletes an exception',
	body: z.object({ versi }),
	response: changedId,
})

const jadwalStaf = z.strictObject({
	waktu: z.array(barisWaktu),
	catatan: z.array(barisCatatan),
	/** The current and future ones of these doctors and of all clinics. */
	pengecualian: z.array(barisPengecualian),
})
export type JadwalStaf = z.infer<typeof jadwalStaf>

export const getJadwal = defineCall('GET /v1/staf/jadwal', ['jadwal', 'lihat'], {
	summary: 'The week of one doctor, or of all doctors of a clinic with their hours in other clinics, which may overlap',
	query: z
		.object({ dokterId: id.optional(), poliKlinikId: id.optional() })
		.refine(({ dokterId, poliKlinikId }) => dokterId || poliKlinikId, 'Pilih dokter atau poli.'),
	response: one(jadwalStaf),
})

const pilihanJadwal = z.strictObject({
	dokter: z.array(
		z.strictObject({
			id,
			nama: z.string(),
			spesialis: z.string(),
			poliKlinik: z.array(z.string()),
			/** Whether another system keeps the weekly hours. */
			dikelola: z.boolean(),
		}),
	),
	poliKlinik: z.array(z.strictObject({ id, nama: z.string() })),
})
export type PilihanJadwal = z.infer<typeof pilihanJadwal>

export const listPilihan = defineCall('GET /v1/staf/jadwal/pilihan', ['jadwal', 'lihat'], {
	summary: 'The options of the schedule page: doctors and clinics by name',
	response: one(pilihanJadwal),
})
