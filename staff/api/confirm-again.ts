let pending: { finished: Promise<boolean>; finish: (isConfirmed: boolean) => void } | undefined
const listeners = new Set<() => void>()

/**
 * Opens the confirmation dialog after a sensitive change was refused, once for all such requests. Resolves with true
 * after password or passkey, and with false when the dialog is cancelled.
 */
export function confirmAgain(): Promise<boolean> {
	if (!pending) {
		const { promise, resolve } = Promise.withResolvers<boolean>()
		pending = { finished: promise, finish: resolve }
		notifyListeners()
	}
	return pending.finished
}

export function finishConfirmation(isConfirmed: boolean): void {
	pending?.finish(isConfirmed)
	pending = undefined
	notifyListeners()
}

function notifyListeners(): void {
	for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export const isConfirming = () => pending !== undefined

export function subscribeToConfirmation(listener: () => void): () => void {
	listeners.add(listener)
	return () => {
		listeners.delete(listener)
	}
}
