import type { JenisKelamin } from '../shapes.ts'

export const namaJenisKelamin: Record<JenisKelamin, string> = { l: 'Laki-Laki', p: 'Perempuan' }
