import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as content from './migrations/001-content.ts'
import * as visitors from './migrations/002-visitors.ts'
import * as keluhanPersetujuan from './migrations/003-keluhan-persetujuan.ts'
import * as memberPindah from './migrations/004-member-pindah.ts'
import * as banyakData from './migrations/005-banyak-data.ts'
import type { DatabaseKind } from './migrations/search-index.ts'
import type { Schema } from './schema.ts'

type OurMigration = { up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> }

const migrations: Record<string, OurMigration> = {
	'001-content': content,
	'002-visitors': visitors,
	'003-keluhan-persetujuan': keluhanPersetujuan,
	'004-member-pindah': memberPindah,
	'005-banyak-data': banyakData,
}

/** Brings the schema up to date and tells how many steps that took. The caller holds the start lock. */
export async function migrate(db: Kysely<Schema>, kind: DatabaseKind): Promise<number> {
	const { error, results = [] } = await migrator(db, kind).migrateToLatest()
	if (error) throw error
	return results.length
}

/** True when nothing is left to migrate. */
export async function isMigrated(db: Kysely<Schema>, kind: DatabaseKind): Promise<boolean> {
	const known = await migrator(db, kind).getMigrations()
	return known.every((migration) => migration.executedAt !== undefined)
}

function migrator(db: Kysely<Schema>, kind: DatabaseKind): Migrator {
	const provided = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
		name,
		{ up: (migrating) => up(migrating as Kysely<Schema>, kind) },
	])
	return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(provided) } })
}
