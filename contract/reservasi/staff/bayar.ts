import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { changedId } from '../../staff/responses.ts'

export const namaBayar = {
	belum: 'Belum dibayar',
	sebagian: 'Dibayar sebagian',
	lunas: 'Lunas',
}
const stateBayar = Object.keys(namaBayar) as (keyof typeof namaBayar)[]

/** The methods by their stored value. The site takes no payment; the desk records what the cashier received. */
export const namaMetodeBayar: Record<string, string> = {
	tunai: 'Tunai',
	debit: 'Kartu debit',
	'kartu-kredit': 'Kartu kredit',
	qris: 'QRIS',
	transfer: 'Transfer',
	asuransi: 'Asuransi atau BPJS',
	lainnya: 'Lainnya',
}

/** What was paid; the method is empty until something is paid. */
export const keadaanBayar = z.strictObject({ bayar: z.enum(stateBayar), metodeBayar: z.string().max(20) })
export type KeadaanBayar = z.infer<typeof keadaanBayar>

export const recordBayar = defineCall('POST /v1/staf/reservasi/{id}/bayar', ['reservasi', 'ubah'], {
	summary: 'Records what the cashier received; `dari` is what the caller saw',
	limit: 'tulis',
	body: z.object({
		dari: keadaanBayar,
		ke: keadaanBayar
			.transform((ke) => (ke.bayar === 'belum' ? { ...ke, metodeBayar: '' } : ke))
			.refine(({ bayar, metodeBayar }) => bayar === 'belum' || metodeBayar in namaMetodeBayar, {
				path: ['metodeBayar'],
				message: 'Wajib dipilih.',
			}),
	}),
	response: changedId,
})

/** `Lunas, QRIS` */
export const describeBayar = ({ bayar, metodeBayar }: KeadaanBayar): string =>
	[namaBayar[bayar], namaMetodeBayar[metodeBayar]].filter(Boolean).join(', ')
