import { z } from 'zod'
import { teksWajib } from './inputs.ts'
import { peran } from './permissions.ts'

/** Lengths of a password; what it may be made of is nobody's business. */
export const SANDI_MIN = 12
export const SANDI_MAX = 128

const email = z.string().trim().toLowerCase().max(200).pipe(z.email('Alamat email belum sesuai.'))
/** Given to be compared, not to be kept: any length that a password may have had. */
const sandi = z.string().min(1, 'Wajib diisi.').max(SANDI_MAX)
const sandiBaru = z.string().min(SANDI_MIN, `Paling sedikit ${SANDI_MIN} karakter.`).max(SANDI_MAX)
const token = z.string().min(1).max(200)
const kode = z.string().trim().min(6, 'Wajib diisi.').max(40)

export const isianMasuk = z.object({ email, sandi })
export const isianKode = z.object({ kode })
export const isianTautan = z.object({ token })
export const isianSandi = z.object({ token, sandi: sandiBaru })
export const isianGantiSandi = z.object({ sandiLama: sandi, sandi: sandiBaru })
export const isianKonfirmasi = z.object({ sandi })

export const isianPengguna = z.object({
	nama: teksWajib(100),
	email,
	peran: z.enum(peran),
	aktif: z.boolean().default(true),
})
