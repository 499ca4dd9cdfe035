import { type ColumnDataType, type CreateTableBuilder, type Expression, type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'

export interface Column {
	type: ColumnDataType | Expression<unknown>
	nullable?: boolean
	default?: string | number
	references?: { table: string; onDelete: OnDelete }
}

type OnDelete = 'cascade' | 'restrict' | 'set null'

export const text: Column = { type: 'text' }
export const textOrNull: Column = { type: 'text', nullable: true }
/** Text with a default. */
export const textOr = (value: string): Column => ({ type: 'text', default: value })
/** 64 bits in both databases: epoch milliseconds and rupiah need more than 32. */
export const int: Column = { type: 'bigint' }
export const intOrNull: Column = { type: 'bigint', nullable: true }
export const intOr = (value: number): Column => ({ type: 'bigint', default: value })
export const double: Column = { type: 'double precision' }
export const doubleOrNull: Column = { type: 'double precision', nullable: true }

/** Folded text. It sorts by its bytes in both databases; PostgreSQL's default is the machine's locale. */
export const foldedText = (kind: DatabaseKind): Column => ({
	type: kind === 'postgres' ? sql`text collate "C"` : 'text',
})

/** The `id` of another table's row. */
export const idOf = (table: string, onDelete: OnDelete = 'cascade'): Column => ({
	type: 'text',
	references: { table, onDelete },
})
export const idOrNull = (table: string, onDelete: OnDelete): Column => ({ ...idOf(table, onDelete), nullable: true })

export interface Keys {
	/** Without it the table gets a text `id`. */
	primaryKey?: string[]
	unique?: string[][]
	index?: string[][]
}

/** Creates a table and its indexes, which are named after the table and their columns. */
export async function createTable(
	db: Kysely<unknown>,
	table: string,
	columns: Record<string, Column>,
	{ primaryKey, unique = [], index = [] }: Keys = {},
): Promise<void> {
	let builder: CreateTableBuilder<string, string> = db.schema.createTable(table)
	if (!primaryKey) builder = builder.addColumn('id', 'text', (column) => column.primaryKey())
	for (const [name, { type, nullable, default: value, references }] of Object.entries(columns))
		builder = builder.addColumn(name, type, (column) => {
			let built = nullable ? column : column.notNull()
			if (value !== undefined) built = built.defaultTo(value)
			return references ? built.references(`${references.table}.id`).onDelete(references.onDelete) : built
		})
	if (primaryKey) builder = builder.addPrimaryKeyConstraint(`${table}_pk`, primaryKey)
	await builder.execute()
	for (const names of unique)
		await db.schema
			.createIndex(`${table}_${names.join('_')}_unik`)
			.unique()
			.on(table)
			.columns(names)
			.execute()
	for (const names of index)
		await db.schema
			.createIndex(`${table}_${names.join('_')}`)
			.on(table)
			.columns(names)
			.execute()
}
