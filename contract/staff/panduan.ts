import { z } from 'zod'
import { one } from '../shapes.ts'
import { keadaanLangkah, langkahOpsional, langkahPanduan } from './langkah-panduan.ts'

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
	/** Null without demo content. */
	contoh: kontenContoh.nullable(),
})
export type Panduan = z.infer<typeof panduan>
export const getPanduanResponse = one(panduan)

/** Skips an optional step, or closes the guide; `ada: false` takes it back. */
export const tandaPanduanInput = z.object({ tanda: z.enum([...langkahOpsional, 'tutup']), ada: z.boolean() })

/** Typed before the demo content is removed. */
export const KATA_HAPUS_CONTOH = 'HAPUS'

export const hapusContohInput = z.object({
	konfirmasi: z
		.string()
		.trim()
		.toUpperCase()
		.refine((kata) => kata === KATA_HAPUS_CONTOH, `Ketik ${KATA_HAPUS_CONTOH}.`),
})

/** `cadangan` is the folder of the backup on the server. */
export const hapusContohResponse = one(kontenContoh.extend({ cadangan: z.string() }))
export type ContohDihapus = z.infer<typeof hapusContohResponse>['data']
