import { z } from 'zod'
import { defineCall } from '../call.ts'
import { one } from '../shapes.ts'
import { noJson } from './responses.ts'

/** The tables that staff export and import as CSV. */
export const jenisCsv = ['dokter', 'jadwal', 'paket'] as const
export type JenisCsv = (typeof jenisCsv)[number]

export const MAX_BARIS = 5000

const aksiRencana = z.enum(['baru', 'ubah', 'sama', 'hapus', 'salah'])

/** What one line of the file changes. `hapus` has no line: the file leaves out something that exists. */
const barisRencana = z.strictObject({
	/** As a text editor counts lines; 0 for `hapus`. */
	nomor: z.int(),
	aksi: aksiRencana,
	label: z.string(),
	perubahan: z.array(z.strictObject({ kolom: z.string(), dari: z.string(), ke: z.string() })),
	kesalahan: z.array(z.string()),
})
export type BarisRencana = z.infer<typeof barisRencana>

const rencanaImpor = z.strictObject({ jumlah: z.record(aksiRencana, z.int()), baris: z.array(barisRencana) })
export type RencanaImpor = z.infer<typeof rencanaImpor>

export const downloadIsi = defineCall('GET /v1/staf/impor/isi.json', ['impor', 'lihat'], {
	fresh: true,
	limit: 'tulis',
	summary: 'All content as JSON, as `npm run export` writes it',
	response: noJson,
})

const params = z.object({ jenis: z.enum(jenisCsv) })
const body = z.object({ csv: z.string().min(1, 'Pilih berkas CSV.') })

export const downloadCsv = defineCall('GET /v1/staf/impor/csv/{jenis}', ['impor', 'lihat'], {
	fresh: true,
	summary: 'A table as CSV',
	params,
	response: noJson,
})

export const previewCsv = defineCall('POST /v1/staf/impor/csv/{jenis}/periksa', ['impor', 'buat'], {
	summary: 'What a file would change, line by line; changes nothing',
	params,
	body,
	response: one(rencanaImpor),
})

export const applyCsv = defineCall('POST /v1/staf/impor/csv/{jenis}/terapkan', ['impor', 'buat'], {
	summary: 'Applies the whole file or nothing; every record gets its own audit entry',
	params,
	body,
	response: one(rencanaImpor),
})
