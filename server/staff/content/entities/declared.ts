import { contentNames, contentType, fieldsOfKind } from '../../../../contract/content/content-types.ts'
import { contentInput } from '../../../../contract/staff/content-inputs.ts'
import type { ContentTable } from '../../../content-rules/content-rules.ts'
import { type Description, toEntity } from '../entity.ts'

/** Content that follows from its declaration. */
export const declaredEntities = contentNames.map((sumber) => {
	const { table, nama, fields, label, search, sort, ordered, dated, single, usedBy } = contentType(sumber)
	const { uri } = fields
	return toEntity({
		sumber,
		table: table as ContentTable,
		isian: contentInput(sumber),
		label: single ? () => nama : label,
		search: single ? [] : search,
		sort: single ? [] : [...(ordered ? ['urutan'] : []), ...(dated ? ['createdAt'] : []), ...Object.keys(sort)],
		sortFirst: dated && 'desc',
		filter: ordered ? [] : fieldsOfKind(fields, 'stars', 'shown'),
		json: fieldsOfKind(fields, 'pictures'),
		long: fieldsOfKind(fields, 'richText'),
		uri: uri?.kind === 'uri' ? { from: label, page: uri.page } : undefined,
		ordered: Boolean(ordered),
		stamps: dated && ['createdAt'],
		single,
		usedBy: usedBy as Description['usedBy'],
	})
})
