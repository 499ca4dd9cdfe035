import { type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

export type HideableTable = {
	[Table in keyof Schema]: 'tampil' extends keyof Schema[Table] ? Table : never
}[keyof Schema]

/**
 * The condition that visitors may see this row. Not `= 1`: SQLite would take that for selective, and read all doctors
 * instead of the most visited ones.
 */
export const isShown = (table: HideableTable): RawBuilder<boolean> => sql<boolean>`${sql.ref(`${table}.tampil`)} <> 0`

/** Whether the hospital shows testimonials and its rating: some may not advertise with them. */
export const showsTestimoni = sql<boolean>`not exists (select 1 from "webSetting" where "tampilTestimoni" = 0)`
