import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { page, searchText, severalValues, sortDirection } from '../../../contract/parameters.ts'
import { mapPage, paginate } from '../../../database/paginate.ts'
import type { Schema } from '../../../database/schema.ts'
import { contains } from '../../../database/search/contains.ts'
import { foldText } from '../../../database/search/fold-text.ts'
import type { SearchTable } from '../../../database/search/search-index.ts'
import { pageLimit } from '../page-limit.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import { anyDatabase } from './any-database.ts'
import type { Entity, Links } from './entity.ts'
import { readLinks, toRecord } from './read-record.ts'

/** The tables whose `cari` has an index of its own. */
const INDEXED: SearchTable[] = ['poliKlinik', 'dokter', 'layanan', 'fasilitas', 'mitra', 'artikel', 'shopItem']

/** A page of rows: searched by `q`, filtered by columns and links, sorted; `id` asks for some by name. */
export function listContent(entity: Entity): AnyStaffRoute {
	const { table, filter = [], links = {}, long = [] } = entity
	return staffRoute({
		method: 'GET',
		path: `/${entity.sumber}`,
		rule: [entity.sumber, 'lihat'],
		query: z.object({
			page,
			limit: pageLimit,
			q: searchText,
			id: severalValues,
			sort: z.enum(entity.sort as readonly string[] as [string]).catch(entity.sort[0]),
			order: sortDirection.catch(entity.sortFirst ?? 'asc'),
			...Object.fromEntries(filter.map((name) => [name, severalValues])),
		}),
		async read({ query: asked }, { db, database }) {
			let rows = anyDatabase(db).selectFrom(table).selectAll()
			const values = asked as unknown as Record<string, string[] | undefined>
			for (const name of ['id', ...filter]) {
				const wanted = values[name]
				if (!wanted?.length) continue
				const link = links[name]
				rows = link ? rows.where(isLinked(link, wanted)) : rows.where(name, 'in', wanted)
			}
			const q = asked.q?.trim()
			if (q) rows = rows.where((eb) => eb.or(entity.search.map((column) => match(column, q))))
			const sorted = rows.orderBy(asked.sort, asked.order).orderBy('id', asked.order)
			const found = await paginate(sorted as never, asked)
			const listed = mapPage(found, (row) => toRecord(row as Record<string, unknown>, entity.json))
			await addLinks(db, listed.data)
			for (const record of listed.data) for (const column of long) delete record[column]
			return listed

			function match(column: string, term: string) {
				if (column === 'cari' && INDEXED.includes(table as SearchTable))
					return contains(database.kind, table as SearchTable, term)
				const text = column === 'cari' ? sql.ref('cari') : sql`lower(${sql.ref(column)})`
				const part = (column === 'cari' ? foldText(term) : term.toLowerCase()).replace(/[\\%_]/g, '\\$&')
				return sql<boolean>`${text} like ${`%${part}%`} escape '\\'`
			}
		},
	})

	function isLinked({ table: joining, own, other }: Links, wanted: string[]) {
		return sql<boolean>`${sql.ref(`${table}.id`)} in (select ${sql.ref(own)} from ${sql.table(joining)}
			where ${sql.ref(other)} in (${sql.join(wanted)}))`
	}

	async function addLinks(db: Kysely<Schema>, records: { id: string; [field: string]: unknown }[]): Promise<void> {
		const ids = records.map(({ id }) => id)
		for (const [field, link] of Object.entries(links)) {
			const linked = await readLinks(db, link, ids)
			for (const record of records) record[field] = linked.get(record.id) ?? []
		}
	}
}
