import { z } from 'zod'
import { namaHari } from './tanggal/hari.ts'
import { JAM, JAM_SALAH } from './tanggal/read-jam.ts'

/** PostgreSQL rejects text with a NUL character, also in a search. */
export const hasNoNul = (text: string) => !text.includes('\0')

export const id = z.string().min(1).max(64).refine(hasNoNul)
export const uri = z.string().min(1).max(200).refine(hasNoNul)
/** The name of a file inside its picture folder. */
export const fileName = z.string().min(1).max(200)
/**
 * The alt text of a picture. Empty for a decorative picture. Absent when staff have not written one; then the name of the
 * thing serves.
 */
export const alt = z.string().optional()
export const html = z.string()
export const epochMs = z.int().nonnegative()
/** A calendar day in Asia/Jakarta, `YYYY-MM-DD`. */
export const tanggal = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
/** A time of day, `HH:MM`. */
export const jam = z.string().regex(/^\d{2}:\d{2}$/)
/** The same as staff type it. */
export const jamInput = z.string().regex(JAM, JAM_SALAH)
export const rupiah = z.int().nonnegative()
export const noTelpType = z.enum(['wa', 'telp'])
export const jenisKelamin = z.enum(['l', 'p'])
export type NoTelpType = z.infer<typeof noTelpType>
export type JenisKelamin = z.infer<typeof jenisKelamin>

export const hari = z.enum(namaHari)

const pagination = z
	.strictObject({ page: z.int(), limit: z.int(), totalPage: z.int(), totalData: z.int() })
	.meta({ id: 'Pagination' })

export const listOf = <T extends z.ZodType>(item: T) => z.strictObject({ data: z.array(item), pagination })

export const one = <T extends z.ZodType>(item: T) => z.strictObject({ data: item })

/** A part of a bundle that is a list without pages. */
export const partOf = <T extends z.ZodType>(item: T) => z.strictObject({ data: z.array(item) })

export const created = z.strictObject({ data: z.strictObject({ created: z.strictObject({ id }) }) })

// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/g

/**
 * Text as a person typed it: trimmed, without control characters or broken surrogates, bounded. The spec's forms
 * validate nothing, so nothing more is asked of it.
 */
export const typedText = (max: number) =>
	z
		.string()
		.max(max)
		.transform((text) => text.toWellFormed().replace(controlCharacters, '').trim())

/** A field of a form that may stay empty: nothing is demanded of it. */
export const optionalText = (max: number) =>
	typedText(max)
		.nullish()
		.transform((text) => text ?? '')
