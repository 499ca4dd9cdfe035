import { DatabaseSync } from 'node:sqlite'

/** The number that every content write bumps, always at hand. */
export interface RevisionWatch {
	current(): number
	stop(): void
}

/** Between two looks more answers are sent than visitors could tell apart. */
const LOOK_EVERY_MS = 2

/** A look at one row takes microseconds and sees what any process has written, so it is taken when it is asked for. */
export function watchSqliteRevision(file: string): RevisionWatch {
	const database = new DatabaseSync(file, { readOnly: true })
	const statement = database.prepare('select "nomor" from "revisi" where "id" = 1')
	const look = () => Number(statement.get()?.nomor)
	let revision = look()
	let lookedAt = performance.now()
	return {
		current() {
			const now = performance.now()
			if (now - lookedAt >= LOOK_EVERY_MS) {
				lookedAt = now
				// A database that does not answer changes nothing: what is known stays good.
				try {
					revision = look()
				} catch {}
			}
			return revision
		},
		stop: () => database.close(),
	}
}

/** Well within the second in which a change of content is to be seen. */
const ASK_EVERY_MS = 300

/** Asks again and again: one row by its key. A connection that broke is another one the next time. */
export async function watchRevision(read: () => Promise<number>): Promise<RevisionWatch> {
	let revision = await read()
	let timer: NodeJS.Timeout | undefined
	const ask = async () => {
		try {
			revision = await read()
		} catch {}
		if (timer) wait()
	}
	const wait = () => {
		timer = setTimeout(ask, ASK_EVERY_MS).unref()
	}
	wait()
	return {
		current: () => revision,
		stop() {
			clearTimeout(timer)
			timer = undefined
		},
	}
}
