import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The context of all parts of the loader. */
export interface Loading {
	/** The transaction of the whole load. */
	db: Kysely<Schema>
	/** The time that the content's relative days and hours count from. */
	now: number
	picturesDir: string
}

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** The embed of a YouTube video id or a TikTok address. */
export const videoOf = (contentType: 'youtube' | 'tiktok', content: string): string =>
	contentType === 'youtube' ? `youtube:${content}` : content
