import { sql } from 'kysely'
import { counting, type Page, type Paging, pageOf, paginationOf, skippedBefore } from '../../database/paginate.ts'
import { type Building, prepared, type Select, type Shapes, type Values } from '../../database/prepared.ts'
import { BETWEEN, type JsonText, listText } from './answer-text.ts'
import type { ApiContext } from './context.ts'
import { countContent } from './count-content.ts'

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

/**
 * The same of rows whose text stands ready: a page is one row, with the revision by which its total is known.
 *
 * @param shown gives their texts to rows of the list
 */
export function preparedTexts<Answer, Given extends Values = void, Shape extends Shapes = void>(
	build: (building: Building<Given, Shape>) => Select<{ id: string }>,
	shown: (building: Building<Given, Shape>, rows: Select<{ id: string }>) => Select<{ text: string }>,
	counted: (building: Building<Given, Shape>) => Select<unknown> = build,
) {
	const page = prepared(({ given, ...rest }: Building<{ limit: number; offset: number }, Shape>) => {
		const building = { ...rest, given: given as Given }
		const rows = shown(building, build(building).limit(given.limit).offset(given.offset))
		const join = rest.kind === 'postgres' ? sql`string_agg` : sql`group_concat`
		return rest.db
			.selectFrom(rows.as('rows'))
			.select([
				sql<number>`count(*)`.as('jumlah'),
				sql<string | null>`${join}("text", ${sql.lit(BETWEEN)})`.as('texts'),
				sql<number>`(select "nomor" from "revisi")`.as('revision'),
			])
	})
	const total = prepared((building: Building<Given, Shape>) => counting(counted(building)))
	return async (
		context: Pick<ApiContext, 'database'>,
		paging: Paging,
		given: Given,
		shape: Shape,
	): Promise<JsonText<Page<Answer>>> => {
		const { database } = context
		const [row] = await page.all(database, { ...given, limit: paging.limit, offset: skippedBefore(paging) }, shape)
		const { jumlah, texts, revision } = row as NonNullable<typeof row>
		const count = () => countContent(context, total.with(database, given, shape), revision)
		return listText(texts ?? '', await paginationOf(paging, jumlah, count))
	}
}
