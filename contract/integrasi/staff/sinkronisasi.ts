import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { epochMs, one } from '../../shapes.ts'
import { changedId } from '../../staff/responses.ts'

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
	/** When something changed last. */
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
