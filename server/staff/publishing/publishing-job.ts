import type { Database } from '../../../database/connect.ts'
import type { Job } from '../../jobs/start-jobs.ts'
import { nextDue, publishDue } from './publish-due.ts'

/** Short enough that a scheduled row appears within a second, including the delay of the watched revision. */
const CHECK_EVERY_MS = 500

interface PublishingOptions {
	database: Database
	/** The content revision known to this process; a new one may contain a scheduled row. */
	revision: () => number
	now: () => number
}

/** Queries the database only when content has changed or a row is due. The first process that finds one publishes it. */
export function publishingJob({ database, revision, now }: PublishingOptions): Job {
	let known: { revision: number; due: number | null } | undefined
	return {
		nama: 'penerbitan',
		everyMs: CHECK_EVERY_MS,
		async run() {
			const current = revision()
			if (known?.revision !== current) known = { revision: current, due: await nextDue(database) }
			if (known.due === null || known.due > now()) return undefined
			const count = await publishDue(database, now())
			known = undefined
			return count > 0 ? { count } : undefined
		},
	}
}
