import { z } from 'zod'
import type { JsonSchema } from './openapi-document.ts'
import { epochMs, fileName, html, rupiah, tanggal } from './shapes.ts'

/** Descriptions of shapes whose JSON type does not say what they mean. */
const meanings = new Map<z.core.$ZodType, string>([
	[epochMs, 'epoch milliseconds'],
	[fileName, 'file name in its picture folder'],
	[html, 'HTML'],
	[rupiah, 'whole rupiah'],
	[tanggal, 'YYYY-MM-DD in Asia/Jakarta'],
])

function completeSchema({
	zodSchema,
	jsonSchema,
}: {
	zodSchema: z.core.$ZodTypes
	jsonSchema: z.core.JSONSchema.BaseSchema
}) {
	const { def } = zodSchema._zod
	// zod omits a default after a transform; our defaults are the same before and after it.
	if (def.type === 'default') jsonSchema.default = def.defaultValue as z.core.JSONSchema.BaseSchema['default']
	// Text that is trimmed first has its minimum length on the output side of the pipe.
	if (def.type === 'pipe' && def.out instanceof z.ZodString && def.out.minLength !== null)
		jsonSchema.minLength = def.out.minLength
	if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
	if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
	const { propertyNames, additionalProperties: value } = jsonSchema
	// A record of known names is an object with these properties.
	if (typeof propertyNames === 'object' && propertyNames.enum && value) {
		jsonSchema.properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), value]))
		jsonSchema.additionalProperties = false
		delete jsonSchema.propertyNames
	}
	const meaning = meanings.get(zodSchema)
	if (meaning) jsonSchema.description ??= meaning
}

/**
 * Converts zod schemas to JSON schemas, and collects those with a name (`.meta({ id })`) as components. The result of a
 * transform has no JSON schema: it is described as any value.
 */
export function collectSchemas() {
	const components: Record<string, JsonSchema> = {}

	function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
		const text = JSON.stringify(z.toJSONSchema(schema, { io, override: completeSchema, unrepresentable: 'any' }))
		const { $schema, $defs, ...json } = JSON.parse(
			text.replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'),
		) as JsonSchema & { $schema: string; $defs?: Record<string, JsonSchema> }
		for (const [name, component] of Object.entries($defs ?? {})) {
			const known = components[name]
			if (known && JSON.stringify(known) !== JSON.stringify(component))
				throw new Error(`Two different schemas have the name ${name}`)
			components[name] = component
		}
		return json
	}

	return { components, toJsonSchema }
}
