import { z } from 'zod'
import { defineCall } from '../call.ts'
import { epochMs, one } from '../shapes.ts'
import { DISK_PENUH, jenisMenunggu } from './daftar-menunggu.ts'
import { noJson } from './responses.ts'

const barisMenunggu = z.strictObject({
	jenis: z.enum([DISK_PENUH, ...jenisMenunggu]),
	/** Up to MENUNGGU_MAX; of the disk, the free megabytes. */
	jumlah: z.int(),
	/** How many of them are late, as `isTerlambat` says. */
	terlambat: z.int(),
	/** The time of the oldest one, where it has one. */
	sejak: epochMs.nullable(),
})
export type BarisMenunggu = z.infer<typeof barisMenunggu>

export const listMenunggu = defineCall('GET /v1/staf/menunggu', 'masuk', {
	summary: 'The waiting work that this account may do, most urgent first, without empty lines',
	response: one(z.array(barisMenunggu)),
})

const jumlah = z.int()

/** What is new, by screen; a screen that this account may not work on is absent. */
const jumlahMenunggu = z.strictObject({
	/** `terbaru`: when the latest of them was made. */
	reservasi: z.strictObject({ jumlah, terbaru: epochMs.nullable() }).optional(),
	komentar: z.strictObject({ jumlah }).optional(),
})
export type JumlahMenunggu = z.infer<typeof jumlahMenunggu>

export const countMenunggu = defineCall('GET /v1/staf/menunggu/jumlah', 'masuk', {
	summary: 'The numbers in the menu and in the title of the tab',
	response: one(jumlahMenunggu),
})

export const openPeristiwa = defineCall('GET /v1/staf/peristiwa', 'masuk', {
	summary: 'Tells open pages which lists have changed, as server-sent events',
	isBackground: true,
	response: noJson,
})
