import { createHash } from 'node:crypto'
import type { Schema } from '../database/schema.ts'

/** The same thing has the same id wherever and whenever the demo hospital is loaded. */
export const demoId = (table: keyof Schema, uri: string): string =>
	createHash('sha256').update(`${table}/${uri}`).digest('hex').slice(0, 32)
