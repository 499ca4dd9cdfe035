import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'

type PilihanTable = 'poliKlinik' | 'shopTipe' | 'shopKategori' | 'shopUsia'

/** What a cell names by its address and a column by its id. */
export interface Pilihan {
	uriOf(id: unknown): string
	idOf(uri: string): string | undefined
}

export async function readPilihan(db: Kysely<Schema>, table: PilihanTable): Promise<Pilihan> {
	const rows = await db.selectFrom(table).select(['id', 'uri']).execute()
	const uris = new Map<unknown, string>(rows.map(({ id, uri }) => [id, uri]))
	const ids = new Map(rows.map(({ id, uri }) => [uri, id]))
	return { uriOf: (id) => uris.get(id) ?? '', idOf: (uri) => ids.get(uri) }
}

/** Several values stand in one cell, parted by a bar: commas part cells. */
export const splitCell = (cell: string) =>
	cell
		.split('|')
		.map((part) => part.trim())
		.filter(Boolean)
export const joinCell = (values: readonly string[]) => values.join('|')
