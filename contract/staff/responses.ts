import { z } from 'zod'
import { id, one } from '../shapes.ts'

/** For a route that answers a file or a redirect. */
export const noJson = z.never()

/** For a route that has nothing to tell beyond its success. */
export const done = one(z.null())

const idOnly = z.strictObject({ id })
export const changedId = one(idOnly)
export const changedIds = one(z.array(idOnly))

export const createdOne = <T extends z.ZodType>(item: T) => one(z.strictObject({ created: item }))

/** Identifies one state of a row. A change names the state that it is based on. */
export const versi = z.string().max(64)

/** A stored row of content: the fields of its form, and those that the server sets. */
export const recordOf = <Input extends z.ZodRawShape, Added extends z.ZodRawShape>(
	input: z.ZodObject<Input>,
	added: Added,
) => z.strictObject({ id, ...input.shape, ...added })

/** The id of a setting in paths and responses, whatever the id of its only row is. */
export const UTAMA = 'utama'
