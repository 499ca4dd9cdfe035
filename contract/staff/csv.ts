import { z } from 'zod'

/** What goes in and out as a table. */
export const jenisCsv = ['dokter', 'jadwal', 'paket'] as const
export type JenisCsv = (typeof jenisCsv)[number]

export const MAX_BARIS = 5000

export const isianCsv = z.object({ csv: z.string().min(1, 'Pilih berkas CSV.') })

/** What one line of the file would do. `hapus` is no line: something that is there and that the file leaves out. */
export interface BarisRencana {
	/** As a text editor counts lines; 0 for `hapus`. */
	nomor: number
	aksi: 'baru' | 'ubah' | 'sama' | 'hapus' | 'salah'
	label: string
	perubahan: { kolom: string; dari: string; ke: string }[]
	kesalahan: string[]
}

export interface RencanaImpor {
	jumlah: Record<BarisRencana['aksi'], number>
	baris: BarisRencana[]
}
