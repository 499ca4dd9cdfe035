import type { z } from 'zod'
import { contentType, publicNames } from '../../../contract/content/content-types.ts'
import { callName, publicLists } from '../../../contract/content/public-lists.ts'
import type { listOf } from '../../../contract/shapes.ts'
import { type Adapter, adaptList } from './responses.ts'
import { fileName, html, name, text } from './values.ts'

const lists: Record<keyof typeof publicLists, { response: ReturnType<typeof listOf<z.ZodObject>> }> = publicLists

function adaptPublicList(each: (typeof publicNames)[number]) {
	const { fields, label } = contentType(each)
	const kinds = Object.entries(fields).map(([field, { kind }]) => [field, kind] as const)
	const readers = { richText: html, picture: fileName }
	const entity = {
		name: each,
		fields: Object.fromEntries([
			...kinds.map(([field, kind]) => [field, kind === 'richText' || kind === 'picture' ? readers[kind] : text]),
			[label, name],
		]),
		identifiedBy: [label, ...kinds.flatMap(([field, kind]) => (kind === 'picture' ? [field] : []))],
	}
	return adaptList(lists[callName(each)].response, entity)
}

/** The lists of declared content. */
export const publicListAdapters = Object.fromEntries(
	publicNames.map((each) => [callName(each), adaptPublicList(each)]),
) as unknown as { [Name in keyof typeof publicLists]: Adapter<Name> }
