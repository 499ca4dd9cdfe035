import type { History } from '../history.ts'
import type { DatabaseKind } from '../schema.ts'

/** What a database contains. A restore compares it with the backup. */
export interface Contents extends History {
	kind: DatabaseKind
	rows: Record<string, number>
}

/** An error that the operator can fix. The command prints its message without a stack trace. */
export class BackupError extends Error {}
