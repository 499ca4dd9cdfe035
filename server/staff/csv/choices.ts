import type { Db } from '../../../database/schema.ts'

type ChoiceTable = 'poliKlinik' | 'shopTipe' | 'shopKategori' | 'shopUsia'

/** A CSV cell names a row by its `uri`; a column refers to it by its id. */
export interface Choices {
	uriOf(id: unknown): string
	idOf(uri: string): string | undefined
}

export async function readChoices(db: Db, table: ChoiceTable): Promise<Choices> {
	const rows = await db.selectFrom(table).select(['id', 'uri']).execute()
	const uris = new Map<unknown, string>(rows.map(({ id, uri }) => [id, uri]))
	const ids = new Map(rows.map(({ id, uri }) => [uri, id]))
	return { uriOf: (id) => uris.get(id) ?? '', idOf: (uri) => ids.get(uri) }
}

/** A bar separates several values in one cell: the comma separates cells. */
export const splitCell = (cell: string) =>
	cell
		.split('|')
		.map((part) => part.trim())
		.filter(Boolean)
export const joinCell = (values: readonly string[]) => values.join('|')
