import { type RawBuilder, sql } from 'kysely'

/**
 * The condition that visitors may see this doctor. Not `= 1`: SQLite would take that for selective, and read all doctors
 * instead of the most visited ones.
 */
export const isShown = (): RawBuilder<boolean> => sql<boolean>`${sql.ref('dokter.tampil')} <> 0`
