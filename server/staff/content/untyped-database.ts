import type { Kysely } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import type { ContentTable } from '../../content-rules/content-rules.ts'
import { prepareContent } from '../../content-rules/prepare-content.ts'

type Row = Record<string, unknown>

// An entity names its tables and columns at run time, so TypeScript cannot check queries built from it. These are the
// only casts for that: every query and row of an entity goes through here.

/** The database without types of tables and columns. */
export const untyped = (db: Db) => db as unknown as Kysely<Record<string, Row>>

/** `prepareContent` without types of tables and columns. */
export const prepareUntyped = (table: ContentTable, row: Row): Row => prepareContent(table, row as never)
