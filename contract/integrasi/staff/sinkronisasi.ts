import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { epochMs, id, one } from '../../shapes.ts'
import { bilangan, teksWajib } from '../../staff/inputs.ts'
import { changedId, createdOne } from '../../staff/responses.ts'
import { cakupan } from '../cakupan.ts'

/** What another system keeps: each kind is sent whole. */
export const namaSinkron = {
	'poli-klinik': 'Poli klinik',
	dokter: 'Dokter',
	jadwal: 'Jadwal dokter',
	cuti: 'Cuti dokter',
} as const

export type JenisSinkron = keyof typeof namaSinkron
const jenisSinkron = Object.keys(namaSinkron) as [JenisSinkron, ...JenisSinkron[]]

export const jumlahSinkron = z.strictObject({
	dibuat: z.int(),
	diubah: z.int(),
	/** Clinics and doctors that are hidden, hours and leave that are removed. */
	hilang: z.int(),
	tetap: z.int(),
})

const sinkronisasi = z.strictObject({
	jenis: z.enum(jenisSinkron),
	/** The name of the key that sent it last. */
	kunciNama: z.string(),
	diterimaAt: epochMs,
	berubahAt: epochMs,
	jumlah: jumlahSinkron,
})
export type Sinkronisasi = z.infer<typeof sinkronisasi>

export const listSinkronisasi = defineCall('GET /v1/staf/integrasi/sinkronisasi', ['integrasi', 'lihat'], {
	summary: 'What other systems keep here, and when they sent it last',
	response: one(z.array(sinkronisasi)),
})

export const releaseSinkronisasi = defineCall(
	'DELETE /v1/staf/integrasi/sinkronisasi/{jenis}',
	['integrasi', 'hapus'],
	{
		fresh: true,
		summary: 'Gives one kind back to staff: everything stays as it is and can be changed in the staff app',
		params: z.object({ jenis: z.enum(jenisSinkron) }),
		response: changedId,
	},
)

export const kunciApiInput = z.object({
	nama: teksWajib(60),
	cakupan: z
		.array(z.enum(cakupan))
		.transform((chosen) => cakupan.filter((each) => chosen.includes(each)))
		.refine((chosen) => chosen.length > 0, 'Pilih paling sedikit satu hak.'),
	/** In days; a key without an end is forgotten, not guarded. */
	berlakuHari: bilangan(1, 730).default(365),
})
export type KunciApiValues = z.infer<typeof kunciApiInput>

export const kunciApi = z.strictObject({
	id,
	nama: z.string(),
	cakupan: z.array(z.enum(cakupan)),
	/** The last characters of the key, by which people tell it from another. */
	akhir: z.string(),
	stafNama: z.string(),
	createdAt: epochMs,
	kedaluwarsaAt: epochMs,
	/** Accurate to a minute; null for never. */
	dipakaiAt: epochMs.nullable(),
	dicabutAt: epochMs.nullable(),
})
export type KunciApi = z.infer<typeof kunciApi>

export const listKunciApi = defineCall('GET /v1/staf/integrasi/kunci', ['integrasi', 'lihat'], {
	summary: 'The keys of other systems, newest first, without the keys themselves',
	response: one(z.array(kunciApi)),
})

export const createKunciApi = defineCall('POST /v1/staf/integrasi/kunci', ['integrasi', 'buat'], {
	fresh: true,
	summary: 'Makes a key; the answer has it for the only time',
	limit: 'tulis',
	body: kunciApiInput,
	response: createdOne(kunciApi.extend({ kunci: z.string() })),
})

export const revokeKunciApi = defineCall('DELETE /v1/staf/integrasi/kunci/{id}', ['integrasi', 'hapus'], {
	summary: 'Revokes a key at once; its row stays for the record',
	limit: 'tulis',
	response: changedId,
})
