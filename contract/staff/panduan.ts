import { z } from 'zod'
import { defineCall } from '../call.ts'
import { one } from '../shapes.ts'
import { keadaanLangkah, langkahOpsional, langkahPanduan } from './langkah-panduan.ts'
import { done } from './responses.ts'

/** The demo content that is still there, and what its removal would do. */
const kontenContoh = z.strictObject({
	dihapus: z.int(),
	/** Rows that staff have changed; at most MAX_NAMED are named. */
	diubah: z.strictObject({ jumlah: z.int(), nama: z.array(z.string()) }),
	/** Rows that stay because a row that stays refers to them. */
	dipakai: z.strictObject({ jumlah: z.int(), nama: z.array(z.string()) }),
})
export type KontenContoh = z.infer<typeof kontenContoh>
export const MAX_NAMED = 10

const panduan = z.strictObject({
	langkah: z.array(z.strictObject({ langkah: z.enum(langkahPanduan), keadaan: z.enum(keadaanLangkah) })),
	ditutup: z.boolean(),
	/** How many pictures of the demo each kind of content still shows; kinds without one are left out. */
	gambarContoh: z.array(z.strictObject({ sumber: z.string(), jumlah: z.int() })),
	contoh: kontenContoh.nullable(),
})
export type Panduan = z.infer<typeof panduan>

export const getPanduan = defineCall('GET /v1/staf/panduan', ['panduan', 'lihat'], {
	summary: 'The steps of the set-up guide with their states, and the demo content that is still there',
	response: one(panduan),
})

export const markPanduan = defineCall('PATCH /v1/staf/panduan', ['panduan', 'ubah'], {
	summary: 'Skips an optional step, or closes the guide; `ada: false` takes it back',
	body: z.object({ tanda: z.enum([...langkahOpsional, 'tutup']), ada: z.boolean() }),
	response: done,
})

/** Typed before the demo content is removed. */
export const KATA_HAPUS_CONTOH = 'HAPUS'

/** `cadangan` is the folder of the backup on the server. */
const contohDihapus = kontenContoh.extend({ cadangan: z.string() })
export type ContohDihapus = z.infer<typeof contohDihapus>

export const removeDemoContent = defineCall('POST /v1/staf/panduan/hapus-contoh', ['panduan', 'hapus'], {
	summary: 'Removes the demo hospital, after a backup; what staff made or changed stays',
	body: z.object({
		konfirmasi: z
			.string()
			.trim()
			.toUpperCase()
			.refine((kata) => kata === KATA_HAPUS_CONTOH, `Ketik ${KATA_HAPUS_CONTOH}.`),
	}),
	response: one(contohDihapus),
})
