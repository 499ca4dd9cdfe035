import type { Logger } from 'pino'
import type { Database } from '../../../database/connect.ts'
import { nextDue, publishDue } from './publish-due.ts'

/** With what a watched revision takes to be seen, what is due appears within the second. */
const LOOK_EVERY_MS = 500

interface PublishingOptions {
	database: Database
	/** The revision as it is known to this process: another one means that something may be scheduled. */
	revision: () => number
	now: () => number
}

/** Looks at the clock, and at the database only when content has changed or something is due. */
export function createPublishing({ database, revision, now }: PublishingOptions): { look(): Promise<number> } {
	let known: { revision: number; due: number | null } | undefined
	return {
		async look() {
			const current = revision()
			if (known?.revision !== current) known = { revision: current, due: await nextDue(database) }
			if (known.due === null || known.due > now()) return 0
			const count = await publishDue(database, now())
			known = undefined
			return count
		},
	}
}

/** Every process looks; whichever comes first publishes. Stopping waits for what is under way. */
export function schedulePublishing(options: PublishingOptions, log: Logger): { stop(): Promise<void> } {
	const publishing = createPublishing(options)
	let running: Promise<unknown> | undefined
	const look = async () => {
		try {
			const count = await publishing.look()
			if (count > 0) log.info({ count }, 'published what was scheduled')
		} catch (error) {
			log.warn({ err: error }, 'what is scheduled could not be published')
		}
		running = undefined
	}
	const timer = setInterval(() => {
		running ??= look()
	}, LOOK_EVERY_MS).unref()
	return {
		async stop() {
			clearInterval(timer)
			await running
		},
	}
}
