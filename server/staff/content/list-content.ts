import { sql } from 'kysely'
import { z } from 'zod'
import { severalValues, sortDirection } from '../../../contract/parameters.ts'
import { listOf } from '../../../contract/shapes.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { mapPage, paginate } from '../../../database/paginate.ts'
import { foldText } from '../../../database/search/fold-text.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import { callOf } from './call-of.ts'
import { rowsFor, showTo } from './clinic-limit.ts'
import type { Count, Entity, Links } from './entity.ts'
import { addLinks, columnsOf, toRecord } from './read-record.ts'
import { untyped } from './untyped-database.ts'

export function listContent(entity: Entity): AnyStaffRoute {
	const { table, filter = [], links = {}, parts = {}, counts = {}, long = [], needs = {} } = entity
	const columns = columnsOf(entity).filter((column) => !long.includes(column))
	const listed = Object.entries(entity.record.shape).filter(([field]) => !long.includes(field) && !(field in parts))
	const counted = Object.fromEntries(Object.keys(counts).map((name) => [name, z.int()]))
	const filters = Object.fromEntries(['id', ...filter].map((name) => [name, filterOf(entity.record.shape[name])]))
	const sorting = {
		sort: z.enum([...entity.sort, ...Object.keys(counts)]).catch(entity.sort[0]),
		order: sortDirection.catch(entity.sortFirst ?? 'asc'),
		perlu: z.enum(Object.keys(needs)).optional().catch(undefined),
	}
	const query = calls.listIsi.query.strip().extend(sorting).and(z.object(filters))
	const response = listOf(z.strictObject({ ...Object.fromEntries(listed), ...counted }))
	const call = { ...callOf(calls.listIsi, entity, 'lihat'), query, response }
	return staffRoute(call, {
		async read({ query, staf }, { db, now }) {
			let rows = untyped(db).selectFrom(table).select(columns).where(rowsFor(entity, staf))
			for (const name of Object.keys(filters)) {
				const wanted = query[name]
				if (!wanted?.length) continue
				const link = links[name]
				rows = link ? rows.where(isLinked(table, link, wanted)) : rows.where(name, 'in', wanted)
			}
			for (const [name, count] of Object.entries(counts)) rows = rows.select(countOf(table, count).as(name))
			const need = needs[query.perlu ?? '']
			if (need) rows = rows.where(need(now()))
			const q = query.q?.trim()
			if (q) rows = rows.where((eb) => eb.or(entity.search.map((column) => matches(column, q))))
			const sorted = rows.orderBy(query.sort, query.order).orderBy('id', query.order)
			const found = mapPage(await paginate(sorted, query), (row) => toRecord(row, entity.json))
			await addLinks(db, entity, found.data)
			return mapPage(found, (row) => showTo(entity, staf, row))
		},
	})
}

/** PostgreSQL compares a column of numbers with nothing else. */
const filterOf = (column?: z.ZodType) =>
	column?.safeParse(0).success
		? severalValues.refine((values = []) => values.every((value) => /^\d{1,9}$/.test(value)))
		: severalValues

const isLinked = (table: string, { table: joining, own, other }: Links, wanted: string[]) =>
	sql<boolean>`${sql.ref(`${table}.id`)} in (select ${sql.ref(own)} from ${sql.table(joining)}
		where ${sql.ref(other)} in (${sql.join(wanted)}))`

const countOf = (table: string, { table: other, own, column }: Count) =>
	sql<number>`coalesce((select ${sql.ref(column)} from ${sql.table(other)}
		where ${sql.ref(own)} = ${sql.ref(`${table}.id`)}), 0)`

function matches(column: string, term: string) {
	const text = column === 'cari' ? sql.ref('cari') : sql`lower(${sql.ref(column)})`
	const part = (column === 'cari' ? foldText(term) : term.toLowerCase()).replace(/[\\%_]/g, '\\$&')
	return sql<boolean>`${text} like ${`%${part}%`} escape '\\'`
}
