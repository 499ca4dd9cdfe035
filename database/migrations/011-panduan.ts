import type { Kysely } from 'kysely'
import { createTable, int, text } from './table.ts'

/** The set-up guide: its steps are derived from the content; only skipped steps and its end are stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createTable(db, 'panduan', { langkah: text, createdAt: int }, { primaryKey: ['langkah'] })
}
