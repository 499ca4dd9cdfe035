import type { DatabaseKind } from '../database-kind.ts'

/** What a database contains. A restore compares it with the backup. */
export interface Contents {
	kind: DatabaseKind
	/** The names of the executed migrations, oldest first. */
	migrations: string[]
	/** The number of rows by table. */
	rows: Record<string, number>
}
