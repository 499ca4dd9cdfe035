import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { DatabaseKind } from './database-kind.ts'
import * as content from './migrations/001-content.ts'
import * as people from './migrations/002-people.ts'
import * as staff from './migrations/003-staff.ts'
import * as reservations from './migrations/004-reservations.ts'
import * as search from './migrations/005-search.ts'
import type { Schema } from './schema.ts'

/** Migrations by name. They run in the order of their names, each once per database. */
export type Migrations = Record<string, { up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> }>

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
 * @throws when one fails; then none of them has changed anything
 */
export async function migrate(db: Kysely<Schema>, kind: DatabaseKind, known = migrations): Promise<number> {
	const { error, results = [] } = await migrator(db, kind, known).migrateToLatest()
	if (error) throw error
	return results.length
}

/** True when no migration is pending. */
export async function isMigrated(db: Kysely<Schema>, kind: DatabaseKind): Promise<boolean> {
	const all = await migrator(db, kind, migrations).getMigrations()
	return all.every((migration) => migration.executedAt !== undefined)
}

function migrator(db: Kysely<Schema>, kind: DatabaseKind, known: Migrations): Migrator {
	const withKind = Object.entries(known).map(([name, { up }]): [string, Migration] => [
		name,
		{ up: (transaction) => up(transaction, kind) },
	])
	return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(withKind) } })
}
