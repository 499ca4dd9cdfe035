import type { JenisKelamin } from '../../../contract/shapes.ts'

export const namaJenisKelamin: Record<JenisKelamin, string> = { l: 'Laki-Laki', p: 'Perempuan' }
