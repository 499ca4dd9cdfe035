import { sql } from 'kysely'
import { z } from 'zod'
import { severalValues, sortDirection } from '../../../contract/parameters.ts'
import { id as idShape, listOf } from '../../../contract/shapes.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { type LastChange, lastChangesOf } from '../../../contract/staff/isi.ts'
import { UTAMA } from '../../../contract/staff/responses.ts'
import { mapPage, paginate } from '../../../database/paginate.ts'
import type { Db } from '../../../database/schema.ts'
import { foldText } from '../../../database/search/fold-text.ts'
import { fail } from '../../http/failure.ts'
import { beginPreview } from '../preview/preview-routes.ts'
import { type AnyStaffRoute, type ChangeContext, changeRoute, readRoute } from '../staff-route.ts'
import { createContent, getContent, updateContent, versionedSchema, withVersion } from './change-content.ts'
import { isLimited, readFor, rowsFor, showTo } from './clinic-limit.ts'
import { deleteContent, deleteContents } from './delete-content.ts'
import { type Count, callOf, type Entity, type Links, labelOf, newestFirst, untyped } from './entity.ts'
import { addLinks, columnsOf, toRecord } from './read-record.ts'
import { readSetting, settingRoutes } from './setting-routes.ts'
import { undoContent } from './undo-content.ts'

export const contentRoutes = (entity: Entity): AnyStaffRoute[] => [
	...(entity.single ? settingRoutes(entity) : rowRoutes(entity)),
	lastChanges(entity),
	undoContent(entity),
]

const rowRoutes = (entity: Entity): AnyStaffRoute[] => [
	...(hasFavourites(entity) ? favouriteRoutes(entity) : []),
	listContent(entity),
	getContent(entity),
	createContent(entity),
	updateContent(entity),
	deleteContent(entity),
	deleteContents(entity),
	...(entity.ordered ? [orderContent(entity)] : []),
	...(entity.published ? [beginPreview(entity)] : []),
]

/** Two people rarely save a row more often than this while a form is open. */
const ENTRIES = 50

function lastChanges(entity: Entity): AnyStaffRoute {
	const params = z.object({ id: entity.single ? z.literal(UTAMA) : idShape })
	const response = lastChangesOf(versionedSchema(entity))
	const call = { ...callOf(calls.listPerubahan, entity, 'ubah'), params, response }
	return readRoute(call, async ({ params: { id }, staf }, { db }) => {
		const record = entity.single ? await readSetting(db, entity) : await readFor(db, entity, staf, id)
		if (!record) return fail('TIDAK_DITEMUKAN')
		const sekarang = { ...showTo(entity, staf, withVersion(record)), ...(entity.single && { id: UTAMA }) }
		return { data: { sekarang, perubahan: await readLastChanges(db, entity, record.id) } }
	})
}

/** One entry per field: the newest audit entry that has it. */
async function readLastChanges(db: Db, entity: Entity, id: string): Promise<LastChange[]> {
	const changed = newestFirst(db, entity, id).select(['stafNama', 'createdAt', 'sesudah'])
	const entries = await changed.limit(ENTRIES).execute()
	const changes = new Map<string, LastChange>()
	for (const { sesudah, stafNama, createdAt } of entries)
		for (const kolom of Object.keys(sesudah ? JSON.parse(sesudah) : {}))
			if (!changes.has(kolom)) changes.set(kolom, { kolom, stafNama, createdAt })
	return [...changes.values()]
}

function listContent(entity: Entity): AnyStaffRoute {
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
	return readRoute(call, async ({ query, staf }, { db, now }) => {
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

const orderContent = (entity: Entity): AnyStaffRoute =>
	changeRoute(callOf(calls.orderIsi, entity, 'ubah'), async ({ body, staf }, context) => {
		const ids = [...new Set(body.id)]
		const rows = await untyped(context.db)
			.selectFrom(entity.table)
			.select(['id', 'urutan'])
			.where('id', 'in', ids)
			.where(rowsFor(entity, staf))
			.execute()
		if (rows.length !== ids.length) return fail('TIDAK_DITEMUKAN')
		const before = rows.toSorted((a, b) => Number(a.urutan) - Number(b.urutan))
		const places = before.map(({ urutan }) => Number(urutan))
		// Two rows may have had the same place.
		for (let i = 1; i < places.length; i++) places[i] = Math.max(places[i] ?? 0, (places[i - 1] ?? 0) + 1)
		const data = ids.map((id, index) => ({ id, urutan: places[index] ?? 0 }))
		await saveOrder(context, entity, data, { before: before.map(({ id }) => String(id)), apa: 'baris' })
		return { data }
	})

const hasFavourites = ({ isian }: Entity) => Object.hasOwn(isian.shape, 'favorit')

const favouritesOf = (db: Db, { table }: Entity) =>
	untyped(db).selectFrom(table).selectAll().where('favorit', 'is not', null).orderBy('favorit').orderBy('id')

/** The favourites in their order, and their order as staff drag it. */
const favouriteRoutes = (entity: Entity): AnyStaffRoute[] => [
	readRoute(callOf(calls.listFavorit, entity, 'lihat'), async ({ staf }, { db }) => {
		const rows = await favouritesOf(db, entity).where(rowsFor(entity, staf)).execute()
		return { data: rows.map((row) => ({ id: String(row.id), nama: labelOf(entity, toRecord(row)) })) }
	}),
	changeRoute(callOf(calls.orderFavorit, entity, 'ubah'), async ({ body, staf }, context) => {
		if (isLimited(entity, staf)) return fail('TIDAK_BERHAK')
		const before = (await favouritesOf(context.db, entity).execute()).map(({ id }) => String(id))
		const ids = [...new Set(body.id)]
		// Another editor has added or removed a favourite in the meantime.
		if (ids.toSorted().join() !== before.toSorted().join()) return fail('SUDAH_BERUBAH')
		const ordered = ids.map((id, index) => ({ id, favorit: index + 1 }))
		await saveOrder(context, entity, ordered, { before, apa: 'favorit' })
		return { data: ids.map((id) => ({ id })) }
	}),
]

async function saveOrder(
	{ db, audit }: ChangeContext,
	{ table, sumber }: Entity,
	ordered: { id: string }[],
	{ before, apa }: { before: string[]; apa: string },
): Promise<void> {
	for (const { id, ...place } of ordered) await untyped(db).updateTable(table).set(place).where('id', '=', id).execute()
	const [sebelum, sesudah] = [{ id: before }, { id: ordered.map(({ id }) => id) }]
	await audit({ aksi: 'urutkan', sumber, sumberId: '', label: `${ordered.length} ${apa}`, sebelum, sesudah })
}
