import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** What every part of the loader works with. */
export interface Loading {
	/** The one transaction that everything is loaded in. */
	db: Kysely<Schema>
	/** The moment from which the content's days and hours are counted. */
	now: number
	picturesDir: string
}

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** The embed that content means by a YouTube video's id or a TikTok video's address. */
export const videoOf = (contentType: 'youtube' | 'tiktok', content: string): string =>
	contentType === 'youtube' ? `youtube:${content}` : content
