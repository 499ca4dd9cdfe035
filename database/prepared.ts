import type { CompiledQuery, Kysely, SelectQueryBuilder } from 'kysely'
import type { Database } from './connect.ts'
import type { DatabaseKind } from './database-kind.ts'
import type { Schema } from './schema.ts'

/** A query as it is sent: a named one is known to the database from the second time on. */
export interface ReadQuery {
	name?: string
	sql: string
	parameters: readonly unknown[]
}

export interface Building<Given = void, Shape = void> {
	db: Kysely<Schema>
	kind: DatabaseKind
	/** What stands for each value; undefined where none was given. To be put into the query, never to be looked at. */
	given: Given
	shape: Shape
}

export interface Prepared<Given, Shape, Row> {
	all(database: Database, given: Given, shape: Shape): Promise<Row[]>
	first(database: Database, given: Given, shape: Shape): Promise<Row | undefined>
	/** The query with these values, not yet run. */
	with(database: Database, given: Given, shape: Shape): ReadQuery
}

/** Values by name. */
// biome-ignore lint/suspicious/noConfusingVoidType: an argument of this type may be left out
export type Values = object | void

/** What the query itself depends on: an order, a condition more or less. */
// biome-ignore lint/suspicious/noConfusingVoidType: an argument of this type may be left out
export type Shapes = Record<string, string | boolean | undefined> | void

// biome-ignore lint/suspicious/noExplicitAny: a query of whatever tables
export type Select<Row> = SelectQueryBuilder<any, any, Row>

/** Stands for a value while a query is built. */
class Placeholder {
	readonly name: string
	constructor(name: string) {
		this.name = name
	}
}

let queries = 0

/**
 * A query that is built and compiled once, and from then on only given its values. It is built anew for each `shape`,
 * for each set of values that are given at all, and for each kind of database.
 *
 * @example
 * const layananByUri = prepared(({ db, given }: Building<{ uri: string }>) =>
 * 	db.selectFrom('layanan').selectAll().where('uri', '=', given.uri))
 * const layanan = await layananByUri.first(database, { uri: 'igd-24-jam' })
 */
export function prepared<Row, Given extends Values = void, Shape extends Shapes = void>(
	build: (building: Building<Given, Shape>) => { compile(): CompiledQuery<Row> },
): Prepared<Given, Shape, Row> {
	const known = new Map<string, ReadQuery>()

	function compile({ db, kind }: Database, given: Given, shape: Shape): ReadQuery {
		const places = Object.entries(given ?? {}).map(([name, value]) => [
			name,
			value === undefined ? value : new Placeholder(name),
		])
		const { sql, parameters } = build({ db, kind, given: Object.fromEntries(places) as Given, shape }).compile()
		queries += 1
		return { name: `prepared-${queries}`, sql, parameters }
	}

	function bind(database: Database, given: Given, shape: Shape): ReadQuery {
		const key = shapeOf(database.kind, given, shape)
		let query = known.get(key)
		if (!query) {
			query = compile(database, given, shape)
			known.set(key, query)
		}
		const { name, sql, parameters } = query
		const values = given as unknown as Record<string, unknown>
		return { name, sql, parameters: parameters.map((each) => (each instanceof Placeholder ? values[each.name] : each)) }
	}

	const all = (database: Database, given: Given, shape: Shape) => database.read<Row>(bind(database, given, shape))
	return { all, first: async (...asked) => (await all(...asked))[0], with: bind }
}

function shapeOf(kind: DatabaseKind, given: Values, shape: Shapes): string {
	let key: string = kind
	const values = given as unknown as Record<string, unknown>
	for (const name in values) if (values[name] !== undefined) key += ` ${name}`
	const shapes = shape as Record<string, unknown>
	for (const name in shapes) key += ` ${shapes[name]}`
	return key
}
