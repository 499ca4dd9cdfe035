import { z } from 'zod'
import type { JsonSchema } from './openapi-document.ts'
import { epochMs, fileName, html, rupiah, tanggal } from './shapes.ts'

/** What the plainest shapes mean: each is text or a number, and the number alone does not tell. */
const meanings = new Map<z.core.$ZodType, string>([
	[epochMs, 'epoch milliseconds'],
	[fileName, 'file name in its picture folder'],
	[html, 'HTML'],
	[rupiah, 'whole rupiah'],
	[tanggal, 'YYYY-MM-DD in Asia/Jakarta'],
])

function makeLegible({
	zodSchema,
	jsonSchema,
}: {
	zodSchema: z.core.$ZodTypes
	jsonSchema: z.core.JSONSchema.BaseSchema
}) {
	const { def } = zodSchema._zod
	// zod leaves out a default that stands behind a transform; ours read the same before it and after.
	if (def.type === 'default') jsonSchema.default = def.defaultValue as z.core.JSONSchema.BaseSchema['default']
	// Text that is tidied first and measured afterwards: the least length stands on the far side of the pipe.
	if (def.type === 'pipe' && def.out instanceof z.ZodString && def.out.minLength !== null)
		jsonSchema.minLength = def.out.minLength
	if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
	if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
	const meaning = meanings.get(zodSchema)
	if (meaning) jsonSchema.description ??= meaning
}

/** Turns zod schemas into JSON schemas and gathers those that have a name (`.meta({ id })`) as components. */
export function gatherSchemas() {
	const components: Record<string, JsonSchema> = {}

	function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
		const text = JSON.stringify(z.toJSONSchema(schema, { io, override: makeLegible }))
		const { $schema, $defs, ...json } = JSON.parse(
			text.replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'),
		) as JsonSchema & { $schema: string; $defs?: Record<string, JsonSchema> }
		for (const [name, component] of Object.entries($defs ?? {})) {
			const known = components[name]
			if (known && JSON.stringify(known) !== JSON.stringify(component))
				throw new Error(`Two different shapes are called ${name}`)
			components[name] = component
		}
		return json
	}

	return { components, toJsonSchema }
}
