import { type KontenContoh, MAX_NAMED } from '../../../contract/staff/panduan.ts'
import type { Db } from '../../../database/schema.ts'
import { type IsiTable, keyOf, ownerOf, references } from '../../isi/content-tables.ts'
import { entities } from '../content/entities.ts'
import { labelOf, untyped } from '../content/entity.ts'
import type { Changes, DemoIds } from './read-changes.ts'

/** Demo rows by table. */
export interface Removal {
	/** In an order in which a row is deleted before those that it refers to. */
	remove: [table: string, ids: string[]][]
	/** Settings are emptied field by field instead. */
	settings: [table: string, id: string][]
	summary: KontenContoh
}

/** The content that counts as rows; everything else belongs to one of them. */
const counted = entities.filter(({ single }) => !single)

/**
 * What the removal of the demo hospital would delete. A row that staff have changed stays. So does every row that a row
 * that stays refers to. A changed article of the demo loses its doctors instead: else every correction would keep some.
 */
export async function planRemoval(db: Db, demo: DemoIds, changes: Changes): Promise<Removal> {
	const removable = new Map<string, Set<string>>()
	const changed = new Map<string, Set<string>>()
	for (const { table } of counted) {
		const present = await presentIds(db, table, demo.get(table))
		const touched = new Set(present.filter((id) => changes.get(table)?.has(id)))
		changed.set(table, touched)
		removable.set(table, new Set(present.filter((id) => !touched.has(id))))
	}
	const used = await keepReferred(db, removable, demo, changes)

	const comments = await removableComments(db, demo, changes)
	const remove: Removal['remove'] = [
		['webVisitor', await presentIds(db, 'webVisitor', demo.get('webVisitor'))],
		['artikelKomentar', comments],
		...counted.map(({ table }): [string, string[]] => [table, [...(removable.get(table) ?? [])]]).toSorted(byReference),
	]
	const settings: Removal['settings'] = []
	for (const { table } of entities.filter(({ single }) => single))
		for (const id of await presentIds(db, table, demo.get(table))) settings.push([table, id])
	const dihapus = remove.reduce((sum, [table, ids]) => (table === 'webVisitor' ? sum : sum + ids.length), 0)
	const summary = {
		dihapus: dihapus + settings.filter(([table, id]) => !changes.get(table)?.has(id)).length,
		diubah: await describeRows(db, changed),
		dipakai: await describeRows(db, used),
	}
	return { remove, settings, summary }
}

const order = references.map(([table]) => table as string)
/** Tables with references come first; `artikel` and `shopItem` before what they refer to. */
const byReference = ([a]: [string, string[]], [b]: [string, string[]]) => +order.includes(b) - +order.includes(a)

async function presentIds(db: Db, table: string, ids: ReadonlySet<string> | undefined): Promise<string[]> {
	if (!ids?.size) return []
	const rows = await untyped(db)
		.selectFrom(table)
		.select('id')
		.where('id', 'in', [...ids])
		.execute()
	return rows.map(({ id }) => String(id))
}

/** Takes out of `removable` what a row that stays refers to, until nothing changes; returns what it took out. */
async function keepReferred(db: Db, removable: Map<string, Set<string>>, demo: DemoIds, changes: Changes) {
	const links = []
	for (const [table, column, to] of references)
		if (removable.has(to) && !WITHOUT_WEIGHT.includes(table)) links.push(await readLinks(db, table, column, to))

	const isOfStaff = (table: string, id: string) => !demo.get(table)?.has(id) || changes.get(table)?.has(id) === true
	const stays = (table: IsiTable, { id, owner }: Link): boolean => {
		if (table === 'artikelDokter') return !demo.get('artikel')?.has(owner)
		if (removable.has(table)) return !removable.get(table)?.has(id)
		const ownedBy = ownerOf[table]?.table
		if (ownedBy && !removable.get(ownedBy)?.has(owner)) return true
		return id !== '' && isOfStaff(table, id)
	}

	const used = new Map<string, Set<string>>()
	let again = true
	while (again) {
		again = false
		for (const { table, to, rows } of links)
			for (const link of rows
				.filter(({ target }) => removable.get(to)?.has(target))
				.filter((row) => stays(table, row))) {
				removable.get(to)?.delete(link.target)
				used.set(to, (used.get(to) ?? new Set()).add(link.target))
				again = true
			}
	}
	return used
}

/** Comments and view counts are deleted with what they belong to. */
const WITHOUT_WEIGHT: readonly IsiTable[] = ['artikelKomentar', 'artikelView', 'dokterView']

/** A reference; `id` and `owner` are empty where the table has none. */
interface Link {
	id: string
	owner: string
	target: string
}

async function readLinks(db: Db, table: IsiTable, column: string, to: IsiTable) {
	const own = ownerOf[table]?.column
	const columns = [column, ...(own ? [own] : []), ...(keyOf(table)[0] === 'id' ? ['id'] : [])]
	const rows = await untyped(db)
		.selectFrom(table)
		.select([...new Set(columns)])
		.where(column, 'is not', null)
		.execute()
	const toLink = (row: Record<string, unknown>): Link => ({
		id: String(row.id ?? ''),
		owner: own ? String(row[own]) : '',
		target: String(row[column]),
	})
	return { table, to, rows: rows.map(toLink) }
}

/** Demo comments without a reply that stays. A deleted article takes all its comments with it. */
async function removableComments(db: Db, demo: DemoIds, changes: Changes): Promise<string[]> {
	const ids = demo.get('artikelKomentar') ?? new Set<string>()
	const rows = await db.selectFrom('artikelKomentar').select(['id', 'komenParentId']).execute()
	const isOwn = (id: string) => !ids.has(id) || changes.get('artikelKomentar')?.has(id) === true
	const answered = new Set(rows.filter(({ id }) => isOwn(id)).map(({ komenParentId }) => komenParentId))
	return rows.map(({ id }) => id).filter((id) => !isOwn(id) && !answered.has(id))
}

async function describeRows(db: Db, rows: ReadonlyMap<string, ReadonlySet<string>>) {
	const nama: string[] = []
	let jumlah = 0
	for (const entity of counted) {
		const ids = [...(rows.get(entity.table) ?? [])]
		jumlah += ids.length
		const named = ids.slice(0, MAX_NAMED - nama.length)
		if (named.length === 0) continue
		const found = await untyped(db).selectFrom(entity.table).selectAll().where('id', 'in', named).execute()
		nama.push(...found.map((row) => labelOf(entity, { ...row, id: String(row.id) })))
	}
	return { jumlah, nama }
}
