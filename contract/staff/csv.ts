import { z } from 'zod'
import { one } from '../shapes.ts'

/** The tables that staff export and import as CSV. */
export const jenisCsv = ['dokter', 'jadwal', 'paket'] as const
export type JenisCsv = (typeof jenisCsv)[number]

export const MAX_BARIS = 5000

export const csvInput = z.object({ csv: z.string().min(1, 'Pilih berkas CSV.') })

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
export const rencanaImporResponse = one(rencanaImpor)
