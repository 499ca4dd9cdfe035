import type { z } from 'zod'
import type { Sumber } from '../../../contract/staff/permissions.ts'
import type { Schema } from '../../../database/schema.ts'
import type { ContentTable } from '../../content/content-rules.ts'

/** Rows that join this one with others: `{ table: 'artikelDokter', own: 'artikelId', other: 'dokterId' }`. */
export interface Links {
	table: ContentTable
	own: string
	other: string
	/** Whether the table keeps the order in `urutan`. */
	ordered?: boolean
}

/** Rows that are part of this one and are sent with it, all of them each time. */
export interface Parts {
	table: ContentTable
	own: string
	json?: readonly string[]
}

/** Rows that the database deletes with this one; undoing brings them back. */
export interface Taken {
	table: keyof Schema
	own: string
	/** The column in which a row names another of its table. */
	parent?: string
}

/** What keeps a row from being deleted, and how to name it to people. */
export interface Use {
	/** In the plural of the sentence 'dipakai oleh 3 artikel'. */
	as: string
	table: keyof Schema
	label: string
	/** The column that refers to the row. */
	column?: string
	/** Or the table that joins both. */
	through?: { table: keyof Schema; own: string; other: string }
}

type Column<Table extends ContentTable> = keyof Schema[Table] & string

/**
 * All that is known of an entity. Fields are named as the table's columns are; what the table does not hold itself is
 * under `links` and `parts`.
 */
export interface Entity<Table extends ContentTable = ContentTable> {
	/** Its name in the API's path, in the table of rights and in the staff room. */
	sumber: Sumber
	table: Table
	/** What staff may send, from the contract. */
	isian: z.ZodObject
	/** The column by which people call a row, or the words themselves. */
	label: Column<Table> | ((record: StaffRecord) => string)
	/** Columns that the search box looks into; a `cari` is searched by its index. */
	search: readonly Column<Table>[]
	/** Columns one may sort by; the first, with its direction, is how the list begins. */
	sort: readonly [Column<Table>, ...Column<Table>[]]
	sortFirst?: 'asc' | 'desc'
	/** Columns and links one may filter by, each by several values. */
	filter?: readonly string[]
	/** Columns that hold JSON. */
	json?: readonly Column<Table>[]
	/** Long columns that a list leaves out. */
	long?: readonly Column<Table>[]
	/** The column from which `uri` is made, and where its pages are: `/info-kesehatan/`. */
	uri?: { from: Column<Table>; page: `/${string}/` | null }
	/** The row has a place among the others (`urutan`), which is changed by dragging. */
	ordered?: boolean
	/** The row has `status` and `terbitPada`: it may be a draft, or wait for its time. */
	published?: boolean
	/** Times that the server sets. */
	stamps?: readonly ('createdAt' | 'updatedAt')[]
	/** What is said when another row has the same; else it is about the `uri`. */
	unique?: Readonly<Record<string, string>>
	links?: Readonly<Record<string, Links>>
	parts?: Readonly<Record<string, Parts>>
	usedBy?: readonly Use[]
	/** What goes with it that is neither a link nor a part of it. */
	takesAlong?: readonly Taken[]
	/** The table holds one row, which is neither made nor deleted. */
	single?: boolean
}

export const entity = <Table extends ContentTable>(description: Entity<Table>): Entity =>
	description as unknown as Entity

/** A row as the API shows it. */
export type StaffRecord = Record<string, unknown> & { id: string }
