import type { DatabaseKind } from '../database-kind.ts'

/** What a database holds, to be compared after it was put back. */
export interface Contents {
	kind: DatabaseKind
	/** The names of the steps that made the schema, oldest first. */
	migrations: string[]
	/** By table. */
	rows: Record<string, number>
}

/** Where Kysely writes down what it has done. */
export const MIGRATION_TABLE = 'kysely_migration'
