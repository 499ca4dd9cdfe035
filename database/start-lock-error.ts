/** How long a process waits for another one: building an index of a large table takes minutes. */
export const START_LOCK_TIMEOUT_MS = 10 * 60_000

/** Another process holds the start lock, and does not release it in time. */
export class StartLockError extends Error {
	constructor(timeoutMs: number, holder = 'another process') {
		super(
			`The start lock of this database is held by ${holder}, for longer than ${Math.ceil(timeoutMs / 1000)} s: wait until that one is ready, or end it, and start again.`,
		)
	}
}
