import { z } from 'zod'
import { searchText } from '../parameters.ts'
import { type StatusReservasi, statusReservasi } from '../status-reservasi.ts'
import { isTanggal } from '../tanggal.ts'
import { teks, teksWajib } from './inputs.ts'

const status = z.enum(statusReservasi)

/** Which reservations are listed, or go into a file. */
export const saringanReservasi = {
	/** The day of the visit; without one all days, latest first. */
	tanggal: z.string().refine(isTanggal, 'Bukan tanggal.').optional(),
	status: status.optional(),
	/** A part of the code, of a name or of the phone number. */
	q: searchText,
}
export type SaringanReservasi = z.infer<z.ZodObject<typeof saringanReservasi>>

/** `dari` is what the caller saw: somebody else may have been quicker. */
export const isianStatus = z
	.object({ dari: status, ke: status, catatan: teks(300).default('') })
	.refine(({ ke, catatan }) => ke !== 'batal' || catatan !== '', {
		path: ['catatan'],
		message: 'Tulis alasan pembatalan.',
	})

export const isianLihatNik = z.object({ alasan: teksWajib(200) })

/** One line of the desk's list. */
export interface BarisReservasi {
	id: string
	kode: string
	atasNama: string
	noTelp: string
	tanggalVisit: string
	status: StatusReservasi
	total: number
	createdAt: number
	/** Each name once. */
	pasien: string[]
	jumlahPaket: number
}

export type JumlahReservasi = Record<StatusReservasi, number>

export interface PasienReservasi {
	/** Null when the patient is no longer kept; then nothing but the name is known. */
	id: string | null
	nama: string
	/** Its last digits behind dots. */
	nik: string
	tanggalLahir: string
	jenisKelamin: 'l' | 'p' | null
	paket: { id: string; nama: string; harga: number }[]
}

export interface RiwayatReservasi {
	id: string
	stafNama: string
	dari: StatusReservasi
	ke: StatusReservasi
	catatan: string
	createdAt: number
}

/** Everything the desk sees of a reservation at once. */
export interface RincianReservasi extends Omit<BarisReservasi, 'pasien' | 'jumlahPaket'> {
	pasien: PasienReservasi[]
	/** Oldest first. */
	riwayat: RiwayatReservasi[]
	rumahSakit: { nama: string; alamat: string; noTelp: string }
}
