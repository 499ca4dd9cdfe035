import type { PeristiwaWatch } from '../watch-peristiwa.ts'

const POLL_EVERY_MS = 500

/** SQLite tells no other process of a write, so the reader asks twice a second. Reading takes microseconds. */
export function watchSqlitePeristiwa(onChange: () => void): PeristiwaWatch {
	const timer = setInterval(onChange, POLL_EVERY_MS).unref()
	return { stop: async () => clearInterval(timer) }
}
