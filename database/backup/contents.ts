import type { DatabaseKind } from '../database-kind.ts'
import type { History } from '../history.ts'

/** What a database contains. A restore compares it with the backup. */
export interface Contents extends History {
	kind: DatabaseKind
	/** The number of rows by table. */
	rows: Record<string, number>
}
