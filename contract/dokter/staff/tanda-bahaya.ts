import { z } from 'zod'
import { frasa, idRujukan, tanggalOpsional, teks, teksWajib } from '../../staff/inputs.ts'
import { nomorTelp } from '../../staff/site-inputs.ts'

const MAX_SIGNS = 300
/** More than there are groups. */
const MAX_SENTENCES = 40
const MAX_HELPLINES = 5

/**
 * What a hospital changes in the built-in danger signs. Groups and built-in phrases are plain text here: a version of the
 * list that no longer has one must not refuse the others. The public API leaves out what the list does not have.
 */
export const tandaBahayaInput = z.object({
	ditambah: z
		.array(z.object({ kelompok: idRujukan, kata: frasa(80) }))
		.max(MAX_SIGNS, `Paling banyak ${MAX_SIGNS} tanda.`)
		.default([]),
	/** Built-in phrases that are switched off. */
	dimatikan: z.array(z.string().max(500)).max(MAX_SIGNS, `Paling banyak ${MAX_SIGNS} tanda.`).default([]),
	/** Reworded sentences of what to do. */
	kalimat: z
		.array(
			z.object({
				kelompok: idRujukan,
				lakukan: teksWajib(400).refine((text) => text.length >= 10, 'Tulis paling sedikit 10 huruf.'),
			}),
		)
		.max(MAX_SENTENCES)
		.refine(
			(items) => new Set(items.map(({ kelompok }) => kelompok)).size === items.length,
			'Setiap kelompok hanya satu kalimat.',
		)
		.default([]),
	/** Helplines for self-harm and violence. */
	bantuan: z
		.array(z.object({ nama: teksWajib(80), nomor: nomorTelp.refine((text) => text !== '', 'Wajib diisi.') }))
		.max(MAX_HELPLINES, `Paling banyak ${MAX_HELPLINES} nomor.`)
		.default([]),
	/** The doctor who has read the list. */
	dibacaOleh: teks(150).default(''),
	dibacaPada: tanggalOpsional,
})
