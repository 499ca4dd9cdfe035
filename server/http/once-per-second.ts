const SECOND_MS = 1000

/**
 * Reports the first of many equal events at once, and then one per second, with the number of events that it stands for.
 * Each key has a second of its own.
 */
export function oncePerSecond(): (key: string, report: (count: number) => void) => void {
	const waiting = new Map<string, { count: number; report: (count: number) => void }>()

	function wait(key: string): void {
		setTimeout(() => {
			const events = waiting.get(key)
			waiting.delete(key)
			if (!events?.count) return
			events.report(events.count)
			waiting.set(key, { count: 0, report: events.report })
			wait(key)
		}, SECOND_MS).unref()
	}

	return (key, report) => {
		const events = waiting.get(key)
		if (events) {
			waiting.set(key, { count: events.count + 1, report })
			return
		}
		report(1)
		waiting.set(key, { count: 0, report })
		wait(key)
	}
}
