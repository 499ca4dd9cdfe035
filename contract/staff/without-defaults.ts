import { z } from 'zod'

/** The schema of a partial change: an absent field stays as it is, so it must not get its default. */
export function withoutDefaults<Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) {
	const { shape }: z.ZodObject = input
	const fields = Object.entries(shape).map(([name, field]) => [name, withoutDefault(field).optional()])
	return z.object(Object.fromEntries(fields)) as z.ZodObject<{ [Name in keyof Shape]: z.ZodOptional<Shape[Name]> }>
}

const isDefault = (field: z.ZodType): field is z.ZodDefault<z.ZodType> => field instanceof z.ZodDefault
const withoutDefault = (field: z.ZodType): z.ZodType => (isDefault(field) ? withoutDefault(field.unwrap()) : field)
