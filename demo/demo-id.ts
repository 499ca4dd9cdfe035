import { createHash } from 'node:crypto'
import type { Schema } from '../database/schema.ts'

/** A record of the demo hospital has the same id in every database. */
export const demoId = (table: keyof Schema, uri: string): string =>
	createHash('sha256').update(`${table}/${uri}`).digest('hex').slice(0, 32)
