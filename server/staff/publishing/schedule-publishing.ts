import type { Logger } from 'pino'
import type { Database } from '../../../database/connect.ts'
import { nextDue, publishDue } from './publish-due.ts'

/** Short enough that a scheduled row appears within a second, including the delay of the watched revision. */
const CHECK_EVERY_MS = 500

interface PublishingOptions {
	database: Database
	/** The content revision known to this process; a new one may contain a scheduled row. */
	revision: () => number
	now: () => number
}

/** Queries the database only when content has changed or a row is due. */
export function createPublishing({ database, revision, now }: PublishingOptions): { publishIfDue(): Promise<number> } {
	let known: { revision: number; due: number | null } | undefined
	return {
		async publishIfDue() {
			const current = revision()
			if (known?.revision !== current) known = { revision: current, due: await nextDue(database) }
			if (known.due === null || known.due > now()) return 0
			const count = await publishDue(database, now())
			known = undefined
			return count
		},
	}
}

/** Runs in every process; the first one publishes. `stop` waits for a running check. */
export function schedulePublishing(options: PublishingOptions, log: Logger): { stop(): Promise<void> } {
	const publishing = createPublishing(options)
	let running: Promise<unknown> | undefined
	const check = async () => {
		try {
			const count = await publishing.publishIfDue()
			if (count > 0) log.info({ count }, 'scheduled content published')
		} catch (error) {
			log.warn({ err: error }, 'scheduled publishing failed')
		}
		running = undefined
	}
	const timer = setInterval(() => {
		running ??= check()
	}, CHECK_EVERY_MS).unref()
	return {
		async stop() {
			clearInterval(timer)
			await running
		},
	}
}
