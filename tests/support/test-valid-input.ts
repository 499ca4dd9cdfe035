import { z } from 'zod'
import { html, rulesOf } from '../../server/content-rules/content-rules.ts'
import type { Entity } from '../../server/staff/content/entity.ts'

// Valid input of a form, generated from its schema.

/** Fields whose values depend on other fields. */
const known: Record<string, unknown> = {
	uri: '',
	content: 'contoh.webp',
	jamSelesai: '12:00',
	tayangSelesai: null,
	berlakuSampai: '2099-12-31',
	quiz: null,
	status: 'terbit',
	terbitPada: null,
	kelompok: 'jantung',
	lakukan: 'Duduk dan minta bantuan.',
	spesialisasi: ['anak'],
	huruf: 'A',
	hurufUmum: 'A',
	alamatToko: '/contoh-shop',
}

/** The first candidate that a field accepts is its value. */
const candidates = (word: string): unknown[] => [
	word,
	'contoh.webp',
	'https://example.com/a',
	'08:00',
	'#0b5d5a',
	'2026-12-01',
	'contoh@example.com',
	'https://youtu.be/aqz-KE-bpKQ',
	'https://www.tiktok.com/@rs/video/7300000000000000001',
	'https://www.openstreetmap.org/export/embed.html?bbox=1',
	digitsOf(word),
	3,
	30,
	true,
	null,
]

/** As many digits as a Meta pixel id, and fewer than a NIK. */
const digitsOf = (word: string) =>
	[...word]
		.map((letter) => letter.charCodeAt(0) % 10)
		.join('')
		.slice(0, 15)
		.padEnd(15, '1')

/** A complete valid form, with `word` in text fields and hostile markup around it in HTML fields. */
export function validInput(entity: Entity, word: string): Record<string, unknown> {
	const input: Record<string, unknown> = {}
	for (const [name, field] of Object.entries(entity.isian.shape)) {
		input[name] = entity.links?.[name] ? ['1'] : fitting(name, field as z.ZodType, word)
		if (input[name] === undefined) throw new Error(`Nothing fits into ${name}`)
	}
	for (const name of htmlFields(entity)) input[name] = hostileHtml(word)
	return input
}

/** The fields of a body that a generated value fits. */
export function validFields(body: z.ZodType, word: string): Record<string, unknown> {
	const filled = Object.entries(fieldsOf(body)).map(
		([name, field]) => [name, field, fitting(name, field, word)] as const,
	)
	return Object.fromEntries(filled.flatMap(([name, field, value]) => (takes(field, value) ? [[name, value]] : [])))
}

/** The fields of an object, of a list those of its items, of a choice those of every option. */
export function fieldsOf(schema: z.ZodType): Record<string, z.ZodType> {
	if (schema instanceof z.ZodUndefined) return {}
	if (schema instanceof z.ZodObject) return schema.shape
	if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType)
	if (schema instanceof z.ZodPipe) return fieldsOf(schema.in as z.ZodType)
	if (schema instanceof z.ZodUnion)
		return Object.assign({}, ...schema.options.map((option) => fieldsOf(option as z.ZodType)))
	if (schema instanceof z.ZodIntersection)
		return { ...fieldsOf(schema.def.left as z.ZodType), ...fieldsOf(schema.def.right as z.ZodType) }
	throw new Error('A schema of a new kind: tell here which fields it has.')
}

const hostileHtml = (word: string) =>
	`<p>${word}<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a></p>`

/** Text fields that accept only some texts: pictures, URLs, videos. */
export const choosyFields = (entity: Entity): string[] => {
	const ruled = Object.keys(rulesOf(entity.table).columns ?? {}).filter((name) => !htmlFields(entity).includes(name))
	return Object.entries(entity.isian.shape as Record<string, z.ZodType>)
		.filter(([name, field]) => {
			if (ruled.includes(name)) return true
			return typeof fitting(name, field, 'Kata') === 'string' && name !== 'uri' && !takes(field, 'Kata')
		})
		.map(([name]) => name)
}

const htmlFields = ({ table }: Entity) =>
	Object.entries(rulesOf(table).columns ?? {})
		.filter(([, rule]) => rule === html)
		.map(([name]) => name)

const takes = (field: z.ZodType, value: unknown) => field.safeParse(value).success

function fitting(name: string, field: z.ZodType, word: string): unknown {
	if (name in known) return known[name]
	if (name.endsWith('Id') && takes(field, '1')) return '1'
	const bare = bareOf(field)
	if (bare instanceof z.ZodEnum) return bare.options[0]
	if (bare instanceof z.ZodObject)
		return Object.fromEntries(
			Object.entries(bare.shape).map(([inner, each]) => [inner, fitting(inner, each as z.ZodType, word)]),
		)
	if (bare instanceof z.ZodArray) {
		const list = [fitting(name, bare.element as z.ZodType, word)]
		if (takes(field, list)) return list
	}
	return candidates(word).find((candidate) => takes(field, candidate))
}

/** The schema inside defaults, optionals and transforms. */
function bareOf(field: z.ZodType): z.ZodType {
	if (field instanceof z.ZodDefault || field instanceof z.ZodOptional || field instanceof z.ZodNullable)
		return bareOf(field.unwrap() as z.ZodType)
	return field instanceof z.ZodPipe ? bareOf(field.in as z.ZodType) : field
}
