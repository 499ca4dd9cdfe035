import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { COMPATIBLE, type History, judgeHistory } from './history.ts'
import * as content from './migrations/001-content.ts'
import * as people from './migrations/002-people.ts'
import * as staff from './migrations/003-staff.ts'
import * as reservations from './migrations/004-reservations.ts'
import * as search from './migrations/005-search.ts'
import { type DatabaseKind, type Schema, tables } from './schema.ts'
import { SchemaError } from './schema-error.ts'

/** Migrations by name. They run in the order of their names, each once per database. */
export type Migrations = Record<
	string,
	{
		up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void>
		/**
		 * Servers that know this earlier migration can run on the schema after the new one: it only adds for them. Without
		 * it, only servers that know the new one can.
		 */
		compatibleFrom?: string
	}
>

export const migrations: Migrations = {
	'001-content': content,
	'002-people': people,
	'003-staff': staff,
	'004-reservations': reservations,
	'005-search': search,
}

export const migrationNames = Object.keys(migrations)

/**
 * Runs the pending migrations in one transaction and returns their number. The caller holds the start lock.
 *
 * @throws SchemaError when this version cannot use the database
 * @throws when a migration fails; then none of them has changed anything
 */
export async function migrate(db: Kysely<Schema>, kind: DatabaseKind, known = migrations): Promise<number> {
	const { migrations: executed } = await checkSchema(db, known)
	// Kysely refuses a database with more migrations than it knows.
	if (executed.length >= Object.keys(known).length) return 0
	const { error, results = [] } = await migrator(db, kind, known).migrateToLatest()
	if (error) throw error
	return results.length
}

export async function isMigrated(db: Kysely<Schema>, kind: DatabaseKind): Promise<boolean> {
	const all = await migrator(db, kind, migrations).getMigrations()
	return all.every((migration) => migration.executedAt !== undefined)
}

/**
 * Whether no migration is pending and none of a newer version has changed what this one needs: one query, where
 * `isMigrated` takes a dozen of the catalogue.
 *
 * @throws when the database does not answer, or has never been migrated
 */
export async function isServable(db: Kysely<Schema>): Promise<boolean> {
	const { rows } = await sql<{ name: string; sejak: string | null }>`
		select "name", "sejak" from ${sql.table(DEFAULT_MIGRATION_TABLE)} left join ${sql.table(COMPATIBLE)} on "nama" = "name"
		order by "name"
	`.execute(db)
	const compatibleFrom = Object.fromEntries(rows.flatMap(({ name, sejak }) => (sejak === null ? [] : [[name, sejak]])))
	const history = { migrations: rows.map(({ name }) => name), compatibleFrom }
	return rows.length >= migrationNames.length && judgeHistory(history, migrationNames) === 'ours'
}

/** @throws SchemaError when this version cannot use the database, also after its pending migrations */
export async function checkSchema(db: Kysely<Schema>, known = migrations): Promise<History> {
	const names = Object.keys(known)
	const found = await db.introspection.getTables({ withInternalKyselyTables: true })
	const columnsOf = new Map(found.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]))
	const history = await readHistory(db, columnsOf)
	const unknown = history.migrations.filter((name) => !names.includes(name))
	const judged = judgeHistory(history, names)
	if (judged === 'foreign') throw SchemaError.foreign()
	if (judged === 'newer') throw SchemaError.newer(unknown)
	// Until 1.0.0 a migration with the same name may have made other tables (decision 51).
	const isPending = history.migrations.length < names.length
	const isThere = ([table, { columns }]: [string, { columns: object }]) =>
		Object.keys(columns).every((column) => columnsOf.get(table)?.has(column))
	if (!isPending && !Object.entries(tables).every(isThere))
		throw unknown.length > 0 ? SchemaError.newer(unknown) : SchemaError.foreign()
	return history
}

async function readHistory(db: Kysely<Schema>, tables: Pick<Map<string, unknown>, 'has'>): Promise<History> {
	if (!tables.has(DEFAULT_MIGRATION_TABLE)) return { migrations: [] }
	const executed = await (db as Kysely<Record<string, { name: string }>>)
		.selectFrom(DEFAULT_MIGRATION_TABLE)
		.select('name')
		.execute()
	const compatible = tables.has(COMPATIBLE) ? await db.selectFrom(COMPATIBLE).selectAll().execute() : undefined
	return {
		migrations: executed.map(({ name }) => name).sort(),
		compatibleFrom: compatible && Object.fromEntries(compatible.map(({ nama, sejak }) => [nama, sejak])),
	}
}

function migrator(db: Kysely<Schema>, kind: DatabaseKind, known: Migrations): Migrator {
	const withKind = Object.entries(known).map(([name, { up, compatibleFrom }]): [string, Migration] => [
		name,
		{
			async up(transaction) {
				await up(transaction, kind)
				if (compatibleFrom)
					await transaction.insertInto(COMPATIBLE).values({ nama: name, sejak: compatibleFrom }).execute()
			},
		},
	])
	return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(withKind) } })
}
