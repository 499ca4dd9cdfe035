import type { RevisionWatch } from '../revision.ts'

/** A content change must be visible within a second. */
const POLL_EVERY_MS = 300

/** Polls the revision. A poll that fails changes nothing; the next one uses another connection. */
export async function watchPostgresRevision(read: () => Promise<number>): Promise<RevisionWatch> {
	let revision = await read()
	let timer: NodeJS.Timeout | undefined
	const schedule = () => {
		timer = setTimeout(poll, POLL_EVERY_MS).unref()
	}
	const poll = async () => {
		try {
			revision = await read()
		} catch {}
		if (timer) schedule()
	}
	schedule()
	return {
		current: () => revision,
		stop() {
			clearTimeout(timer)
			timer = undefined
		},
	}
}
