/** A dialog that opens when a request is refused, once for all requests that then wait for its answer. */
export function waitingDialog<Answer>() {
	let waiting: PromiseWithResolvers<Answer> | undefined
	const listeners = new Set<() => void>()
	const notify = () => {
		for (const listener of listeners) listener()
	}
	return {
		ask(): Promise<Answer> {
			waiting ??= Promise.withResolvers()
			notify()
			return waiting.promise
		},
		finish(answer: Answer): void {
			waiting?.resolve(answer)
			waiting = undefined
			notify()
		},
		notify,
		/** For `useSyncExternalStore`, with `isOpen`. */
		subscribe(listener: () => void) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		isOpen: () => waiting !== undefined,
	}
}

/** Asks for password or passkey before a sensitive change; false when it is cancelled. */
export const confirmation = waitingDialog<boolean>()
