import { z } from 'zod'
import { type Call, defineCall } from '../call.ts'
import { paging } from '../parameters.ts'
import { alt, fileName, html, id, listOf } from '../shapes.ts'
import type { Field, Fields } from './content-type.ts'
import { type ContentTypes, contentType, type PublicName, publicNames } from './content-types.ts'

/** What visitors see of a field, by its kind. */
const shapes = { text: z.string(), richText: html, picture: fileName.nullable() }
type Shapes = typeof shapes

export const isPublic = (field: Field): field is Extract<Field, { kind: keyof Shapes }> => field.kind in shapes

const listQuery = z.object(paging)
const named = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function publicList(name: string, fields: Fields, summary: string) {
	const shown = Object.entries(fields).flatMap(([field, each]) => (isPublic(each) ? [[field, shapes[each.kind]]] : []))
	const hasPicture = Object.values(fields).some(({ kind }) => kind === 'picture')
	const item = z.strictObject({ id, ...Object.fromEntries(shown), ...(hasPicture && { alt }) })
	return defineCall(`GET /v1/public/${name}`, 'visitor', {
		summary,
		query: listQuery,
		response: listOf(item.meta({ id: named(name) })),
		cache: { parameters: ['page', 'limit'] },
	})
}

type ItemShape<F extends Fields> = { id: typeof id } & {
	-readonly [Name in keyof F as F[Name]['kind'] extends keyof Shapes ? Name : never]: Shapes[F[Name]['kind'] &
		keyof Shapes]
} & ('picture' extends F[keyof F]['kind'] ? { alt: typeof alt } : unknown)

type PublicList<Name extends PublicName> = Call<
	z.ZodObject<Record<never, never>>,
	typeof listQuery,
	z.ZodUndefined,
	ReturnType<typeof listOf<z.ZodObject<ItemShape<ContentTypes[Name]['fields']>, z.core.$strict>>>,
	'GET',
	`/v1/public/${Name}`
>

export const callName = <Name extends PublicName>(name: Name) => `list${named(name)}` as `list${Capitalize<Name>}`

/** The lists of declared content that visitors read: `listPrestasi` at `GET /v1/public/prestasi`. */
export const publicLists = Object.fromEntries(
	publicNames.map((name) => {
		const { fields, publicList: list } = contentType(name)
		return [callName(name), publicList(name, fields, list?.summary ?? '')]
	}),
) as { [Name in PublicName as `list${Capitalize<Name>}`]: PublicList<Name> }
