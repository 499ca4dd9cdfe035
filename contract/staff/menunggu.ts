import { z } from 'zod'
import { epochMs, one } from '../shapes.ts'
import { jenisMenunggu } from './daftar-menunggu.ts'

const barisMenunggu = z.strictObject({
	jenis: z.enum(jenisMenunggu),
	/** Up to MENUNGGU_MAX. */
	jumlah: z.int(),
	/** How many of them are late: new reservations whose day of visit has passed or is today. */
	terlambat: z.int(),
	/** The time of the oldest one, where it has one. */
	sejak: epochMs.nullable(),
})
export type BarisMenunggu = z.infer<typeof barisMenunggu>

/** The waiting work that this account may do, most urgent first, without empty lines. */
export const listMenungguResponse = one(z.array(barisMenunggu))
