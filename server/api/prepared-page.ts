import type { SelectQueryBuilder } from 'kysely'
import { type Building, prepared, type Shapes, type Values } from '../../database/prepared.ts'
import type { ApiContext } from './context.ts'
import { countContent } from './count-content.ts'
import { counting, type Page, type Paging, pageOf } from './paginate.ts'

// biome-ignore lint/suspicious/noExplicitAny: a query of whatever tables
export type Select<Row> = SelectQueryBuilder<any, any, Row>

/**
 * A list of content, page by page, whose query is prepared.
 *
 * @param build the ordered list
 * @param counted the same rows, where there is a cheaper way to count them
 */
export function preparedPage<Row, Given extends Values = void, Shape extends Shapes = void>(
	build: (building: Building<Given, Shape>) => Select<Row>,
	counted: (building: Building<Given, Shape>) => Select<unknown> = build,
) {
	const page = prepared(({ given, ...building }: Building<{ limit: number; offset: number }, Shape>) =>
		build({ ...building, given: given as Given })
			.limit(given.limit)
			.offset(given.offset),
	)
	const total = prepared((building: Building<Given, Shape>) => counting(counted(building)))
	return (context: Pick<ApiContext, 'database'>, paging: Paging, given: Given, shape: Shape): Promise<Page<Row>> => {
		const { database } = context
		return pageOf(
			paging,
			(limit, offset) => page.all(database, { ...given, limit, offset }, shape),
			() => countContent(context, total.with(database, given, shape)),
		)
	}
}
