import { contentType, publicNames } from '../../contract/content/content-types.ts'
import { callName, isPublic, type publicLists } from '../../contract/content/public-lists.ts'
import { type HideableTable, isShown } from '../../database/is-shown.ts'
import type { Paging } from '../../database/paginate.ts'
import { anyTable } from '../isi/content-tables.ts'
import type { ApiContext, Handler } from './context.ts'
import { paginateContent } from './list-content.ts'

type Lists = typeof publicLists

/** The use cases of declared lists: the rows that staff show, in their order. */
export const publicListHandlers = Object.fromEntries(
	publicNames.map((name) => {
		const { table, fields } = contentType(name)
		const columns = Object.entries(fields).flatMap(([column, field]) => (isPublic(field) ? [column] : []))
		const list = ({ query }: { query: Paging }, context: ApiContext) => {
			const rows = anyTable(context.db)
				.selectFrom(table)
				.select(['id', ...columns])
			const shown = rows.where(isShown(table as HideableTable))
			return paginateContent(context, shown.orderBy('urutan').orderBy('id'), query)
		}
		return [callName(name), list]
	}),
) as unknown as { [Name in keyof Lists]: Handler<Lists[Name]> }
