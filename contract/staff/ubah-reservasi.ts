import { z } from 'zod'
import { MAX_KERANJANG } from '../keranjang.ts'
import { id } from '../shapes.ts'
import { statusReservasi } from '../status-reservasi.ts'
import { isTanggal } from '../tanggal.ts'
import { idRujukan, teks, teksWajib } from './inputs.ts'

// In each of these `dari` is what the caller saw. Something else in the database means a conflict.

const hari = z.string().refine(isTanggal, 'Pilih tanggal kunjungan.')

export const jadwalUlangInput = z.object({ dari: hari, ke: hari, catatan: teks(300).default('') })

/** The ids of the lines. */
const lines = z.array(id).max(MAX_KERANJANG)

export const tambahPaketInput = z.object({ dari: lines, pasienId: idRujukan, shopItemId: idRujukan })

export const hapusPaketInput = z.object({ dari: lines })

export const kembaliInput = z.object({ dari: z.enum(statusReservasi), alasan: teksWajib(300) })

export const MAX_CATATAN = 1000

export const catatanInput = z.object({ dari: z.string().max(MAX_CATATAN), ke: teks(MAX_CATATAN) })
