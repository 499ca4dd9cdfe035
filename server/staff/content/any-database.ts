import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'

type AnyRow = Record<string, unknown>

/** Tables and columns that come from a description, which TypeScript cannot follow. */
export type AnyDatabase = Kysely<Record<string, AnyRow>>

export const anyDatabase = (db: Kysely<Schema>) => db as unknown as AnyDatabase
