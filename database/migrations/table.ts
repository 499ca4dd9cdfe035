import { type CreateTableBuilder, type Generated, type Kysely, sql } from 'kysely'

export type DatabaseKind = 'sqlite' | 'postgres'

/** A column; `Value` is its type in database/schema.ts. */
export interface Column<Value = unknown> {
	type: 'text' | 'folded' | 'bigint' | 'double precision'
	nullable?: boolean
	default?: string | number
	references?: { table: string; onDelete: OnDelete }
	/** Stored encrypted by server/keys/fields.ts, for its row or for its column alone. */
	encrypted?: 'row' | 'column'
	/** No column has it: it carries the type. */
	value?: Value
}

type OnDelete = 'cascade' | 'restrict' | 'set null'

export const text: Column<string> = { type: 'text' }
export const textOrNull: Column<string | null> = { type: 'text', nullable: true }

declare const encryption: unique symbol
/** A stored value that only server/keys/fields.ts reads and writes: no text, so that none of it is used by mistake. */
export interface Encrypted {
	[encryption]: true
}

/** Text that a copy of the database does not tell; the empty text is stored as it is. */
export const encrypted: Column<Encrypted> = { type: 'text', encrypted: 'row' }
export const encryptedOrEmpty: Column<Generated<Encrypted>> = { type: 'text', encrypted: 'row', default: '' }
export const encryptedOrNull: Column<Encrypted | null> = { type: 'text', encrypted: 'row', nullable: true }
/** The same for a library that encrypts before it knows the row. */
export const encryptedAnyRow: Column<Encrypted> = { type: 'text', encrypted: 'column' }

export const textOr = <Value extends string = string>(value: NoInfer<Value>): Column<Generated<Value>> => ({
	type: 'text',
	default: value,
})
export const textOrNullBut = (value: string): Column<Generated<string | null>> => ({
	type: 'text',
	nullable: true,
	default: value,
})
/** 64 bits in both databases: epoch milliseconds and rupiah need more than 32. */
export const int: Column<number> = { type: 'bigint' }
export const intOrNull: Column<number | null> = { type: 'bigint', nullable: true }
export const intOr = (value: number): Column<Generated<number>> => ({ type: 'bigint', default: value })
export const double: Column<number> = { type: 'double precision' }
export const doubleOrNull: Column<number | null> = { type: 'double precision', nullable: true }
/** Folded text. It sorts by its bytes in both databases; PostgreSQL's default is the machine's locale. */
export const folded: Column<string> = { type: 'folded' }
export const foldedOr = (value: string): Column<Generated<string>> => ({ type: 'folded', default: value })

/** The `id` of another table's row. */
export const idOf = (table: string, onDelete: OnDelete = 'cascade'): Column<string> => ({
	type: 'text',
	references: { table, onDelete },
})
export const idOrNull = (table: string, onDelete: OnDelete): Column<string | null> => ({
	type: 'text',
	nullable: true,
	references: { table, onDelete },
})

interface Keys {
	/** Without it the table gets a text `id`. */
	primaryKey?: string[]
	/** Each by its columns: `createdAt, id`. */
	unique?: string[]
	index?: string[]
}

interface Table<Row = unknown> {
	columns: Record<string, Column>
	keys: Keys
	/** No table has it: it carries the type. */
	row?: Row
}

type RowOf<Columns> = { [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never }

/** Declares a table: `createTables` makes it, `SchemaOf` gives its type. */
export function table<Columns extends Record<string, Column>>(
	columns: Columns,
	keys: Keys & { primaryKey: string[] },
): Table<RowOf<Columns>>
export function table<Columns extends Record<string, Column>>(
	columns: Columns,
	keys?: Keys,
): Table<RowOf<Columns & { id: Column<string> }>>
export function table(columns: Record<string, Column>, keys: Keys = {}): Table {
	return { columns, keys }
}

/** The tables by name, as Kysely takes them. */
export type SchemaOf<Tables> = { [Name in keyof Tables]: Tables[Name] extends Table<infer Row> ? Row : never }

/** Creates tables and their indexes, which are named after the table and their columns. */
export async function createTables(
	db: Kysely<unknown>,
	kind: DatabaseKind,
	tables: Record<string, Table>,
): Promise<void> {
	const foldedType = kind === 'postgres' ? sql`text collate "C"` : 'text'
	for (const [table, { columns, keys }] of Object.entries(tables)) {
		const { primaryKey, unique = [], index = [] } = keys
		let builder: CreateTableBuilder<string, string> = db.schema.createTable(table)
		if (!primaryKey) builder = builder.addColumn('id', 'text', (column) => column.primaryKey())
		for (const [name, { type, nullable, default: value, references }] of Object.entries(columns))
			builder = builder.addColumn(name, type === 'folded' ? foldedType : type, (column) => {
				let built = nullable ? column : column.notNull()
				if (value !== undefined) built = built.defaultTo(value)
				return references ? built.references(`${references.table}.id`).onDelete(references.onDelete) : built
			})
		if (primaryKey) builder = builder.addPrimaryKeyConstraint(`${table}_pk`, primaryKey)
		await builder.execute()
		for (const names of unique.map((key) => key.split(', ')))
			await db.schema
				.createIndex(`${table}_${names.join('_')}_unik`)
				.unique()
				.on(table)
				.columns(names)
				.execute()
		for (const names of index.map((key) => key.split(', ')))
			await db.schema
				.createIndex(`${table}_${names.join('_')}`)
				.on(table)
				.columns(names)
				.execute()
	}
}
