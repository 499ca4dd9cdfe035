import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { AnyCall } from '../../../contract/call.ts'
import type { Use } from '../../../contract/content/content-type.ts'
import { epochMs, uri as uriShape } from '../../../contract/shapes.ts'
import type { Aksi, Sumber } from '../../../contract/staff/permissions.ts'
import { recordOf } from '../../../contract/staff/responses.ts'
import type { Db, Schema } from '../../../database/schema.ts'
import type { ContentTable } from '../../content-rules/content-rules.ts'
import { prepareContent } from '../../content-rules/prepare-content.ts'
import type { Failure } from '../../http/failure.ts'
import { summary } from '../../rich-text/plain-text.ts'
import type { ChangeContext, Staf } from '../staff-route.ts'
import type { ClinicRules } from './clinic-limit.ts'
import type { Need } from './needs.ts'

/** A join table: `{ table: 'artikelDokter', own: 'artikelId', other: 'dokterId' }`. */
export interface Links {
	table: ContentTable
	own: string
	other: string
	/** Whether the join table has an order (`urutan`). */
	ordered?: boolean
}

/** Rows that belong to this one. Every save sends all of them. */
export interface Parts {
	table: ContentTable
	own: string
	json?: readonly string[]
}

/** Rows that the database deletes with this one; undo restores them. */
export interface Cascade {
	table: keyof Schema
	own: string
	/** The column that refers to another row of the same table. */
	parent?: string
}

/** A column of another table's row: `{ table: 'artikelView', own: 'artikelId', column: 'countView' }`. */
export interface Count {
	table: keyof Schema
	own: string
	column: string
}

/** A row as the API returns it. */
export type StaffRecord = Record<string, unknown> & { id: string }

export interface Saved {
	before?: StaffRecord
	after: StaffRecord
}

/** A refusal, or columns to write with the change. */
export type Guarded = Failure | Record<string, unknown>

/**
 * The description of one kind of content, from which its routes are made. Fields have the names of the table's columns;
 * fields of other tables are under `links` and `parts`.
 */
export interface Entity {
	/** Its name in the API path, in the permissions and in the staff app. */
	sumber: Sumber
	table: ContentTable
	/** The input schema, from the contract. */
	isian: z.ZodObject
	/** The schema of a stored row; it decides which columns the API returns. */
	record: z.ZodObject
	/** The column that names a row to people, or a fixed name. */
	label: string | (() => string)
	/** Columns that `q` searches; `cari` has a search index. */
	search: readonly string[]
	/** Sortable columns; the first one is the default. */
	sort: readonly [string, ...string[]]
	/** The default direction. */
	sortFirst?: 'asc' | 'desc'
	/** Columns and links that a list can be filtered by. */
	filter?: readonly string[]
	/** Named conditions of the filter `perlu`: rows that need something. */
	needs?: Readonly<Record<string, Need>>
	/** Columns that hold JSON. */
	json?: readonly string[]
	/** Numbers of another table that lists show and sort by. */
	counts?: Readonly<Record<string, Count>>
	/** Long columns that a list leaves out. */
	long?: readonly string[]
	/** The column from which `uri` is made, and the path of its pages: `/info-kesehatan/`. */
	uri?: { from: string; page: `/${string}/` | null }
	/** Rows have an order (`urutan`) that staff change by dragging. */
	ordered?: boolean
	/** Rows have `status` and `terbitPada`: drafts and scheduled publishing. */
	published?: boolean
	/** Times that the server sets. */
	stamps?: readonly ('createdAt' | 'updatedAt')[]
	/** The error when a unique constraint fails, by field; the default is about `uri`. */
	unique?: Readonly<Record<string, string>>
	/** The error when another row has the same name, whatever its case; the names are compared in `cari`. */
	sameName?: { field: string; message: string }
	links?: Readonly<Record<string, Links>>
	parts?: Readonly<Record<string, Parts>>
	usedBy?: readonly Use<keyof Schema>[]
	/** Cascades other than links and parts. */
	cascades?: readonly Cascade[]
	/** A setting: the table has one row, which is never created or deleted by staff. */
	single?: boolean
	/** For people who are limited to clinics; without it the limit does not concern these rows. */
	clinics?: ClinicRules
	/** Whether this person may make this change; columns to write with it. `before` is absent for a new row. */
	guard?: (db: Db, staf: Staf, change: { before?: StaffRecord; after: Record<string, unknown> }) => Promise<Guarded>
	/** The fields that another system keeps and that this change would alter. It also keeps the row from being deleted. */
	managed?: (db: Db, before: StaffRecord, after: Record<string, unknown>) => Promise<string[]>
	/** Runs after every save, in its transaction. */
	saved?: (context: ChangeContext, saved: Saved) => Promise<void>
}

/** An entity as it is written: the schema of its rows follows from the rest. */
export interface Description extends Omit<Entity, 'record' | 'search' | 'sort'> {
	/** Columns that neither the form nor these options have. */
	added?: z.ZodRawShape
	/** A setting has no list. */
	search?: readonly string[]
	sort?: readonly string[]
}

export function toEntity({ added, search = [], sort = [], ...rest }: Description): Entity {
	const { isian, uri, ordered, stamps = [] } = rest
	const record = recordOf(isian, {
		...(uri && { uri: uriShape }),
		...(ordered && { urutan: z.int() }),
		...Object.fromEntries(stamps.map((column) => [column, epochMs])),
		...added,
	})
	const [first = 'id', ...others] = sort
	return { ...rest, record, search, sort: [first, ...others] }
}

type Column<Table extends ContentTable> = keyof Schema[Table] & string

/** The same with column names checked against the table. */
interface DescriptionOf<Table extends ContentTable> extends Description {
	table: Table
	label: Column<Table> | (() => string)
	search?: readonly Column<Table>[]
	sort?: readonly Column<Table>[]
	json?: readonly Column<Table>[]
	long?: readonly Column<Table>[]
	uri?: { from: Column<Table>; page: `/${string}/` | null }
}

export const entity = <Table extends ContentTable>(description: DescriptionOf<Table>): Entity => toEntity(description)

type Row = Record<string, unknown>

// An entity names its tables and columns at run time, so TypeScript cannot check queries built from it. These are the
// only casts for that: every query and row of an entity goes through here.

/** The database without types of tables and columns. */
export const untyped = (db: Db) => db as unknown as Kysely<Record<string, Row>>

export const prepareUntyped = (table: ContentTable, row: Row): Row => prepareContent(table, row as never)

/** A call of every kind of content, as the call of one kind: its path and its permission. */
export const callOf = <C extends AnyCall>(call: C, { sumber }: Entity, aksi: Aksi): C => ({
	...call,
	path: call.path.replace('{sumber}', sumber),
	audience: [sumber, aksi],
	params: call.params.omit({ sumber: true }),
})

const MAX_LENGTH = 80

/** The name of a row for people: one short line without markup. */
export function labelOf({ label }: Entity, record: StaffRecord): string {
	const name = typeof label === 'function' ? label() : String(record[label] ?? '')
	return summary(name, MAX_LENGTH) || 'Tanpa teks'
}

/** The part of an audit entry that names a row. */
export const entryOf = (entity: Entity, record: StaffRecord) => ({
	sumber: entity.sumber,
	sumberId: record.id,
	label: labelOf(entity, record),
})

export const newestFirst = (db: Db, { sumber }: Entity, id: string) =>
	db
		.selectFrom('peristiwa')
		.where('sumber', '=', sumber)
		.where('sumberId', '=', id)
		.orderBy('createdAt', 'desc')
		.orderBy('id', 'desc')
