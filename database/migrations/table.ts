import { type ColumnDataType, type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'

type OnDelete = 'cascade' | 'restrict' | 'set null'

interface Column {
	type: ColumnDataType
	null?: boolean
	references?: { table: keyof Schema; onDelete: OnDelete }
}

const columns = (names: string[], column: Column) => Object.fromEntries(names.map((name) => [name, column]))

export const text = (...names: string[]) => columns(names, { type: 'text' })
export const textNull = (...names: string[]) => columns(names, { type: 'text', null: true })
/** 64 bits on both databases: epoch milliseconds and rupiah do not fit into 32. */
export const int = (...names: string[]) => columns(names, { type: 'bigint' })

export const fk = (name: string, table: keyof Schema, onDelete: OnDelete = 'cascade', nullable = false) =>
	columns([name], { type: 'text', null: nullable, references: { table, onDelete } })

interface Keys {
	/** Without it the table gets a text `id`. */
	primaryKey?: string[]
	unique?: string[][]
	index?: string[][]
}

export const tableCreator = (db: Kysely<Schema>, kind: DatabaseKind) =>
	async function createTable(
		table: keyof Schema,
		definition: Record<string, Column>,
		{ primaryKey, unique = [], index = [] }: Keys = {},
	): Promise<void> {
		let builder = db.schema.createTable(table)
		if (!primaryKey) builder = builder.addColumn('id', 'text', (column) => column.primaryKey())
		for (const [name, { type, null: nullable, references }] of Object.entries(definition)) {
			// Folded text sorts by its bytes everywhere; PostgreSQL would otherwise ask the machine's locale.
			const dataType = name === 'cari' && kind === 'postgres' ? sql`text collate "C"` : type
			builder = builder.addColumn(name, dataType, (column) => {
				const required = nullable ? column : column.notNull()
				return references ? required.references(`${references.table}.id`).onDelete(references.onDelete) : required
			})
		}
		if (primaryKey) builder = builder.addPrimaryKeyConstraint(`${table}_pk`, primaryKey as never)
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
