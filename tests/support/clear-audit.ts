import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { purgeAudit } from '../../server/retention/purge.ts'

/** Empties the audit trail as retention does; nothing else may delete from it. */
export const clearAudit = (db: Kysely<Schema>) => purgeAudit(db, Number.MAX_SAFE_INTEGER, 10_000)
