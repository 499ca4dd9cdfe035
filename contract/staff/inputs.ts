import { z } from 'zod'
import { parseAngka } from '../angka/parse-angka.ts'
import { isPictureFileName } from '../media/pictures.ts'
import { epochMs, hasNoNul, typedText } from '../shapes.ts'
import { isTanggal } from '../tanggal/tanggal.ts'

// Schemas of form fields. The browser and the server validate with the same ones.

export const teksWajib = (max = 200) => typedText(max).refine((text) => text !== '', 'Wajib diisi.')

/**
 * Checks a rule over several fields even when other fields have errors, so that a form shows all its errors together. By
 * itself zod leaves such a rule out while any field has a wrong type, such as a choice that is missing.
 *
 * @param fields those that the rule reads
 */
export const unlessWrong = (...fields: string[]) => ({
	when: ({ issues }: z.core.ParsePayload) =>
		!issues.some(({ path = [] }) => path.length === 0 || fields.includes(String(path[0]))),
})

/** Hours that end after they begin. */
export const withJamOrder = <T extends z.ZodType<{ jamMulai: string; jamSelesai: string }>>(shape: T): T =>
	shape.refine(({ jamMulai, jamSelesai }) => jamMulai < jamSelesai, {
		path: ['jamSelesai'],
		message: 'Harus sesudah jam mulai.',
		...unlessWrong('jamMulai', 'jamSelesai'),
	})

/** Words that are looked for in what visitors type. A sign before the first word has a meaning in the built-in lists. */
export const frasa = (max: number) =>
	teksWajib(max)
		.refine((text) => text.length >= 2, 'Tulis paling sedikit dua huruf.')
		.refine((text) => /^[\p{L}\p{N}]/u.test(text), 'Mulai dengan huruf atau angka.')

/** An emptied input sends null. */
const nullAsEmpty = (text: string | null) => text ?? ''

export const teks = (max = 200) => typedText(max).nullable().transform(nullAsEmpty)

/** HTML of the editor; the server sanitises it. */
export const isiHtml = (max = 200_000) => z.string().max(max).nullable().transform(nullAsEmpty)

export const isiHtmlWajib = (max?: number) => isiHtml(max).refine((text) => text !== '', 'Wajib diisi.')

export const idRujukan = z.string('Wajib dipilih.').min(1, 'Wajib dipilih.').max(64).refine(hasNoNul)
/** The same, or null for none. */
export const rujukanOpsional = idRujukan
	.or(z.literal(''))
	.nullish()
	.transform((id) => id || null)

/** The last part of a page path. Empty: the server makes it from the name. */
export const uriIsian = z
	.string()
	.max(120)
	.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Hanya huruf kecil, angka, dan tanda hubung.')
	.nullish()
	.transform((text) => text ?? '')

/** A day, or null for none. */
export const tanggalOpsional = z
	.string()
	.nullish()
	.transform((day) => day || null)
	.refine((day) => day === null || isTanggal(day), 'Isi tanggalnya.')

/** The file name of an uploaded picture. */
export const gambar = z.string().refine(isPictureFileName, 'Unggah gambar terlebih dahulu.')
export const gambarOpsional = gambar.nullish().transform((file) => file ?? null)

/** A number, or the text of one: `4,8`. */
export const angka = (error: string) => z.union([z.number(), z.string().transform(parseAngka)], error)

export function bilangan(min: number, max: number) {
	const range = `Isi dengan angka dari ${min} sampai ${max}.`
	return angka(range).pipe(z.int(range).min(min, range).max(max, range))
}

const bilanganOpsional = bilangan(1, 999)
	.nullish()
	.transform((number) => number ?? null)

/** The place in a favourites list, from 1, or null for none. */
export const favorit = bilanganOpsional

/** The patients of one slot on one day; null when unknown. */
export const kuota = bilanganOpsional

export const daftarRujukan = (max = 50) => z.array(idRujukan).max(max).default([])

const statusTerbit = ['konsep', 'terjadwal', 'terbit'] as const

/** The fields of content that can be a draft, scheduled or published. */
export const penerbitan = {
	status: z.enum(statusTerbit).default('terbit'),
	/** For `terjadwal` only; the server ignores it otherwise. */
	terbitPada: epochMs.nullish().transform((moment) => moment ?? null),
}

/** The schema of a partial change: an absent field stays as it is, so it must not get its default. */
export function withoutDefaults<Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) {
	const { shape }: z.ZodObject = input
	const fields = Object.entries(shape).map(([name, field]) => [name, withoutDefault(field).optional()])
	return z.object(Object.fromEntries(fields)) as z.ZodObject<{ [Name in keyof Shape]: z.ZodOptional<Shape[Name]> }>
}

const isDefault = (field: z.ZodType): field is z.ZodDefault<z.ZodType> => field instanceof z.ZodDefault
const withoutDefault = (field: z.ZodType): z.ZodType => (isDefault(field) ? withoutDefault(field.unwrap()) : field)
